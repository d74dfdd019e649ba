import type { BotName } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { Seat, Settings } from '../../kernel/types.ts';
import type { Help, Played, Table } from '../../table/types.ts';
import type { Edition } from '../../text/edition/edition.ts';

export type HereChair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName; readonly character?: string | undefined };

/** What a table in this browser opens with. */
export interface HereOpening {
  readonly game: GameId;
  readonly settings: Settings;
  /** If it is not the one that the game brings; it has been read, and tried out. */
  readonly edition?: Edition | undefined;
  readonly chairs: readonly HereChair[];
  readonly help: Help;
  readonly seed?: GameRecord['seed'];
  /** Played before the table is handed over: to continue from a record. */
  readonly choices?: GameRecord['choices'];
  /** A game to try something out; it never counts and is not uploaded. */
  readonly tryOut?: boolean;
  readonly series?: readonly Played[];
}

/** A table as this browser stores it; its log is stored beside it. */
export interface HereTable {
  readonly id: string;
  readonly table: Table;
  /** Seats it is waiting for, so that a list needs no rules. */
  readonly waits: readonly Seat[];
  /** When somebody last did something. */
  readonly at: number;
  readonly tryOut: boolean;
  /** Its id on the server, once it was uploaded. */
  readonly uploaded: string | null;
  /** Notes of whoever has the device; an append leaves them as they are. */
  readonly slip?: string;
}
