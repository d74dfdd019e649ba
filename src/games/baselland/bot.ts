// How good a state looks to a seat, in points (dossier 10.1): what is earned, what the unfinished features should still
// bring, and what the followers in the supply are worth. Numbers only: search asks for it all day.
import { FITS, kindOfTile, TILE_KINDS } from './data/kinds.ts';
import { POINTS } from './data/numbers.ts';
import { closing, countParts, countPennants } from './rules/closing.ts';
import { regionOf } from './rules/features.ts';
import { cellAt, demandAt } from './rules/grid.ts';
import type { Open, RegionKind, S } from './types.ts';

/** Found by letting versions of this file play against each other. */
const WEIGHTS = {
  /** A hole is as likely as not to be filled when this many tiles per player still fit it. */
  patience: 12,
  /** The same for a cell around a monastery, however many play: everybody lays tiles there. */
  around: 25,
  /** Followers at hand or soon back are worth `most` if there are very many, half of it if there are `half`. */
  most: 32,
  half: 4,
  /** How far a follower that will come back counts as being at hand. */
  back: 0.5,
  /** So many own turns before the end followers begin to lose their worth. */
  late: 6,
};

/** What a seat can hope for from one feature. */
interface Hope {
  readonly points: number;
  /** The chance that it is finished. */
  readonly chance: number;
}
/** Its points are counted as earned already. */
const JUST_FINISHED: Hope = { points: 0, chance: 1 };

export function value(s: S, seat: number): number {
  const { open } = s;
  const { on, root } = open.segments;
  const left = tilesLeft(s);
  const done: number[] = [];
  let points = earned(s, seat);
  let hands = open.supply[seat];
  for (let at = 0; at < on.length; at++) {
    if (on[at] !== seat) continue;
    const { kind } = regionOf(open, at);
    if (kind === 'road' || kind === 'city') {
      if (done.includes(root[at])) continue;
      done.push(root[at]);
    }
    const hope = hopeOf(s, kind, at, left);
    points += hope.points;
    if (kind !== 'field' || s.settings.refugeeReturn === 'returns') hands += WEIGHTS.back * hope.chance; // R8.4
  }
  const turns = s.dark.pile.length / s.own.length;
  const worth = (WEIGHTS.most * hands) / (hands + WEIGHTS.half);
  return points + worth * Math.min(1, turns / WEIGHTS.late);
}

/** Points awarded, and those that the tile just laid is about to bring (R7.1). */
function earned(s: S, seat: number): number {
  let points = 0;
  for (const award of s.open.awards) if (award.seat === seat) points += award.points;
  if (s.open.tile !== null || !s.todo.some((task) => task.do === 'scoreClosed')) return points;
  for (const { awards } of closing(s).closed)
    for (const award of awards) if (award.seat === seat) points += award.points;
  return points;
}

/** How many tiles of each kind are still to come; everybody can count them (section 8). */
function tilesLeft({ dark }: S): number[] {
  const left = new Array<number>(TILE_KINDS.length).fill(0);
  for (const tile of dark.pile) left[kindOfTile(tile).number]++;
  return left;
}

/** The chance that an empty cell is filled: none if no tile that fits is left. */
function filled({ grid }: Open, cell: number, left: readonly number[], patience: number): number {
  const demand = demandAt(grid, cell);
  let fitting = 0;
  for (let kind = 0; kind < left.length; kind++) if (FITS[kind * 256 + demand] !== 0) fitting += left[kind];
  return fitting / (fitting + patience);
}

/** What the owner of the follower at a segment can hope for. */
function hopeOf(s: S, kind: RegionKind, at: number, left: readonly number[]): Hope {
  if (kind === 'monastery') return monkHope(s, at, left);
  if (kind === 'field') return refugeeHope(s, at, left);
  return featureHope(s, kind, at, left);
}

