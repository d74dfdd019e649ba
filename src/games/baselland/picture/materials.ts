// How each material of a tile is painted.
import type { Look } from '../../../draw/drawing.ts';
import type { Material } from './paint/brush.ts';

const line = (stroke: Look['stroke'], strokeWidth: number): Look => ({
  fill: 'none',
  stroke,
  strokeWidth,
  strokeLinejoin: 'round',
});
const drawn = (stroke: Look['stroke'], strokeWidth: number): Look => ({
  fill: 'none',
  stroke,
  strokeWidth,
  strokeLinecap: 'round',
});

export const MATERIALS: Readonly<Record<Material, Look>> = {
  tilth: { fill: '$bl-tilth' },
  furrow: drawn('$bl-furrow', 0.7),
  glade: { fill: '$bl-glade' },
  tuft: { ...drawn('$bl-tuft', 0.45), strokeLinejoin: 'round' },
  flower1: { fill: '$bl-flower1' },
  flower2: { fill: '$bl-flower2' },
  flower3: { fill: '$bl-flower3' },
  town: { fill: '$bl-town', stroke: '$bl-town', strokeWidth: 0.5 },
  cobble: drawn('$bl-cobble', 0.7),
  verge: line('$bl-verge', 13),
  kerb: line('$bl-kerb', 9.2),
  road: line('$bl-road', 7.8),
  rut: { ...line('$bl-rut', 0.7), strokeDasharray: '5 2.5 8 3' },
  shade: { fill: '$bl-shade' },
  wallshade: line('$bl-shade', 5),
  wallfoot: line('$bl-wallfoot', 4.4),
  wall: line('$bl-wall', 4.2),
  walltop: line('$bl-walltop', 3.2),
  merlon: { ...line('$bl-wallfoot', 1), strokeDasharray: '1 2.2' },
  plaster: { fill: '$bl-plaster' },
  plaster2: { fill: '$bl-plaster2' },
  roof1: { fill: '$bl-roof1' },
  roof1d: { fill: '$bl-roof1d' },
  roof2: { fill: '$bl-roof2' },
  roof2d: { fill: '$bl-roof2d' },
  slate: { fill: '$bl-slate' },
  slated: { fill: '$bl-slated' },
  window: { fill: '$bl-window' },
  tower: { fill: '$bl-tower' },
  towerd: { fill: '$bl-towerd' },
  cone: { fill: '$bl-cone' },
  coned: { fill: '$bl-coned' },
  trunk: { fill: '$bl-trunk' },
  leafd: { fill: '$bl-leafd' },
  leaf: { fill: '$bl-leaf' },
  leafl: { fill: '$bl-leafl' },
  fruit: { fill: '$bl-fruit' },
  pole: drawn('$bl-window', 0.9),
  flag: { fill: '$bl-flag' },
  flagd: { fill: '$bl-flagd' },
  gold: { fill: '$bl-gold' },
};

/** Too fine to be seen where a tile is less than a hundred pixels wide. */
export const FINE: ReadonlySet<Material> = new Set<Material>([
  'furrow',
  'tuft',
  'flower1',
  'flower2',
  'flower3',
  'cobble',
  'rut',
  'merlon',
  'trunk',
  'leafl',
  'fruit',
]);
/** Too fine for a thumbnail. */
export const SMALL: ReadonlySet<Material> = new Set<Material>([
  ...FINE,
  'verge',
  'shade',
  'wallshade',
  'wallfoot',
  'plaster',
  'plaster2',
  'roof1d',
  'roof2d',
  'window',
  'towerd',
  'coned',
  'leafd',
  'leaf',
  'pole',
  'flagd',
]);
