// Features of what a seat has laid out: its buildings, what they do, tiles and tracks.
import { BUILDINGS, FUNCTIONS, type FunctionId } from '../data/buildings.ts';
import { inPlay } from '../data/in-play.ts';
import { buildingOf, RIGA } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { cashOf, citiesOfTwo, citiesWith, countPersons, moneyOf } from '../rules/counts.ts';
import { countFor, requirement } from '../rules/masters.ts';
import { endBonus } from '../scoring.ts';
import type { Open, S } from '../types.ts';
import type { Turns } from './progress.ts';

const DOING: readonly FunctionId[] = FUNCTIONS.filter((does) => does !== 'NONE');
/** By building, the place of its function in `DOING`, or -1. */
let DOES!: readonly number[];
inPlay.table(
  () => Object.values(BUILDINGS).map(({ does }) => DOING.indexOf(does)),
  (made) => {
    DOES = made;
  },
);
const PLACES_COUNT = RIGA + 1;
export const TOWN_COUNT = 10 + PLACES_COUNT + DOING.length;

export function townSigns(
  { open }: S,
  seat: number,
  { left }: Turns,
  share: number,
  out: Float32Array,
  from: number,
): number {
  const town = open.towns[seat];
  const doing = from + 10 + PLACES_COUNT;
  let points = 0;
  let bonus = 0;
  for (const id of town.buildings) {
    const { vp, at, amount } = buildingOf(id);
    points += vp;
    bonus += amount * (endBonus(town, id)?.count ?? 0);
    out[from + 10 + at] += 0.25;
    const does = DOES[id];
    if (does >= 0) out[doing + does] += 0.5 * share;
  }
  const { length } = town.buildings;
  out[from] = points / 40;
  out[from + 1] = bonus / 10;
  out[from + 2] = length / 12;
  out[from + 3] = countPersons(town, 'knight') / 5;
  out[from + 4] = countPersons(town, 'merchant') / 5;
  out[from + 5] = citiesWith(town, 'knight') / 4;
  out[from + 6] = citiesWith(town, 'merchant') / 4;
  out[from + 7] = citiesOfTwo(town) / 4;
  out[from + 8] = (moneyOf(town) * Math.min(1, left)) / 5;
  out[from + 9] = town.covered.length / 4;
  return doing + DOING.length;
}

export const MASTERS_COUNT = 13;

/** R10 The tiles by how far the seat has come with them, whichever they are. */
export function masterSigns({ open, own }: S, seat: number, share: number, out: Float32Array, at: number): number {
  for (const master of open.masters) {
    if (master.side === 'money') {
      const cash = cashOf(own[seat].goods, open.towns[seat]);
      let rival = 0;
      for (let other = 0; other < own.length; other++)
        if (other !== seat) rival = Math.max(rival, cashOf(own[other].goods, open.towns[other]));
      out[at] = (Math.max(-15, Math.min(15, cash - rival)) / 15) * (1 - share);
      out[at + 1] = cash > rival ? 1 - share : 0;
      continue;
    }
    const count = countFor(open, seat, master.tile);
    const missing = requirement(master) - count;
    if (master.side === 'first') {
      if (master.owner === seat) out[at + 2]++;
      else if (missing <= 0) out[at + 3]++;
      else if (missing === 1) out[at + (master.owner === null ? 4 : 5)]++;
      else if (missing === 2) out[at + (master.owner === null ? 6 : 5)] += 0.4;
      continue;
    }
    const ahead = count - mostOfRivals(open, seat, master.tile);
    if (master.owner === seat) {
      out[at + 7]++;
      out[at + 8] += Math.min(3, ahead) / 3;
      if (ahead <= 0) out[at + 9] += 0.5 + share;
    } else if (master.owner === null) {
      if (missing <= 1) out[at + 10]++;
    } else {
      out[at + 11] += Math.max(-3, ahead) / 3;
      if (ahead === 0) out[at + 12] += 0.5 + share;
    }
  }
  return at + MASTERS_COUNT;
}

function mostOfRivals(open: Open, seat: number, tile: Open['masters'][number]['tile']): number {
  let most = 0;
  for (let other = 0; other < open.towns.length; other++)
    if (other !== seat) most = Math.max(most, countFor(open, other, tile));
  return most;
}

export const TRACKS_COUNT = 5;

/** R12.4–R12.6 */
export function trackSigns({ tracks }: Open, seat: number, share: number, out: Float32Array, at: number): number {
  const { bmStepsPerVp: step } = PARAMETERS;
  for (const { spaces, mayor } of tracks) {
    const space = spaces[seat];
    out[at] += Math.floor(space / step) / 5;
    out[at + 1] += (space % step) / (2 * step);
    let rival = 0;
    for (let other = 0; other < spaces.length; other++) if (other !== seat) rival = Math.max(rival, spaces[other]);
    if (mayor === seat) {
      out[at + 2] += 0.5;
      out[at + 3] += (Math.min(4, space - rival) / 8) * (0.3 + share);
    } else if (rival - space <= 2 && rival > 0) out[at + 4] += 0.5 * (0.3 + share);
  }
  return at + TRACKS_COUNT;
}
