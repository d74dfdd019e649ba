// How a page is connected to a table, wherever the table is: on the server, or in this browser.
import type { Refusal, View } from '../../kernel/types.ts';
import type { Trying } from '../../table/trying.ts';
import type { Seen, SeenEntry } from '../../table/types.ts';
import type { SentAct } from '../../wire/acts.ts';
import type { PresenceName } from '../../wire/values.ts';

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
  /** Who is there, by seat; absent: nobody says. */
  readonly presence?: readonly (PresenceName | null)[];
  /** What another seat is trying in the position that is shown. */
  readonly trying?: Trying | null;
  /** Moves of others are still waiting to be shown: `skip` shows them at once. */
  readonly isTelling?: boolean;
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
  /** Shows the others what I am trying, by its index in `seen.decision.options`; absent: there is nobody to see it. */
  tryOut?(decision: number, index?: number): void;
  /** From here to my next turn, moves of others are not shown one after the other. */
  skip?(): void;
  /** My view at an earlier point of the running game, of `seen.stepsBack`; absent: this table cannot say. */
  past?(point: number): Promise<View>;
  /** Fetches log lines from before those shown; absent: all are there. */
  earlier?(): Promise<void>;
}
