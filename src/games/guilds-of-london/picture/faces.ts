// Those who stand for the guilds, before a shield.
import { group, path } from '../../../draw/drawing.ts';
import { facesOf, type Likeness, SKINS } from '../../../draw/faces.ts';

const [FAIR, WARM, BROWN, DARK] = SKINS;
const WHO: Readonly<Record<string, Likeness>> = {
  wat: {
    skin: WARM,
    hair: '#a86a30',
    cloth: '#6a573c',
    trim: '#2f7244',
    front: 'tousled',
    back: 'short',
    collar: 'scarf',
  },
  agnes: { skin: FAIR, hair: '#7a5230', cloth: '#25569c', back: 'cowl', front: 'parted', collar: 'apron' },
  geoffrey: {
    skin: FAIR,
    hair: '#6d5a4a',
    cloth: '#353941',
    trim: '#8f2b22',
    hat: 'chaperon',
    beard: 'point',
    collar: 'shirt',
  },
  maud: {
    skin: DARK,
    hair: '#1f1712',
    cloth: '#2f7244',
    trim: '#f3e7c9',
    back: 'bun',
    front: 'swept',
    collar: 'ruff',
    worn: 'earrings',
  },
  roger: { skin: BROWN, hair: '#3a2718', cloth: '#59636b', hat: 'helmet', beard: 'full', collar: 'gorget' },
  philippa: {
    skin: FAIR,
    hair: '#b58a4a',
    cloth: '#7d2945',
    trim: '#25569c',
    back: 'flowing',
    front: 'parted',
    hat: 'tiara',
    collar: 'chain',
    lips: '#a5394a',
  },
};

const BEHIND = group(
  {},
  path('M0 0H30V60H0Z', { fill: '#a92d27', opacity: 0.75 }),
  path('M30 0H60V60H30Z', { fill: '#e3b02f', opacity: 0.6 }),
  path('M0 60L60 0', { fill: 'none', stroke: '#f3e7c9', strokeWidth: 7 }),
);

export const face = facesOf(WHO, '#f3e7c9', '#4a4f58', BEHIND);
