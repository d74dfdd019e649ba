// Numbers that sentences tell and that follow from the tables.
import { about } from '../about.ts';
import type { BuildingRow } from '../data/buildings.ts';
import { CITY_BUILDINGS, RIGA_BUILDINGS } from '../data/buildings.ts';
import { GOODS, type Good, PLACE_ROWS, type Place } from '../data/goods.ts';
import { BASE, yearsFor } from '../data/kinds.ts';
import { PARAMETERS, TILE_IDS, TILES } from '../data/parameters.ts';
import type { Kind } from './names.ts';

const { min, max } = about.seats;
/** Every number of players. */
export const SEATS: readonly number[] = Array.from({ length: max - min + 1 }, (_, i) => min + i);
/** One figure for each number of players: '8, 9, 8'. */
export const bySeats = (figure: (seats: number) => number | string): string => SEATS.map(figure).join(', ');
/** R1.6 Both lengths of a game. */
export const YEARS = { least: Math.min(...SEATS.map(yearsFor)), most: Math.max(...SEATS.map(yearsFor)) };

const dearest = Math.max(...BASE);
/** R3.2 How many cards a row has, and the most it is worth. */
export const ROW = {
  fewest: Math.ceil(PARAMETERS.rowMinValue / dearest),
  longest: Math.ceil(PARAMETERS.rowMinValue / Math.min(...BASE)),
  most: PARAMETERS.rowMinValue - 1 + dearest,
};
export const rowsFor = (seats: number): number => seats + PARAMETERS.rowsMinusPlayers;
export const newBuildingsFor = (seats: number): number => seats + PARAMETERS.newBuildingsMinusPlayers;
/** R3.5 */
export const buildingsFor = (seats: number): number =>
  seats * PARAMETERS.startBuildingsDrawn + yearsFor(seats) * newBuildingsFor(seats);
/** R2.2, R2.3 In summer and in autumn. */
export const turnsFor = (seats: number): number => 2 * yearsFor(seats);
export const tokensFor = (seats: number): number => seats * PARAMETERS.vbTokensPerPlayer;
export const tokenRowsFor = (seats: number): number => seats + PARAMETERS.vbRowsMinusPlayers;

/** R10.1 */
export const TILE_COUNT = {
  all: TILE_IDS.length,
  withoutRiga: TILE_IDS.filter((id) => TILES[id].needs === null).length,
};
const POINTS = Object.values(CITY_BUILDINGS).map(({ vp }) => vp);
/** Q28 */
export const CITY_POINTS = { least: Math.min(...POINTS), most: Math.max(...POINTS) };

/** A building by its kind: it is the same in every city (R7). */
export const rowOf = (kind: Kind): BuildingRow =>
  Object.values<BuildingRow>({ ...CITY_BUILDINGS, ...RIGA_BUILDINGS }).find((row) => row.kind === kind)!;

/** R6.2 What a place pays for a good. */
export const paysFor = (place: Place, good: Good): number => PLACE_ROWS[place].pays[GOODS.indexOf(good)];
