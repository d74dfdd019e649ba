// Those who walk the hills, before a meadow in early summer.
import { circle, group, path } from '../../../draw/drawing.ts';
import { facesOf, type Likeness, SKINS } from '../../../draw/faces.ts';

const [FAIR, WARM, BROWN, DARK] = SKINS;
const WHO: Readonly<Record<string, Likeness>> = {
  vreni: {
    skin: FAIR,
    hair: '#b9803c',
    cloth: '#7a9a3f',
    trim: '#e6705c',
    back: 'long',
    front: 'parted',
    collar: 'scarf',
  },
  ueli: {
    skin: WARM,
    hair: '#7a4a24',
    cloth: '#4a5f7c',
    trim: '#cf6a43',
    front: 'tousled',
    back: 'short',
    beard: 'moustache',
    collar: 'shirt',
  },
  salome: {
    skin: BROWN,
    hair: '#2c1c12',
    cloth: '#8d3f33',
    trim: '#f3e8cd',
    back: 'bun',
    front: 'parted',
    collar: 'shirt',
    worn: 'earrings',
  },
  jakob: { skin: FAIR, hair: '#cfc4b0', cloth: '#6b4d2d', hat: 'straw', beard: 'full', collar: 'apron' },
  dorothea: {
    skin: DARK,
    hair: '#1f1612',
    cloth: '#2f6b4a',
    trim: '#e2b53c',
    back: 'curls',
    front: 'swept',
    collar: 'scarf',
    worn: 'glasses',
  },
  balthasar: {
    skin: WARM,
    hair: '#4a3424',
    cloth: '#2b4f86',
    trim: '#b9533a',
    hat: 'feathered',
    beard: 'point',
    collar: 'chain',
  },
};

const BEHIND = group(
  {},
  circle(46, 15, 5, { fill: '#f4cf58' }),
  path('M0 38Q14 26 30 35T60 30V60H0Z', { fill: '#9dbd64' }),
  path('M0 46Q18 36 34 43T60 40V60H0Z', { fill: '#7fa550' }),
);

export const face = facesOf(WHO, '#cfe3e6', '#a94c30', BEHIND);
