// What may grow together: roads or cities that face the same empty cell.
import type { Kind } from '../data/kinds.ts';
import { cellAt } from '../rules/grid.ts';
import type { Open, Place } from '../types.ts';
import { heldAt, nowAt } from './held.ts';
import { aroundOf, busy, crowd, facing, isCity, knights, SEATS, step } from './survey.ts';
import { hope, points, seats, w } from './worth.ts';

const met = new Int32Array(5);

/** Adds what may grow together anywhere, as things stand. */
export function meetAll(open: Open): void {
  const { grid } = open;
  for (let i = 0; i < grid.open.length; i++) meetAt(open, grid.open[i], -1 - grid.cells[grid.open[i]], 1, false);
}

/** Adds what may grow together at an empty cell, as it is or with the tile in hand beside it, whose side `held` faces it. */
export function meetAt(open: Open, cell: number, demand: number, sign: number, isHolding: boolean, held = -1): void {
  if (busy[cell] + (held >= 0 ? 1 : 0) >= 2) meet(open, cell, demand, sign, isHolding, held);
}

function meet(open: Open, cell: number, demand: number, sign: number, isHolding: boolean, held: number): void {
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const r = facing(open, cell, side);
    if (r >= 0) met[count++] = isHolding ? nowAt(r) : r;
  }
  if (held >= 0) met[count++] = held;
  for (let i = 1; i < count; i++)
    for (let k = 0; k < i; k++) {
      const a = met[i];
      const b = met[k];
      if (a === b || isCity[a] !== isCity[b] || (crowd[a] === 0 && crowd[b] === 0)) continue;
      const isFree = crowd[a] === 0 || crowd[b] === 0;
      const weight = isFree ? w.joinsFree : isCity[a] === 1 ? w.joinsCity : w.joinsRoad;
      if (weight !== 0) growTogether(a, b, sign * weight * aroundOf(demand));
    }
}

/** What everybody wins and loses if two roads or cities become one. */
function growTogether(a: number, b: number, weight: number): void {
  let mostA = 1;
  let mostB = 1;
  let most = 1;
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

/** Adds what it changes of this, where `i` faces a cell from the tile, if a seat has one follower more on the road or city `i`. */
export function settle(open: Open, kind: Kind, place: Place, i: number, seat: number, isLaid: boolean): void {
  meetAround(open, kind, place, i, -1, isLaid);
  crowd[i]++;
  knights[i * SEATS + seat]++;
  meetAround(open, kind, place, i, 1, isLaid);
  crowd[i]--;
  knights[i * SEATS + seat]--;
}

/** At the empty cells beside a tile that `i` faces. */
function meetAround(open: Open, kind: Kind, { x, y, turn }: Place, i: number, sign: number, isLaid: boolean): void {
  const { grid, first, segments } = open;
  const cell = cellAt(grid, x, y);
  for (let side = 0; side < 4; side++) {
    const region = kind.atSide[turn][side];
    const near = cell + step[side];
    const there = grid.cells[near] ?? -1;
    if (region < 0 || there >= -1 || busy[near] === 0) continue;
    if (isLaid) {
      if (segments.root[first[first.length - 1] + region] === i) meet(open, near, -1 - there, sign, false, -1);
    } else if (heldAt(region) === i) {
      const demand = -1 - there + (kind.edges[turn][side] << (2 * ((side + 2) & 3)));
      meet(open, near, demand, sign, true, i);
    }
  }
}
