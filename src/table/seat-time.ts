// The time of a chair, and what somebody has used of it, as plain data.
import type { Seat } from '../kernel/types.ts';
import type { Verdict, Vote, Who } from './types.ts';

/** The time of one chair: what is left, and since when it runs (null: it stands; later than now: after a holiday). */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
  readonly holiday: { readonly from: number; readonly until: number } | null;
  /** Holidays had before, in milliseconds. */
  readonly rested: number;
  /** How often the table has begun to wait for the chair, and since when it does. */
  readonly turn: number;
  readonly askedAt: number | null;
  /** When its person last did something; nobody's affair. */
  readonly movedAt: number | null;
  /** How many of its choices have been given time for. */
  readonly counted: number;
  /** What was decided when the time was up, or what the others want; null: nothing, no vote. */
  readonly verdict: Verdict | null;
  readonly votes: readonly Vote[] | null;
  /** While there is a vote: when those who have voted decide alone. */
  readonly voteEnds: number | null;
  /** Who lost the chair, until another person has played on it. */
  readonly lost: { readonly who: Who; readonly name: string } | null;
  /** How many choices the chair had made when its person last came back late: once for each he is given time anew. */
  readonly wound?: number;
}

/** What somebody has used of his time at a table: it stays with him when he gets up and sits down again. */
export type Spent = Pick<SeatClock, 'left' | 'rested' | 'counted' | 'wound'>;

/** Somebody who has had a chair of the running game. */
export interface Sat {
  readonly who: Who;
  readonly seat: Seat;
  readonly spent?: Spent;
  /** He has lost it for being late, when so many choices counted, and has not given it up. */
  readonly lateAt?: number;
}
