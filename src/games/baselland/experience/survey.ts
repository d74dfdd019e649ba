// What lies on the table, counted once for a whole turn: every road and city, what may still finish it, and who waits for it.
import { citiesBeside } from '../bot.ts';
import { inPlay } from '../data/in-play.ts';
import { EDGE_CODE, FITS, type Kind, kindOfTile, TILE_KINDS } from '../data/kinds.ts';
import type { Grid, Open, S } from '../types.ts';
import type { Sighted } from './weights.ts';

/** Room for every segment of the 72 tiles; behind them, what the regions of the tile in hand would belong to. */
export const HELD = 480;
export const ROOM = 512;
export const SEATS = 5;
/** No chance is nothing at all, so that it can be divided by. */
const LEAST = 1e-4;

/** Index steps to the neighbours of a cell: north, east, south, west. */
export const step = new Int32Array(4);
const [EAST, WEST] = [1, 3];

/** By root of a road or city. */
export const parts = new Int32Array(ROOM);
export const pennants = new Int32Array(ROOM);
export const gaps = new Int32Array(ROOM);
export const holes = new Int32Array(ROOM);
export const chance = new Float64Array(ROOM);
export const isCity = new Uint8Array(ROOM);
/** Followers there: all, and by seat; refugees beside it by seat. */
export const crowd = new Int32Array(ROOM);
export const knights = new Int32Array(ROOM * SEATS);
export const refugees = new Int32Array(ROOM * SEATS);
/** By open cell: how many roads and cities face it that may grow together. */
export const busy: number[] = [];
/** The open cells that several roads and cities face. */
export const crossings: number[] = [];
/** By open cell: how many empty cells beside it are open too. */
const openBeside: number[] = [];
/** Monks, one after the other. */
export const monks = {
  count: 0,
  cell: new Int32Array(32),
  seat: new Int32Array(32),
  chance: new Float64Array(32),
  missing: new Int32Array(32),
  /** Points to expect: the tiles there, and those that may come. */
  filled: new Float64Array(32),
};
/** Followers soon back, by seat: monks, and then those of the roads and cities. */
export const returning = new Float64Array(SEATS);

/** By what the neighbours of an empty cell demand and by side: the chance that what faces it there is finished by it. */
const fills = new Float64Array(1024);
/** The chance that the cell is filled, around a monastery. */
const around = new Float64Array(256);
const kinds: Kind[] = [];
let left = new Int32Array(0);
const lastTile = new Int32Array(ROOM);
const lastCell = new Int32Array(ROOM);
let weights: Sighted;
let seats = 2;

export const kindAt = (tile: number): Kind => kinds[tile];

/** [kind * 256 + demand]: the sides, as bits, whose road or city would end there if the tile is turned well. */
let ENDS!: Readonly<Uint8Array>;
/** By demand: the kinds that fit. */
let FITTING!: readonly (readonly number[])[];

const endsOf = (): Uint8Array =>
  Uint8Array.from({ length: TILE_KINDS.length * 256 }, (_, i) => {
    const demand = i & 255;
    const { atSide } = TILE_KINDS[i >> 8];
    let bits = 0;
    for (let turn = 0; turn < 4; turn++) {
      if (((FITS[i] >> turn) & 1) === 0) continue;
      for (let side = 0; side < 4; side++) {
        const region = atSide[turn][side];
        if (region >= 0 && atSide[turn].every((one, at) => one !== region || ((demand >> (2 * at)) & 3) !== 0))
          bits |= 1 << side;
      }
    }
    return bits;
  });

inPlay.table(
  () => ({
    left: new Int32Array(TILE_KINDS.length),
    ends: endsOf(),
    fitting: Array.from({ length: 256 }, (_, demand) =>
      TILE_KINDS.map(({ number }) => number).filter((kind) => FITS[kind * 256 + demand] !== 0),
    ),
  }),
  (made) => {
    left = made.left;
    ENDS = made.ends;
    FITTING = made.fitting;
  },
);

function reckon(demand: number): void {
  const fit = FITTING[demand];
  let fitting = 0;
  ends.fill(0);
  for (let i = 0; i < fit.length; i++) {
    const count = left[fit[i]];
    if (count === 0) continue;
    fitting += count;
    const bits = ENDS[fit[i] * 256 + demand];
    for (let side = 0; side < 4; side++) if ((bits >> side) & 1) ends[side] += count;
  }
  const farther = demand === 0 ? weights.monkFar : 1;
  around[demand] = Math.max(LEAST, fitting / (fitting + farther * weights.monkPatience));
  for (let side = 0; side < 4; side++) {
    const city = ((demand >> (2 * side)) & 3) === EDGE_CODE.C;
    const longer = city ? weights.cityLonger : weights.roadLonger;
    const likely = ends[side] + longer * (fitting - ends[side]);
    const patience = (city ? weights.cityPatience : weights.roadPatience) * seats;
    fills[demand * 4 + side] = Math.max(LEAST, likely / (likely + patience));
  }
}
const ends = new Float64Array(4);

/** What is left of a chance to finish a road or a city beside this many cells that may spoil it. */
const keeps = [new Float64Array(5), new Float64Array(5)] as const;
export const keepOf = (city: number, spoilers: number): number => keeps[city][spoilers];
export const spoilersOf = (cell: number): number => openBeside[cell];

/** How likely what faces an empty cell from one side is finished by what comes there. */
export function fillOf(demand: number, side: number): number {
  if (around[demand] < 0) reckon(demand);
  return fills[demand * 4 + side];
}
export function aroundOf(demand: number): number {
  if (around[demand] < 0) reckon(demand);
  return around[demand];
}

