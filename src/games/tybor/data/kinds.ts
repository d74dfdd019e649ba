// What follows from the tables, worked out once: every card by its id, both copies.
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

/** R10.4 The second copy has the suffix `b`. */
type Copies<Id extends string> = Id | `${Id}b`;
export type PersonRowId = keyof typeof PERSONS;
export type BuildingRowId = keyof typeof BUILDINGS;
export type OrderRowId = keyof typeof ORDERS;
export type PersonId = Copies<PersonRowId>;
export type BuildingId = Copies<BuildingRowId>;
export type OrderId = Copies<OrderRowId>;

export interface Person extends PersonRow {
  /** As numbers: places in `PROFESSIONS`. */
  readonly trade: number;
}
export interface Building extends BuildingRow {
  /** As numbers: places in `COLOURS` and `PROFESSIONS`; -1 for none. */
  readonly tint: number;
  readonly countsTint: number;
  readonly sign: number;
  /** Where it lies on display: by colour, then by id. */
  readonly rank: number;
}
export interface Order {
  readonly tints: readonly number[];
  readonly points: number;
}

const twice = <Id extends string>(ids: readonly Id[], copies: number): Copies<Id>[] =>
  copies === 1 ? ids.slice() : ids.flatMap((id) => [id, `${id}b` as const]);
const PERSON_ROWS = Object.keys(PERSONS) as PersonRowId[];
const BUILDING_ROWS = Object.keys(BUILDINGS) as BuildingRowId[];
const ORDER_ROWS = Object.keys(ORDERS) as OrderRowId[];

/** The cards of one copy or of two (R10.1, R10.6). */
export const allPersons = (copies: number): PersonId[] => twice(PERSON_ROWS, copies);
export const allBuildings = (copies: number): BuildingId[] => twice(BUILDING_ROWS, copies);
export const allOrders = (copies: number): OrderId[] => twice(ORDER_ROWS, copies);
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];
export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];

/** The row of a card, whichever copy it is. */
export const rowOf = <Id extends string>(id: Copies<Id>): Id => (id.endsWith('b') ? id.slice(0, -1) : id) as Id;

const PERSON = new Map(
  allPersons(2).map((id): [PersonId, Person] => {
    const row: PersonRow = PERSONS[rowOf<PersonRowId>(id)];
    return [id, { ...row, trade: PROFESSIONS.indexOf(row.profession) }];
  }),
);
const BUILDING = new Map(
  allBuildings(2).map((id, rank): [BuildingId, Building] => {
    const row: BuildingRow = BUILDINGS[rowOf<BuildingRowId>(id)];
    return [
      id,
      {
        ...row,
        tint: COLOURS.indexOf(row.colour),
        countsTint: row.counts === null ? -1 : COLOURS.indexOf(row.counts),
        sign: row.symbol === null ? -1 : PROFESSIONS.indexOf(row.symbol),
        rank,
      },
    ];
  }),
);
const ORDER = new Map(
  allOrders(2).map((id): [OrderId, Order] => {
    const { colours, points } = ORDERS[rowOf<OrderRowId>(id)];
    return [id, { tints: colours.map((colour) => COLOURS.indexOf(colour)), points }];
  }),
);

export const personOf = (id: PersonId): Person => PERSON.get(id)!;
export const buildingOf = (id: BuildingId): Building => BUILDING.get(id)!;
export const orderOf = (id: OrderId): Order => ORDER.get(id)!;
export const scenarioOf = (id: ScenarioId): ScenarioRow => SCENARIOS[id];
export const chapterOf = (id: ChapterId): ChapterRow => CHAPTERS[id];

export const isPersonId = (id: unknown): id is PersonId => PERSON.has(id as PersonId);
export const isBuildingId = (id: unknown): id is BuildingId => BUILDING.has(id as BuildingId);
export const isOrderId = (id: unknown): id is OrderId => ORDER.has(id as OrderId);
