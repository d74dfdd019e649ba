// What laying the tile in hand at a place would change for every seat, without laying it.
import type { Kind } from '../data/kinds.ts';
import { cellAt } from '../rules/grid.ts';
import type { Open, Place, S } from '../types.ts';
import {
  aroundOf,
  busy,
  chance,
  crowd,
  fillOf,
  gaps,
  HELD,
  holes,
  isCity,
  kindAt,
  knights,
  monks,
  parts,
  pennants,
  ROOM,
  refugees,
  SEATS,
  step,
} from './survey.ts';
import { add, back, close, forget, hope, points, seats, supply, w } from './worth.ts';

/** By root: the region in hand that it would join, how its chance changes, and the empty cell it was last seen to face. */
const mark = new Float64Array(ROOM); // places are counted without end
const joined = new Int32Array(ROOM);
const factor = new Float64Array(ROOM);
const faced = new Int32Array(ROOM);
let stamp = 0;
/** By region in hand: the one that it becomes one with. */
const parent = new Int32Array(ROOM);

/** Where the survey keeps what a region of the tile in hand would belong to. */
export function heldAt(region: number): number {
  let at = HELD + region;
  while (parent[at] !== at) at = parent[at];
  return at;
}

/** Leaves in `points`, `back` and `supply` what laying the tile there would change. */
export function change(s: S, kind: Kind, { x, y, turn }: Place): void {
  const { grid, segments, laid, first } = s.open;
  const cell = cellAt(grid, x, y);
  const demand = -1 - grid.cells[cell];
  stamp++;
  forget();
  hold(kind);
  for (let side = 0; side < 4; side++) {
    const region = kind.atSide[turn][side];
    const tile = grid.cells[cell + step[side]] ?? -1; // beyond the rectangle: none
    if (region < 0 || tile < 0) continue;
    const r = segments.root[first[tile] + kindAt(tile).atSide[laid[tile].turn][(side + 2) & 3]];
    const g = heldAt(region);
    gaps[g] -= 2;
    if (mark[r] !== stamp) {
      mark[r] = stamp;
      joined[r] = region;
      add(r, -1);
      take(g, r);
      chance[g] /= fillOf(demand, side);
      holes[g]--;
    } else {
      const other = heldAt(joined[r]);
      if (other === g) continue;
      parent[g] = other;
      take(other, g);
      if (s.settings.cityPartCount === 'cards' || isCity[g] === 0) parts[other]--; // one tile, counted once (R7.4, R10)
    }
  }
  join(s.open, cell, demand, -1, false);
  beside(s.open, kind, cell, turn);
  for (let region = 0; region < kind.regions.length; region++) {
    const g = HELD + region;
    const { kind: what } = kind.regions[region];
    if ((what !== 'road' && what !== 'city') || parent[g] !== g) continue;
    if (gaps[g] === 0) close(g);
    else add(g, 1);
  }
  for (let i = 0; i < monks.count; i++) if (isNear(cell, monks.cell[i], grid.width)) visit(i, demand);
}

