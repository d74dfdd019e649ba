// Cards as the rules handle them: small numbers, the first copy before the second, so that states are light to copy, hash
// and send. People read codes: the dossier's ids, for the second copy with the suffix `b` (R10.4).
import { BUILDINGS, type BuildingRow } from './buildings.ts';
import {
  CHAPTERS,
  type ChapterId,
  type ChapterRow,
  ORDERS,
  SCENARIOS,
  type ScenarioId,
  type ScenarioRow,
} from './cards.ts';
import { COLOURS, PERSONS, type PersonRow, PROFESSIONS } from './persons.ts';

declare const ofPerson: unique symbol;
declare const ofBuilding: unique symbol;
/** A person card: its row in `PERSONS`, plus `PERSON_COUNT` for the second copy. */
export type PersonId = number & { readonly [ofPerson]: true };
/** A building card: its row in `BUILDINGS`, plus `BUILDING_COUNT` for the second copy. */
export type BuildingId = number & { readonly [ofBuilding]: true };
export type PersonRowId = keyof typeof PERSONS;
export type BuildingRowId = keyof typeof BUILDINGS;
export type OrderRowId = keyof typeof ORDERS;
export type OrderId = OrderRowId | `${OrderRowId}b`;

export interface Person extends PersonRow {
  readonly code: string;
  readonly row: PersonRowId;
  /** Which copy of the game it belongs to, 1 or 2. */
  readonly copy: number;
  /** The profession as a number: its place in `PROFESSIONS`. */
  readonly trade: number;
}
export interface Building extends BuildingRow {
  readonly code: string;
  readonly row: BuildingRowId;
  readonly copy: number;
  /** Colours and symbol as numbers: places in `COLOURS` and `PROFESSIONS`; -1 for none. */
  readonly tint: number;
  readonly countsTint: number;
  readonly sign: number;
}
export interface Order {
  readonly row: OrderRowId;
  readonly tints: readonly number[];
  readonly points: number;
}

const PERSON_ROWS = Object.keys(PERSONS) as PersonRowId[];
const BUILDING_ROWS = Object.keys(BUILDINGS) as BuildingRowId[];
/** How many there are of each in one copy of the game. */
export const PERSON_COUNT = PERSON_ROWS.length;
export const BUILDING_COUNT = BUILDING_ROWS.length;
const ORDER_ROWS = Object.keys(ORDERS) as OrderRowId[];
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];
export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];

const codeOf = (row: string, copy: number): string => (copy === 1 ? row : `${row}b`);
const bothCopies = <X>(make: (copy: number) => X[]): X[] => [1, 2].flatMap(make);
const PEOPLE = bothCopies((copy) =>
  PERSON_ROWS.map((row): Person => {
    const card: PersonRow = PERSONS[row];
    return { ...card, code: codeOf(row, copy), row, copy, trade: PROFESSIONS.indexOf(card.profession) };
  }),
);
const HOUSES = bothCopies((copy) =>
  BUILDING_ROWS.map((row): Building => {
    const card: BuildingRow = BUILDINGS[row];
    return {
      ...card,
      code: codeOf(row, copy),
      row,
      copy,
      tint: COLOURS.indexOf(card.colour),
      countsTint: card.counts === null ? -1 : COLOURS.indexOf(card.counts),
      sign: card.symbol === null ? -1 : PROFESSIONS.indexOf(card.symbol),
    };
  }),
);
const PERSON_BY_CODE = new Map(PEOPLE.map(({ code }, id) => [code, id as PersonId]));
const BUILDING_BY_CODE = new Map(HOUSES.map(({ code }, id) => [code, id as BuildingId]));

/** The cards of one copy or of two (R10.1, R10.6). */
export const allPersons = (copies: number): PersonId[] => [...PERSON_BY_CODE.values()].slice(0, copies * PERSON_COUNT);
export const allBuildings = (copies: number): BuildingId[] =>
  [...BUILDING_BY_CODE.values()].slice(0, copies * BUILDING_COUNT);
export const allOrders = (copies: number): OrderId[] =>
  copies === 1 ? ORDER_ROWS.slice() : ORDER_ROWS.flatMap((row) => [row, `${row}b` as const]);

export const personOf = (id: PersonId): Person => PEOPLE[id];
export const buildingOf = (id: BuildingId): Building => HOUSES[id];
export function orderOf(id: OrderId): Order {
  const row = id.slice(0, 2) as OrderRowId;
  const { colours, points } = ORDERS[row];
  return { row, tints: colours.map((colour) => COLOURS.indexOf(colour)), points };
}
export const scenarioOf = (id: ScenarioId): ScenarioRow => SCENARIOS[id];
export const chapterOf = (id: ChapterId): ChapterRow => CHAPTERS[id];

/** From a code; undefined: there is no such card. */
export const readPerson = (code: unknown): PersonId | undefined => PERSON_BY_CODE.get(code as string);
export const readBuilding = (code: unknown): BuildingId | undefined => BUILDING_BY_CODE.get(code as string);
export const isOrderId = (id: unknown): id is OrderId => allOrders(2).some((one) => one === id);
export const isPersonId = (id: unknown): id is PersonId => Number.isInteger(id) && (id as number) in PEOPLE;
export const isBuildingId = (id: unknown): id is BuildingId => Number.isInteger(id) && (id as number) in HOUSES;
