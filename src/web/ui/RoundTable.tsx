import type { GameId } from '../../games/index.ts';
import { SignShape } from '../../parts/PlayerSign.tsx';
import { PortraitMark } from '../faces/Portrait.tsx';
import { Picture } from '../home/pictures/index.tsx';

export interface SeatAtTable {
  readonly seat: number;
  readonly isTaken: boolean;
  /** Whose portrait lies there. */
  readonly character?: string | undefined;
}

/** The table from above with the game on it and everybody around it: you see who sits where before you read it. */
export function RoundTable({ game, seats }: { readonly game: GameId; readonly seats: readonly SeatAtTable[] }) {
  const places = seats.map((one, i) => {
    const angle = Math.PI / 2 + (i / seats.length) * 2 * Math.PI;
    return { ...one, x: 300 + 206 * Math.cos(angle), y: 132 + 84 * Math.sin(angle) };
  });
  return (
    <div className="w-round" aria-hidden="true">
      <svg viewBox="60 20 480 236" aria-hidden="true">
        <ellipse className="w-round-shade" cx="306" cy="146" rx="216" ry="98" />
        <ellipse className="w-round-rim" cx="300" cy="136" rx="216" ry="98" />
        <ellipse className="w-round-top" cx="300" cy="132" rx="214" ry="96" />
        <path
          className="w-round-grain"
          d="M112 104q190-26 376 0M92 132q200-18 416 2M104 162q190 22 390-2M160 74q140-22 280 0M170 198q130 18 262 0"
        />
        {places.map(({ seat, isTaken, character, x, y }) => (
          <g key={seat} className={isTaken ? '' : 'is-free'}>
            <circle className="w-round-place" cx={x} cy={y} r="25" />
            {character !== undefined && <PortraitMark {...{ game, character, at: [x - 27, y - 27] }} size={54} />}
            <g
              transform={character === undefined ? `translate(${x} ${y}) scale(1.5)` : `translate(${x + 20} ${y + 18})`}
            >
              <SignShape seat={seat} />
            </g>
          </g>
        ))}
      </svg>
      <div className="w-round-picture">
        <Picture game={game} />
      </div>
    </div>
  );
}
