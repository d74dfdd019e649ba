// A record handed over in memory, from a table in this browser.
import { type GameRecord, parseRecord } from '../../kernel/record.ts';
import { go } from '../lib/router.ts';

let waiting: GameRecord | null = null;
let from: string | null = null;

/** Shows it on the replay page; `hash` as in a link to a step, `table` the one in this browser that it is of. */
export function openReplay(record: GameRecord, hash = '', table: string | null = null): void {
  waiting = record;
  from = table;
  go(`/replay${hash}`);
}

/** A record as text, read. */
export const read = parseRecord;

/** The record that was handed over; it stays until another replaces it. */
export const handedOver = (): GameRecord | null => waiting;
/** The table in this browser that a record is of, if it was handed over by one. */
export const tableHereOf = (record: GameRecord): string | null => (record === waiting ? from : null);
