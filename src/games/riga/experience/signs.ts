// Signs of how a seat stands, for what was learned from many games: its town, its hand, what lies open and when it may act.
import { yearsFor } from '../data/kinds.ts';
import { MODULE_IDS, type S } from '../types.ts';
import { HAND_COUNT, handSigns, OFFER_COUNT, offerSigns } from './hand.ts';
import { progress, turnsOf } from './progress.ts';
import { MASTERS_COUNT, masterSigns, TOWN_COUNT, TRACKS_COUNT, townSigns, trackSigns } from './town.ts';

const FIXED = 11 + MODULE_IDS.length;
export const COUNT = FIXED + TOWN_COUNT + MASTERS_COUNT + TRACKS_COUNT + HAND_COUNT + OFFER_COUNT;

export function signs(s: S, seat: number, value: number, out: Float32Array, at: number): void {
  const { open, own, settings, todo } = s;
  out.fill(0, at, at + COUNT);
  const turns = turnsOf(s, seat);
  /** 1 at the start, 0 when no own turn is left. */
  const share = turns.left / (2 * yearsFor(own.length));
  let toDraw = 0;
  for (const task of todo) if (task.do === 'draw' && task.seat === seat) toDraw += task.count;
  let i = at;
  out[i++] = value / 50;
  out[i++] = progress(s);
  out[i++] = share;
  out[i++] = turns.thisYear / 2;
  out[i++] = turns.mayBuild ? 1 : 0;
  out[i++] = turns.left === 0 ? 1 : 0;
  out[i++] = turns.left === 1 ? 1 : 0;
  out[i++] = turns.wait / 4;
  out[i++] = turns.isNextThisYear ? 1 : 0;
  out[i++] = (own.length - 2) / 2;
  out[i++] = toDraw;
  for (const id of MODULE_IDS) out[i++] = settings[id] ? 1 : 0;
  i = townSigns(s, seat, turns, share, out, i);
  i = masterSigns(s, seat, share, out, i);
  i = trackSigns(open, seat, share, out, i);
  i = handSigns(s, seat, turns, share, out, i);
  offerSigns(s, seat, turns, out, i);
}