/** R7.3–R7.6, R7.10, R9.2 */
function featureHope(s: S, kind: 'road' | 'city', at: number, left: readonly number[]): Hope {
  const { open } = s;
  const root = open.segments.root[at];
  if (open.segments.gaps[root] === 0) return JUST_FINISHED;
  const cells = holes(open, root);
  let chance = 1;
  for (const cell of cells) chance *= filled(open, cell, left, WEIGHTS.patience * s.own.length);
  if (!isOwner(s, open.segments.on[at], root)) return { points: 0, chance };
  const parts = countParts(s, kind, root);
  if (kind === 'road') return { points: parts, chance };
  const worth = parts + countPennants(open, root);
  return { points: chance * POINTS.city * (worth + cells.length) + (1 - chance) * worth, chance };
}

/** The empty cells that a road or city faces, each once. */
function holes(open: Open, root: number): number[] {
  const { segments, grid, laid, first } = open;
  const list: number[] = [];
  let at = root;
  do {
    const tile = segments.of[at];
    const { x, y, turn } = laid[tile];
    const sides = kindOfTile(laid[tile].tile).atSide[turn];
    const cell = cellAt(grid, x, y);
    const region = at - first[tile];
    for (let side = 0; side < 4; side++) {
      if (sides[side] !== region) continue;
      const next = cell + (side === 0 ? -grid.width : side === 1 ? 1 : side === 2 ? grid.width : -1);
      if (grid.cells[next] < 0 && !list.includes(next)) list.push(next);
    }
    at = segments.next[at];
  } while (at !== root);
  return list;
}

/** R7.10 Whether nobody has more followers there. */
function isOwner(s: S, seat: number, root: number): boolean {
  const { crowd, on, next } = s.open.segments;
  if (crowd[root] === 1) return true;
  const count = new Array<number>(s.own.length).fill(0);
  let at = root;
  do {
    if (on[at] >= 0) count[on[at]]++;
    at = next[at];
  } while (at !== root);
  return count.every((n) => n <= count[seat]);
}

/** R7.12, R9.2 */
function monkHope({ open }: S, at: number, left: readonly number[]): Hope {
  const { grid } = open;
  const { x, y } = open.laid[open.segments.of[at]];
  const cell = cellAt(grid, x, y);
  let points = 0;
  let chance = 1;
  for (let row = cell - grid.width; row <= cell + grid.width; row += grid.width)
    for (let near = row - 1; near <= row + 1; near++) {
      const fill = grid.cells[near] >= 0 ? 1 : filled(open, near, left, WEIGHTS.around);
      points += fill;
      chance *= fill;
    }
  return chance === 1 ? JUST_FINISHED : { points, chance };
}

/** R7.7–R7.9, R10 */
function refugeeHope(s: S, at: number, left: readonly number[]): Hope {
  const { segments } = s.open;
  let points = 0;
  let open = 1;
  for (const city of citiesBeside(s, at)) {
    if (segments.gaps[city] === 0) continue;
    let chance = 1;
    const cells = holes(s.open, city);
    for (const cell of cells) chance *= filled(s.open, cell, left, WEIGHTS.patience * s.own.length);
    const parts = countParts(s, 'city', city);
    points += chance * (parts + cells.length);
    if (s.settings.refugeeEnd === 'half') points += (1 - chance) * Math.floor(parts / 2);
    open *= 1 - chance;
  }
  return { points, chance: 1 - open };
}

/** The cities a refugee is at (R7.9, or R10 `meadow`). */
export function citiesBeside(s: S, refugee: number): number[] {
  const { open, settings } = s;
  const list: number[] = [];
  let at = refugee;
  do {
    const first = open.first[open.segments.of[at]];
    for (const region of regionOf(open, at).besideCities) {
      const city = open.segments.root[first + region];
      if (!list.includes(city)) list.push(city);
    }
    at = open.segments.next[at];
  } while (settings.refugeeScope === 'meadow' && at !== refugee);
  return list;
}
