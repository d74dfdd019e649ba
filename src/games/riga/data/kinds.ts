// Cards as the rules handle them: small numbers, so that states are light to copy, hash and send. People read codes, the
// dossier's ids.
import { BUILDINGS, type BuildingRow } from './buildings.ts';
import { GOOD_ROWS, GOODS, type Good, PLACE_ROWS, PLACES, type Place } from './goods.ts';
import { inPlay } from './in-play.ts';
import { PLAYERS } from './parameters.ts';

declare const ofBuilding: unique symbol;
/** A good: its place in `GOODS`. All cards of a kind are alike. */
export type GoodId = 0 | 1 | 2 | 3;
/** A building: its row in `BUILDINGS`. */
export type BuildingId = number & { readonly [ofBuilding]: true };
/** A person on a building: the number of the building, for the second on the card plus `HOUSE_COUNT`. */
export type PersonId = number;
export type BuildingCode = string;
/** How many of each good, in the order of `GOODS`. */
export type Counts = number[];

export interface Building extends BuildingRow {
  readonly id: BuildingId;
  readonly code: BuildingCode;
  /** R6.2 What grain, wine, glass and cloth are worth here. */
  readonly pays: readonly number[];
  /** The place as a number: its place in `PLACES`. */
  readonly at: number;
  /** The good that the function names, or -1. */
  readonly good: number;
  /** The place that the function names, as a number, or -1. */
  readonly target: number;
  /** How many of each are on it. */
  readonly knight: number;
  readonly merchant: number;
}

let HOUSES!: readonly Building[];
/** How many different buildings there are. */
export let HOUSE_COUNT = 0;
let BY_CODE!: ReadonlyMap<unknown, BuildingId>;
export let CITY_IDS!: readonly BuildingId[];
export let RIGA_IDS!: readonly BuildingId[];
/** Base values, in the order of `GOODS`. */
export let BASE!: readonly number[];

/** Riga as a number; the numbers below are the cities. */
export const RIGA = PLACES.indexOf('riga');
export const GOOD_IDS: readonly GoodId[] = [0, 1, 2, 3];

inPlay.table(
  () => {
    const houses = Object.entries(BUILDINGS).map(([code, row], id) => houseOf(code, row, id as BuildingId));
    return {
      houses,
      byCode: new Map<unknown, BuildingId>(houses.map(({ code, id }) => [code, id])),
      city: houses.filter(({ at }) => at !== RIGA).map(({ id }) => id),
      riga: houses.filter(({ at }) => at === RIGA).map(({ id }) => id),
      base: GOODS.map((good) => GOOD_ROWS[good].base),
    };
  },
  ({ houses, byCode, city, riga, base }) => {
    HOUSES = houses;
    HOUSE_COUNT = houses.length;
    BY_CODE = byCode;
    CITY_IDS = city;
    RIGA_IDS = riga;
    BASE = base;
  },
);

function houseOf(code: string, row: BuildingRow, id: BuildingId): Building {
  const { place, which, persons } = row;
  return {
    ...row,
    id,
    code,
    pays: PLACE_ROWS[place].pays,
    at: PLACES.indexOf(place),
    good: GOODS.indexOf(which as Good),
    target: PLACES.indexOf(which as Place),
    knight: persons.filter((person) => person === 'knight').length,
    merchant: persons.filter((person) => person === 'merchant').length,
  };
}

export const allGoods = (): GoodId[] =>
  GOOD_IDS.flatMap((good) => new Array<GoodId>(GOOD_ROWS[GOODS[good]].count).fill(good));

export const buildingOf = (id: BuildingId): Building => HOUSES[id];
/** From a code; undefined: there is no such building or good. */
export const readBuilding = (code: unknown): BuildingId | undefined => BY_CODE.get(code);
export const readGood = (code: unknown): GoodId | undefined => GOOD_IDS.find((good) => GOODS[good] === code);
export const isBuildingId = (id: unknown): id is BuildingId => Number.isInteger(id) && (id as number) in HOUSES;
export const isGoodId = (id: unknown): id is GoodId => GOOD_IDS.includes(id as GoodId);

/** R1.6, R13.1 */
export const yearsFor = (seats: number): number => PLAYERS[seats].years;
/** R10.13, R13.1 What the Money tile brings, rank by rank. */
export const moneyVpFor = (seats: number): readonly number[] => PLAYERS[seats].money;

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
