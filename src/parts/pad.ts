// What a game's score pad gets and returns: the position is what `GamePackage.pad` takes, entered with pictures.
import type { ComponentType } from 'react';
import type { GameWords } from '../text/package.ts';
import type { PadProblem, PadResult } from '../text/pad.ts';
import type { Texts } from '../text/texts.ts';

export interface PadEntryProps<V = unknown, W extends GameWords = GameWords> {
  /** The input of `pad()`, in which players are named by seat: see `seatName`. */
  readonly value: V;
  change(next: V): void;
  /** The players' names by seat. */
  readonly players: readonly string[];
  readonly texts: Texts;
  /** Everything the game says, in the reader's language. */
  readonly words: W;
  /** What is impossible, and where; null: all is well. */
  readonly problem: PadProblem | null;
  openRule(rule: string): void;
  /** Pieces to light up, named as in `ScoreLine.of`: a score line is pointed at. */
  readonly lit: readonly string[];
}

/** `src/games/<game>/board/pad/index.tsx` */
export interface PadModule<V = unknown> {
  readonly PadEntry: ComponentType<PadEntryProps<V>>;
  emptyPad(players: number): V;
  /** The same position with more or fewer players; what the removed players had is gone. */
  withPlayers(value: V, players: number): V;
  /** Whether something from outside, such as a link, can be shown at all; `pad()` says whether it is possible. */
  isPad(value: unknown): value is V;
  /** Whether a card takes what it says at this table. */
  readonly takesTyped?: true;
  /** How many players can be entered, if it differs from how many can play. */
  readonly players?: { readonly min: number; readonly max: number };
}

/** `src/games/<game>/board/transcript/index.tsx`: a game entered move by move, scored as if it ended now. */
export interface TranscriptModule<V = unknown> extends PadModule<V> {
  score(value: V, names: readonly string[]): PadResult | PadProblem;
  seats(value: V): number;
}

/** A player as the position names them: a name can change, be empty or occur twice, and nothing gets mixed up. */
export const seatName = (seat: number): string => `#${seat}`;
/** -1: nobody. */
export const seatOf = (name: unknown): number =>
  typeof name === 'string' && /^#\d$/.test(name) ? Number(name.slice(1)) : -1;

/** The position with the players' names, as `pad()` wants it. */
export function named(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, names));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, names)]));
  const seat = seatOf(value);
  return seat < 0 ? value : (names[seat] ?? value);
}
