// Numbers that sentences tell and that follow from the tables.
import { about } from '../about.ts';
import { BUILDINGS, type BuildingRow, type FunctionId, type Kind } from '../data/buildings.ts';
import { GOOD_ROWS, GOODS, type Good, PLACE_ROWS, type Place } from '../data/goods.ts';
import { inPlay } from '../data/in-play.ts';
import { BASE, CITY_IDS, yearsFor } from '../data/kinds.ts';
import { PARAMETERS, TILE_IDS, TILES } from '../data/parameters.ts';
import type { CardNames } from './names.ts';

const { min, max } = about.seats;
/** Every number of players. */
export const SEATS: readonly number[] = Array.from({ length: max - min + 1 }, (_, i) => min + i);
/** One figure for each number of players: '8, 9, 8'. */
export const bySeats = (figure: (seats: number) => number | string): string => SEATS.map(figure).join(', ');
/** R1.6 Both lengths of a game. */
export const YEARS = {
  get least() {
    return Math.min(...SEATS.map(yearsFor));
  },
  get most() {
    return Math.max(...SEATS.map(yearsFor));
  },
};
/** R1.6 Whether everybody is start player equally often. */
export const isFair = (): boolean => SEATS.every((seats) => yearsFor(seats) % seats === 0);

/** R3.2 How many cards a row has, and the most it is worth. */
export const ROW = {
  get fewest() {
    return Math.ceil(PARAMETERS.rowMinValue / Math.max(...BASE));
  },
  get longest() {
    return Math.ceil(PARAMETERS.rowMinValue / Math.min(...BASE));
  },
  get most() {
    return PARAMETERS.rowMinValue - 1 + Math.max(...BASE);
  },
};
export const rowsFor = (seats: number): number => seats + PARAMETERS.rowsMinusPlayers;
export const newBuildingsFor = (seats: number): number => seats + PARAMETERS.newBuildingsMinusPlayers;
/** R3.5 */
export const buildingsFor = (seats: number): number =>
  Math.min(CITY_IDS.length, seats * PARAMETERS.startBuildingsDrawn + yearsFor(seats) * newBuildingsFor(seats));
/** R3.5 Whether the pile lasts to the end with so many players. */
export const isPileEnough = (seats: number): boolean =>
  CITY_IDS.length >= seats * PARAMETERS.startBuildingsDrawn + yearsFor(seats) * newBuildingsFor(seats);
/** R2.2, R2.3 In summer and in autumn. */
export const turnsFor = (seats: number): number => 2 * yearsFor(seats);
export const tokensFor = (seats: number): number => seats * PARAMETERS.vbTokensPerPlayer;
export const tokenRowsFor = (seats: number): number => seats + PARAMETERS.vbRowsMinusPlayers;

/** R10.1 */
export const TILE_COUNT = {
  get all() {
    return TILE_IDS.length;
  },
  get withoutRiga() {
    return TILE_IDS.filter((id) => TILES[id].needs === null).length;
  },
};

/** '3', or from the least to the most: '3–6'. */
const rangeOf = (all: readonly number[]): number | string => {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return all.length === 0 ? 0 : least === most ? least : `${least}–${most}`;
};
const rows = (isWanted: (row: BuildingRow) => boolean): readonly BuildingRow[] =>
  Object.values(BUILDINGS).filter(isWanted);
/** Q28 */
export const CITY_POINTS = {
  get least() {
    return Math.min(...rows(({ place }) => place !== 'riga').map(({ vp }) => vp));
  },
  get most() {
    return Math.max(...rows(({ place }) => place !== 'riga').map(({ vp }) => vp));
  },
};
/** R7.11 */
export const rigaPoints = (): number | string => rangeOf(rows(({ place }) => place === 'riga').map(({ vp }) => vp));
export const hasRigaPersons = (): boolean =>
  rows(({ place, persons }) => place === 'riga' && persons.length > 0).length > 0;

/** R7 How much of it the buildings that do this bring. */
export const amountOf = (does: FunctionId): number | string =>
  rangeOf(rows((row) => row.does === does).map(({ amount }) => amount));

/** R7.5, R7.10 Whether every building that does this names the place where it stands. */
export const isOwnPlace = (does: FunctionId): boolean =>
  rows((row) => row.does === does).every(({ place, which }) => place === which);

/** R7.7, R7.11c The two functions that raise the hand limit. */
export const LIMITS = { city: 'HAND_LIMIT_2', riga: 'HAND_LIMIT_3' } as const;

/** Buildings that are called the same and do the same. */
export interface Group {
  readonly name: string;
  readonly cost: number | string;
  readonly vp: number | string;
  readonly isRiga: boolean;
  /** Who is on them; different ones where they differ. */
  readonly persons: readonly string[];
}
/** R7 The buildings that do this, by name. */
export function groupsOf(names: CardNames, does: FunctionId): Group[] {
  const found = new Map<string, BuildingRow[]>();
  for (const [code, row] of Object.entries(BUILDINGS)) {
    if (row.does !== does) continue;
    const name = names.given(code) ?? names.kinds[row.kind];
    found.set(name, [...(found.get(name) ?? []), row]);
  }
  return [...found].map(([name, all]) => ({
    name,
    cost: rangeOf(all.map(({ cost }) => cost)),
    vp: rangeOf(all.map(({ vp }) => vp)),
    isRiga: all.every(({ place }) => place === 'riga'),
    persons: [...new Set(all.map(({ persons }) => persons.map((one) => names.persons[one]).join(' + ')))],
  }));
}

/** A building by its kind, as Kontor's own edition has it: the lesson is played with that. */
export const rowOf = (kind: Kind): BuildingRow =>
  inPlay.with(inPlay.builtIn, () => rows((row) => row.kind === kind)[0]);

/** R7.1 The goods that Market Halls name, if each is the dear one of its place; null: some are not. */
export function dearGoods(): readonly (readonly [Place, Good])[] | null {
  const all = rows(({ does }) => does === 'SALE_PLUS').map(({ place, which }) => [place, which as Good] as const);
  const isDear = all.length > 0 && all.every(([place, good]) => GOOD_ROWS[good].dear === place);
  return isDear ? [...new Map(all)] : null;
}

/** How many buildings of cities Kontor's own edition has. */
export const OWN_CITIES = inPlay.builtIn.tables.buildings.filter(({ place }) => place !== 'riga').length;

/** R6.2 What a place pays for a good. */
export const paysFor = (place: Place, good: Good): number => PLACE_ROWS[place].pays[GOODS.indexOf(good)];
