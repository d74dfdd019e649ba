// A live table as plain data. A server keeps it on disk, a browser in IndexedDB; both run the same acts.
import type { BotName } from '../bots/names.ts';
import type { FailedRoll, Roll, Spoiler } from '../fair/roll.ts';
import type { GameId } from '../games/index.ts';
import type { Journal } from '../kernel/journal.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Seat, Settings, State } from '../kernel/types.ts';
import type { Told } from '../kernel/view.ts';
import type { Edition } from '../text/edition/edition.ts';
import type { ColourName, SealName } from '../text/seals.ts';
import type { SentAct } from '../wire/acts.ts';
import type { Daily, Ending, Played, SeenChair, SeenClock } from '../wire/seen.ts';
import type { Absence, Help, Pace, Phase, Verdict } from '../wire/values.ts';
import type { Chat, ChatLine } from './chat.ts';

export type * from '../wire/seen.ts';
export type * from '../wire/values.ts';

/** Who somebody is, as the server knows them; never leaves it. */
export type Who = string;

/** What somebody wants to happen to a late player. */
export type Vote = NonNullable<SeenClock['votes']>[number];

/** The time of one chair: what is left, and since when it has been running (null: it is not; later than now: after a holiday). */
export interface SeatClock {
  readonly left: number;
  readonly since: number | null;
  readonly holiday: { readonly from: number; readonly until: number } | null;
  /** Holidays taken before, in milliseconds. */
  readonly rested: number;
  /** How often the table has started waiting for the chair, and since when it is waiting now. */
  readonly turn: number;
  readonly askedAt: number | null;
  /** When its person last did something; nobody else's business. */
  readonly movedAt: number | null;
  /** When its person last decided: whoever takes that back has gone on thinking since. */
  readonly doneAt?: number;
  /** How many of its choices have been credited with time. */
  readonly counted: number;
  /** What was decided when the time was up, or what the others want; null: nothing, no vote. */
  readonly verdict: Verdict | null;
  readonly votes: readonly Vote[] | null;
  /** During a vote: when those who have voted decide alone. */
  readonly voteEnds: number | null;
  /** Who lost the chair, until another person has played on it. */
  readonly lost: { readonly who: Who; readonly name: string } | null;
  /** How many choices the chair had made when its person last came back late: only once per choice do they get more time. */
  readonly wound?: number;
  /** Who has asked for a bot because its person gives no sign of life; it stays known while the bot sits in. */
  readonly standIn?: readonly Seat[] | null;
  /** What happened to the chair was decided by more than one: none of them alone takes it back. */
  readonly voted?: boolean;
  /** The turn in which its person was last nudged, and when. */
  readonly nudged?: { readonly turn: number; readonly at: number };
}

/** How much time somebody has used at a table: it stays used when they get up and sit down again. */
export type Spent = Pick<SeatClock, 'left' | 'rested' | 'counted' | 'wound'>;

/** Somebody who has had a chair of the running game. */
export interface Sat {
  readonly who: Who;
  readonly seat: Seat;
  readonly spent?: Spent;
  /** They have lost it for being late, when this many choices counted, and have not given it up. */
  readonly lateAt?: number;
}

/** A chair: free, closed (nobody may sit there), a person's or a bot's. */
export interface Chair {
  readonly kind: SeenChair['kind'];
  readonly who: Who | null;
  readonly name: string;
  /** Who plays while the chair is a bot's, or while its person sits out. */
  readonly bot: BotName | null;
  /** Whom the bot plays as, by its id in the game; the name is theirs. Without it, it is a plain level. */
  readonly character?: string;
  /** The person has let a bot take over and may come back. */
  readonly out: boolean;
  /** The promised and the revealed part of the seed; null: none. */
  readonly promise: string | null;
  readonly contribution: string | null;
  /** The hash of the key with which a program plays this seat; it goes when the person goes. */
  readonly key?: string;
  /** The seal of its person, and the colour that they wished for and were the first to. */
  readonly seal?: SealName;
  readonly colour?: ColourName;
  /** Its person is a guest without a device, and plays on this person's. */
  readonly heldBy?: Who;
  /** Before the start of a public table: where its person came from, as in `Table.from`. */
  readonly from?: string;
  /** Somebody who plays this seat together with its person, and the hash of an invitation to do so (`beside.ts`). */
  readonly beside?: { readonly who: Who; readonly name: string };
  readonly invitation?: string;
}

