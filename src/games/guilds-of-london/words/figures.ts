// Numbers and cells that sentences tell and that follow from the tables.
import { ACTIONS } from '../data/cards.ts';
import { allMayors, allTiles, CHURCH, GUILDS, mayorOf, type TileId, tileOf } from '../data/kinds.ts';
import { CELLS, type Cell, type Fill, type Layout, ROUNDS } from '../data/layout.ts';
import { TILES } from '../data/tiles.ts';

/** The numbers of a turn are the same with any number of players. */
export const TURN = ROUNDS[2];
export const SPECIALS = allTiles().length - GUILDS;
/** R1.4 */
export const SPECIAL_SYMBOLS = TILES.SB1.symbols.length;
/** R7.11 */
export const LEAST_MAJORITY = Math.min(...Object.values(TILES).map(({ majority }) => majority));
/** R6.2 Every cost there is, in order. */
export const COSTS = [...new Set(Object.values(ACTIONS).map(({ cost }) => cost))].sort((a, b) => a - b);
/** R2.4 What lies there before the first growth. */
const START: readonly Fill[] = ['gh', 'church', 'special', 'tile'];
/** What a first, second and third growth lays. */
const GROWN: readonly Fill[] = ['grow1', 'grow2', 'grow3'];

const cellsOf = (layout: Layout, fills: readonly Fill[]): readonly Cell[] =>
  CELLS[layout].filter(({ fill }) => fills.includes(fill));
/** R1.1 A cell by what lies there: '(3,1)'. */
export function cellAt(layout: Layout, fill: Fill, seq = 1): string {
  const { x, y } = cellsOf(layout, [fill]).find((cell) => cell.seq === seq)!;
  return `(${x},${y})`;
}
export const countOf = (layout: Layout, ...fills: readonly Fill[]): number => cellsOf(layout, fills).length;
/** '4×3' */
export function sizeOf(layout: Layout, isGrown: boolean): string {
  const cells = cellsOf(layout, isGrown ? [...START, ...GROWN] : START);
  const span = (axis: 'x' | 'y'): number => new Set(cells.map((cell) => cell[axis])).size;
  return `${span('x')}×${span('y')}`;
}
/** Tiles in the city; the Guildhall is none (R1.1). */
export const tilesOf = (layout: Layout, isGrown: boolean): number =>
  countOf(layout, ...(isGrown ? [...START, ...GROWN] : START)) - countOf(layout, 'gh');

/** R10.2.2, R10.2.10 The counts and the VP they bring, from the first count that brings any. */
export function mayorSteps(steps: readonly number[]): { counts: number[]; points: number[] } {
  const first = steps.findIndex((vp) => vp > 0);
  return { counts: [...steps.keys()].slice(first), points: steps.slice(first) };
}

const guilds = allTiles().slice(0, GUILDS);
const buildings = allTiles().slice(GUILDS);
const codesOf = (ids: readonly TileId[]): [first: string, last: string] => [
  tileOf(ids[0]).code,
  tileOf(ids.at(-1)!).code,
];
/** The codes on tiles and mayor cards, the first and the last of each. */
export const CODES = {
  guilds: codesOf(guilds),
  buildings: codesOf(buildings),
  church: tileOf(CHURCH).code,
  /** All but the church. */
  others: codesOf(buildings.slice(1)),
  mayors: [mayorOf(allMayors()[0]).code, mayorOf(allMayors().at(-1)!).code],
} as const;
