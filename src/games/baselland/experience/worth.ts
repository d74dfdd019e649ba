// What the roads and cities of the survey are worth, and to whom; added up by seat.
import { TILES } from '../data/kinds.ts';
import { POINTS } from '../data/numbers.ts';
import type { S } from '../types.ts';
import { chance, crowd, holes, isCity, knights, parts, pennants, refugees, SEATS } from './survey.ts';
import type { Sighted } from './weights.ts';

/** By seat: points, followers soon back, followers at hand. */
export const points = new Float64Array(SEATS);
export const back = new Float64Array(SEATS);
export const supply = new Float64Array(SEATS);

/** All but the one that lies there from the start. */
const drawn = (): number => TILES.length - 1;

export let w: Sighted;
export let seats = 2;
let next = 0;
let time = 1;
/** Tiles still to come, as a share of all. */
export let ahead = 1;
let paysHalf = false;
let sendsHome = false;
/** What shared points count: the number was found at games for two, where the rival shares them. */
let tied = 1;

/** `left`: how much is still to come, 0 to 1. */
export function beginChanges(weights: Sighted, s: S, seat: number, left: number): void {
  w = weights;
  seats = s.own.length;
  next = (seat + 1) % seats;
  time = left;
  ahead = s.dark.pile.length / drawn();
  paysHalf = s.settings.refugeeEnd === 'half';
  sendsHome = s.settings.refugeeReturn === 'returns';
  tied = seats > 2 ? Math.min(1, w.tied) : w.tied;
  forget();
}

export function forget(): void {
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = 0;
    back[seat] = 0;
    supply[seat] = 0;
  }
}

/** What a road or city is worth to whom it belongs. */
export function hope(i: number): number {
  const c = chance[i];
  const size = parts[i] + pennants[i];
  if (isCity[i] === 0) {
    const left = size + w.roadLeftGrows * ahead * holes[i];
    return c * w.roadDone * (size + w.roadGrows * holes[i]) + (1 - c) * w.roadLeft * left;
  }
  const left = size + w.cityLeftGrows * ahead * holes[i];
  return c * w.cityDone * (size + w.cityGrows * holes[i]) + (1 - c) * w.cityLeft * left;
}

/** What a free road or city is worth to the player who comes next. */
export const lure = (i: number): number => (isCity[i] === 1 ? w.freeCity : w.freeRoad) * time * hope(i);

/** How far a follower there counts as being at hand. */
export const comesBack = (i: number): number => (isCity[i] === 1 ? w.cityBack : w.roadBack) * chance[i];

/** What a refugee beside a city may expect of it. */
export function charity(i: number): number {
  const end = paysHalf ? (1 - chance[i]) * Math.floor(parts[i] / 2) : 0; // R9.4
  return w.refugee * chance[i] * (parts[i] + w.refugeeGrows * holes[i]) + end;
}

/** Adds what a road or city is worth to each seat, `sign` times. */
export function add(i: number, sign: number): void {
  if (crowd[i] === 0) points[next] += sign * lure(i);
  else {
    let most = 0;
    let ties = 0;
    for (let seat = 0; seat < seats; seat++) {
      const count = knights[i * SEATS + seat];
      if (count > most) {
        most = count;
        ties = 1;
      } else if (count === most) ties++;
    }
    const worth = sign * hope(i) * (ties > 1 ? tied : 1);
    for (let seat = 0; seat < seats; seat++) {
      const count = knights[i * SEATS + seat];
      if (count === 0) continue;
      if (count === most) points[seat] += worth;
      back[seat] += sign * comesBack(i);
    }
  }
  if (isCity[i] === 0) return;
  const each = sign * charity(i);
  const home = sendsHome ? sign * comesBack(i) : 0; // R10
  for (let seat = 0; seat < seats; seat++) {
    const count = refugees[i * SEATS + seat];
    points[seat] += count * each;
    back[seat] += count * home;
  }
}

/** The next player has a cell more to lay something in. */
export const opens = (): void => {
  points[next] += w.open * ahead;
};

/** R7.4, R7.6 */
export const pointsOf = (i: number): number =>
  isCity[i] === 1 ? POINTS.city * parts[i] + POINTS.pennant * pennants[i] : POINTS.road * parts[i];

/** R7, R8 What a finished road or city brings. */
export function close(g: number): void {
  let most = 0;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, knights[g * SEATS + seat]);
  for (let seat = 0; seat < seats; seat++) {
    const count = knights[g * SEATS + seat];
    if (count > 0 && count === most) points[seat] += pointsOf(g); // R7.10
    supply[seat] += count; // R8.1
    if (sendsHome) supply[seat] += refugees[g * SEATS + seat]; // R10
    points[seat] += refugees[g * SEATS + seat] * parts[g]; // R7.7
  }
}
