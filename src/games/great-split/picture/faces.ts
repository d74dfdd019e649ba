// Those who come to the gala, under its lamps.
import { circle, group, path } from '../../../draw/drawing.ts';
import { facesOf, type Likeness, SKINS } from '../../../draw/faces.ts';

const [FAIR, WARM, BROWN, DARK] = SKINS;
const WHO: Readonly<Record<string, Likeness>> = {
  toni: {
    skin: WARM,
    hair: '#3a2417',
    cloth: '#2c2a33',
    trim: '#b5304a',
    front: 'swept',
    back: 'short',
    collar: 'bow',
  },
  cosima: {
    skin: FAIR,
    hair: '#8d5a2f',
    cloth: '#1f7a52',
    trim: '#f6dc94',
    back: 'bun',
    front: 'parted',
    collar: 'pearls',
    worn: 'earrings',
    lips: '#a5394a',
  },
  percival: {
    skin: FAIR,
    hair: '#a89c8c',
    cloth: '#3d2f5c',
    trim: '#e3bd63',
    hat: 'topper',
    beard: 'moustache',
    collar: 'lapels',
    worn: 'monocle',
  },
  odile: {
    skin: DARK,
    hair: '#1a1210',
    cloth: '#7a1f3d',
    trim: '#e3bd63',
    back: 'flowing',
    hat: 'tiara',
    front: 'parted',
    collar: 'pearls',
    lips: '#b5304a',
  },
  leopold: {
    skin: BROWN,
    hair: '#2a1d16',
    cloth: '#22366b',
    trim: '#e9eef5',
    front: 'thin',
    beard: 'whiskers',
    collar: 'lapels',
    worn: 'glasses',
  },
  zelda: {
    skin: WARM,
    hair: '#1f1712',
    cloth: '#10162f',
    trim: '#9e2f57',
    back: 'short',
    hat: 'turban',
    collar: 'pearls',
    worn: 'earrings',
    lips: '#9e2f57',
  },
};

const BEHIND = group(
  {},
  circle(30, 26, 22, { fill: '#ffd667', opacity: 0.14 }),
  path(
    'M11 14l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1ZM49 12l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2ZM51 34l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8Z',
    {
      fill: '#f6dc94',
    },
  ),
);

export const face = facesOf(WHO, '#2b2150', '#e3bd63', BEHIND);
