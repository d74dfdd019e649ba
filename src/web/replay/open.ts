// A record handed over in memory, from a table in this browser.
import { type GameRecord, parseRecord } from '../../kernel/record.ts';
import { go } from '../lib/router.ts';

let waiting: GameRecord | null = null;

/** Shows it on the replay page; `hash` as in a link to a step. */
export function openReplay(record: GameRecord, hash = ''): void {
  waiting = record;
  go(`/replay${hash}`);
}

/** A record as text, read. */
export const read = parseRecord;

/** The record that was handed over; it stays until another replaces it. */
export const handedOver = (): GameRecord | null => waiting;
