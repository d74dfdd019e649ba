// The game's picture on the front page: the countryside itself, with a few people in it. What you see is what you lay.
import './pigments.css';
import { element, group, place } from '../../../draw/drawing.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import { figure, roleOf } from '../picture/figures.ts';
import { standOf } from '../picture/geometry.ts';
import { hills } from '../picture/hills.ts';
import { countryside } from '../picture/tiles.ts';
import type { Laid, RegionId, TileId } from '../types.ts';

/** Found by playing: seven by four without a hole. Tile, column, row, quarter turns. */
const LAID: readonly Laid[] = (
  'D1,0,0,0 R2,0,-1,1 V9,0,1,0 N2,0,-2,2 U2,1,0,1 D4,-1,0,0 H3,1,-1,1 U4,-1,1,1 U5,-1,-2,0 W3,2,0,0 N1,1,1,2 E2,1,-2,3 ' +
  'Q1,2,-1,0 V1,-2,0,2 F2,2,-2,1 V3,-2,1,3 J3,-1,-1,2 K3,-2,-1,3 A2,-2,-2,1 J2,2,1,3 U8,3,-2,0 L3,3,-1,3 V6,3,0,1 ' +
  'E1,4,-2,0 V5,3,1,0 V4,4,-1,0 W2,4,0,3 U3,4,1,0'
)
  .split(' ')
  .map((text) => text.split(','))
  .map(([tile, x, y, turn]) => ({ tile: tile as TileId, x: Number(x), y: Number(y), turn: Number(turn) }));

const STANDING: readonly (readonly [tile: TileId, region: RegionId, seat: number])[] = [
  ['Q1', 'c0', 0],
  ['U2', 'r0', 1],
  ['D4', 'f0', 2],
  ['V4', 'r0', 0],
];

const PICTURE = group(
  {},
  element('defs', {}, hills()),
  countryside(LAID),
  ...STANDING.map(([tile, region, seat]) => {
    const [x, y] = standOf(LAID.find((laid) => laid.tile === tile)!, region);
    return place(x, y + 8, 1, figure(roleOf(region), seat));
  }),
);

export default function Picture() {
  return (
    <svg
      className="bl"
      viewBox="-200 -200 700 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={PICTURE} />
    </svg>
  );
}
