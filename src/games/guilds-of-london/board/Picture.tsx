// The game's picture on the front page: a corner of the city with its arms, the Guildhall and a few of its people.
import './pigments.css';
import { group, place, rect } from '../../../draw/drawing.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { GuildSymbol } from '../data/tiles.ts';
import { hallFront } from '../picture/hall.ts';
import { beadle, master, pawn } from '../picture/pieces.ts';
import { points } from '../picture/rewards.ts';
import { shield } from '../picture/shield.ts';
import { parchment, slate } from '../picture/tiles.ts';

interface Lot {
  readonly arms: readonly GuildSymbol[];
  readonly vp: number;
  /** Who stands there; a number alone is a master on a turned tile. */
  readonly who?: readonly (number | 'beadle')[] | number;
}
const Q = ['yellow', 'red', 'blue', 'green'] as const;
/** Seven by four; null is the Guildhall. */
const LOTS: readonly (Lot | null)[] = [
  { arms: ['pink'], vp: 7 },
  { arms: ['red', 'green'], vp: 3, who: 1 },
  { arms: ['blue'], vp: 4, who: [0, 1] },
  { arms: ['yellow', 'pink'], vp: 4 },
  { arms: ['green'], vp: 5, who: ['beadle'] },
  { arms: ['red'], vp: 6 },
  { arms: ['blue', 'pink'], vp: 5, who: 2 },
  { arms: ['yellow', 'blue'], vp: 2 },
  { arms: ['yellow'], vp: 5, who: 0 },
  { arms: Q, vp: 4, who: [2, 1] },
  null,
  { arms: Q.toReversed(), vp: 4, who: [0] },
  { arms: ['pink'], vp: 3 },
  { arms: ['red', 'blue'], vp: 3, who: [2] },
  { arms: ['green', 'pink'], vp: 3, who: [1] },
  { arms: ['red'], vp: 4, who: 0 },
  { arms: ['yellow', 'green'], vp: 3 },
  { arms: ['blue', 'green'], vp: 4, who: 2 },
  { arms: ['red', 'pink'], vp: 4, who: [0, 2] },
  { arms: ['yellow'], vp: 3, who: 1 },
  { arms: ['green'], vp: 4 },
  { arms: ['blue'], vp: 3 },
  { arms: ['pink'], vp: 5, who: [1] },
  { arms: ['yellow', 'red'], vp: 2 },
  { arms: ['green'], vp: 2, who: 0 },
  { arms: ['red', 'green'], vp: 5 },
  { arms: ['blue'], vp: 5, who: [2] },
  { arms: ['yellow', 'blue'], vp: 4 },
];
const COLUMNS = 7;

function plot({ arms, vp, who = [] }: Lot, ordinary: number) {
  const shown = shield(arms, arms.length === 1 ? ordinary : -1);
  if (typeof who === 'number') return group({}, slate(), place(7, 7, 0.7, shown), place(57, 93, 1, master(who, [])));
  return group(
    {},
    parchment(),
    place(27, 8, 1.05, shown),
    points(vp, 16, 17, 22),
    ...who.map((one, i) =>
      place(50 + (i - (who.length - 1) / 2) * 32, 96, 1.15, one === 'beadle' ? beadle() : pawn(one, [])),
    ),
  );
}

const CORNER = group(
  {},
  rect(0, 0, 760, 440, { fill: '$gl-ground' }),
  ...LOTS.map((lot, i) =>
    place((i % COLUMNS) * 106 + 4, Math.floor(i / COLUMNS) * 106 + 4, 1, lot === null ? hallFront() : plot(lot, i)),
  ),
);

export default function Picture() {
  return (
    <svg
      className="gl-pigments"
      viewBox="107 1 530 331"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={CORNER} />
    </svg>
  );
}
