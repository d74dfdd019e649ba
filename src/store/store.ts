// Where tables live. One contract for SQLite and PostgreSQL; `test/store.test.ts` holds both to it.
import type { Entry, Phase, Table, Who } from '../table/types.ts';

/** What an append asks for: `expected` is the number that the table must still have. */
export interface Append {
  readonly table: Table;
  readonly expected: number;
  readonly entries: readonly Entry[];
}

/** A table in a list. */
export interface Listed {
  readonly id: string;
  readonly seq: number;
  readonly phase: Phase;
  readonly table: Table;
}

export interface Identity {
  readonly who: Who;
  readonly name: string;
  readonly createdAt: number;
}

export interface Store {
  /** On disk when the promise resolves, or false: somebody else was first. Creating expects number 0. */
  append(append: Append): Promise<boolean>;
  load(id: string): Promise<Table | null>;
  /** Entries after `from`, in order. */
  entries(id: string, from: number): Promise<Entry[]>;
  /** Public tables that can be joined or watched, newest first. */
  publicTables(limit: number): Promise<Listed[]>;
  /** Tables where this person has a chair or is host, newest first. */
  tablesOf(who: Who, limit: number): Promise<Listed[]>;
  /** Ids of all tables that are not finished or abandoned, in pages by id. */
  openTables(after: string, limit: number): Promise<string[]>;
  /** Ids of tables where a bot has to act. */
  botTables(limit: number): Promise<string[]>;
  /** Only one holder at a time gets `true`, until `until` (milliseconds) has passed or it lets go. */
  claim(what: string, holder: string, now: number, until: number): Promise<boolean>;
  release(what: string, holder: string): Promise<void>;

  /** Persons are known by the hash of their token only. */
  addIdentity(tokenHash: string, identity: Identity): Promise<void>;
  findIdentity(tokenHash: string): Promise<Identity | null>;
  rename(who: Who, name: string): Promise<void>;
  /** Another token for the same person: another device, or a recovery link (used once if `once`). */
  addToken(tokenHash: string, who: Who, once: boolean, expiresAt: number | null): Promise<void>;
  /** Takes a token that may be used once; null if it is unknown, used or out of date. */
  takeToken(tokenHash: string, now: number): Promise<Who | null>;
  /** Forgets a person and every token; chairs in running tables are not touched here. */
  forget(who: Who): Promise<void>;

  /** Hears of appends by any process: table and number only. Returns a function that stops listening. */
  listen(hear: (id: string, seq: number) => void): () => void;
  /** The rules version that last served each game, for `kontor check`. */
  note(key: string): Promise<string | null>;
  setNote(key: string, value: string): Promise<void>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
