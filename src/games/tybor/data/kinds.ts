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
import { inPlay } from './in-play.ts';
import { COLOURS, PERSONS, type PersonRow, PROFESSIONS } from './persons.ts';

export { CHAPTER_IDS, SCENARIO_IDS } from './cards.ts';

declare const ofPerson: unique symbol;
declare const ofBuilding: unique symbol;
/** A person card: its row in `PERSONS`, plus `PERSON_COUNT` for the second copy. */
export type PersonId = number & { readonly [ofPerson]: true };
/** A building card: its row in `BUILDINGS`, plus `BUILDING_COUNT` for the second copy. */
export type BuildingId = number & { readonly [ofBuilding]: true };
export type PersonRowId = string;
export type BuildingRowId = string;
export type OrderRowId = string;
/** The id of its row, for the second copy with the suffix. */
export type OrderId = string;

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

/** How many there are of each in one copy of the game. */
export let PERSON_COUNT = 0;
export let BUILDING_COUNT = 0;

const codeOf = (row: string, copy: number): string => (copy === 1 ? row : `${row}b`);
const bothCopies = <X>(make: (copy: number) => X[]): X[] => [1, 2].flatMap(make);
const personFrom = (row: string, copy: number): Person => {
  const card = PERSONS[row];
  return { ...card, code: codeOf(row, copy), row, copy, trade: PROFESSIONS.indexOf(card.profession) };
};
const buildingFrom = (row: string, copy: number): Building => {
  const card = BUILDINGS[row];
  return {
    ...card,
    code: codeOf(row, copy),
    row,
    copy,
    tint: COLOURS.indexOf(card.colour),
    countsTint: card.counts === null ? -1 : COLOURS.indexOf(card.counts),
    sign: card.symbol === null ? -1 : PROFESSIONS.indexOf(card.symbol),
  };
};

interface Box {
  readonly people: readonly Person[];
  readonly houses: readonly Building[];
  readonly personByCode: ReadonlyMap<string, PersonId>;
  readonly buildingByCode: ReadonlyMap<string, BuildingId>;
  readonly orders: ReadonlyMap<string, Order>;
}
let PEOPLE!: Box['people'];
let HOUSES!: Box['houses'];
let PERSON_BY_CODE!: Box['personByCode'];
let BUILDING_BY_CODE!: Box['buildingByCode'];
/** By the codes of both copies. */
let ORDER_BY_CODE!: Box['orders'];
inPlay.table(
  (): Box => {
    const people = bothCopies((copy) => Object.keys(PERSONS).map((row) => personFrom(row, copy)));
    const houses = bothCopies((copy) => Object.keys(BUILDINGS).map((row) => buildingFrom(row, copy)));
    const orders = Object.entries(ORDERS).flatMap(([row, { colours, points }]) => {
      const order: Order = { row, tints: colours.map((colour) => COLOURS.indexOf(colour)), points };
      return [1, 2].map((copy) => [codeOf(row, copy), order] as const);
    });
    return {
      people,
      houses,
      personByCode: new Map(people.map(({ code }, id) => [code, id as PersonId])),
      buildingByCode: new Map(houses.map(({ code }, id) => [code, id as BuildingId])),
      orders: new Map(orders),
    };
  },
  (box) => {
    PEOPLE = box.people;
    HOUSES = box.houses;
    PERSON_BY_CODE = box.personByCode;
    BUILDING_BY_CODE = box.buildingByCode;
    ORDER_BY_CODE = box.orders;
    PERSON_COUNT = box.people.length / 2;
    BUILDING_COUNT = box.houses.length / 2;
  },
);

/** The cards of one copy or of two (R10.1, R10.6). */
export const allPersons = (copies: number): PersonId[] => [...PERSON_BY_CODE.values()].slice(0, copies * PERSON_COUNT);
export const allBuildings = (copies: number): BuildingId[] =>
  [...BUILDING_BY_CODE.values()].slice(0, copies * BUILDING_COUNT);
export const allOrders = (copies: number): OrderId[] =>
  copies === 1 ? Object.keys(ORDERS) : [...ORDER_BY_CODE.keys()];

export const personOf = (id: PersonId): Person => PEOPLE[id];
export const buildingOf = (id: BuildingId): Building => HOUSES[id];
export const orderOf = (id: OrderId): Order => ORDER_BY_CODE.get(id)!;
export const scenarioOf = (id: ScenarioId): ScenarioRow => SCENARIOS[id];
export const chapterOf = (id: ChapterId): ChapterRow => CHAPTERS[id];

/** From a code; undefined: there is no such card. */
export const readPerson = (code: unknown): PersonId | undefined => PERSON_BY_CODE.get(code as string);
export const readBuilding = (code: unknown): BuildingId | undefined => BUILDING_BY_CODE.get(code as string);
export const isOrderId = (id: unknown): id is OrderId => ORDER_BY_CODE.has(id as string);
export const isPersonId = (id: unknown): id is PersonId => Number.isInteger(id) && (id as number) in PEOPLE;
export const isBuildingId = (id: unknown): id is BuildingId => Number.isInteger(id) && (id as number) in HOUSES;
