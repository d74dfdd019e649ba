import { aboutGame, type GameId } from '../../games/index.ts';
import { SignShape } from '../../parts/PlayerSign.tsx';

export interface SeatAtTable {
  readonly seat: number;
  readonly isTaken: boolean;
}

/** The table from above with everybody around it: you see who sits where before you read it. */
export function RoundTable({ game, seats }: { readonly game: GameId; readonly seats: readonly SeatAtTable[] }) {
  const places = seats.map((one, i) => {
    const angle = Math.PI / 2 + (i / seats.length) * 2 * Math.PI;
    return { ...one, x: 300 + 206 * Math.cos(angle), y: 132 + 84 * Math.sin(angle) };
  });
  return (
    <svg className="w-round" viewBox="60 20 480 236" aria-hidden="true">
      <ellipse className="w-round-shade" cx="306" cy="146" rx="216" ry="98" />
      <ellipse className="w-round-rim" cx="300" cy="136" rx="216" ry="98" />
      <ellipse className="w-round-top" cx="300" cy="132" rx="214" ry="96" />
      <path
        className="w-round-grain"
        d="M112 104q190-26 376 0M92 132q200-18 416 2M104 162q190 22 390-2M160 74q140-22 280 0M170 198q130 18 262 0"
      />
      {aboutGame(game).table === 'tiles' ? <Countryside /> : <Cards />}
      {places.map(({ seat, isTaken, x, y }) => (
        <g key={seat} className={isTaken ? '' : 'is-free'}>
          <circle className="w-round-place" cx={x} cy={y} r="25" />
          <g transform={`translate(${x} ${y}) scale(1.5)`}>
            <SignShape seat={seat} />
          </g>
        </g>
      ))}
    </svg>
  );
}

function Countryside() {
  return (
    <>
      <g className="w-round-tiles">
        {TILES.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${276 + x * 26} ${102 + y * 20}h24v18h-24z`} />
        ))}
      </g>
      <path className="w-round-road" d="M250 131h24q20 0 26 0t26 0 24 0M313 122v38" />
    </>
  );
}

/** A pile, and a few cards laid out beside it. */
function Cards() {
  return (
    <g className="w-round-tiles">
      {CARDS.map(([x, y, turn]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="24" height="32" rx="2" transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  );
}

const CARDS = [
  [240, 112, 0],
  [243, 109, 0],
  [284, 114, -6],
  [314, 112, 3],
  [342, 113, -2],
] as const;

const TILES = [
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;
