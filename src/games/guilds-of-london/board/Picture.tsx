// The game's picture on the front page: a corner of the city with its arms, the Guildhall and a few of its people.
import './art.css';
import type { GuildSymbol } from '../data/tiles.ts';
import { Beadle, Master, Pawn } from './Pieces.tsx';
import { Points } from './Rewards.tsx';
import { Shield } from './Shield.tsx';

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

export default function Picture() {
  return (
    <svg
      className="gl-pigments"
      viewBox="107 1 530 331"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="gl-picture-ground" width="760" height="440" />
      {LOTS.map((lot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the place
        <g key={i} transform={`translate(${(i % COLUMNS) * 106 + 4} ${Math.floor(i / COLUMNS) * 106 + 4})`}>
          {lot === null ? <HallFront /> : <Plot lot={lot} ordinary={i} />}
        </g>
      ))}
    </svg>
  );
}

function Plot({ lot: { arms, vp, who = [] }, ordinary }: { readonly lot: Lot; readonly ordinary: number }) {
  const isTurned = typeof who === 'number';
  return (
    <>
      <rect className={isTurned ? 'gl-slate' : 'gl-parchment'} width="100" height="100" rx="4" />
      <rect className="gl-tile-line" x="2.6" y="2.6" width="94.8" height="94.8" rx="2.6" />
      <g transform={isTurned ? 'translate(7 7) scale(0.7)' : 'translate(27 8) scale(1.05)'}>
        <Shield symbols={arms} ordinary={arms.length === 1 ? ordinary : -1} />
      </g>
      {isTurned ? (
        <g transform="translate(57 93)">
          <Master seat={who} />
        </g>
      ) : (
        <>
          <Points vp={vp} x={16} y={17} size={22} />
          {who.map((one, i) => (
            <g key={one} transform={`translate(${50 + (i - (who.length - 1) / 2) * 32} 96) scale(1.15)`}>
              {one === 'beadle' ? <Beadle /> : <Pawn owner={one} />}
            </g>
          ))}
        </>
      )}
    </>
  );
}

function HallFront() {
  return (
    <>
      <rect className="gl-hall-ground" width="100" height="100" rx="4" />
      <path
        className="gl-hall-front"
        d="M6 88V44H14V28L21 16L28 28V44H33V28L50 8L67 28V44H72V28L79 16L86 28V44H94V88Z"
      />
      <path
        className="gl-hall-window"
        d="M13 84V60C13 53 23 53 23 60V84ZM28 84V60C28 53 36 53 36 60V84ZM64 84V60C64 53 72 53 72 60V84ZM77 84V60C77 53 87 53 87 60V84ZM45 40C45 32 55 32 55 40V46H45Z"
      />
      <path className="gl-hall-door" d="M41 88V66C41 54 59 54 59 66V88Z" />
    </>
  );
}
