// What a town holds, counted.
import type { Person } from '../data/buildings.ts';
import {
  type Building,
  type BuildingId,
  baseOf,
  buildingOf,
  type GoodId,
  HOUSE_COUNT,
  type PersonId,
  RIGA,
} from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Hand, Open, Position, Town } from '../types.ts';

/** R4.4 How many of a seat's buildings are active: those of its running turn are not. */
export const activeCount = (open: Open, seat: number): number =>
  open.towns[seat].buildings.length - (open.active === seat ? open.built : 0);

/** R6.10 How many of the first `count` buildings do this. */
export function countDoing(town: Town, does: Building['does'], count = town.buildings.length): number {
  let found = 0;
  for (let i = 0; i < count; i++) if (buildingOf(town.buildings[i]).does === does) found++;
  return found;
}

/** Own buildings of a place. */
export function countAt({ buildings }: Town, at: number): number {
  let found = 0;
  for (const id of buildings) if (buildingOf(id).at === at) found++;
  return found;
}

/** R6.10 What all of the first `count` buildings that do this bring together. */
export function amountDoing(town: Town, does: Building['does'], count = town.buildings.length): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const building = buildingOf(town.buildings[i]);
    if (building.does === does) sum += building.amount;
  }
  return sum;
}

/** R11.3 The persons of a building that are covered, each by its place on the card. */
export const isCovered = ({ covered }: Town, id: BuildingId, place: number): boolean =>
  covered.includes(id + place * HOUSE_COUNT);

/** R11.3 By the places of its persons, whether they are covered. */
export const coveredOn = (town: Town, id: BuildingId): boolean[] =>
  buildingOf(id).persons.map((_, place) => isCovered(town, id, place));

/** R11.4, Q31 How many persons of this kind the building shows that are not covered. */
export function personsShown(town: Town, id: BuildingId, person: Person): number {
  const building = buildingOf(id);
  const count = building[person];
  if (count === 0 || town.covered.length === 0) return count;
  let shown = 0;
  for (const [place, one] of building.persons.entries()) if (one === person && !isCovered(town, id, place)) shown++;
  return shown;
}

/** R11.3 The person that a token covers: of two alike the first; null: there is none to be covered. */
export function personToCover(town: Town, id: BuildingId, person: Person): PersonId | null {
  const place = buildingOf(id).persons.findIndex((one, at) => one === person && !isCovered(town, id, at));
  return place < 0 ? null : id + place * HOUSE_COUNT;
}

/** R10.6 */
export function countPersons(town: Town, person: Person): number {
  let found = 0;
  for (const id of town.buildings) found += personsShown(town, id, person);
  return found;
}

/** R7.8, R7.9 Cities with at least one uncovered person of this kind. */
export function citiesWith(town: Town, person: Person): number {
  let cities = 0;
  for (const id of town.buildings) {
    const { at } = buildingOf(id);
    if (at !== RIGA && personsShown(town, id, person) > 0) cities |= 1 << at;
  }
  return bits(cities);
}

/** R7.11d Cities with at least two buildings. */
export function citiesOfTwo(town: Town): number {
  let found = 0;
  for (let at = 0; at < RIGA; at++) if (countAt(town, at) >= PARAMETERS.klosterMinBuildings) found++; // Q20
  return found;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** R8.1, R7.7, R7.11c; R7.13 the building may be of this year. */
export function handLimit(town: Town): number {
  let limit = PARAMETERS.handLimit;
  for (const id of town.buildings) {
    const { does, amount } = buildingOf(id);
    if (does === 'HAND_LIMIT_2' || does === 'HAND_LIMIT_3') limit += amount;
  }
  return limit;
}

/** Q12 Coins and ducats on all buildings, the inactive ones included. */
export function moneyOf({ coins, stored }: Town): number {
  let sum = stored;
  for (const coin of coins) sum += coin;
  return sum;
}

/** R9 At the end the hands lie open, also those that a view veils. */
export function handAtEnd({ open, own }: Position, seat: number): Readonly<Hand> {
  const { goods, buildings } = own[seat];
  return typeof goods === 'number' || typeof buildings === 'number' ? open.seen[seat] : { goods, buildings };
}

/** R10.12 Q11 Base values in hand and money on buildings. */
export const cashOf = (goods: readonly GoodId[], town: Town): number => baseOf(goods) + moneyOf(town);
