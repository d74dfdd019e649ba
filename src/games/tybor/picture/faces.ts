// Those who work in the builder's yard, before a plan.
import { path } from '../../../draw/drawing.ts';
import { facesOf, type Likeness, SKINS } from '../../../draw/faces.ts';

const [FAIR, WARM, BROWN] = SKINS;
const WHO: Readonly<Record<string, Likeness>> = {
  mila: {
    skin: FAIR,
    hair: '#c7963f',
    cloth: '#2c7a57',
    trim: '#d39a2d',
    back: 'flowing',
    front: 'tousled',
    collar: 'shirt',
  },
  bohumil: { skin: WARM, hair: '#5b3d22', cloth: '#aa332c', hat: 'cap', beard: 'full', collar: 'apron' },
  radka: {
    skin: BROWN,
    hair: '#241812',
    cloth: '#2c5da6',
    trim: '#f1ead8',
    back: 'bun',
    front: 'parted',
    collar: 'apron',
  },
  ottokar: {
    skin: FAIR,
    hair: '#8a7f72',
    cloth: '#6d1a17',
    trim: '#d39a2d',
    hat: 'chaperon',
    beard: 'point',
    collar: 'chain',
  },
  jarmila: {
    skin: WARM,
    hair: '#7c3b20',
    cloth: '#173a70',
    trim: '#aa332c',
    back: 'curls',
    front: 'swept',
    collar: 'scarf',
    lips: '#a5394a',
  },
  zdenka: {
    skin: FAIR,
    hair: '#b8b0a4',
    cloth: '#17503a',
    back: 'bun',
    front: 'parted',
    collar: 'ruff',
    worn: 'glasses',
  },
};

const BEHIND = path('M0 12H60M0 24H60M0 36H60M0 48H60M12 0V60M24 0V60M36 0V60M48 0V60', {
  fill: 'none',
  stroke: '#406296',
  strokeOpacity: 0.28,
  strokeWidth: 1,
});

export const face = facesOf(WHO, '#f1ead8', '#855a0e', BEHIND);
