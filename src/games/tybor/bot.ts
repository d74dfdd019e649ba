// How good a state looks to a seat, in points (dossier 10.1): what its tableau would score now, what it has begun, and what
// its workers and discounts are still good for. Plain numbers, because search asks for it constantly.

import { type ChapterRow, EFFECT_POINTS, PAIR, ROUNDS, type RoundRow, SYMBOL_POINTS } from './data/cards.ts';
import {
  type Building,
  type BuildingId,
  buildingOf,
  chapterOf,
  orderOf,
  type PersonId,
  personOf,
  scenarioOf,
} from './data/kinds.ts';
import { roundOf } from './rules/order.ts';
import { shipPoints } from './scoring.ts';
import { type Open, type S, SIZES, type Size } from './types.ts';

/** Tuned by letting versions of this file play each other, starting from the dossier's numbers. */
const WEIGHTS = {
  /** A point of work, as long as builders are still to come who can spend it. */
  work: 0.82,
  /** How much work each card to come can still spend. */
  spend: 2.6,
  idle: 0.05,
  /** A colour symbol on a citizen for each card to come. */
  discount: 0.18,
  /** An unfinished set, compared with a complete one. */
  begun: 0.75,
  /** How much of a lead over the others may be lost with all cards to come. */
  fleeting: 0.35,
  /** A drawn worker, chosen from two; a third for the harbour. */
  drawn: 3.6,
};
const [FARMER, MERCHANT, CRAFTSMAN, CAPTAIN, PRIEST, SOLDIER] = [0, 1, 2, 3, 4, 5];

