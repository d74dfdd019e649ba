// The tile that is looked at: followers to put on it or take home, a turn, or away with it.
import { useEffect, useRef } from 'react';
import { Dock } from '../../../../parts/Dock.tsx';
import { seatOf } from '../../../../parts/pad.ts';
import { kindOfTile } from '../../data/kinds.ts';
import { roleOf } from '../../picture/figures.ts';
import { hasRole } from '../../rules/followers.ts';
import { places } from '../../rules/grid.ts';
import type { Laid, RegionId } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { FigurePicture } from '../Follower.tsx';
import { type BasellandPad, openOf, typeOf } from './model.ts';

interface ChosenProps {
  readonly value: BasellandPad;
  readonly laid: Laid;
  /** Its number in `tiles`. */
  readonly index: number;
  readonly seat: number;
  readonly words: BoardWords;
  readonly entry: EntryWords;
  /** 'Put a knight into the city' */
  nameOf(region: RegionId): string;
  change(next: BasellandPad): void;
  close(): void;
  put(region: RegionId): void;
}

export const regionsFor = ({ tile }: Laid): RegionId[] =>
  kindOfTile(tile)
    .regions.filter(hasRole)
    .map(({ id }) => id); // R5.7

export function Chosen({ value, laid, index, seat, words, entry, nameOf, change, close, put }: ChosenProps) {
  const here = value.followers.find(({ x, y }) => x === laid.x && y === laid.y);
  const isStart = index === 0;
  const turns = isStart ? [] : otherTurns(value, index);
  const dock = useRef<HTMLElement>(null);
  // The place that was pressed is gone: the keys go on here.
  useEffect(() => {
    if (document.activeElement === document.body) dock.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Dock ref={dock} as="island" label={words.options} className="blp-chosen">
      <strong>{entry.at(words.tileNames[typeOf(laid)], laid.x, laid.y)}</strong>
      {isStart && <span>{entry.start}</span>}
      {here !== undefined && (
        <button
          type="button"
          className="bl-put"
          onClick={() => change({ ...value, followers: value.followers.filter((one) => one !== here) })}
        >
          <FigurePicture role={roleOf(here.on)} seat={seatOf(here.player)} size={40} />
          <span className="bl-put-name">{entry.takeHome(words.role[roleOf(here.on)])}</span>
        </button>
      )}
      {!isStart &&
        here === undefined &&
        regionsFor(laid).map((region) => (
          <button key={region} type="button" className="bl-put" data-region={region} onClick={() => put(region)}>
            <FigurePicture role={roleOf(region)} seat={seat} size={40} />
            <span className="bl-put-name">{nameOf(region)}</span>
          </button>
        ))}
      {turns.length > 0 && (
        <button type="button" className="bl-put" onClick={() => change(turned(value, index, turns))}>
          <span className="bl-put-name">{entry.turn}</span>
        </button>
      )}
      {!isStart && (
        <button
          type="button"
          className="bl-put"
          onClick={() => {
            close();
            change(without(value, index));
          }}
        >
          <span className="bl-put-name">{entry.remove}</span>
        </button>
      )}
      <button type="button" className="k-main bl-main" onClick={close}>
        {entry.done}
      </button>
    </Dock>
  );
}

/** R4.4 The other ways in which it would fit where it lies. */
function otherTurns(value: BasellandPad, index: number): number[] {
  const { x, y, turn } = value.tiles[index];
  const open = openOf({ ...value, followers: [], tiles: value.tiles.filter((_, i) => i !== index) });
  return places(open, `${typeOf(value.tiles[index])}1`)
    .filter((place) => place.x === x && place.y === y && place.turn !== turn)
    .map((place) => place.turn);
}

function turned(value: BasellandPad, index: number, turns: readonly number[]): BasellandPad {
  const tile = value.tiles[index];
  const next = turns.find((turn) => turn > tile.turn) ?? turns[0];
  return { ...value, tiles: value.tiles.with(index, { ...tile, turn: next }) };
}

/** Whoever stood on it goes with it. */
const without = (value: BasellandPad, index: number): BasellandPad => {
  const { x, y } = value.tiles[index];
  return {
    ...value,
    tiles: value.tiles.filter((_, i) => i !== index),
    followers: value.followers.filter((one) => one.x !== x || one.y !== y),
  };
};
