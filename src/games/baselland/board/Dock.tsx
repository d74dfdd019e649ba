// In the thumb's reach, beside the country or below it: the drawn tile with its turns, or the followers to choose from.
import type { ReactNode } from 'react';
import type { Drag } from '../../../parts/drag.ts';
import { together } from '../../../parts/handlers.ts';
import { useLook } from '../../../parts/look.ts';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { along, type Stop, useRoving } from '../../../parts/roving.ts';
import { roleOf } from '../picture/figures.ts';
import type { RegionId, TileId, TileType } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { DockTile, type TileExplaining } from './DockTile.tsx';
import { FigurePicture } from './Follower.tsx';
import type { Placing } from './usePlacing.ts';
import type { Worth } from './worth.ts';

/** What can be carried from the dock to the country: the tile, or a follower. */
export type Carried = { readonly tile: TileId; readonly turn: number } | { readonly region: RegionId };

interface PlaceDockProps {
  readonly placing: Placing;
  readonly words: BoardWords;
  /** Left out where nothing is carried. */
  readonly drag?: Drag<Carried>;
  readonly explaining?: TileExplaining;
  lay(): void;
}

export function PlaceDock({ placing, words, drag, explaining, lay }: PlaceDockProps) {
  const { tile, target } = placing;
  const turn = target?.option.turn ?? placing.turn;
  return (
    <div className="bl-lay">
      <DockTile {...{ tile, turn, words, drag, explaining }} />
      <span className="bl-dock-name" aria-hidden="true">
        {words.tileNames[tile[0] as TileType]}
      </span>
      <button
        type="button"
        className="bl-round is-left"
        aria-label={words.turnLeft}
        title={words.turnLeft}
        onClick={() => placing.rotate(-1)}
      >
        <TurnArrow isLeft />
      </button>
      <button
        type="button"
        className="bl-round is-right"
        aria-label={words.turnRight}
        title={`${words.turnRight} (R)`}
        onClick={() => placing.rotate(1)}
      >
        <TurnArrow />
      </button>
      <button type="button" className="k-main bl-main" disabled={target === null} onClick={lay}>
        {words.lay}
      </button>
    </div>
  );
}

interface WatchDockProps {
  readonly tile: TileId;
  readonly turn: number;
  readonly seat: number;
  readonly name: string;
  readonly words: BoardWords;
  readonly explaining: TileExplaining;
}

/** What somebody else has drawn. */
export const WatchDock = ({ tile, turn, seat, name, words, explaining }: WatchDockProps) => (
  <div className="bl-lay is-theirs">
    <DockTile {...{ tile, turn, words, explaining }} />
    <span className="bl-dock-name">
      <PlayerSign seat={seat} size={24} />
      {words.drawn(name, words.tileNames[tile[0] as TileType])}
    </span>
  </div>
);

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
  /** Left out where nothing is carried. */
  readonly drag?: Drag<Carried>;
  /** Left out where nothing is explained. */
  explain?(region: RegionId): void;
  point(region: RegionId | null | undefined): void;
  choose(region: RegionId | null): void;
}

export function FollowerDock({ choices, pointed, ...more }: FollowerDockProps) {
  const { words } = more;
  const { stop, onKeyDown } = useRoving(choices.length, (from, key) => along(choices.length, from, key));
  return (
    <ul className="bl-put-list" aria-label={words.options} onKeyDown={onKeyDown}>
      {choices.map((choice, i) => (
        <li key={choice.region ?? ''}>
          <PutButton isPointed={pointed === choice.region} stop={stop(i)} {...{ choice, ...more }} />
        </li>
      ))}
    </ul>
  );
}

interface PutButtonProps extends Omit<FollowerDockProps, 'choices' | 'pointed'> {
  readonly choice: PutChoice;
  readonly isPointed: boolean;
  readonly stop: Stop;
}
function PutButton({ choice, isPointed, stop, seat, words, drag, explain, point, choose }: PutButtonProps) {
  const { region, name, worth } = choice;
  const looking = useLook(region === null ? undefined : explain && (() => explain(region)));
  const pointing = {
    onFocus: () => point(region),
    onBlur: () => point(undefined),
    onPointerEnter: () => point(region),
    onPointerLeave: () => point(undefined),
  };
  return (
    <button
      type="button"
      className={isPointed ? 'bl-put is-pointed' : 'bl-put'}
      {...together(together({ ...stop }, pointing), looking)}
      onClick={() => choose(region)}
    >
      {region === null ? (
        <NobodyPicture />
      ) : (
        <span className="bl-put-figure" {...drag?.grip({ region }, 'any')}>
          <FigurePicture role={roleOf(region)} seat={seat} size={40} />
        </span>
      )}
      <span className="bl-put-name">{name}</span>
      {worth !== null && <WorthLine worth={worth} words={words} />}
    </button>
  );
}

const WorthLine = ({ worth, words }: { readonly worth: Worth; readonly words: BoardWords }): ReactNode => (
  <span className={worth.isPaid ? 'bl-put-worth is-paid' : 'bl-put-worth'}>
    {worth.isPaid ? words.paysNow(worth.now) : words.worth(worth.now, worth.later)}
  </span>
);

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