/** The regions of the tile in hand, by themselves. */
function hold(kind: Kind): void {
  for (let i = 0; i < kind.regions.length; i++) {
    const g = HELD + i;
    const region = kind.regions[i];
    if (region.kind === 'field' || region.kind === 'monastery') continue;
    const isOfCity = region.kind === 'city';
    parent[g] = g;
    faced[g] = -1;
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
function take(into: number, from: number): void {
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

const isNear = (cell: number, centre: number, width: number): boolean => {
  const d = Math.abs(cell - centre);
  return d <= 1 || (d >= width - 1 && d <= width + 1);
};

/** R7.12 A tile beside a monk. */
function visit(i: number, demand: number): void {
  const seat = monks.seat[i];
  const fill = aroundOf(demand);
  points[seat] += w.monk * (1 - fill);
  if (monks.missing[i] === 1) {
    supply[seat]++;
    back[seat] -= w.monkBack * monks.chance[i];
  } else back[seat] += w.monkBack * monks.chance[i] * (1 / fill - 1);
}

const outside = new Int32Array(16);

/** What the tile demands of the empty cells beside it, and what that means to everything that faces them. */
function beside(open: Open, kind: Kind, cell: number, turn: number): void {
  const { grid } = open;
  let outs = 0;
  for (let side = 0; side < 4; side++) {
    const near = cell + step[side];
    const there = grid.cells[near] ?? -1;
    if (there >= 0) continue;
    const was = -1 - there;
    const is = was + (kind.edges[turn][side] << (2 * ((side + 2) & 3)));
    if (was !== 0) join(open, near, was, -1, false);
    for (let i = 0; i < monks.count; i++)
      if (isNear(near, monks.cell[i], grid.width)) points[monks.seat[i]] += w.monk * (aroundOf(is) - aroundOf(was));
    if (was !== 0) outs = weigh(open, near, was, is, outs);
    const region = kind.atSide[turn][side];
    const g = region < 0 ? -1 : heldAt(region);
    if (g >= 0 && faced[g] !== near) {
      faced[g] = near;
      chance[g] *= fillOf(is, (side + 2) & 3);
      holes[g]++;
    }
    if (was !== 0) join(open, near, is, 1, true, g);
  }
  for (let i = 0; i < outs; i++) reweigh(outside[i]);
}

/** How the chances change of what faces an empty cell; what the tile does not join is noted outside. */
function weigh(open: Open, near: number, was: number, is: number, outs: number): number {
  let count = outs;
  for (let side = 0; side < 4; side++) {
    const r = facing(open, near, side);
    if (r < 0) continue;
    const ratio = fillOf(is, side) / fillOf(was, side);
    if (mark[r] === stamp) {
      const g = heldAt(joined[r]);
      if (faced[g] !== near) chance[g] *= ratio;
      faced[g] = near;
    } else {
      if (mark[r] !== -stamp) {
        mark[r] = -stamp;
        factor[r] = 1;
        faced[r] = -1;
        outside[count++] = r;
      }
      if (faced[r] !== near) factor[r] *= ratio;
      faced[r] = near;
    }
  }
  return count;
}

function reweigh(r: number): void {
  add(r, -1);
  const before = chance[r];
  chance[r] *= factor[r];
  add(r, 1);
  chance[r] = before;
}

/** The road or city that faces a cell from one side, or -1. */
function facing({ grid, laid, first, segments }: Open, cell: number, side: number): number {
  const tile = grid.cells[cell + step[side]] ?? -1;
  if (tile < 0) return -1;
  const region = kindAt(tile).atSide[laid[tile].turn][(side + 2) & 3];
  return region < 0 ? -1 : segments.root[first[tile] + region];
}

const met = new Int32Array(5);

/** Adds what may grow together at an empty cell, as it is or with the tile in hand beside it, of which `held` faces it. */
function join(open: Open, cell: number, demand: number, sign: number, isLaid: boolean, held = -1): void {
  if (w.joins === 0 || busy[cell] + (held >= 0 && crowd[held] > 0 ? 1 : 0) < 2) return;
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const r = facing(open, cell, side);
    if (r < 0) continue;
    const i = isLaid && mark[r] === stamp ? heldAt(joined[r]) : r;
    if (crowd[i] > 0) met[count++] = i;
  }
  if (held >= 0 && crowd[held] > 0) met[count++] = held;
  for (let a = 1; a < count; a++)
    for (let b = 0; b < a; b++)
      if (met[a] !== met[b] && isCity[met[a]] === isCity[met[b]])
        growTogether(met[a], met[b], sign * w.joins * aroundOf(demand));
}

/** What everybody wins and loses if two roads or cities become one. */
function growTogether(a: number, b: number, weight: number): void {
  let mostA = 0;
  let mostB = 0;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const inA = knights[a * SEATS + seat];
    const inB = knights[b * SEATS + seat];
    mostA = Math.max(mostA, inA);
    mostB = Math.max(mostB, inB);
    most = Math.max(most, inA + inB);
  }
  const hopeA = hope(a);
  const hopeB = hope(b);
  for (let seat = 0; seat < seats; seat++) {
    const inA = knights[a * SEATS + seat];
    const inB = knights[b * SEATS + seat];
    const before = (inA === mostA ? hopeA : 0) + (inB === mostB ? hopeB : 0);
    points[seat] += weight * ((inA + inB === most ? hopeA + hopeB : 0) - before);
  }
}
