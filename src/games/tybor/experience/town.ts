// A tableau in numbers, and signs of it. One record for all seats, filled anew each time: search asks all day.

import { ORDERS } from '../data/cards.ts';
import { buildingOf, chapterOf, type OrderId, orderOf, personOf, scenarioOf } from '../data/kinds.ts';
import { roundOf } from '../rules/order.ts';
import { shipPoints } from '../scoring.ts';
import type { Open, S } from '../types.ts';

export const [FARMER, MERCHANT, CRAFTSMAN, CAPTAIN, PRIEST, SOLDIER] = [0, 1, 2, 3, 4, 5];
const TRADES = { farmer: 0, merchant: 1, craftsman: 2, captain: 3, priest: 4, soldier: 5 } as const;

export const town = {
  points: 0,
  built: 0,
  large: 0,
  citizens: 0,
  work: 0,
  workers: 0,
  /** Cards still to be played by the seat. */
  toCome: 0,
  /** Buildings by colour, and the most that a rival has. */
  houses: new Float64Array(4),
  rivals: new Float64Array(4),
  discounts: new Float64Array(4),
  /** By profession: symbols, and citizens. */
  signs: new Float64Array(6),
  people: new Float64Array(6),
  /** The best rival's craftsmen. */
  craftsmen: 0,
  max: 0,
  set4: 0,
  pair: 0,
  /** Points of these effects as it stands. */
  effects: 0,
};
const houses = new Float64Array(4);

export function readTown({ open, own }: S, seat: number): void {
  const { hand, picked } = own[seat];
  const { citizens, workers, buildings } = open.tableaux[seat];
  town.points = town.large = town.work = town.max = town.set4 = town.pair = town.effects = 0;
  town.houses.fill(0);
  town.discounts.fill(0);
  town.signs.fill(0);
  town.people.fill(0);
  town.built = buildings.length;
  town.citizens = citizens.length;
  town.workers = workers.length;
  for (const id of workers) town.work += personOf(id).work;
  for (const id of citizens) {
    const { trade, symbols } = personOf(id);
    town.people[trade]++;
    town.signs[trade]++;
    for (let tint = 0; tint < 4; tint++) town.discounts[tint] += symbols[tint];
  }
  for (const { id, size } of buildings) {
    const building = buildingOf(id);
    town.points += building[size];
    town.houses[building.tint]++;
    if (size === 'large') town.large++;
    if (building.sign >= 0) town.signs[building.sign]++;
  }
  readRivals(open, seat);
  for (const { id } of buildings) readEffect(id);
  const { rounds } = scenarioOf(open.scenario);
  town.toCome = hand.length - (picked !== null && hand.includes(picked) ? 1 : 0);
  for (let round = open.round; round < 4; round++) town.toCome += rounds[round].hand;
}

function readRivals(open: Open, seat: number): void {
  town.rivals.fill(0);
  town.craftsmen = 0;
  for (let other = 0; other < open.tableaux.length; other++) {
    if (other === seat) continue;
    const { citizens, buildings } = open.tableaux[other];
    houses.fill(0);
    let count = 0;
    for (const { id } of buildings) {
      const { tint, sign } = buildingOf(id);
      houses[tint]++;
      if (sign === CRAFTSMAN) count++;
    }
    for (let tint = 0; tint < 4; tint++) town.rivals[tint] = Math.max(town.rivals[tint], houses[tint]);
    for (const id of citizens) if (personOf(id).trade === CRAFTSMAN) count++;
    town.craftsmen = Math.max(town.craftsmen, count);
  }
}

/** R8.1.2–R8.1.4 */
function readEffect(id: Parameters<typeof buildingOf>[0]): void {
  const { effect, countsTint } = buildingOf(id);
  const count = countsTint < 0 ? 0 : town.houses[countsTint];
  if (effect === 'max') {
    town.max++;
    if (count >= town.rivals[countsTint]) town.effects += 3;
  } else if (effect === 'set4') {
    town.set4++;
    town.effects += 3 * Math.min(town.houses[0], town.houses[1], town.houses[2], town.houses[3]);
  } else if (effect === 'pair') {
    town.pair++;
    town.effects += 2 * Math.floor(count / 2);
  }
}

export const TOWN_COUNT = 31;

