// What laying the tile in hand at a place would change for every seat, without laying it.
import type { Kind } from '../data/kinds.ts';
import { MONASTERY } from '../data/numbers.ts';
import { cellAt } from '../rules/grid.ts';
import type { Open, Place, S } from '../types.ts';
import { heldAt, hold, isHeld, join, looking, nowAt, take, unite } from './held.ts';
import { meetAt } from './meet.ts';
import {
  aroundOf,
  besideOf,
  chance,
  countSpoilers,
  crossings,
  facing,
  fillOf,
  gaps,
  HELD,
  holes,
  isCity,
  keepOf,
  monks,
  parts,
  ROOM,
  spoilersOf,
} from './survey.ts';
import { add, back, close, forget, opens, points, supply, w } from './worth.ts';

/** By root: the visit of a cell in which its chance was changed last; and what is not joined: where it was noted, by how much, and
 * what it was before. */
const faced = new Int32Array(ROOM);
const notedIn = new Float64Array(ROOM);
const factor = new Float64Array(ROOM);
const before = new Float64Array(ROOM);
/** The ones noted. */
const outside = new Int32Array(64);

/** Leaves in `points`, `back` and `supply` what laying the tile there would change. */
export function change(s: S, kind: Kind, { x, y, turn }: Place): void {
  const { grid } = s.open;
  const cell = cellAt(grid, x, y);
  const demand = -1 - grid.cells[cell];
  forget();
  swing.fill(1, 0, monks.count);
  hold(kind);
  faced.fill(-1, HELD);
  let hasUnited = false;
  for (let side = 0; side < 4; side++) {
    const region = kind.atSide[turn][side];
    const r = facing(s.open, cell, side);
    if (r < 0) continue; // what lies there has a road or city just where the tile has one (R4.4)
    const g = heldAt(region);
    gaps[g] -= 2;
    if (!isHeld(r)) {
      join(r, region);
      add(r, -1);
      take(g, r);
      chance[g] /= fillOf(demand, side) * keepOf(isCity[r], spoilersOf(cell));
      holes[g]--;
    } else {
      const other = nowAt(r);
      if (other === g) continue;
      unite(g, other);
      hasUnited = true;
      if (s.settings.cityPartCount === 'cards' || isCity[g] === 0) parts[other]--; // one tile, counted once (R7.4, R10)
    }
  }
  if (hasUnited) countOnce(s.open, cell);
  meetAt(s.open, cell, demand, -1, false);
  beside(s.open, kind, cell, turn);
  for (let region = 0; region < kind.regions.length; region++) {
    const g = HELD + region;
    const { kind: what } = kind.regions[region];
    if ((what !== 'road' && what !== 'city') || heldAt(region) !== g) continue;
    if (gaps[g] === 0) close(g);
    else add(g, 1);
  }
  visitMonks(grid.width, cell, demand);
}

/** What has become one may face a cell from two sides: that is one hole. */
function countOnce(open: Open, laid: number): void {
  for (const cell of crossings) {
    if (cell === laid) continue;
    const demand = -1 - open.grid.cells[cell];
    for (let side = 1; side < 4; side++) {
      const r = facing(open, cell, side);
      if (r < 0 || !isHeld(r)) continue;
      const g = nowAt(r);
      let isKnown = false; // counted once already
      let isAgain = false;
      for (let other = 0; other < side; other++) {
        const q = facing(open, cell, other);
        isKnown ||= q === r;
        isAgain ||= q >= 0 && isHeld(q) && nowAt(q) === g;
      }
      if (isKnown || !isAgain) continue;
      chance[g] /= fillOf(demand, side) * keepOf(isCity[g], spoilersOf(cell));
      holes[g]--;
    }
  }
}

const isNear = (cell: number, centre: number, width: number): boolean => {
  const d = Math.abs(cell - centre);
  return d <= 1 || (d >= width - 1 && d <= width + 1);
};

/** By monk: how its chance to come back changes. */
const swing = new Float64Array(32);

/** R7.12 The tile beside monks, and what it demands of the cells around them. */
function visitMonks(width: number, cell: number, demand: number): void {
  for (let i = 0; i < monks.count; i++) {
    const seat = monks.seat[i];
    if (isNear(cell, monks.cell[i], width)) {
      const fill = aroundOf(demand);
      if (monks.missing[i] === 1) {
        points[seat] += MONASTERY - w.monk * monks.filled[i];
        supply[seat]++;
        swing[i] = 0;
      } else {
        points[seat] += w.monk * (1 - fill);
        swing[i] /= fill;
      }
    }
    if (swing[i] !== 1) back[seat] += w.monkBack * monks.chance[i] * (swing[i] ** w.monkPower - 1);
  }
}

