// The guests of the gala, each in a medallion.
import type { Drawing } from '../../../draw/drawing.ts';
import { type Likeness, medallion, SKINS } from '../../../draw/faces.ts';
import { CHARACTER_IDS } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';

const [FAIR, WARM, BROWN, DARK] = SKINS;
const GUESTS: Readonly<Partial<Record<CharacterId, Likeness>>> = {
  // the librarian
  'CH-1': {
    skin: WARM,
    hair: '#8b8378',
    cloth: '#5b3a78',
    back: 'bun',
    front: 'parted',
    collar: 'ruff',
    worn: 'glasses',
  },
  // the banker
  'CH-2': {
    skin: FAIR,
    hair: '#6d5a4a',
    cloth: '#2c2a33',
    trim: '#a8872f',
    beard: 'whiskers',
    hat: 'topper',
    collar: 'bow',
    worn: 'monocle',
  },
  // the gallerist
  'CH-3': {
    skin: BROWN,
    hair: '#2b1d14',
    cloth: '#7a4a22',
    trim: '#b8552f',
    back: 'short',
    beard: 'point',
    hat: 'beret',
    collar: 'scarf',
  },
  // the jeweller
  'CH-4': {
    skin: DARK,
    hair: '#1f1712',
    cloth: '#1f4f86',
    trim: '#e9eef5',
    beard: 'full',
    hat: 'turban',
    collar: 'chain',
  },
  // the heiress
  'CH-5': {
    skin: FAIR,
    hair: '#b98a3e',
    cloth: '#1f7a52',
    trim: '#2f9e6c',
    back: 'flowing',
    front: 'parted',
    hat: 'tiara',
    collar: 'pearls',
    worn: 'earrings',
    lips: '#b2463f',
  },
  // the globetrotter
  'CH-6': {
    skin: WARM,
    hair: '#7a4a22',
    cloth: '#8a7a4e',
    trim: '#8c3b2c',
    back: 'short',
    beard: 'moustache',
    hat: 'explorer',
    collar: 'scarf',
  },
  // the diva
  'CH-7': {
    skin: BROWN,
    hair: '#33181c',
    cloth: '#8f1f3c',
    back: 'curls',
    front: 'swept',
    collar: 'pearls',
    worn: 'earrings',
    lips: '#c0263f',
  },
};

/** In a square of 60. */
export const cameo = (who: CharacterId): Drawing => medallion(likenessOf(who), '#3a2a55', '#e3bd63');

/** A guest whom only another edition knows looks like one of these. */
function likenessOf(who: CharacterId): Likeness {
  const all = Object.values(GUESTS) as Likeness[];
  return GUESTS[who] ?? all[Math.max(0, CHARACTER_IDS.indexOf(who)) % all.length];
}