/** The round of an evening that a table belongs to. Its roll call is the table's. */
export interface TableRound {
  /** From 1. */
  readonly number: number;
  /** Which of its tables this is, from 0, and how many there are. */
  readonly table: number;
  readonly tables: number;
  readonly isFinal: boolean;
  /** The parts of the seed of everybody in the round, by person; null: none. */
  readonly contributions: readonly (string | null)[];
  /** All its tables have ended: seed, record and watching are open. */
  readonly isOpen: boolean;
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
  /** The rules it is played by: those it started with, as long as the game still has them. */
  rules: number;
  /** The form in which its positions are written (`Game.upgrades`). */
  readonly form: number;
  /** The rules version up to which the log has said what happened to this table's own rules; if not given, `rules`. */
  rulesTold?: number;
  /** If its own rules were retired: what they were, and the position from which it continued under today's. */
  moved?: { readonly rules: number; readonly choices: number; readonly state: State };
  settings: Settings;
  /** What it is played with, if that is not the edition that the game brings. */
  readonly edition?: Edition;
  pace: Pace;
  absent: Absence;
  /** Days of holiday per person, at a slow pace; the default if not given. */
  holidays?: number;
  help: Help;
  readonly isPublic: boolean;
  readonly createdAt: number;
  host: Who;
  phase: Phase;
  chairs: Chair[];
  /** The number of the last log entry. */
  seq: number;
  /** How many entries each viewer has not been told of, by seat, watchers last; []: nobody has missed any. */
  unseen: number[];
  /** The server's part of the seed; published at the end, promised from the beginning. A failed attempt takes a new one. */
  secret: string;
  commitment: string;
  /** Who is bound to what, frozen before anybody reveals; null: not yet, or nobody has promised anything. */
  roll: Called | null;
  /** Attempts that did not lead to a deal, because somebody in the roll call did not reveal. */
  failed: readonly Failed[];
  /** Until when the people the table waits for before the deal keep their chairs. */
  callUntil: number | null;
  /** The seed was given from outside and nothing is promised: a lesson, a game continued from a record. */
  readonly seed?: NonNullable<GameRecord['seed']>;
  /** Played in somebody's browser and handed in later: the moves are checked, nothing is promised about the shuffle. */
  readonly elsewhere?: true;
  journal: Journal | null;
  /** The choices so far in notation, including `undo` and `back N`. */
  choices: GameRecord['choices'][number][];
  /** How many choices counted at the points that the table can go back to. */
  points: number[];
  /** By seat: the number, as the seat counts, of the entry that opened its current decision. */
  decisionNumbers: number[];
  /** Recently accepted acts, so that a retry counts once: key, and number as the actor counts. */
  recent: [key: string, seq: number][];
  /** By seat: when the table goes on with what the seat has chosen; null: not held, or the seat is asked. []: none (`hold.ts`). */
  holds: readonly (number | null)[];
  /** By seat; []: none is running yet. */
  clocks: readonly SeatClock[];
  /** Who has given up or lost a chair of the running game, and which: they know what its seat saw, and have used time. */
  sat: readonly Sat[];
  /** The last time the house was closed: since when, and for how much of it the clocks have been moved on. */
  stoodStill?: { readonly from: number; readonly milliseconds: number };
  /** How often each person did something that does not advance the game, so that nobody makes the log grow without end. */
  readonly idleActs: Record<Who, number>;
  /** A request to go back by consent: to which point, and who has agreed. */
  back: { readonly to: number; readonly agreed: readonly Seat[] } | null;
  /** Seats that want to stop. */
  abandon: Seat[];
  /** Everybody who is there wants to stop: when it happens, if those who are absent stay silent. null: not so. */
  stopAt?: number | null;
  /** What has been said. */
  chat: Chat;
  /** The day whose deal this is; null: an ordinary table. */
  readonly daily: Daily | null;
  /** How the house ended it; null: it did not. */
  verdict: Ending | null;
  /** The circle it belongs to; absent: none. */
  readonly circle?: string;
  /** The evening it belongs to, and its round there. */
  readonly evening?: string;
  round?: TableRound;
  /** For a public table: where it was opened from, as a keyed hash of the address that reveals nothing about it. */
  readonly from?: string;
  /** People the host has taken off a chair before the start: they may not sit down here again. */
  sentAway?: readonly Who[];
  /** Who has sat beside which seat of the running game: they know what it saw. */
  besides?: readonly { readonly who: Who; readonly seat: Seat }[];
  /** Who wants watchers to see all hands, and whether they have seen them in this game (`hands.ts`). */
  shown?: readonly Who[];
  wasShown?: true;
  /** Earlier games of the series, and the table of the next one. */
  series: readonly Played[];
  next: string | null;
}

/** Acts that nobody sends: the server does them for somebody who asked in another way, or for the house. */
export type ServersAct =
  /** When somebody has changed their name: the one they act under. */
  | { readonly do: 'rename' }
  /** When somebody has chosen another seal, or wishes for another colour: those they act with. */
  | { readonly do: 'adorn' }
  /** A key for a program that plays this seat, known by its hash; null: it is revoked. */
  | { readonly do: 'key'; readonly hash: string | null }
  /** An invitation to the seat for a second person, known by its hash. */
  | { readonly do: 'share'; readonly hash: string }
  | { readonly do: 'rematch'; readonly next: string }
  /** In a round of an evening: it begins, and is open when all its tables have ended. */
  | { readonly do: 'deal' }
  | { readonly do: 'openRound' }
  /** Says that the rules have changed since the table started, and under which it continues. */
  | { readonly do: 'rules' }
  | { readonly do: 'timeUp'; readonly seat: Seat }
  /** Those who were absent have had the time to answer, and have not: the game stops, as all others wish. */
  | { readonly do: 'stop' }
  /** The house was closed since `from`, and nobody could do anything: for so long no clock has run. Said again, only the rest counts. */
  | { readonly do: 'standstill'; readonly milliseconds: number; readonly from: number }
  | { readonly do: 'rewind' }
  | { readonly do: 'adjudicate'; readonly winners: readonly Seat[] | null }
  /** `names`: the person's names at earlier tables, as far as this one still mentions them. */
  | { readonly do: 'erase'; readonly who: Who; readonly names?: readonly string[] }
  /** Somebody has turned out to be somebody else, who keeps what both had. */
  | { readonly do: 'unite'; readonly from: Who; readonly into: Who; readonly name: string };
export type Act = SentAct | ServersAct;

/** One line of the log. Events go only to those they concern. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  /** The chair that acted, or null for the table itself. */
  readonly by: Seat | null;
  /** What was done, without secrets. */
  readonly act: string;
  readonly told: readonly Told[];
  readonly chat?: ChatLine;
  /** The second person of the chair did it. */
  readonly second?: true;
  /** Done in a lane, while all play at once. */
  readonly inLane?: boolean;
  /** Its number for each viewer, by seat, watchers last; 0: not for them. Absent: `seq` for all. */
  readonly numbers?: readonly number[];
}
