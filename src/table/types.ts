// A live table as plain data. The server keeps it on disk, the browser will keep it in memory; both run the same acts.
import type { BotName } from '../bots/names.ts';
import type { FailedRoll, Roll, Spoiler } from '../fair/roll.ts';
import type { GameId } from '../games/index.ts';
import type { Journal } from '../kernel/journal.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Seat, Settings, State } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';
import type { SentAct } from '../wire/acts.ts';
import type { Daily, Ending, Played, SeenChair, SeenClock } from '../wire/seen.ts';
import type { Absence, Help, Pace, Phase, Verdict } from '../wire/values.ts';
import type { Chat, ChatLine } from './chat.ts';

export type * from '../wire/seen.ts';
export type * from '../wire/values.ts';

/** Who somebody is, as the server knows him; never leaves it. */
export type Who = string;

/** What somebody wants to become of who is late. */
export type Vote = NonNullable<SeenClock['votes']>[number];

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

/** A chair: free, closed (nobody is to sit there), a person's or a bot's. */
export interface Chair {
  readonly kind: SeenChair['kind'];
  readonly who: Who | null;
  readonly name: string;
  /** Who plays while the chair is a bot's, or while its person sits out. */
  readonly bot: BotName | null;
  /** The person has let a bot take over and may come back. */
  readonly out: boolean;
  /** The promised and the revealed part of the seed; null: none. */
  readonly promise: string | null;
  readonly contribution: string | null;
  /** The hash of the key that a program plays this seat with; it goes with the person. */
  readonly key?: string;
  /** Before the start of a public table: whence its person has come, as `Table.from`. */
  readonly from?: string;
}

/** A roll call with its hash. */
export interface Called extends Roll {
  readonly hash: string;
}
export interface Failed extends FailedRoll {
  readonly by: readonly (Spoiler & { readonly who: Who | null })[];
}
export interface Table {
  readonly id: string;
  readonly game: GameId;
  /** The rules it goes by: those it was begun with, as long as the game still has them. */
  rules: number;
  /** The form in which its positions are written (`Game.upgrades`). */
  readonly form: number;
  /** The version of the rules up to which the log has told what became of this table's own; if not given, `rules`. */
  rulesTold?: number;
  /** Where its own rules were gone: what they were, and the position from which it has gone on by today's. */
  moved?: { readonly rules: number; readonly choices: number; readonly state: State };
  readonly settings: Settings;
  readonly pace: Pace;
  readonly absent: Absence;
  /** Days of holiday that each person may have, at a slow pace; if it does not say, the usual ones. */
  readonly holidays?: number;
  readonly help: Help;
  readonly isPublic: boolean;
  readonly createdAt: number;
  host: Who;
  phase: Phase;
  chairs: Chair[];
  /** The number of the last log entry. */
  seq: number;
  /** How many entries each viewer has not been told of, by seat, watchers last; []: nobody has missed any. */
  unseen: number[];
  /** The server's part of the seed; published at the end, its promise from the beginning. A failed attempt takes new ones. */
  secret: string;
  commitment: string;
  /** Who is bound to what, frozen before the first reveal; null: not yet, or nobody has promised anything. */
  roll: Called | null;
  /** Attempts that came to no deal, because somebody in the roll call did not reveal. */
  failed: readonly Failed[];
  /** Until when who is waited for before the deal keeps the chair. */
  callUntil: number | null;
  /** Where the seed was given from outside and nothing is promised: a lesson, a game played on from a record. */
  readonly seed?: NonNullable<GameRecord['seed']>;
  /** Played in somebody's browser and handed over later: the moves are checked, nothing is promised about the shuffle. */
  readonly elsewhere?: true;
  journal: Journal | null;
  /** The choices so far in notation, `undo` and `back N` among them. */
  choices: GameRecord['choices'][number][];
  /** How many choices counted at the points that the table can go back to. */
  points: number[];
  /** By seat: the number, as the seat counts, of the entry that opened its present decision. */
  decisionNumbers: number[];
  /** Acts that were accepted lately, so that a retry counts once: key, and number as the actor counts. */
  recent: [key: string, seq: number][];
  /** By seat; []: none runs yet. */
  clocks: readonly SeatClock[];
  /** Who has given up or lost a chair of the running game, and which: he knows what its seat saw, and has used time. */
  sat: readonly Sat[];
  /** How often each person did what brings no game on, so that nobody makes the log grow without end. */
  readonly idleActs: Record<Who, number>;
  /** A wish to go back by consent: to which point, and who has agreed. */
  back: { readonly to: number; readonly agreed: readonly Seat[] } | null;
  /** Seats that want to stop. */
  abandon: Seat[];
  /** What has been said. */
  chat: Chat;
  /** The day whose deal this is; null: a table of its own. */
  readonly daily: Daily | null;
  /** How the house has ended it; null: it has not. */
  verdict: Ending | null;
  /** Of a public table: whence it was opened, as a keyed hash of the address; tells nobody where that is. */
  readonly from?: string;
  /** Whom the host has taken off a chair before the start: they do not sit down here again. */
  sentAway?: readonly Who[];
  /** Earlier games of the series, and the table of the next one. */
  series: readonly Played[];
  next: string | null;
}

/** What nobody sends: the server does it for somebody who has asked in another way, or it is the word of the house. */
export type ServersAct =
  /** When somebody has taken another name: the one that he acts under. */
  | { readonly do: 'rename' }
  /** A key for a program that plays the own seat, known by its hash; null: it is taken back. */
  | { readonly do: 'key'; readonly hash: string | null }
  | { readonly do: 'rematch'; readonly next: string }
  /** Tells that the rules have changed since the table was begun, and by which it goes on. */
  | { readonly do: 'rules' }
  | { readonly do: 'timeUp'; readonly seat: Seat }
  | { readonly do: 'rewind' }
  | { readonly do: 'adjudicate'; readonly winners: readonly Seat[] | null }
  /** `names`: what he was called at the tables before, as far as this one still tells it. */
  | { readonly do: 'erase'; readonly who: Who; readonly names?: readonly string[] };
export type Act = SentAct | ServersAct;

/** One line of the log. What is told goes to whom it concerns only. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  /** The chair that acted, or null for the table itself. */
  readonly by: Seat | null;
  /** What was done, without secrets. */
  readonly act: string;
  readonly told: readonly Told[];
  readonly chat?: ChatLine;
  /** Done in a lane, while all play at once. */
  readonly inLane?: boolean;
  /** Its number for each viewer, by seat, watchers last; 0: it is not for him. Absent: `seq` for all. */
  readonly numbers?: readonly number[];
}