export function townSigns(out: Float32Array, at: number): number {
  const { toCome, signs, discounts, houses: own } = town;
  let i = at;
  out[i++] = town.points / 40;
  out[i++] = town.built / 10;
  out[i++] = town.large / 6;
  out[i++] = town.citizens / 10;
  out[i++] = town.work / 15;
  out[i++] = town.workers / 5;
  out[i++] = Math.min(town.work, 2.6 * toCome) / 15;
  out[i++] = Math.min(3, Math.max(0, town.work - 2.6 * toCome) / 10);
  let symbols = 0;
  for (let tint = 0; tint < 4; tint++) {
    out[i++] = own[tint] / 4;
    out[i++] = discounts[tint] / 4;
    symbols += Math.min(4, discounts[tint]);
  }
  out[i++] = (symbols / 8) * (toCome / 20);
  for (let trade = 0; trade < 6; trade++) out[i++] = signs[trade] / 4;
  out[i++] = town.max / 2;
  out[i++] = town.set4 / 2;
  out[i++] = town.pair / 2;
  out[i++] = town.effects / 10;
  let leads = 0;
  for (let tint = 0; tint < 4; tint++) if (own[tint] > 0 && own[tint] >= town.rivals[tint]) leads++;
  out[i++] = leads / 4;
  out[i++] = Math.min(own[0], own[1], own[2], own[3]) / 2;
  out[i++] = town.work > 0 && toCome === 0 ? 1 : 0;
  out[i++] = (town.work * toCome) / 150;
  return i;
}

export const SETS_COUNT = 21;

/** R8.2–R8.5 What is complete, what is one short, and who leads. */
export function setSigns({ open, own }: S, seat: number, out: Float32Array, at: number): number {
  const { signs, citizens, toCome } = town;
  const late = 1 - Math.min(1, toCome / 20);
  let i = at;
  out[i++] = Math.floor(signs[FARMER] / 3);
  out[i++] = signs[FARMER] % 3 === 2 ? 1 : 0;
  out[i++] = Math.floor(signs[SOLDIER] / 4);
  out[i++] = signs[SOLDIER] % 4 === 3 ? 1 : 0;
  out[i++] = (Math.floor(signs[MERCHANT] / 4) * citizens) / 10;
  out[i++] = signs[MERCHANT] % 4 === 3 ? citizens / 10 : 0;
  out[i++] = shipPoints(signs[CAPTAIN]) / 15;
  out[i++] = (signs[CAPTAIN] / 4) * (1 - late);
  const ahead = signs[CRAFTSMAN] - town.craftsmen;
  out[i++] = Math.max(-1, Math.min(1, ahead / 3));
  out[i++] = signs[CRAFTSMAN] > 0 && ahead >= 0 ? late : 0;
  out[i++] = signs[CRAFTSMAN] > 0 && ahead >= 0 ? 1 : 0;
  out[i++] = signs[PRIEST] > 0 ? 1 : 0;
  i = orderSigns(own[seat].order, out, i);
  const { goal } = scenarioOf(open.scenario);
  out[i++] = goal === null ? 0 : (town.large % goal.every) / goal.every;
  const share = chapterShare(open);
  out[i++] = Math.min(2, share);
  out[i++] = share >= 1 ? 1 : 0;
  out[i++] = share >= 1 ? late : 0;
  out[i++] = roundShare(open);
  return i;
}

const TINTS = Object.fromEntries(Object.keys(ORDERS).map((row) => [row, orderOf(row as OrderId).tints]));

/** R8.5 */
function orderSigns(order: OrderId | null, out: Float32Array, at: number): number {
  if (order === null) return at + 4;
  const [a, b, c] = TINTS[order.slice(0, 2)];
  const sets = Math.min(town.houses[a], town.houses[b], town.houses[c]);
  let begun = 0;
  for (const tint of TINTS[order.slice(0, 2)]) if (town.houses[tint] > sets) begun++;
  out[at] = 1;
  out[at + 1] = sets / 2;
  out[at + 2] = begun / 3;
  out[at + 3] = begun === 2 ? 1 : 0;
  return at + 4;
}

/** R8.4 How much of the chapter's goal is reached. */
function chapterShare({ chapter }: Open): number {
  const { goal, symbols, threshold } = chapterOf(chapter);
  if (goal === null) return 0;
  let count = 0;
  if (goal === 'buildings_at_least_citizens') return (town.built + 1) / (town.citizens + 1);
  if (goal === 'same_colour_symbols') for (const symbol of town.discounts) count = Math.max(count, symbol);
  else if (goal === 'citizens') count = town.citizens;
  else if (goal === 'work_left') count = town.work;
  else for (const one of symbols) count += town.signs[TRADES[one]];
  return count / threshold;
}

/** R7.4, R7.5 */
function roundShare(open: Open): number {
  const { effect, threshold } = roundOf(open);
  if (effect === 'buildings_citizen') return Math.min(1, town.built / threshold);
  if (effect !== 'diverse_citizens_worker') return 0;
  let different = 0;
  for (const count of town.people) if (count > 0) different++;
  return Math.min(1, different / threshold);
}