/** A cell around monks is harder to fill, or easier: nothing could be laid there before. */
function changeAround(width: number, near: number, was: number, is: number): void {
  for (let i = 0; i < monks.count; i++) {
    if (!isNear(near, monks.cell[i], width)) continue;
    points[monks.seat[i]] += w.monk * (is - was);
    swing[i] *= is / was;
  }
}

/** What the tile demands of the empty cells beside it, and what that means to everything that faces them. */
function beside(open: Open, kind: Kind, cell: number, turn: number): void {
  const { grid } = open;
  let outs = 0;
  for (let side = 0; side < 4; side++) {
    const near = besideOf(grid, cell, side);
    const there = near < 0 ? -1 : grid.cells[near];
    if (there >= 0) continue;
    const was = -1 - there;
    const is = was + (kind.edges[turn][side] << (2 * ((side + 2) & 3)));
    if (was === 0) opens();
    if (near >= 0) {
      if (was === 0) outs = spoil(open, cell, near, outs);
      else meetAt(open, near, was, -1, false);
      changeAround(grid.width, near, aroundOf(was), aroundOf(is));
      if (was !== 0) outs = weigh(open, near, was, is, outs);
    }
    const region = kind.atSide[turn][side];
    const g = region < 0 ? -1 : heldAt(region);
    if (g >= 0 && (near < 0 || faced[g] !== near)) {
      faced[g] = near;
      const spoilers = near < 0 ? 0 : (was === 0 ? countSpoilers(grid, near) : spoilersOf(near)) - 1; // the tile is none any more
      chance[g] *= fillOf(is, (side + 2) & 3) * keepOf(isCity[g], spoilers);
      holes[g]++;
    }
  }
  // What may grow together there is worth what it is with all chances as they are now.
  for (let i = 0; i < outs; i++) reweigh(outside[i]);
  for (let side = 0; side < 4; side++) {
    const near = besideOf(grid, cell, side);
    if (near < 0 || grid.cells[near] >= -1) continue;
    const region = kind.atSide[turn][side];
    const is = -1 - grid.cells[near] + (kind.edges[turn][side] << (2 * ((side + 2) & 3)));
    meetAt(open, near, is, 1, true, region < 0 ? -1 : heldAt(region));
  }
  for (let i = 0; i < outs; i++) chance[outside[i]] = before[outside[i]];
}

/** How the chances change for what faces an empty cell; what the tile does not join is noted outside. */
function weigh(open: Open, near: number, was: number, is: number, outs: number): number {
  let count = outs;
  for (let side = 0; side < 4; side++) {
    const r = facing(open, near, side);
    if (r < 0) continue;
    const ratio = fillOf(is, side) / fillOf(was, side) / keepOf(isCity[r], 1); // the tile will spoil nothing any more
    count = multiply(r, near, ratio, count);
  }
  return count;
}

/** The cells beside one that is opened: what is laid there may spoil what faces them. */
function spoil(open: Open, from: number, near: number, outs: number): number {
  let count = outs;
  for (let way = 0; way < 4; way++) {
    const cell = besideOf(open.grid, near, way);
    if (cell === from || cell < 0 || open.grid.cells[cell] >= -1) continue;
    const visit = -2 - 4 * near - way; // a corner is visited from both sides
    for (let side = 0; side < 4; side++) {
      const r = facing(open, cell, side);
      if (r >= 0) count = multiply(r, visit, keepOf(isCity[r], 1), count);
    }
  }
  return count;
}

/** Changes a chance, once for a visit of a cell. */
function multiply(r: number, visit: number, ratio: number, outs: number): number {
  if (isHeld(r)) {
    const g = nowAt(r);
    if (faced[g] !== visit) chance[g] *= ratio;
    faced[g] = visit;
    return outs;
  }
  let count = outs;
  if (notedIn[r] !== looking) {
    notedIn[r] = looking;
    factor[r] = 1;
    faced[r] = -1;
    outside[count++] = r;
  }
  if (faced[r] !== visit) factor[r] *= ratio;
  faced[r] = visit;
  return count;
}

function reweigh(r: number): void {
  add(r, -1);
  before[r] = chance[r];
  chance[r] *= factor[r];
  add(r, 1);
}
