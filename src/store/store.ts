// Where tables live. One contract for SQLite and PostgreSQL; `test/store.test.ts` holds both to it.
// Keys (ids, persons, token hashes, names of claims and notes) are at most 512 characters. No key, name or note may hold a
// NUL or half a surrogate pair: writing one is refused with `BadInput`, reading finds nothing. Inside a table or an entry
// any text is kept as it is.
import type { FinishedGame } from '../stats/finished.ts';
import type { OpenNews } from '../table/difference.ts';
import type { Entry, Phase, Table, Who } from '../table/types.ts';
import type { CircleStore } from './circles.ts';
import type { EditionStore } from './editions.ts';
import type { EveningStore } from './evenings.ts';
import type { MergeStore } from './merge.ts';

export type * from './circles.ts';
export type { KeptEdition, ListedEdition } from './editions.ts';
export type * from './evenings.ts';
export type { Merged } from './merge.ts';

/** What an append asks for: `expected` is the number that the table must still have. */
export interface Append {
  readonly table: Table;
  readonly expected: number;
  /** At least one, numbered from `expected + 1`; the last has the table's number. */
  readonly entries: readonly Entry[];
  /**
   * The table with number `expected`, as it was loaded from here or appended here, unchanged: then only what has changed since may be
   * written. What was said or who it was must not be among it: somebody may want it forgotten. If not given, the whole is written.
   */
  readonly before?: Table | undefined;
  /**
   * A move, after which nothing has to be forgotten that was written before: tails that are no longer needed may stay until the table is
   * packed, or until an act that is none. If not given, they go.
   */
  readonly isMove?: boolean | undefined;
  /** What has changed since in the open part of the position, if somebody knows it already. */
  readonly news?: OpenNews | undefined;
  /** Whether a bot has to act now. If not given, any bot at a playing table counts: looking in vain does no harm. */
  readonly botsDue?: boolean | undefined;
  /** The people it waits for. If not given, everybody at a playing table: looking in vain does no harm. */
  readonly waits?: readonly Who[] | undefined;
}

/** A table in a list; load it to get more. */
export interface Listed {
  readonly id: string;
  readonly seq: number;
  readonly phase: Phase;
}

