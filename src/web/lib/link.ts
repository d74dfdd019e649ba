// How a page is connected to a table, wherever the table is: on the server, or in this browser.
import type { Refusal, View } from '../../kernel/types.ts';
import type { Act, Seen, SeenEntry } from '../../table/types.ts';

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

export interface TableLink {
  open(): void;
  close(): void;
  /** Comes back as somebody else. */
  reopen(): void;
  subscribe(listener: () => void): () => void;
  shown(): Shown;
  /** null: done; else why not. */
  act(act: Act): Promise<Refusal | null>;
  /** My view at an earlier point of the running game, of `seen.made`; absent: this table cannot tell. */
  past?(point: number): Promise<View>;
}
