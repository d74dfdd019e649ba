// What a viewer may know of a table: the only thing that is ever sent.
import type { BotName } from '../bots/names.ts';
import type { FailedRoll } from '../fair/roll.ts';
import type { GameId } from '../games/index.ts';
import type { Decision, GameEvent, ScoreLine, Seat, Settings, View } from '../kernel/types.ts';
import type { SeenLine } from './chat.ts';
import type { Absence, Called, Chair, Daily, Ending, Help, Pace, Phase, Played, Verdict, Vote } from './types.ts';

/** A log line as a viewer may read it, with the number it has for him. */
export interface SeenEntry {
  readonly seq: number;
  readonly at: number;
  readonly by: Seat | null;
  readonly act: string;
  readonly events: readonly GameEvent[];
  readonly chat?: SeenLine;
}

/** All that a viewer may know of a table: the only thing that is ever sent, whole or as changes. */
export interface Seen {
  /** The number of the last line that the viewer was told. */
  readonly seq: number;
  readonly you: Seat | null;
  readonly isHost: boolean;
  readonly game: GameId;
  readonly rules: number;
  readonly settings: Settings;
  readonly pace: Pace;
  readonly absent: Absence;
  /** At a slow pace: days of holiday that each may have. */
  readonly holidays?: number;
  readonly help: Help;
  readonly isPublic: boolean;
  readonly elsewhere?: true;
  readonly phase: Phase;
  readonly commitment: string;
  /** While everybody reveals: who is bound to what, and until when. */
  readonly roll?: Called;
  readonly callUntil?: number;
  /** Attempts that came to no deal. */
  readonly failed?: readonly FailedRoll[];
  readonly chairs: readonly SeenChair[];
  readonly view: View | null;
  /** The own decision with its number, if there is one to make. */
  readonly decision: (Decision & { readonly answers: number; readonly notations: readonly string[] }) | null;
  /** Seats the table waits for. */
  readonly waitsFor: readonly Seat[];
  /** By seat; null: the chair has no clock. */
  readonly clocks: readonly (SeenClock | null)[];
  readonly canUndo: boolean;
  readonly mustConfirm: boolean;
  readonly back: { readonly to: number; readonly agreed: readonly Seat[] } | null;
  readonly abandon: readonly Seat[];
  /** How many steps can be gone back, for `askBack`: choices, and what all did at once as one. */
  readonly made: number;
  readonly result: { readonly scores: readonly (readonly ScoreLine[])[]; readonly winners: readonly Seat[] } | null;
  /** Whether one can talk here. */
  readonly chat: boolean;
  readonly daily: Daily | null;
  readonly verdict: Ending | null;
  readonly series: readonly Played[];
  readonly next: string | null;
}
export interface SeenChair {
  readonly kind: Chair['kind'];
  readonly name: string;
  readonly bot: BotName | null;
  readonly out: boolean;
  readonly promise: string | null;
  readonly hasRevealed: boolean;
  /** A program has the key to it. */
  readonly lent?: true;
}
export interface SeenClock {
  /** Milliseconds left when it was last set, and when it runs out; null: it stands. */
  readonly left: number;
  readonly until: number | null;
  /** Until when its person is on holiday, and how many days of holiday there are still. */
  readonly holiday: number | null;
  readonly holidaysLeft: number;
  readonly verdict: Verdict | null;
  readonly votes: readonly Vote[] | null;
  /** When those who have voted decide alone; null: there is no vote. */
  readonly voteEnds: number | null;
  /** The name of who lost the chair. */
  readonly lost: string | null;
}