/** A table in the list of all: in the order they were opened. */
export interface Filed extends Listed {
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Where one of somebody's tables stands: it goes on, it is over, or it is over and they have put it away. */
export type Shelf = 'running' | 'over' | 'away';

/** A table on somebody's shelf: what may wait for them first, then the newest. */
export interface Shelved extends Listed {
  /** When it was opened, or ended: when a running one last changed may be somebody's secret. */
  readonly at: number;
  /** False: it certainly does not wait for them. */
  readonly waits: boolean;
}

/** Somebody's one try at a deal of the day. `result` is noted once the game is finished. */
export interface Try {
  readonly day: string;
  readonly game: string;
  readonly who: Who;
  readonly table: string;
  /** The current phase of that table. */
  readonly phase: Phase;
  readonly result: { readonly name: string; readonly points: number; readonly place: number } | null;
}

/** Somebody says that a rule, a refusal or a point is wrong; `data` is what they said of what. Gone when they are forgotten. */
export interface Doubted {
  readonly id: string;
  readonly at: number;
  readonly who: Who;
  readonly data: string;
}

/** A lasting token that was seen in use: on which device, and when last. */
export interface SeenDevice {
  readonly hash: string;
  readonly about: string;
  readonly seenAt: number;
}

export interface Identity {
  readonly who: Who;
  readonly name: string;
  readonly createdAt: number;
  /** The seal or portrait they have chosen, and the colour they wish for. */
  readonly seal?: string;
  readonly colour?: string;
}

/** Something that the store refuses to keep; nothing has been changed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The database itself is unfit: another program's, damaged, from a newer Kontor, or in use. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
}

export interface Store extends CircleStore, EditionStore, EveningStore, MergeStore {
  /**
   * On disk when the promise resolves, or false: somebody else was first. Creating expects number 0. The table is copied
   * at once and may be changed afterwards. Appends to one table are tried in the order of the calls. If it is rejected because
   * the database is gone, the append may or may not be stored: load the table again.
   */
  append(append: Append): Promise<boolean>;
  load(id: string): Promise<Table | null>;
  /**
   * Packs tables that are over and have not changed since `before`, at most this many; returns how many. Nobody notices: they are read as
   * before. Rejected if one cannot be packed; it stays as it is, and is not tried again by this process.
   */
  packFinished(before: number, limit: number): Promise<number>;
  /**
   * What has happened at a table since this state of it, which was loaded from here or appended here; null: load it. Costs as much as
   * has happened, and not as much as the table.
   */
  since(known: Table): Promise<{ readonly table: Table; readonly entries: Entry[] } | null>;
  /** The current number of a table, much cheaper than the table itself; 0: there is none. */
  seqOf(id: string): Promise<number>;
  /** Entries after `from`, up to `to`, in order. */
  entries(id: string, from: number, to?: number): Promise<Entry[]>;
  /** Public tables that can be joined or watched, newest first; of those not started, only the ones opened after `since`. */
  publicTables(limit: number, since?: number): Promise<Listed[]>;
  /** Tables where this person has a chair or is host, newest first; finished ones too. */
  tablesOf(who: Who, limit: number): Promise<Listed[]>;
  /** One shelf of somebody's tables, in pages: those after that one. */
  shelf(who: Who, shelf: Shelf, after: Omit<Shelved, 'seq' | 'phase'> | null, limit: number): Promise<Shelved[]>;
  /** Puts a table that is over away, or back; false: they have no such table, or it goes on. */
  putAway(who: Who, id: string, isAway: boolean): Promise<boolean>;
  /** Ids of all tables that are not finished or abandoned, in pages by id. */
  openTables(after: string, limit: number): Promise<string[]>;
  /** Ids of tables where a bot has to act, in pages by id. */
  botTables(limit: number, after?: string): Promise<string[]>;
  /** Ids of tables where this person has a chair or is host and a bot has to act, newest first. */
  botTablesOf(who: Who, limit: number): Promise<string[]>;
  /** All tables, newest first, in pages: those opened before that one. */
  allTables(before: Pick<Filed, 'createdAt' | 'id'> | null, limit: number): Promise<Filed[]>;
  /** Ids of tables where a clock has run out by `now`, in pages by id. */
  dueTables(now: number, limit: number, after?: string): Promise<string[]>;
  /** Removes tables that were never started and where nothing has happened since `before`, at most this many; returns how many. */
  sweepTables(before: number, limit: number): Promise<number>;
  /** Only one holder at a time gets `true`, until `until` (milliseconds) has passed or it releases the claim. It may renew it. */
  claim(what: string, holder: string, now: number, until: number): Promise<boolean>;
  release(what: string, holder: string): Promise<void>;
  /** Forgets claims that expired before that time. */
  sweepClaims(before: number): Promise<void>;

  /** People are only known by the hashes of their tokens. Adding the same again changes nothing. */
  addIdentity(tokenHash: string, identity: Identity): Promise<void>;
  /** By a lasting token that has not expired; a single-use one identifies nobody. */
  findIdentity(tokenHash: string, now?: number): Promise<Identity | null>;
  rename(who: Who, name: string): Promise<void>;
  /** The seal and the colour somebody has chosen; null: none. */
  adorn(who: Who, seal: string | null, colour: string | null): Promise<void>;
  /** Another token for the same person: another device, or a recovery link (single-use if `once`). */
  addToken(tokenHash: string, who: Who, once: boolean, expiresAt: number | null): Promise<void>;
  /** Uses up a single-use token; null if it is unknown, used or expired. */
  takeToken(tokenHash: string, now: number): Promise<Who | null>;
  /** Notes that a lasting token is in use, on what device and when; an unknown one stays unknown. */
  seeDevice(device: SeenDevice): Promise<void>;
  /** Somebody's devices, last used first. */
  devicesOf(who: Who, now: number): Promise<SeenDevice[]>;
  /** Revokes one of somebody's tokens; false: they have no such token. */
  dropToken(who: Who, tokenHash: string): Promise<boolean>;
  /** Revokes all of somebody's tokens but these, including unused single-use links. */
  dropTokens(who: Who, but: readonly string[]): Promise<void>;
  /** Which of these tokens still identify somebody. */
  lastingTokens(hashes: readonly string[], now: number): Promise<string[]>;
  /** Something kept for a person under a name; null: nothing. Gone when the person is forgotten. */
  personal(who: Who, name: string): Promise<string | null>;
  /** What is kept under a name for everybody, in pages by person. */
  personals(name: string, after: Who, limit: number): Promise<{ readonly who: Who; readonly value: string }[]>;
  /** Keeps it; null deletes it. Refused for an unknown person. */
  setPersonal(who: Who, name: string, value: string | null): Promise<void>;
  /** Forgets a person, every token and what statistics say of them; chairs in running tables are not touched here. */
  forget(who: Who): Promise<void>;
  /** People whose name contains this, ignoring (ASCII) case; by name. */
  findPersons(name: string, limit: number): Promise<Identity[]>;
  person(who: Who): Promise<Identity | null>;
  /** How many tokens somebody has, including unused single-use links. */
  tokensOf(who: Who, now: number): Promise<number>;
  /** Lines that somebody has said, by table and number, in pages. */
  saidBy(
    who: Who,
    after: { readonly table: string; readonly seq: number } | null,
    limit: number,
  ): Promise<{ readonly table: string; readonly entry: Entry }[]>;
  /** Deletes what somebody has said: the lines stay, empty. */
  unsay(who: Who): Promise<void>;

