// What a board is given, and nothing else: it can't know more than its seat may.
import type { GameEvent, Seat, SeatTask, View } from '../kernel/types.ts';
import type { GameWords } from '../text/package.ts';
import type { Texts } from '../text/texts.ts';
import type { Counting } from './count.ts';

/** An event with its own number, so that a board animates it once. */
export interface Happening<E extends GameEvent = GameEvent> {
  readonly key: number;
  readonly event: E;
}

export interface BoardProps<
  V extends View = View,
  Option = unknown,
  E extends GameEvent = GameEvent,
  W extends GameWords = GameWords,
> {
  readonly view: V;
  /** What this seat has to decide now, or null. */
  readonly decision: { readonly task: SeatTask; readonly options: readonly Option[] } | null;
  /** What has happened recently, oldest first. */
  readonly events: readonly Happening<E>[];
  /** Hints, projected scores and counts of what is left are shown at 'full' only. */
  readonly help: 'full' | 'plain';
  choose(option: Option): void;
  /** Shows the others what is being tried, or (without an option) nothing any more; not given: nobody is to see it. */
  tryOut?: ((...option: [] | [Option]) => void) | undefined;
  /** What somebody else is trying now: not chosen yet, and perhaps never. */
  readonly trying?: { readonly seat: Seat; readonly option: Option } | null | undefined;
  /** The players' names by seat. */
  readonly names: readonly string[];
  readonly texts: Texts;
  /** Everything the game says, in the reader's language. */
  readonly words: W;
  /** Opens a rule of the rulebook beside the board. */
  openRule?(rule: string): void;
  /** Pieces to light up, named as in `ScoreLine.of`: a score line, a log line or an option is pointed at. */
  readonly lit: readonly string[];
  /** Letters and numbers at the edge of the board, if it has such; `texts` then names places by them. */
  readonly grid?: { readonly isOn: boolean; toggle(): void };
  /** The count at the end, for a board that shows it itself; not given: the game is not over, or it was counted before. */
  readonly counting?: Counting;
  /** Somebody is explaining beside the board: it leaves out what it would say by itself at the start. */
  readonly isLesson?: boolean;
  /** Somebody goes through the game step by step: nothing is told by itself. */
  readonly isStepped?: boolean;
}