/** A tableau in numbers. */
interface Town {
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

export function value(s: S, seat: number): number {
  const { picked } = s.own[seat];
  const town = townOf(s, seat);
  const due = pendingDraws(s, seat);
  if (picked === null) return worth(town) + due;
  return bestUse(town, s.open, picked, s.open.tableaux[seat].workers) + due;
}

function townOf({ open, own }: S, seat: number): Town {
  const { hand, picked, order } = own[seat];
  const town: Town = {
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

function addCitizen(town: Town, id: PersonId, by: 1 | -1): void {
  const { trade, symbols } = personOf(id);
  town.citizens += by;
  town.people[trade] += by;
  town.signs[trade] += by;
  for (let tint = 0; tint < 4; tint++) town.discounts[tint] += by * symbols[tint];
}

function addBuilding(town: Town, id: BuildingId, size: Size, by: 1 | -1): void {
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

/** R5.1 The picked card is worth what its best use is worth, with the display as it is now. */
function bestUse(town: Town, open: Open, card: PersonId, workers: readonly PersonId[]): number {
  addCitizen(town, card, 1);
  let most = worth(town);
  addCitizen(town, card, -1);
  const { work } = personOf(card);
  town.work += work;
  most = Math.max(most, worth(town));
  town.work -= work;
  const sums = sumsOf(workers);
  const base = roundOf(open);
  for (const id of open.display) {
    const { tint, effect } = buildingOf(id);
    for (const size of SIZES) {
      const cost = Math.max(0, base[size] - town.discounts[tint]);
      if (cost > town.work) continue;
      const paid = leastOf(sums, cost);
      addBuilding(town, id, size, 1);
      town.work -= paid;
      most = Math.max(most, worth(town) + (effect === 'draw2' ? drawnWorth(town) : 0));
      town.work += paid;
      addBuilding(town, id, size, -1);
    }
  }
  return most;
}

/** The sums that some of the workers make, as bits; a cost is at most 20 and a worker at most 9 (data/edition.ts). */
function sumsOf(workers: readonly PersonId[]): number {
  let sums = 1;
  for (const id of workers) sums |= (sums << personOf(id).work) & 0x3fffffff;
  return sums;
}

/** R5.4.4 The cheapest payment for a cost. */
function leastOf(sums: number, cost: number): number {
  let sum = cost;
  while ((sums & (1 << sum)) === 0 && sum < 30) sum++;
  return sum;
}

const drawnWorth = ({ toCome }: Town): number => (toCome === 0 ? 0.04 : WEIGHTS.work * WEIGHTS.drawn);

/** R5.5, R7.3–R7.5 What is about to be drawn. */
function pendingDraws({ todo, own }: S, seat: number): number {
  let sum = 0;
  for (const task of todo)
    if (task.do === 'draw' && task.seat === seat) sum += (task.count - 1) * WEIGHTS.work * WEIGHTS.drawn;
  for (const id of own[seat].drawn) sum += (WEIGHTS.work * personOf(id).work) / 2;
  return sum;
}

/** What a town is worth with this many cards to come. */
function worth(town: Town): number {
  const soon = Math.min(1, (3 * town.toCome) / 20);
  const shaky = 1 - WEIGHTS.fleeting * Math.min(1, town.toCome / 20);
  return (
    town.points +
    effectsWorth(town, soon, shaky) +
    symbolsWorth(town, soon, shaky) +
    goalsWorth(town, soon, shaky) +
    meansWorth(town)
  );
}

/** R8.1.2–R8.1.4 */
function effectsWorth({ effects, houses, rivals }: Town, soon: number, shaky: number): number {
  const { max, set4, pair } = EFFECT_POINTS;
  let sum = 0;
  for (const { effect, countsTint } of effects) {
    if (effect === 'max') sum += houses[countsTint] >= rivals[countsTint] ? max * shaky : max * 0.3 * soon;
    else if (effect === 'set4') sum += set4 * setsOf(houses, 4, soon, 0.5);
    else sum += pair * Math.floor(houses[countsTint] / PAIR) + (houses[countsTint] % PAIR) * 0.7 * soon;
  }
  return sum;
}

/** Complete sets of one building each, and what there is of the next one. */
function setsOf(counts: readonly number[], size: number, soon: number, factor: number): number {
  let sets = 99;
  for (const count of counts) sets = Math.min(sets, count);
  let begun = 0;
  for (const count of counts) if (count > sets) begun++;
  return sets + (begun / size) * factor * soon;
}

/** R8.2 */
function symbolsWorth({ signs, citizens, craftsmen, toCome }: Town, soon: number, shaky: number): number {
  const { farmer, merchant, craftsman, priest, soldier } = SYMBOL_POINTS;
  const every = (count: number, { step, points }: { readonly step: number; readonly points: number }) =>
    Math.floor(count / step) * points + ((count % step) / step) * points * WEIGHTS.begun * soon;
  const ships = signs[CAPTAIN];
  let better = 0;
  for (const count of craftsmen) if (count > signs[CRAFTSMAN]) better++;
  const craft = signs[CRAFTSMAN] === 0 || better > 1 ? 0 : better === 1 ? craftsman.second : craftsman.points;
  return (
    every(signs[FARMER], farmer) +
    every(signs[SOLDIER], soldier) +
    Math.floor(signs[MERCHANT] / merchant.step) * citizens +
    ((signs[MERCHANT] % merchant.step) / merchant.step) * Math.max(citizens, 5) * WEIGHTS.begun * soon +
    craft * shaky +
    shipPoints(ships) +
    0.25 * ships * Math.min(1, toCome / 12) +
    (signs[PRIEST] > 0 ? priest.points : 0)
  );
}

/** R8.3–R8.5, R7.4, R7.5 */
function goalsWorth(town: Town, soon: number, shaky: number): number {
  const { open, order, orderPoints, houses, large } = town;
  let sum = order.length === 0 ? 0 : orderPoints * orderSets(order, houses, soon);
  const { goal } = scenarioOf(open.scenario);
  if (goal !== null) sum += Math.floor(large / goal.every) * goal.points + (large % goal.every) * 0.25 * soon;
  const chapter = chapterOf(open.chapter);
  if (chapter.goal !== null) sum += chapterWorth(chapter, town, soon, shaky);
  return sum + roundGoal(town);
}

function orderSets(order: readonly number[], houses: readonly number[], soon: number): number {
  const [a, b, c] = [houses[order[0]], houses[order[1]], houses[order[2]]];
  const sets = Math.min(a, b, c);
  const begun = (a > sets ? 1 : 0) + (b > sets ? 1 : 0) + (c > sets ? 1 : 0);
  return sets + (begun / 3) * 0.6 * soon;
}

/** R8.4 */
function chapterWorth(
  { goal, symbols, threshold, points }: ChapterRow,
  town: Town,
  soon: number,
  shaky: number,
): number {
  let count = 0;
  if (goal === 'buildings_at_least_citizens') {
    const ahead = town.built - town.citizens;
    if (town.toCome === 0) return ahead >= 0 ? points : 0;
    return points * Math.min(1, Math.max(0, 0.6 + 0.12 * ahead));
  }
  if (goal === 'same_colour_symbols') for (const symbol of town.discounts) count = Math.max(count, symbol);
  else if (goal === 'citizens') count = town.citizens;
  else if (goal === 'work_left') count = town.work;
  else for (const one of symbols) count += town.signs[TRADES[one]];
  if (count >= threshold) return goal === 'work_left' ? points * (1 - soon) : points * shaky;
  return points * 0.6 * soon * (count / threshold) * (goal === 'work_left' ? 1 - soon : 1);
}
const TRADES = { farmer: 0, merchant: 1, craftsman: 2, captain: 3, priest: 4, soldier: 5 } as const;

/** What scenario and chapter pay at the end of the round to those who have enough. */
const roundGoal = (town: Town): number =>
  endGoal(town, roundOf(town.open)) + endGoal(town, chapterOf(town.open.chapter));

function endGoal({ people, built }: Town, { effect, threshold }: Pick<RoundRow, 'effect' | 'threshold'>): number {
  if (effect === 'buildings_citizen') return 2.5 * Math.min(1, built / threshold) ** 2;
  if (effect !== 'diverse_citizens_worker') return 0;
  let different = 0;
  for (const count of people) if (count > 0) different++;
  return 2.5 * Math.min(1, different / threshold) ** 2;
}

/** Workers and discounts: good for the buildings to come. */
function meansWorth({ work, toCome, discounts }: Town): number {
  if (toCome === 0) return 0.01 * work; // R9.2
  const useful = Math.min(work, WEIGHTS.spend * toCome + 1);
  let symbols = 0;
  for (const count of discounts) symbols += Math.min(count, 4) - 0.05 * Math.min(count, 4) ** 2;
  return WEIGHTS.work * useful + WEIGHTS.idle * (work - useful) + WEIGHTS.discount * toCome * symbols;
}