  /**
   * Removes a table with its log, its chat, its places in lists and what the deals of the day say of it; false: there is none.
   * Listeners hear a number that no table reaches.
   */
  dropTable(id: string): Promise<boolean>;
  /** Refused for an unknown person. */
  addDoubt(doubt: Doubted): Promise<void>;
  /** Newest first, in pages: those said before that one. */
  doubts(before: Pick<Doubted, 'at' | 'id'> | null, limit: number): Promise<Doubted[]>;
  doubt(id: string): Promise<Doubted | null>;
  doubtsOf(who: Who, limit: number): Promise<Doubted[]>;
  dropDoubt(id: string): Promise<void>;

  /**
   * Games played to the end, the newest first: where this person had or gave up a seat, or which belonged to this circle. What has
   * ended since the last call is taken in first, from its table, so that none is missing and none is there twice.
   */
  finishedGames(of: { readonly person: Who } | { readonly circle: string }, limit?: number): Promise<FinishedGame[]>;

  /** Takes in what has ended, so that nobody has to wait for it who asks later. */
  takeInFinished(): Promise<void>;

  /** The first try counts: returns its table, this one or that of an earlier call. */
  beginTry(one: Pick<Try, 'day' | 'game' | 'who' | 'table'>): Promise<string>;
  /** Notes how a try ended, once. */
  endTry(one: Pick<Try, 'day' | 'game' | 'who'>, result: NonNullable<Try['result']>): Promise<void>;
  /** All tries of a day, the finished ones best first; of one game, if given. */
  tries(day: string, game?: string): Promise<Try[]>;
  triesOf(who: Who): Promise<Try[]>;

  /**
   * Hears of appends by any process, including this one, soon after: table and number only. `caughtUp` is called when the connection was
   * lost and is back: appends made meanwhile were missed. Returns a function that stops listening.
   */
  listen(hear: (id: string, seq: number) => void, caughtUp?: () => void): () => void;
  /** Which of these tables have a higher number by now: news of an append gets lost with a process that dies right after it. */
  movedOn(known: readonly Pick<Listed, 'id' | 'seq'>[]): Promise<Pick<Listed, 'id' | 'seq'>[]>;
  /** Says something to the other processes that need not be kept: it may get lost, and must be short. */
  whisper(text: string): Promise<void>;
  /** Hears what other processes whisper, and which one; never this one's own. Returns a function that stops it. */
  overhear(hear: (from: string, text: string) => void): () => void;
  /** A consistent copy of everything into a new file, while the store is running: a database, or lines of JSON. */
  backup(file: string): Promise<void>;
  /** The extension of such a file. */
  readonly backupKind: 'sqlite' | 'jsonl';
  /** The rules version that last served each game, for `kontor check`. */
  note(key: string): Promise<string | null>;
  setNote(key: string, value: string): Promise<void>;
  /** Whether the database accepts a write: it makes one. Never rejects. */
  isReady(): Promise<boolean>;
  /** Finishes what was asked for; later calls are rejected. */
  close(): Promise<void>;
}
