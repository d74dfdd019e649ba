// Cards as the rules handle them: small numbers, so that states are light to copy, hash and send. People read codes, the
// dossier's ids.
import { type BuildingRow, CITY_BUILDINGS, RIGA_BUILDINGS } from './buildings.ts';
import { GOOD_ROWS, GOODS, type Good, PLACE_ROWS, PLACES } from './goods.ts';
import { PARAMETERS } from './parameters.ts';

declare const ofBuilding: unique symbol;
/** A good: its place in `GOODS`. All cards of a kind are alike. */
export type GoodId = 0 | 1 | 2 | 3;
/** A building: its row in `CITY_BUILDINGS`, after them the four of Riga. */
export type BuildingId = number & { readonly [ofBuilding]: true };
export type BuildingCode = keyof typeof CITY_BUILDINGS | keyof typeof RIGA_BUILDINGS;
/** How many of each good, in the order of `GOODS`. */
export type Counts = number[];

export interface Building extends BuildingRow {
  readonly id: BuildingId;
  readonly code: BuildingCode;
  /** R6.2 What grain, wine, glass and cloth are worth here. */
  readonly pays: readonly number[];
  /** The place as a number: its place in `PLACES`. */
  readonly at: number;
  /** The good that a Market Hall names, or -1. */
  readonly good: number;
}

const ROWS: Readonly<Record<BuildingCode, BuildingRow>> = { ...CITY_BUILDINGS, ...RIGA_BUILDINGS };
const HOUSES = Object.entries(ROWS).map(
  ([code, row], id): Building => ({
    ...row,
    id: id as BuildingId,
    code: code as BuildingCode,
    pays: PLACE_ROWS[row.place].pays,
    at: PLACES.indexOf(row.place),
    good: GOODS.indexOf(row.names as Good),
  }),
);
const BY_CODE = new Map<unknown, BuildingId>(HOUSES.map(({ code, id }) => [code, id]));

/** Riga as a number; the numbers below are the cities. */
export const RIGA = PLACES.indexOf('riga');
export const GOOD_IDS: readonly GoodId[] = [0, 1, 2, 3];
/** Base values, in the order of `GOODS`. */
export const BASE: readonly number[] = GOODS.map((good) => GOOD_ROWS[good].base);

export const CITY_IDS: readonly BuildingId[] = HOUSES.filter(({ at }) => at !== RIGA).map(({ id }) => id);
export const RIGA_IDS: readonly BuildingId[] = HOUSES.filter(({ at }) => at === RIGA).map(({ id }) => id);
export const allGoods = (): GoodId[] =>
  GOOD_IDS.flatMap((good) => new Array<GoodId>(GOOD_ROWS[GOODS[good]].count).fill(good));

export const buildingOf = (id: BuildingId): Building => HOUSES[id];
/** From a code; undefined: there is no such building or good. */
export const readBuilding = (code: unknown): BuildingId | undefined => BY_CODE.get(code);
export const readGood = (code: unknown): GoodId | undefined => GOOD_IDS.find((good) => GOODS[good] === code);
export const isBuildingId = (id: unknown): id is BuildingId => Number.isInteger(id) && (id as number) in HOUSES;
export const isGoodId = (id: unknown): id is GoodId => GOOD_IDS.includes(id as GoodId);

/** R1.6, R13.1 */
export const yearsFor = (seats: number): number => PARAMETERS[`years_${seats}p` as 'years_2p'];
/** R10.13, R13.1 What the Money tile brings, rank by rank. */
export const moneyVpFor = (seats: number): readonly number[] =>
  seats === 4 ? PARAMETERS.moneyVp_4p : PARAMETERS.moneyVp_2p3p;

/** The base values of some goods together. */
export function baseOf(goods: readonly GoodId[]): number {
  let sum = 0;
  for (const good of goods) sum += BASE[good];
  return sum;
}
export function countsOf(goods: readonly GoodId[]): Counts {
  const counts = [0, 0, 0, 0];
  for (const good of goods) counts[good]++;
  return counts;
}
