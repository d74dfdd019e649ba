// Tiles and the country they make. Ground and what stands on it are apart, so that trees and towers may reach over the seams.
import { type Drawing, group, type Maybe, path, rect } from '../../../draw/drawing.ts';
import type { Laid } from '../types.ts';
import { MATERIALS } from './materials.ts';
import { GROUND, type Material, type Painting, TALL } from './paint/brush.ts';
import { paintingOf } from './paint/tile.ts';

const NONE: ReadonlySet<Material> = new Set();
const paths = (painting: Painting, materials: readonly Material[], without = NONE): Maybe[] =>
  materials.map((m) => {
    const d = painting[m];
    return d !== undefined && !without.has(m) && path(d, MATERIALS[m]);
  });

const at = ({ x, y }: Laid) => ({ transform: `translate(${x * 100} ${y * 100})` });

export const tileGround = (laid: Laid, without = NONE): Drawing =>
  group(at(laid), ...paths(paintingOf(laid.tile, laid), GROUND, without));
export const tileTall = (laid: Laid, without = NONE): Drawing =>
  group(at(laid), ...paths(paintingOf(laid.tile, laid), TALL, without));

const SEAM = { fill: 'none', stroke: '$bl-seam', strokeWidth: 0.5 } as const;
const HILLS = { fill: 'url(#bl-hills)' } as const;

/** A whole tile about the origin of its cell: a ghost, a tile in the hand, a small picture. */
export function wholeTile(laid: Laid): Drawing {
  const painting = paintingOf(laid.tile, laid);
  return group(
    {},
    rect(0, 1.4, 100, 100, { rx: 2, fill: '$bl-card' }),
    rect(0, 0, 100, 100, { rx: 1.6, fill: '$bl-grass' }),
    rect(0, 0, 100, 100, { rx: 1.6, ...HILLS }),
    ...paths(painting, GROUND),
    ...paths(painting, TALL),
    rect(0, 0, 100, 100, { rx: 1.6, ...SEAM }),
  );
}

/** All cells that are covered. */
export const areaOf = (laid: readonly Laid[]): string =>
  laid.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');

/** Three strokes make a soft edge; a blur over the whole country would cost more than it shows. */
const contact = (d: string, strokeWidth: number, opacity: number, transform: string): Drawing =>
  path(d, { fill: 'none', stroke: '$shade', strokeLinejoin: 'round', strokeWidth, opacity, transform });

/** What lies under all tiles: their shadow, the card, the greens that run across them. */
export const landUnder = (area: string): Drawing =>
  group(
    {},
    contact(area, 12, 0.28, 'translate(2.4 4.2)'),
    contact(area, 7, 0.42, 'translate(1.8 3.2)'),
    contact(area, 3, 1, 'translate(1 2)'),
    path(area, { fill: '$bl-card', transform: 'translate(0 2.2)' }),
    path(area, { fill: '$bl-grass', stroke: '$bl-grass', strokeWidth: 0.5 }),
    path(area, HILLS),
  );
export const seams = (area: string): Drawing => path(area, SEAM);

/** From the north: what stands further south hides what is behind it. */
export const byRow = (laid: readonly Laid[]): Laid[] => laid.toSorted((a, b) => a.y - b.y || a.x - b.x);

export function countryside(laid: readonly Laid[], without = NONE): Drawing {
  const area = areaOf(laid);
  return group(
    {},
    landUnder(area),
    ...byRow(laid).map((tile) => tileGround(tile, without)),
    seams(area),
    ...byRow(laid).map((tile) => tileTall(tile, without)),
  );
}
