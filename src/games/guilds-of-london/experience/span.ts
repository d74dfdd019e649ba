import type { Time } from '../bot.ts';

/** What is still to come for a seat, and how much means are worth by then. */
export interface Span extends Time {
  /** The share of the game that is left. */
  readonly left: number;
  /** As `scale`: 1 until the last rounds. */
  readonly late: number;
  readonly cards: number;
  readonly pawns: number;
  /** Whether tiles are resolved in the round of the next own turn. */
  readonly isBeforeTiles: boolean;
  /** Rounds to the next growth phase; -1: there is none. */
  readonly toGrowth: number;
}
