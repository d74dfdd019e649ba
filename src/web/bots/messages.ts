// What the page asks the thread that thinks, and what it hears back.

import type { BotName } from '../../bots/names.ts';
import type { Reason } from '../../bots/why.ts';
import type { GameId } from '../../games/index.ts';
import type { Decision, Seat, SeatTask, View } from '../../kernel/types.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { Language } from '../../text/languages.ts';

export type Question =
  | HintQuestion
  /** `record`: a finished game as text. */
  | { readonly ask: 'review'; readonly game: GameId; readonly record: string; readonly seat: Seat }
  | MoveQuestion;

export interface HintQuestion {
  readonly ask: 'hint';
  readonly game: GameId;
  /** If it is not the one that the game brings. */
  readonly edition?: Edition | undefined;
  readonly view: View;
  readonly decision: Decision;
  /** The reader's language: its words are here already. */
  readonly language: Language;
}

/** What a bot at a table in this browser chooses. */
export interface MoveQuestion {
  readonly ask: 'move';
  readonly game: GameId;
  readonly edition?: Edition | undefined;
  readonly bot: BotName;
  /** Whom it plays as. */
  readonly character?: string | undefined;
  readonly view: View;
  readonly decision: Decision;
  /** Its own random numbers. */
  readonly seed: string;
  /** How many choices were made at the table: a bot asked again right after its own choice continues its search. */
  readonly made: number;
}

/** One of the best options, by its index in the list. */
export interface Advice {
  readonly index: number;
  /** The expected placing, 0 to 1. */
  readonly value: number;
  /** As good as the first, as far as can be told. */
  readonly isEven: boolean;
  /** What speaks for the first, or against another one, compared with the option of index `than`. */
  readonly reasons: readonly Reason[];
  readonly than: number | null;
}

/** A decision reviewed, with everything needed to put into words what was done and what was better. */
export interface Reviewed {
  /** How many choices, of all seats, came before it. */
  readonly at: number;
  readonly taken: number;
  readonly best: number;
  readonly view: View;
  readonly task: SeatTask;
  readonly did: unknown;
  readonly better: unknown;
}

export type Answer =
  /** How far the thinking about a hint is, 0 to 1. */
  | { readonly is: 'progress'; readonly part: number }
  | { readonly is: 'advice'; readonly advice: readonly Advice[] }
  | { readonly is: 'count'; readonly of: number }
  | { readonly is: 'reviewed'; readonly one: Reviewed }
  | { readonly is: 'move'; readonly index: number }
  | { readonly is: 'failed' };
