// Along the table edge, in the thumb's reach: the drawn tile with its turns, or the followers to choose from.
import { along, useRoving } from '../../../parts/roving.ts';
import type { RegionId } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { FigurePicture, roleOf } from './Follower.tsx';
import { TilePicture } from './Tile.tsx';
import type { Placing } from './usePlacing.ts';
import type { Worth } from './worth.ts';

interface PlaceDockProps {
  readonly placing: Placing;
  readonly words: BoardWords;
  lay(): void;
}

export function PlaceDock({ placing, words, lay }: PlaceDockProps) {
  const { tile, target } = placing;
  const turn = target?.option.turn ?? placing.turn;
  return (
    <div className="bl-dock">
      <span className="bl-dock-tile">
        <TilePicture tile={tile} turn={turn} size={84} />
      </span>
      <button
        type="button"
        className="bl-round"
        aria-label={words.turnLeft}
        title={words.turnLeft}
        onClick={() => placing.rotate(-1)}
      >
        <TurnArrow isLeft />
      </button>
      <button
        type="button"
        className="bl-round"
        aria-label={words.turnRight}
        title={`${words.turnRight} (R)`}
        onClick={() => placing.rotate(1)}
      >
        <TurnArrow />
      </button>
      <button type="button" className="bl-main" disabled={target === null} onClick={lay}>
        {words.lay}
      </button>
    </div>
  );
}

function TurnArrow({ isLeft = false }: { readonly isLeft?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={isLeft ? 'bl-mirror' : undefined}>
      <path
        d="M5 13a7.5 7.5 0 1 0 2.4-6.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        transform="matrix(-1 0 0 1 24 0)"
      />
      <path d="M17.6 1.6l-.9 6.6-6.2-2.3z" fill="currentColor" />
    </svg>
  );
}

export interface PutChoice {
  readonly region: RegionId | null;
  /** The sentence of the option. */
  readonly name: string;
  readonly worth: Worth | null;
}
interface FollowerDockProps {
  readonly choices: readonly PutChoice[];
  readonly seat: number;
  readonly words: BoardWords;
  readonly pointed: RegionId | null | undefined;
  point(region: RegionId | null | undefined): void;
  choose(region: RegionId | null): void;
}

export function FollowerDock({ choices, seat, words, pointed, point, choose }: FollowerDockProps) {
  const { stop, onKeyDown } = useRoving(choices.length, (from, key) => along(choices.length, from, key));
  return (
    <ul className="bl-dock bl-dock-put" aria-label={words.options} onKeyDown={onKeyDown}>
      {choices.map(({ region, name, worth }, i) => {
        const { onFocus, ...roving } = stop(i);
        return (
          <li key={region ?? ''}>
            <button
              type="button"
              className={pointed === region ? 'bl-put is-pointed' : 'bl-put'}
              {...roving}
              onFocus={() => {
                onFocus();
                point(region);
              }}
              onBlur={() => point(undefined)}
              onPointerEnter={() => point(region)}
              onPointerLeave={() => point(undefined)}
              onClick={() => choose(region)}
            >
              {region === null ? <NobodyPicture /> : <FigurePicture role={roleOf(region)} seat={seat} size={40} />}
              <span className="bl-put-name">{name}</span>
              {worth !== null && (
                <span className={worth.isPaid ? 'bl-put-worth is-paid' : 'bl-put-worth'}>
                  {worthText(worth, words)}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const worthText = (worth: Worth, words: BoardWords): string =>
  worth.isPaid ? words.paysNow(worth.now) : words.worth(worth.now, worth.later);

function NobodyPicture() {
  return (
    <svg className="bl-picture" width="40" height="40" viewBox="-17 -32 34 36" aria-hidden="true">
      <path
        className="bl-nobody"
        d="M-8.5 0C-8-8-6-13-4-16C-7-20-6-27 0-28C6-27 7-20 4-16C6-13 8-8 8.5 0ZM-14-1L14-29"
      />
    </svg>
  );
}
