// How a page is connected to a table, wherever the table is: on the server, or in this browser.
import type { Refusal, View } from '../../kernel/types.ts';
import type { Seen, SeenEntry } from '../../table/types.ts';
import type { SentAct } from '../../wire/acts.ts';

/** 'joining': not yet there; 'away': was there and will be back; 'gone': there is no such table. */
export type LinkStatus = 'joining' | 'live' | 'away' | 'gone';

export interface Shown {
  readonly seen: Seen | null;
  readonly log: readonly SeenEntry[];
  /** Entries up to here were there when we came: nothing to animate. */
  readonly since: number;
  readonly status: LinkStatus;
  /** How many acts of ours wait for their answer. */
  readonly sending: number;
}

/** What only a table in this browser has: nobody else keeps its record or opens its next game. */
export interface LocalTable {
  /** How many people share this device. */
  readonly people: number;
  /** Tries something out: it does not count. */
  readonly isTryOut: boolean;
  /** Its id on the server, once it was handed over. */
  readonly uploaded: string | null;
  record(): string;
  /** Opens the next game, and tells its path. */
  again(): Promise<string>;
  /** Hands the finished game to the server, and tells its id there. */
  upload(): Promise<string>;
}

export interface TableLink {
  readonly local?: LocalTable;
  open(): void;
  close(): void;
  /** Comes back as somebody else. */
  reopen(): void;
  subscribe(listener: () => void): () => void;
  shown(): Shown;
  /** null: done; else why not. */
  sendAct(act: SentAct): Promise<Refusal | null>;
  /** My view at an earlier point of the running game, of `seen.made`; absent: this table cannot tell. */
  past?(point: number): Promise<View>;
  /** Fetches lines of the log from before those that are shown; absent: all are there. */
  earlier?(): Promise<void>;
}
