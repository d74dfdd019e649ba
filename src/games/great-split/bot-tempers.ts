// What tempers like at The Great Split, in points (`Likings`).
import { LAST, RESOURCE_NOS, TRACKS_COUNT } from './data/kinds.ts';
import type { S } from './types.ts';

/** How far each of the five collections has come, 0 to 1: the furthest, and the one behind. */
function reached({ open }: S, seat: number): { most: number; least: number } {
  let [most, least] = [0, 1];
  for (const track of RESOURCE_NOS) {
    const share = open.tracks[seat][track] / LAST[track];
    most = Math.max(most, share);
    least = Math.min(least, share);
  }
  return { most, least };
}

export const tempers = {
  /** One collection far ahead. */
  bold: (s: S, seat: number): number => 8 * reached(s, seat).most,
  /** No collection left behind. */
  careful: (s: S, seat: number): number => 9 * reached(s, seat).least,
  /** Seals, which pay at the very end. */
  builder({ open }: S, seat: number): number {
    let steps = 0;
    for (let track = 1 + RESOURCE_NOS.length; track < TRACKS_COUNT; track++) steps += open.tracks[seat][track];
    return 0.8 * steps;
  },
};
