// A live table as plain data. The server keeps it on disk, the browser will keep it in memory; both run the same acts.
import type { BotName } from '../bots/names.ts';
import type { FailedRoll, Roll, Spoiler } from '../fair/roll.ts';
import type { GameId } from '../games/index.ts';
import type { Journal } from '../kernel/journal.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Decision, GameEvent, ScoreLine, Seat, Settings, State, View } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';
import type { Chat, ChatLine, Room, SeenLine, Sign } from './chat.ts';
import type { Sat, SeatClock } from './seat-time.ts';

export type { Sat, SeatClock, Spent } from './seat-time.ts';

/** Who somebody is, as the server knows him; never leaves it. */
export type Who = string;

export const PACES = ['live', 'hour', 'day', 'threeDays', 'none'] as const;
export type Pace = (typeof PACES)[number];
/** What the table shows beyond the bare rules, the same for everybody. */
export const HELPS = ['full', 'plain'] as const;
export type Help = (typeof HELPS)[number];

/** What becomes of somebody whose time is up: fixed when the table opens. */
export const ABSENCES = ['wait', 'bot', 'open', 'vote'] as const;
export type Absence = (typeof ABSENCES)[number];
export const VERDICTS = ['wait', 'bot', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];
export interface Vote {
  readonly by: Seat;
  readonly wants: Verdict;
}

/** A chair: free, closed (nobody is to sit there), a person's or a bot's. */
export interface Chair {
  readonly kind: 'open' | 'closed' | 'person' | 'bot';
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

export type Phase = 'gathering' | 'revealing' | 'playing' | 'finished' | 'abandoned';

/** One game of a series, as it ended, by seat. Points and wins go by name. */
export interface Played {
  readonly table: string;
  readonly settings: Settings;
  readonly results: readonly {
    readonly name: string;
    readonly bot: BotName | null;
    readonly points: number;
    readonly won: boolean;
  }[];
}

/** The deal of a day (UTC, YYYY-MM-DD): the same for everybody. */
export interface Daily {
  readonly day: string;
}
/** A roll call with its hash. */
export interface Called extends Roll {
  readonly hash: string;
}
export interface Failed extends FailedRoll {
  readonly by: readonly (Spoiler & { readonly who: Who | null })[];
}
/** An end by the word of the house: with winners, or (null) without a result. */
export interface Ending {
  readonly winners: readonly Seat[] | null;
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
  asked: number[];
  /** Acts that were accepted lately, so that a retry counts once: key, and number as the actor counts. */
  recent: [key: string, seq: number][];
  /** By seat; []: none runs yet. */
  clocks: readonly SeatClock[];
  /** Who has given up or lost a chair of the running game, and which: he knows what its seat saw, and has used time. */
  sat: readonly Sat[];
  /** How often each person did what brings no game on, so that nobody makes the log grow without end. */
  readonly fuss: Record<Who, number>;
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

/** What somebody wants. `answers` is the number of the decision that a choice answers. */
export type Act =
  | { readonly do: 'sit'; readonly chair: Seat; readonly promise?: string }
  | { readonly do: 'leave' }
  /** The server's, when somebody has taken another name: the one that he acts under. */
  | { readonly do: 'rename' }
  | { readonly do: 'chair'; readonly chair: Seat; readonly kind: 'open' | 'closed' | 'bot'; readonly bot?: BotName }
  | { readonly do: 'start' }
  /** The host's, before the start: there will be no game. */
  | { readonly do: 'close' }
  /** Before the start, or anew after a failed attempt. */
  | { readonly do: 'promise'; readonly promise: string }
  /** `roll`: the hash of the roll call that it answers. */
  | { readonly do: 'reveal'; readonly contribution: string; readonly roll?: string }
  | { readonly do: 'choose'; readonly answers: number; readonly choice: string }
  | { readonly do: 'confirm' }
  | { readonly do: 'undo' }
  | { readonly do: 'sitOut'; readonly bot?: BotName }
  | { readonly do: 'comeBack' }
  | { readonly do: 'askBack'; readonly to: number }
  | { readonly do: 'agreeBack' }
  | { readonly do: 'refuseBack' }
  | { readonly do: 'abandon' }
  | { readonly do: 'stay' }
  | { readonly do: 'say'; readonly text: string; readonly to: Room }
  | { readonly do: 'react'; readonly to: number; readonly sign: Sign }
  | { readonly do: 'chatSwitch'; readonly on: boolean }
  | { readonly do: 'rewind' }
  /** The house's: tells that the rules have changed since the table was begun, and by which it goes on. */
  | { readonly do: 'rules' }
  | { readonly do: 'adjudicate'; readonly winners: readonly Seat[] | null }
  /** `names`: what he was called at the tables before, as far as this one still tells it. */
  | { readonly do: 'erase'; readonly who: Who; readonly names?: readonly string[] }
  | { readonly do: 'holiday'; readonly days: number }
  | { readonly do: 'vote'; readonly seat: Seat; readonly wants: Verdict }
  | { readonly do: 'pardon'; readonly seat: Seat }
  /** A key for a program that plays the own seat, known by its hash; null: it is taken back. */
  | { readonly do: 'key'; readonly hash: string | null }
  /** The house's: nobody else may. */
  | { readonly do: 'timeUp'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly next: string };

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
