// The tile in hand as if it lay there: what its roads and cities would belong to, kept behind what the survey has counted.
import type { Kind } from '../data/kinds.ts';
import { chance, crowd, gaps, HELD, holes, isCity, knights, parts, pennants, ROOM, refugees, SEATS } from './survey.ts';
import { seats } from './worth.ts';

/** Which place is looked at. They are counted without end, so that nothing has to be wiped out. */
export let looking = 0;
/** By root: where it was last joined, and by which region in hand. */
const joinedIn = new Float64Array(ROOM);
const joined = new Int32Array(ROOM);
/** By region in hand: the one that it becomes one with. */
const parent = new Int32Array(ROOM);

/** What a region in hand would belong to. */
export function heldAt(region: number): number {
  let at = HELD + region;
  while (parent[at] !== at) at = parent[at];
  return at;
}

/** Whether a road or city would belong to the tile in hand. */
export const isHeld = (r: number): boolean => joinedIn[r] === looking;
/** What a road or city would belong to. */
export const nowAt = (r: number): number => (isHeld(r) ? heldAt(joined[r]) : r);

export function join(r: number, region: number): void {
  joinedIn[r] = looking;
  joined[r] = region;
}

/** Two of the tile in hand become one. */
export function unite(g: number, other: number): void {
  parent[g] = other;
  take(other, g);
}

/** The regions of the tile in hand, by themselves. */
export function hold(kind: Kind): void {
  looking++;
  for (let i = 0; i < kind.regions.length; i++) {
    const g = HELD + i;
    const region = kind.regions[i];
    if (region.kind === 'field' || region.kind === 'monastery') continue;
    const isOfCity = region.kind === 'city';
    parent[g] = g;
    gaps[g] = region.sides;
    parts[g] = 1;
    isCity[g] = isOfCity ? 1 : 0;
    pennants[g] = isOfCity ? kind.row.pennants : 0;
    chance[g] = 1;
    holes[g] = 0;
    crowd[g] = 0;
    for (let seat = 0; seat < seats; seat++) {
      knights[g * SEATS + seat] = 0;
      refugees[g * SEATS + seat] = 0;
    }
  }
}

/** What belongs to one belongs to the other now. */
export function take(into: number, from: number): void {
  gaps[into] += gaps[from];
  parts[into] += parts[from];
  pennants[into] += pennants[from];
  chance[into] *= chance[from];
  holes[into] += holes[from];
  crowd[into] += crowd[from];
  for (let seat = 0; seat < seats; seat++) {
    knights[into * SEATS + seat] += knights[from * SEATS + seat];
    refugees[into * SEATS + seat] += refugees[from * SEATS + seat];
  }
}
