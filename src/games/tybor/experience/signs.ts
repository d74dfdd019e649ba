// Signs of how a seat stands, for what was learned from many games: its tableau, its sets, its cards and what it could build.
import { buildingOf, CHAPTER_IDS, personOf, SCENARIO_IDS, scenarioOf } from '../data/kinds.ts';
import { roundOf } from '../rules/order.ts';
import type { S } from '../types.ts';
import { readTown, SETS_COUNT, setSigns, TOWN_COUNT, town, townSigns } from './town.ts';

const FIXED = 7 + SCENARIO_IDS.length + CHAPTER_IDS.length;
const CARDS = 16;
const OFFER = 11;
export const COUNT = FIXED + TOWN_COUNT + SETS_COUNT + CARDS + OFFER;

/** Cards played of all cards: everybody gets as many. */
export function progress({ open, own, todo }: S): number {
  const { rounds } = scenarioOf(open.scenario);
  let all = 0;
  for (const { hand } of rounds) all += hand;
  let left = own[0].hand.length;
  for (let round = open.round; round < 4; round++) left += rounds[round].hand;
  let toTurn = 0;
  for (const { do: what } of todo) {
    if (what === 'putAside') return 1 - left / all; // the picked cards are still in hand
    if (what === 'turnUp') toTurn++;
  }
  return 1 - (left + toTurn / own.length) / all;
}

export function signs(s: S, seat: number, value: number, out: Float32Array, at: number): void {
  const { open, own } = s;
  out.fill(0, at, at + COUNT);
  readTown(s, seat);
  const { toCome } = town;
  let i = at;
  out[i++] = value / 50;
  out[i++] = progress(s);
  out[i++] = toCome / 20;
  out[i++] = toCome === 0 ? 1 : 0;
  out[i++] = Math.min(toCome, 5) / 5;
  out[i++] = own.length === 2 ? 1 : 0;
  out[i++] = (own.length - 2) / 4;
  out[i + SCENARIO_IDS.indexOf(open.scenario)] = 1;
  i += SCENARIO_IDS.length;
  out[i + CHAPTER_IDS.indexOf(open.chapter)] = 1;
  i += CHAPTER_IDS.length;
  i = townSigns(out, i);
  i = setSigns(s, seat, out, i);
  i = cardSigns(s, seat, out, i);
  offerSigns(s, seat, out, i);
}

/** The picked card, and what of the hand goes on to the next player. */
function cardSigns({ own }: S, seat: number, out: Float32Array, at: number): number {
  const { hand, picked, drawn } = own[seat];
  if (picked !== null) {
    const { trade, work } = personOf(picked);
    out[at] = 1;
    out[at + 1] = work / 6;
    out[at + 2 + trade] = 1;
  }
  let most = 0;
  for (const id of hand) {
    if (id === picked) continue;
    const { trade, work } = personOf(id);
    out[at + 8] += work / 15;
    most = Math.max(most, work);
    out[at + 9 + trade] += 0.5;
  }
  out[at + 15] = most / 6;
  for (const id of drawn) out[at + 1] += personOf(id).work / 12;
  return at + CARDS;
}

/** What lies on display, what of it the seat could build, and who comes before it. */
function offerSigns({ open, own, todo }: S, seat: number, out: Float32Array, at: number): void {
  const { small, large } = roundOf(open);
  let before = 0;
  let isToCome = false;
  for (let i = todo.length - 1; i >= 0 && !isToCome; i--) {
    const task = todo[i];
    if (task.do === 'turnUp' && task.seat === seat) isToCome = true;
    else if (task.do === 'turnUp' || task.do === 'use') before++;
  }
  let [smalls, larges, most, dearest, gap] = [0, 0, 0, 0, 20];
  for (const id of open.display) {
    const { tint, small: points, large: more } = buildingOf(id);
    const reach = town.work + town.discounts[tint];
    dearest = Math.max(dearest, more);
    if (reach >= small) {
      smalls++;
      most = Math.max(most, points);
    }
    if (reach >= large) {
      larges++;
      most = Math.max(most, more);
    }
    gap = Math.min(gap, Math.max(0, large - reach));
  }
  const { length } = open.display;
  out[at] = length / 10;
  out[at + 1] = smalls / 10;
  out[at + 2] = larges / 10;
  out[at + 3] = most / 9;
  out[at + 4] = dearest / 9;
  out[at + 5] = length === 0 ? 0 : Math.min(gap, 10) / 10;
  out[at + 6] = isToCome ? 1 : 0;
  out[at + 7] = isToCome ? before / own.length : 0;
  out[at + 8] = isToCome ? most / 9 : 0;
  out[at + 9] = own[seat].hand.length / 7;
  out[at + 10] = open.starter === seat ? 1 : 0;
}
