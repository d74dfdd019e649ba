// Signs of what the followers of a seat stand on: how large it is, how likely it is finished, and who shares it.
import { citiesBeside, filled, holes } from '../bot.ts';
import { countParts, countPennants, neighbours } from '../rules/closing.ts';
import { regionOf } from '../rules/features.ts';
import type { S } from '../types.ts';

/** A hole is filled as likely as not when so many tiles for each player still fit it. */
const PATIENCE = 12;
/** A follower that is hardly to come back. */
const STUCK = 0.12;

const ROADS = 9;
const CITIES = 17;
const MONKS = 5;
const REFUGEES = 7;
const COMMON = 2;
export const FOLLOWERS_COUNT = ROADS + CITIES + MONKS + REFUGEES + COMMON;

/** The features looked at so far, and the followers there: own ones, and those of the strongest rival. */
const done = new Int32Array(16);
const crowd = new Int32Array(8);

export function followerSigns(s: S, seat: number, left: readonly number[], out: Float32Array, at: number): number {
  const { open } = s;
  const { on, root } = open.segments;
  const cities = at + ROADS;
  const monks = cities + CITIES;
  const refugees = monks + MONKS;
  const common = refugees + REFUGEES;
  let count = 0;
  for (let segment = 0; segment < on.length; segment++) {
    if (on[segment] !== seat) continue;
    const { kind } = regionOf(open, segment);
    if (kind === 'monastery') monkSigns(s, segment, out, monks);
    else if (kind === 'field') refugeeSigns(s, segment, left, out, refugees);
    else {
      const isKnown = done.subarray(0, count).includes(root[segment]);
      if (isKnown) out[common] += 0.5;
      if (isKnown || open.segments.gaps[root[segment]] === 0) continue;
      done[count++] = root[segment];
      const chance = chanceOf(s, root[segment], left);
      if (chance < STUCK) out[common + 1] += 0.3;
      if (kind === 'road') roadSigns(s, seat, root[segment], chance, out, at);
      else citySigns(s, seat, root[segment], chance, out, cities);
    }
  }
  return common + COMMON;
}

/** The chance that a road or city is finished. */
function chanceOf(s: S, root: number, left: readonly number[]): number {
  let chance = 1;
  for (const cell of holes(s.open, root)) chance *= filled(s.open, cell, left, PATIENCE * s.own.length);
  return chance;
}

/** How many more followers the seat has on a feature than any rival. */
function aheadOn({ open, own }: S, seat: number, root: number): number {
  const { on, next } = open.segments;
  if (open.segments.crowd[root] === 1) return 1;
  crowd.fill(0);
  let at = root;
  do {
    if (on[at] >= 0) crowd[on[at]]++;
    at = next[at];
  } while (at !== root);
  let rival = 0;
  for (let other = 0; other < own.length; other++) if (other !== seat) rival = Math.max(rival, crowd[other]);
  return crowd[seat] - rival;
}

/** R7.3, R7.4, R9.2 */
function roadSigns(s: S, seat: number, root: number, chance: number, out: Float32Array, at: number): void {
  const parts = countParts(s, 'road', root);
  const ahead = aheadOn(s, seat, root);
  const gaps = s.open.segments.gaps[root];
  out[at] += 0.25;
  out[at + 1] += chance / 3;
  if (ahead < 0) out[at + 2] += parts / 8;
  else {
    out[at + 3] += parts / 10;
    out[at + 4] += (parts * chance) / 10;
    if (ahead === 0) out[at + 5] += parts / 8;
  }
  if (gaps === 1) out[at + 6] += 0.4;
  else out[at + 7] += 0.4;
  if (parts >= 5) out[at + 8] += 0.5;
}

/** R7.5, R7.6, R9.2 */
function citySigns(s: S, seat: number, root: number, chance: number, out: Float32Array, at: number): void {
  const parts = countParts(s, 'city', root) + countPennants(s.open, root);
  const ahead = aheadOn(s, seat, root);
  const gaps = s.open.segments.gaps[root];
  out[at] += 0.3;
  out[at + 1] += chance / 2;
  if (ahead < 0) {
    out[at + 2] += parts / 10;
    return;
  }
  out[at + 3] += parts / 12;
  out[at + 4] += (parts * chance) / 10;
  if (ahead === 0) {
    out[at + 5] += parts / 10;
    out[at + 6] += (parts * chance) / 10;
  } else if (ahead > 1) out[at + 7] += parts / 10;
  const place = Math.min(gaps, 4) - 1;
  out[at + 8 + place] += 0.4;
  out[at + 12 + place] += parts / 10;
  if (parts >= 7) out[at + 16] += 0.5;
}

/** R7.12, R9.2 */
function monkSigns({ open }: S, segment: number, out: Float32Array, at: number): void {
  const taken = neighbours(open, open.segments.of[segment]);
  if (taken === 8) return;
  out[at] += 0.5;
  out[at + 1] += taken / 10;
  if (taken >= 7) out[at + 2] += 0.5;
  else if (taken >= 5) out[at + 3] += 0.5;
  else out[at + 4] += 0.5;
}

/** R7.7–R7.9 */
function refugeeSigns(s: S, segment: number, left: readonly number[], out: Float32Array, at: number): void {
  const { gaps, crowd: there } = s.open.segments;
  out[at] += 0.3;
  let isIdle = true;
  for (const city of citiesBeside(s, segment)) {
    if (gaps[city] === 0) continue;
    isIdle = false;
    const chance = chanceOf(s, city, left);
    const parts = countParts(s, 'city', city);
    out[at + 1] += 0.3;
    out[at + 2] += (chance * parts) / 8;
    out[at + 3] += parts / 12;
    if (chance > 0.5) out[at + 4] += 0.3;
    if (there[city] > 0) out[at + 5] += (chance * parts) / 8;
  }
  if (isIdle) out[at + 6] += 0.4;
  for (let i = 1; i < 6; i++) out[at + i] = Math.min(3, out[at + i]); // a whole meadow has many cities
}
