// The countryside itself, painted by the game's own board: what you see is what you will lay.
import type { ComponentType } from 'react';

interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}
/** What is borrowed of the board. Found by its place in the tree, as boards are: no page imports a game by name. */
interface Brushes {
  readonly Countryside: ComponentType<{ readonly laid: readonly Laid[] }>;
  readonly Pigments: ComponentType;
  readonly Figure: ComponentType<{ readonly role: string; readonly seat: number }>;
  readonly roleOf: (region: string) => string;
  readonly standOf: (laid: Laid, region: string) => readonly number[];
}
const modules = import.meta.glob<Partial<Brushes>>([
  '../../../games/baselland/board/{Countryside,Ground,Follower}.tsx',
  '../../../games/baselland/board/geometry.ts',
]);
const styles = import.meta.glob('../../../games/baselland/board/{art,board}.css');

/** Found by playing: seven by four without a hole. Tile, column, row, quarter turns. */
const LAID: readonly Laid[] = (
  'D1,0,0,0 R2,0,-1,1 V9,0,1,0 N2,0,-2,2 U2,1,0,1 D4,-1,0,0 H3,1,-1,1 U4,-1,1,1 U5,-1,-2,0 W3,2,0,0 N1,1,1,2 E2,1,-2,3 ' +
  'Q1,2,-1,0 V1,-2,0,2 F2,2,-2,1 V3,-2,1,3 J3,-1,-1,2 K3,-2,-1,3 A2,-2,-2,1 J2,2,1,3 U8,3,-2,0 L3,3,-1,3 V6,3,0,1 ' +
  'E1,4,-2,0 V5,3,1,0 V4,4,-1,0 W2,4,0,3 U3,4,1,0'
)
  .split(' ')
  .map((text) => text.split(','))
  .map(([tile, x, y, turn]) => ({ tile, x: Number(x), y: Number(y), turn: Number(turn) }));

const STANDING: readonly (readonly [tile: string, region: string, seat: number])[] = [
  ['Q1', 'c0', 0],
  ['U2', 'r0', 1],
  ['D4', 'f0', 2],
  ['V4', 'r0', 0],
];

/** The picture, when the brushes are there. */
export async function loadBaselland(): Promise<{ default: ComponentType }> {
  const loaded = Promise.all(Object.values(modules).map((load) => load()));
  await Promise.all(Object.values(styles).map((load) => load()));
  const brushes = Object.assign({}, ...(await loaded)) as Brushes;
  return { default: () => <Painting brushes={brushes} /> };
}

function Painting({ brushes }: { readonly brushes: Brushes }) {
  const { Countryside, Pigments, Figure, roleOf, standOf } = brushes;
  return (
    <svg
      className="bl w-picture"
      viewBox="-200 -200 700 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Pigments />
      <Countryside laid={LAID} />
      {STANDING.map(([tile, region, seat]) => {
        const [x, y] = standOf(LAID.find((laid) => laid.tile === tile)!, region);
        return (
          <g key={tile} transform={`translate(${x} ${y + 8})`}>
            <Figure role={roleOf(region)} seat={seat} />
          </g>
        );
      })}
    </svg>
  );
}
