// How segments join into roads, cities and meadows (R6), and who stands on them.
import { type Kind, kindOfTile } from '../data/kinds.ts';
import type { Laid, Open, RegionId, RegionKind, Segments, TileId } from '../types.ts';
import { cellAt, enter, neighbourSteps } from './grid.ts';

/** Half-edges that meet across a border (4.1). */
export const MEETS = [5, 4, 7, 6, 1, 0, 3, 2] as const;

/** Lays a tile: enters it into the grid and joins its segments with those of its neighbours. */
export function lay(open: Open, laid: Laid): void {
  const kind = kindOfTile(laid.tile);
  const { segments, grid } = open;
  const index = open.laid.push(laid) - 1;
  const first = segments.root.length;
  open.first.push(first);
  for (let i = 0; i < kind.regions.length; i++) {
    segments.root.push(first + i); // R6.3
    segments.next.push(first + i);
    segments.gaps.push(kind.regions[i].sides);
    segments.crowd.push(0); // R5.10
    segments.on.push(-1);
    segments.of.push(index);
  }
  enter(grid, laid, kind, index);
  const cell = cellAt(grid, laid.x, laid.y);
  const around = neighbourSteps(grid);
  for (let side = 0; side < 4; side++) {
    const neighbour = grid.cells[cell + around[side]];
    if (neighbour >= 0) joinAcross(open, kind, laid.turn, first, side, neighbour);
  }
}

/** R6.1, R6.2 Joins what meets on one side of the tile just laid. */
function joinAcross(open: Open, kind: Kind, turn: number, first: number, side: number, neighbour: number): void {
  const { segments } = open;
  const there = open.laid[neighbour];
  const theirs = kindOfTile(there.tile);
  const theirFirst = open.first[neighbour];
  const mine = kind.atSide[turn][side];
  if (mine >= 0) {
    const root = join(segments, first + mine, theirFirst + theirs.atSide[there.turn][(side + 2) & 3]);
    segments.gaps[root] -= 2;
  }
  for (let half = 2 * side; half < 2 * side + 2; half++) {
    const piece = kind.atHalf[turn][half];
    if (piece >= 0) join(segments, first + piece, theirFirst + theirs.atHalf[there.turn][MEETS[half]]);
  }
}

/** Makes one feature of two and returns its root. The smaller ring takes the larger one's root. */
function join(segments: Segments, a: number, b: number): number {
  const { root, next, gaps, crowd } = segments;
  if (root[a] === root[b]) return root[a];
  const [kept, lost] = isShorter(next, a, b) ? [root[b], root[a]] : [root[a], root[b]];
  let at = lost;
  do {
    root[at] = kept;
    at = next[at];
  } while (at !== lost);
  const after = next[kept];
  next[kept] = next[lost];
  next[lost] = after;
  gaps[kept] += gaps[lost];
  crowd[kept] += crowd[lost]; // Q14
  gaps[lost] = 0;
  crowd[lost] = 0;
  return kept;
}

function isShorter(next: number[], a: number, b: number): boolean {
  for (let x = next[a], y = next[b]; ; x = next[x], y = next[y]) {
    if (y === b) return false;
    if (x === a) return true;
  }
}

/** All segments of a feature, the root first. */
export function members(segments: Segments, root: number): number[] {
  const list = [root];
  for (let at = segments.next[root]; at !== root; at = segments.next[at]) list.push(at);
  return list;
}

const seen = new Uint32Array(128);
let stamp = 0;
/** R7.4 The tiles a feature runs over, each counted once. */
export function countTiles(segments: Segments, root: number): number {
  stamp = (stamp + 1) >>> 0;
  if (stamp === 0) {
    seen.fill(0);
    stamp = 1;
  }
  let tiles = 0;
  let at = root;
  do {
    const tile = segments.of[at];
    if (seen[tile] !== stamp) tiles++;
    seen[tile] = stamp;
    at = segments.next[at];
  } while (at !== root);
  return tiles;
}

export const regionOf = (open: Open, segment: number): Kind['regions'][number] => {
  const tile = open.segments.of[segment];
  return kindOfTile(open.laid[tile].tile).regions[segment - open.first[tile]];
};
export const kindOfSegment = (open: Open, segment: number): RegionKind => regionOf(open, segment).kind;

export const placeOf = (open: Open, segment: number): { tile: TileId; region: RegionId } => ({
  tile: open.laid[open.segments.of[segment]].tile,
  region: regionOf(open, segment).id,
});

/** Puts a follower on a segment. */
export function stand(open: Open, seat: number, segment: number): void {
  open.segments.on[segment] = seat;
  open.segments.crowd[open.segments.root[segment]]++;
  open.supply[seat]--; // R5.2, Q17
}

/** R8.1 Sends a follower back to its owner's supply. */
export function goHome(open: Open, segment: number): void {
  open.supply[open.segments.on[segment]]++;
  open.segments.on[segment] = -1;
  open.segments.crowd[open.segments.root[segment]]--;
}
