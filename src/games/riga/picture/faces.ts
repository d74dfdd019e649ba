// Those who trade in Riga, before the Baltic.
import { group, path } from '../../../draw/drawing.ts';
import { facesOf, type Likeness, SKINS } from '../../../draw/faces.ts';

const [FAIR, WARM, BROWN] = SKINS;
const WHO: Readonly<Record<string, Likeness>> = {
  tile: {
    skin: FAIR,
    hair: '#d0a050',
    cloth: '#3d7f5c',
    trim: '#e0a92f',
    front: 'tousled',
    back: 'short',
    collar: 'scarf',
  },
  alheyd: { skin: FAIR, hair: '#8b5a34', cloth: '#2f639c', back: 'cowl', front: 'parted', collar: 'shirt' },
  hinrich: {
    skin: WARM,
    hair: '#5a3a20',
    cloth: '#86291a',
    trim: '#86291a',
    hat: 'fur',
    beard: 'full',
    collar: 'mantle',
  },
  kersten: {
    skin: BROWN,
    hair: '#2a1b12',
    cloth: '#553822',
    trim: '#2f817f',
    hat: 'chaperon',
    beard: 'point',
    collar: 'chain',
  },
  gotthard: {
    skin: FAIR,
    hair: '#c9c0b0',
    cloth: '#275940',
    front: 'thin',
    beard: 'full',
    collar: 'mantle',
    worn: 'glasses',
  },
  margarete: {
    skin: WARM,
    hair: '#6a3a22',
    cloth: '#5b539a',
    trim: '#e0a92f',
    back: 'bun',
    hat: 'fur',
    collar: 'chain',
    worn: 'earrings',
    lips: '#a5394a',
  },
};

const BEHIND = group(
  {},
  path('M0 36H60V60H0Z', { fill: '#8bb3b6' }),
  path('M0 36Q5 33 10 36T20 36T30 36T40 36T50 36T60 36M0 43Q5 40 10 43T20 43T30 43T40 43T50 43T60 43', {
    fill: 'none',
    stroke: '#f4f8ff',
    strokeOpacity: 0.7,
    strokeWidth: 1.4,
  }),
  path('M5 34V22L12 33ZM3 34H14L12 37H5Z', { fill: '#7b5638' }),
);

export const face = facesOf(WHO, '#dfe8ec', '#a8750f', BEHIND);
