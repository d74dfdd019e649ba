// What the tile just laid has finished (R7), who is paid for it, and who goes home (R8). Changes nothing.
import { kindOfTile } from '../data/kinds.ts';
import { AROUND, MONASTERY, POINTS } from '../data/numbers.ts';
import type { Award, Open, Position } from '../types.ts';
import { countTiles, kindOfSegment, regionOf } from './features.ts';
import { neighbourSteps } from './grid.ts';

/** A finished road, city or monastery. */
export interface Closed {
  readonly what: 'road' | 'city' | 'monastery';
  readonly at: number;
  readonly parts: number;
  readonly awards: readonly Award[];
}
export interface Closing {
  readonly closed: readonly Closed[];
  /** The segments whose followers go home. */
  readonly home: readonly number[];
}

const KINDS_IN_ORDER = ['road', 'city'] as const;

/** R7.2 Roads, then cities with their refugees, then monasteries; by the regions of the tile, or by age. */
export function closing(s: Position): Closing {
  const { open } = s;
  const { segments } = open;
  const closed: Closed[] = [];
  const home: number[] = [];
  const last = open.laid.length - 1;
  const first = open.first[last];
  const regions = kindOfTile(open.laid[last].tile).regions;
  for (const what of KINDS_IN_ORDER) {
    for (let i = 0; i < regions.length; i++) {
      if (regions[i].kind !== what) continue;
      const root = segments.root[first + i];
      if (segments.gaps[root] !== 0 || closed.some((c) => c.at === root)) continue; // R7.3, R7.5, R8.5
      closed.push(finish(s, what, root, home));
    }
  }
  for (const at of monasteriesAround(open, last)) {
    if (neighbours(open, segments.of[at]) < AROUND) continue; // R7.12, R8.5
    const seat = segments.on[at];
    const awards = seat < 0 ? [] : [award(s, seat, 'monastery', MONASTERY, 1 + AROUND, 0, at)];
    if (seat >= 0) home.push(at); // R8.1
    closed.push({ what: 'monastery', at, parts: 1 + AROUND, awards });
  }
  return { closed, home };
}

function finish(s: Position, what: 'road' | 'city', root: number, home: number[]): Closed {
  const { segments } = s.open;
  const parts = countParts(s, what, root);
  const pennants = what === 'city' ? countPennants(s.open, root) : 0;
  const points = POINTS[what] * parts + POINTS.pennant * pennants; // R7.6, R7.4, Q8
  const awards = owners(s.open, root, s.own.length).map((seat) => award(s, seat, what, points, parts, pennants, root));
  if (what === 'city')
    for (const refugee of refugeesAt(s, root)) {
      awards.push(award(s, segments.on[refugee], 'refugee', POINTS.refugee * parts, parts, 0, refugee)); // R7.7, R7.8, Q2, Q11, Q20
      if (s.settings.refugeeReturn === 'returns' && !home.includes(refugee)) home.push(refugee); // R10, R8.4, Q4
    }
  if (segments.crowd[root] > 0)
    for (let at = root, more = true; more; more = at !== root) {
      if (segments.on[at] >= 0) home.push(at); // R8.1 winners and losers alike
      at = segments.next[at];
    }
  return { what, at: root, parts, awards };
}

export const award = (
  s: Position,
  seat: number,
  what: Award['what'],
  points: number,
  parts: number,
  pennants: number,
  at: number,
): Award => ({ seat, what, points, parts, pennants, at, turn: s.open.turn });

/** R7.4, R10 Roads count in tiles; cities by the option in tiles or segments. */
export function countParts(s: Position, what: 'road' | 'city', root: number): number {
  const { segments } = s.open;
  if (what === 'road' || s.settings.cityPartCount === 'cards') return countTiles(segments, root); // Q7
  let parts = 1;
  for (let at = segments.next[root]; at !== root; at = segments.next[at]) parts++;
  return parts;
}

export function countPennants(open: Open, root: number): number {
  const { next, of } = open.segments;
  let pennants = kindOfTile(open.laid[of[root]].tile).row.pennants;
  for (let at = next[root]; at !== root; at = next[at]) pennants += kindOfTile(open.laid[of[at]].tile).row.pennants;
  return pennants;
}

/** R7.10 The seats with most followers on a road or city: several if tied, none if it is empty. */
export function owners(open: Open, root: number, seats: number): number[] {
  const { crowd, on, next } = open.segments;
  if (crowd[root] === 0) return []; // R7.11, Q10
  const count = new Array<number>(seats).fill(0);
  let most = 0;
  let at = root;
  do {
    if (on[at] >= 0) most = Math.max(most, ++count[on[at]]);
    at = next[at];
  } while (at !== root);
  const list: number[] = [];
  for (let seat = 0; seat < seats; seat++) if (count[seat] === most) list.push(seat);
  return list;
}

/** The segments of all refugees at a city (R7.9, or R10 `meadow`). */
export function refugeesAt(s: Position, city: number): number[] {
  const { on } = s.open.segments;
  const list: number[] = [];
  for (let at = 0; at < on.length; at++)
    if (on[at] >= 0 && kindOfSegment(s.open, at) === 'field' && isRefugeeAt(s, at, city)) list.push(at);
  return list;
}

function isRefugeeAt(s: Position, refugee: number, city: number): boolean {
  const { next } = s.open.segments;
  if (borders(s.open, refugee, city)) return true; // R7.9, Q3
  if (s.settings.refugeeScope === 'piece') return false;
  for (let at = next[refugee]; at !== refugee; at = next[at]) if (borders(s.open, at, city)) return true; // R10 meadow
  return false;
}

function borders(open: Open, piece: number, city: number): boolean {
  const first = open.first[open.segments.of[piece]];
  return regionOf(open, piece).besideCities.some((region) => open.segments.root[first + region] === city);
}

/** The monasteries that a laid tile may have finished, the oldest first. */
function monasteriesAround(open: Open, tile: number): number[] {
  const list: number[] = [];
  eachAround(open, tile, (index) => {
    const region = kindOfTile(open.laid[index].tile).monastery;
    if (region >= 0) list.push(open.first[index] + region);
  });
  return list.sort((a, b) => a - b);
}

/** How many of the eight cells around a tile are taken. */
export function neighbours(open: Open, tile: number): number {
  let taken = -1; // the tile itself is visited too
  eachAround(open, tile, () => taken++);
  return taken;
}

/** The tile and those on the eight cells around it. */
function eachAround(open: Open, tile: number, visit: (index: number) => void): void {
  const { grid } = open;
  const { x, y } = open.laid[tile];
  const cell = (y - grid.y0) * grid.width + (x - grid.x0);
  const south = neighbourSteps(grid)[2];
  for (let row = cell - south; row <= cell + south; row += south)
    for (let at = row - 1; at <= row + 1; at++) if (grid.cells[at] >= 0) visit(grid.cells[at]);
}
