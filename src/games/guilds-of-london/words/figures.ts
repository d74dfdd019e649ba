// Numbers that sentences tell and that follow from the tables.
import { ACTIONS } from '../data/cards.ts';
import { allMayors, allTiles, CHURCH, GUILDS, mayorOf, type TileId, tileOf } from '../data/kinds.ts';
import { ROUNDS } from '../data/layout.ts';
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
