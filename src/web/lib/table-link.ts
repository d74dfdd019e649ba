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
  /** How many of our acts are waiting for an answer. */
  readonly sending: number;
}

/** What only a table in this browser has: nobody else has its record or opens its next game. */
export interface LocalTable {
  /** How many people share this device. */
  readonly people: number;
  /** Tries something out: it does not count. */
  readonly isTryOut: boolean;
  /** Its id on the server, once it was uploaded. */
  readonly uploaded: string | null;
  record(): string;
  /** Opens the next game, and returns its path. */
  again(): Promise<string>;
  /** Uploads the finished game to the server, and returns its id there. */
  upload(): Promise<string>;
}

export interface TableLink {
  readonly local?: LocalTable;
  open(): void;
  close(): void;
  /** Reconnects as somebody else. */
  reopen(): void;
  subscribe(listener: () => void): () => void;
  shown(): Shown;
  /** null: done; else why not. */
  sendAct(act: SentAct): Promise<Refusal | null>;
  /** My view at an earlier point of the running game, of `seen.stepsBack`; absent: this table cannot say. */
  past?(point: number): Promise<View>;
  /** Fetches log lines from before those shown; absent: all are there. */
  earlier?(): Promise<void>;
}
