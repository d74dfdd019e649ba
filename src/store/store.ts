// Where tables live. One contract for SQLite and PostgreSQL; `test/store.test.ts` holds both to it.
// Keys (ids, persons, token hashes, names of claims and notes) are at most 512 characters. No key, name or note may hold a
// NUL or half a surrogate pair: writing one is refused with `BadInput`, reading finds nothing. Inside a table or an entry
// any text is kept as it is.
import type { Entry, Phase, Table, Who } from '../table/types.ts';

/** What an append asks for: `expected` is the number that the table must still have. */
export interface Append {
  readonly table: Table;
  readonly expected: number;
  /** At least one, numbered from `expected + 1`; the last has the table's number. */
  readonly entries: readonly Entry[];
  /** Whether a bot has to act now. If not given, any bot at a playing table counts: looking in vain does no harm. */
  readonly botsDue?: boolean | undefined;
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
}

/** Something that the store refuses to keep; nothing has been changed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The database itself is unfit: another program's, damaged, from a newer Kontor, or in use. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
}

export interface Store {
  /**
   * On disk when the promise resolves, or false: somebody else was first. Creating expects number 0. The table is copied
   * at once and may be changed afterwards. Appends to one table are tried in the order of the calls. Rejected because the
   * database is gone for good, an append may or may not be stored: load the table again.
   */
  append(append: Append): Promise<boolean>;
  load(id: string): Promise<Table | null>;
  /** The number that a table has now, much cheaper than the table; 0: there is none. */
  seqOf(id: string): Promise<number>;
  /** Entries after `from`, up to `to`, in order. */
  entries(id: string, from: number, to?: number): Promise<Entry[]>;
  /** Public tables that can be joined or watched, newest first; of those not started, only the ones opened after `since`. */
  publicTables(limit: number, since?: number): Promise<Listed[]>;
  /** Tables where this person has a chair or is host, newest first; finished ones too. */
  tablesOf(who: Who, limit: number): Promise<Listed[]>;
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
  /** Removes tables that were never started and where nothing has happened since `before`, so many at most; how many. */
  sweepTables(before: number, limit: number): Promise<number>;
  /** Only one holder at a time gets `true`, until `until` (milliseconds) has passed or it lets go. Its holder may renew it. */
  claim(what: string, holder: string, now: number, until: number): Promise<boolean>;
  release(what: string, holder: string): Promise<void>;
  /** Forgets claims that ran out before that time. */
  sweepClaims(before: number): Promise<void>;

  /** Persons are known by the hash of their token only. Adding the same again changes nothing. */
  addIdentity(tokenHash: string, identity: Identity): Promise<void>;
  /** By a lasting token that is not out of date; one that may be used once does not identify anybody. */
  findIdentity(tokenHash: string, now?: number): Promise<Identity | null>;
  rename(who: Who, name: string): Promise<void>;
  /** Another token for the same person: another device, or a recovery link (used once if `once`). */
  addToken(tokenHash: string, who: Who, once: boolean, expiresAt: number | null): Promise<void>;
  /** Takes a token that may be used once; null if it is unknown, used or out of date. */
  takeToken(tokenHash: string, now: number): Promise<Who | null>;
  /** Notes that a lasting token is in use, with what and when; one that is unknown stays so. */
  seeDevice(device: SeenDevice): Promise<void>;
  /** Those of somebody, the last used first. */
  devicesOf(who: Who, now: number): Promise<SeenDevice[]>;
  /** Takes one token of somebody away; false: he has no such. */
  dropToken(who: Who, tokenHash: string): Promise<boolean>;
  /** Takes all tokens of somebody away but these, links that can still be used once among them. */
  dropTokens(who: Who, but: readonly string[]): Promise<void>;
  /** Which of these tokens still make somebody somebody. */
  lastingTokens(hashes: readonly string[], now: number): Promise<string[]>;
  /** Something kept for a person under a name; null: nothing. Gone when the person is forgotten. */
  personal(who: Who, name: string): Promise<string | null>;
  /** Keeps it; null: no longer. Refused for somebody who is not known. */
  setPersonal(who: Who, name: string, value: string | null): Promise<void>;
  /** Forgets a person and every token; chairs in running tables are not touched here. */
  forget(who: Who): Promise<void>;
  /** Persons whose name has this in it, upper or lower case (of ASCII) alike; by name. */
  findPersons(name: string, limit: number): Promise<Identity[]>;
  person(who: Who): Promise<Identity | null>;
  /** How many tokens somebody has, links that can still be used once among them. */
  tokensOf(who: Who, now: number): Promise<number>;
  /** Lines that somebody has said, by table and number, in pages. */
  saidBy(
    who: Who,
    after: { readonly table: string; readonly seq: number } | null,
    limit: number,
  ): Promise<{ readonly table: string; readonly entry: Entry }[]>;
  /** Takes away what somebody has said: the lines stay, empty. */
  unsay(who: Who): Promise<void>;

  /** The first try counts: returns its table, this one or the one of an earlier call. */
  beginTry(one: Pick<Try, 'day' | 'game' | 'who' | 'table'>): Promise<string>;
  /** Notes how a try ended, once. */
  endTry(one: Pick<Try, 'day' | 'game' | 'who'>, result: NonNullable<Try['result']>): Promise<void>;
  /** All tries of a day, those that are over best first; of one game, if given. */
  tries(day: string, game?: string): Promise<Try[]>;
  triesOf(who: Who): Promise<Try[]>;

  /**
   * Hears of appends by any process, this one too: table and number only. `caughtUp` is called when the connection was
   * lost and is there again: what was appended meanwhile has not been heard. Returns a function that stops listening.
   */
  listen(hear: (id: string, seq: number) => void, caughtUp?: () => void): () => void;
  /** A copy of everything into a new file, consistent in itself, while the store runs: a database, or lines of JSON. */
  backup(file: string): Promise<void>;
  /** How the name of such a file ends. */
  readonly backupKind: 'sqlite' | 'jsonl';
  /** The rules version that last served each game, for `kontor check`. */
  note(key: string): Promise<string | null>;
  setNote(key: string, value: string): Promise<void>;
  /** Whether the database takes a write: one is made. Never rejects. */
  isReady(): Promise<boolean>;
  /** Finishes what has been asked for; later calls are rejected. */
  close(): Promise<void>;
}
