// An evening of a circle as plain data: who is there, and the rounds, each with one roll call for all its tables.
import type { FailedRoll, Roll, Spoiler } from '../fair/roll.ts';
import type { Seating } from '../fair/round.ts';
import type { GameId } from '../games/index.ts';
import type { Settings } from '../kernel/types.ts';
import type { Help, Pace, Who } from '../table/types.ts';
import type { EveningForm, RoundStage } from '../wire/values.ts';

/** Somebody who has come tonight. A guest has no device: they play on that of somebody at the same table. */
export interface Attendee {
  readonly who: Who;
  readonly name: string;
  readonly isGuest: boolean;
  /** False: they have gone, or have not come after all. */
  readonly isHere: boolean;
}

/** Somebody in a round, with their part of the seed. */
export interface Sitter {
  readonly who: Who;
  readonly name: string;
  readonly isGuest: boolean;
  /** Whose device a guest plays on: somebody of the same table, so that nobody sees another table's cards. */
  readonly holder: Who | null;
  readonly promise: string | null;
  readonly contribution: string | null;
}

/** How a table ended, by seat. */
export interface TableResult {
  readonly points: readonly number[];
  /** 1 is first; equals share a place. */
  readonly places: readonly number[];
  /** A bot played for its person at the end: that counts as last. */
  readonly left: readonly boolean[];
}

export interface RoundFailed extends FailedRoll {
  readonly by: readonly (Spoiler & { readonly who: Who | null })[];
}

export interface Round {
  /** From 1. */
  readonly number: number;
  readonly isFinal: boolean;
  readonly game: GameId;
  readonly rules: number;
  /** As a record names them. */
  readonly settings: Settings;
  readonly stage: RoundStage;
  readonly people: readonly Sitter[];
  readonly tables: Seating;
  readonly secret: string;
  readonly commitment: string;
  /** Frozen before anybody reveals. */
  readonly roll: (Roll & { readonly hash: string }) | null;
  readonly failed: readonly RoundFailed[];
  /** Until when everybody in the roll call has to reveal. */
  readonly callUntil: number | null;
  /** The ids of the tables, by number; []: not dealt yet. */
  readonly ids: readonly string[];
  /** By table; null: it came to no result. */
  readonly results: readonly (TableResult | 'playing' | null)[];
}

export interface Evening {
  readonly id: string;
  readonly circle: string;
  readonly createdAt: number;
  readonly host: Who;
  /** Counts the changes. */
  readonly seq: number;
  readonly people: readonly Attendee[];
  /** The games of the rounds, one after the other, and again from the first. */
  readonly games: readonly GameId[];
  readonly form: EveningForm;
  readonly pace: Pace;
  readonly help: Help;
  /** Seats at a table; null: as it fits best. */
  readonly size: number | null;
  readonly rounds: readonly Round[];
  readonly isOver: boolean;
}