export function survey(s: S, given: Sighted): void {
  const { open, dark } = s;
  weights = given;
  seats = s.own.length;
  step[0] = -open.grid.width;
  step[1] = 1;
  step[2] = open.grid.width;
  step[3] = -1;
  left.fill(0);
  for (let i = 0; i < dark.pile.length; i++) left[kindOfTile(dark.pile[i]).number]++;
  around.fill(-1);
  for (let n = 0; n < 5; n++) {
    keeps[0][n] = Math.exp(-n * given.roadSpoilt);
    keeps[1][n] = Math.exp(-n * given.citySpoilt);
  }
  returning.fill(0);
  monks.count = 0;
  countFeatures(s);
  countHoles(open);
  for (let i = 0; i < monks.count; i++) lookAround(open, i);
}

function countFeatures(s: S): void {
  const { open, settings } = s;
  const { root, on } = open.segments;
  const size = root.length;
  const byTile = settings.cityPartCount === 'cards';
  parts.fill(0, 0, size);
  pennants.fill(0, 0, size);
  holes.fill(0, 0, size);
  chance.fill(1, 0, size);
  crowd.fill(0, 0, size);
  knights.fill(0, 0, size * SEATS);
  refugees.fill(0, 0, size * SEATS);
  lastTile.fill(-1, 0, size);
  lastCell.fill(-1, 0, size);
  for (let tile = 0; tile < open.laid.length; tile++) {
    const kind = kindOfTile(open.laid[tile].tile);
    kinds[tile] = kind;
    const first = open.first[tile];
    for (let i = 0; i < kind.regions.length; i++) {
      const region = kind.regions[i];
      const at = first + i;
      const r = root[at];
      const seat = on[at];
      if (region.kind === 'road' || region.kind === 'city') {
        const isRoad = region.kind === 'road';
        if (lastTile[r] !== tile || !(byTile || isRoad)) parts[r]++; // R7.4, R10
        lastTile[r] = tile;
        gaps[r] = open.segments.gaps[r];
        isCity[r] = isRoad ? 0 : 1;
        if (!isRoad) pennants[r] += kind.row.pennants;
        if (seat < 0) continue;
        crowd[r]++;
        knights[r * SEATS + seat]++;
      } else if (seat >= 0) {
        if (region.kind === 'monastery') addMonk(open, tile, seat);
        else for (const city of citiesBeside(s, at)) refugees[city * SEATS + seat]++;
      }
    }
  }
}

function addMonk({ grid, laid }: Open, tile: number, seat: number): void {
  const i = monks.count++;
  monks.cell[i] = (laid[tile].y - grid.y0) * grid.width + laid[tile].x - grid.x0;
  monks.seat[i] = seat;
}

function lookAround({ grid }: Open, i: number): void {
  const cell = monks.cell[i];
  let missing = 0;
  let all = 1;
  let filled = 9;
  for (let row = cell - grid.width; row <= cell + grid.width; row += grid.width)
    for (let near = row - 1; near <= row + 1; near++)
      if (grid.cells[near] < 0) {
        const fill = aroundOf(-1 - grid.cells[near]);
        missing++;
        all *= fill;
        filled += fill - 1;
      }
  monks.missing[i] = missing;
  monks.chance[i] = missing === 0 ? 0 : all ** weights.monkPower; // R8.1 who is done is back, and no longer on the way
  monks.filled[i] = filled;
  returning[monks.seat[i]] += weights.monkBack * monks.chance[i];
}

/** The road or city that faces a cell from one side, or -1. */
export function facing({ grid, laid, first, segments }: Open, cell: number, side: number): number {
  const tile = grid.cells[cell + step[side]] ?? -1; // beyond the rectangle: none
  if (tile < 0) return -1;
  const region = kindAt(tile).atSide[laid[tile].turn][(side + 2) & 3];
  return region < 0 ? -1 : segments.root[first[tile] + region];
}

/** The cell beside one, or -1 beyond the rectangle. */
export function besideOf({ cells, width }: Grid, cell: number, side: number): number {
  const at = cell + step[side];
  if (at < 0 || at >= cells.length) return -1;
  if (side === EAST && at % width === 0) return -1;
  return side === WEST && cell % width === 0 ? -1 : at;
}
/** The empty cells beside one where a tile may be laid. */
export function countSpoilers(grid: Grid, cell: number): number {
  let count = 0;
  for (let side = 0; side < 4; side++) {
    // Only open cells are of interest, and beyond the rectangle another rim would come.
    if (grid.cells[cell + step[side]] < -1 && besideOf(grid, cell, side) >= 0) count++;
  }
  return count;
}

/** The empty cells that each road or city faces. */
function countHoles(open: Open): void {
  const { grid } = open;
  crossings.length = 0;
  for (let i = 0; i < grid.open.length; i++) {
    const cell = grid.open[i];
    const demand = -1 - grid.cells[cell];
    let facers = 0;
    busy[cell] = 0;
    const spoilers = countSpoilers(grid, cell);
    openBeside[cell] = spoilers;
    for (let side = 0; side < 4; side++) {
      const r = facing(open, cell, side);
      if (r < 0 || lastCell[r] === cell) continue;
      lastCell[r] = cell;
      if (crowd[r] > 0 || weights.joinsFree !== 0) busy[cell]++;
      chance[r] *= fillOf(demand, side) * keeps[isCity[r]][spoilers];
      holes[r]++;
      facers++;
    }
    if (facers > 1) crossings.push(cell);
  }
}
