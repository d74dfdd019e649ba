// A tableau in numbers, quick to count with.

import type { TownNumbers } from './bot-weights.ts';
import { ROUNDS } from './data/cards.ts';
import {
  type Building,
  type BuildingId,
  buildingOf,
  orderOf,
  type PersonId,
  personOf,
  scenarioOf,
} from './data/kinds.ts';
import type { Open, S, Size } from './types.ts';

export const [FARMER, MERCHANT, CRAFTSMAN, CAPTAIN, PRIEST, SOLDIER] = [0, 1, 2, 3, 4, 5];

export interface Town {
  /** What things are worth. */
  readonly by: TownNumbers;
  readonly open: Open;
  readonly order: readonly number[];
  readonly orderPoints: number;
  /** The others' most buildings by colour, and their craftsmen. */
  readonly rivals: readonly number[];
  readonly craftsmen: readonly number[];
  /** Cards still to be played by the seat. */
  toCome: number;
  points: number;
  large: number;
  built: number;
  citizens: number;
  work: number;
  readonly houses: number[];
  readonly people: number[];
  readonly signs: number[];
  readonly discounts: number[];
  readonly effects: Building[];
}

export function townOf(by: TownNumbers, { open, own }: S, seat: number): Town {
  const { hand, picked, order } = own[seat];
  const town: Town = {
    by,
    open,
    order: order === null ? [] : orderOf(order).tints,
    orderPoints: order === null ? 0 : orderOf(order).points,
    rivals: [0, 0, 0, 0],
    craftsmen: [],
    toCome: hand.length - (picked !== null && hand.includes(picked) ? 1 : 0),
    points: 0,
    large: 0,
    built: 0,
    citizens: 0,
    work: 0,
    houses: [0, 0, 0, 0],
    people: [0, 0, 0, 0, 0, 0],
    signs: [0, 0, 0, 0, 0, 0],
    discounts: [0, 0, 0, 0],
    effects: [],
  };
  const { rounds } = scenarioOf(open.scenario);
  for (let round = open.round; round < ROUNDS.length; round++) town.toCome += rounds[round].hand;
  const { citizens, workers, buildings } = open.tableaux[seat];
  for (const id of citizens) addCitizen(town, id, 1);
  for (const id of workers) town.work += personOf(id).work;
  for (const { id, size } of buildings) addBuilding(town, id, size, 1);
  lookAtRivals(open, seat, town.rivals as number[], town.craftsmen as number[]);
  return town;
}

function lookAtRivals(open: Open, seat: number, most: number[], craftsmen: number[]): void {
  for (let other = 0; other < open.tableaux.length; other++) {
    if (other === seat) continue;
    const { citizens, buildings } = open.tableaux[other];
    const houses = [0, 0, 0, 0];
    for (const { id } of buildings) houses[buildingOf(id).tint]++;
    for (let tint = 0; tint < 4; tint++) most[tint] = Math.max(most[tint], houses[tint]);
    let count = 0;
    for (const id of citizens) if (personOf(id).trade === CRAFTSMAN) count++;
    craftsmen.push(count);
  }
}

export function addCitizen(town: Town, id: PersonId, by: 1 | -1): void {
  const { trade, symbols } = personOf(id);
  town.citizens += by;
  town.people[trade] += by;
  town.signs[trade] += by;
  for (let tint = 0; tint < 4; tint++) town.discounts[tint] += by * symbols[tint];
}

export function addBuilding(town: Town, id: BuildingId, size: Size, by: 1 | -1): void {
  const building = buildingOf(id);
  town.built += by;
  town.points += by * building[size];
  town.houses[building.tint] += by;
  if (size === 'large') town.large += by;
  if (building.sign >= 0) town.signs[building.sign] += by;
  if (building.effect === null || building.effect === 'draw2') return;
  if (by > 0) town.effects.push(building);
  else town.effects.pop();
}
