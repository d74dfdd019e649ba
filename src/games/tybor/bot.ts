// How good a state looks to a seat, in points (dossier 10.1): what its tableau would score now, what it has begun, and what
// its workers and discounts are still good for. Plain numbers, because search asks for it constantly.

import { startOf } from '../../text/tuning.ts';
import { type TownNumbers, WEIGHTS } from './bot-weights.ts';
import { type ChapterRow, EFFECT_POINTS, PAIR, type RoundRow, SYMBOL_POINTS } from './data/cards.ts';
import { buildingOf, chapterOf, type PersonId, personOf, scenarioOf } from './data/kinds.ts';
import { roundOf } from './rules/order.ts';
import { shipPoints } from './scoring.ts';
import {
  addBuilding,
  addCitizen,
  CAPTAIN,
  CRAFTSMAN,
  FARMER,
  MERCHANT,
  PRIEST,
  SOLDIER,
  type Town,
  townOf,
} from './town.ts';
import { type Open, type S, SIZES } from './types.ts';

/** By the numbers written by hand. */
export const value = valueBy(startOf(WEIGHTS).town as TownNumbers);

export function valueBy(by: TownNumbers): (s: S, seat: number) => number {
  return (s, seat) => valueIn(by, s, seat);
}

function valueIn(by: TownNumbers, s: S, seat: number): number {
  const { picked } = s.own[seat];
  const town = townOf(by, s, seat);
  const due = pendingDraws(by, s, seat);
  if (picked === null) return worth(town) + due;
  return bestUse(town, s.open, picked, s.open.tableaux[seat].workers) + due;
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

const drawnWorth = ({ by, toCome }: Town): number => (toCome === 0 ? 0.04 : by.work * by.drawn);

/** R5.5, R7.3–R7.5 What is about to be drawn. */
function pendingDraws({ work, drawn }: TownNumbers, { todo, own }: S, seat: number): number {
  let sum = 0;
  for (const task of todo) if (task.do === 'draw' && task.seat === seat) sum += (task.count - 1) * work * drawn;
  for (const id of own[seat].drawn) sum += (work * personOf(id).work) / 2;
  return sum;
}

/** What a town is worth with this many cards to come. */
function worth(town: Town): number {
  const { by, toCome } = town;
  const soon = Math.min(1, (3 * by.soon * toCome) / 20);
  const shaky = 1 - by.fleeting * Math.min(1, toCome / 20);
  return (
    town.points +
    effectsWorth(town, soon, shaky) +
    symbolsWorth(town, soon, shaky) +
    goalsWorth(town, soon, shaky) +
    meansWorth(town) +
    promiseWorth(town)
  );
}

/** R8.1.2–R8.1.4 */
function effectsWorth({ by, effects, houses, rivals }: Town, soon: number, shaky: number): number {
  const { max, set4, pair } = EFFECT_POINTS;
  let sum = 0;
  for (const { effect, countsTint } of effects) {
    if (effect === 'max') sum += houses[countsTint] >= rivals[countsTint] ? max * shaky : max * by.behind * soon;
    else if (effect === 'set4') sum += set4 * setsOf(houses, 4, soon, by.begunFour);
    else sum += pair * Math.floor(houses[countsTint] / PAIR) + (houses[countsTint] % PAIR) * by.begunPair * soon;
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
function symbolsWorth({ by, signs, citizens, craftsmen, toCome }: Town, soon: number, shaky: number): number {
  const { farmer, merchant, craftsman, priest, soldier } = SYMBOL_POINTS;
  const every = (count: number, { step, points }: { readonly step: number; readonly points: number }) =>
    Math.floor(count / step) * points + ((count % step) / step) * points * by.begun * soon;
  const ships = signs[CAPTAIN];
  let better = 0;
  for (const count of craftsmen) if (count > signs[CRAFTSMAN]) better++;
  const craft = signs[CRAFTSMAN] === 0 || better > 1 ? 0 : better === 1 ? craftsman.second : craftsman.points;
  return (
    every(signs[FARMER], farmer) +
    every(signs[SOLDIER], soldier) +
    Math.floor(signs[MERCHANT] / merchant.step) * citizens +
    ((signs[MERCHANT] % merchant.step) / merchant.step) * Math.max(citizens, by.company) * by.begun * soon +
    craft * shaky +
    shipPoints(ships) +
    by.ships * ships * Math.min(1, toCome / 12) +
    (signs[PRIEST] > 0 ? priest.points : 0)
  );
}

/** R8.3–R8.5, R7.4, R7.5 */
function goalsWorth(town: Town, soon: number, shaky: number): number {
  const { by, open, order, orderPoints, houses, large } = town;
  let sum = order.length === 0 ? 0 : orderPoints * orderSets(order, houses, by.begunOrder * soon);
  const { goal } = scenarioOf(open.scenario);
  if (goal !== null) sum += Math.floor(large / goal.every) * goal.points + (large % goal.every) * by.begunLarge * soon;
  const chapter = chapterOf(open.chapter);
  if (chapter.goal !== null) sum += chapterWorth(chapter, town, soon, shaky);
  return sum + roundGoal(town);
}

function orderSets(order: readonly number[], houses: readonly number[], begunShare: number): number {
  const [a, b, c] = [houses[order[0]], houses[order[1]], houses[order[2]]];
  const sets = Math.min(a, b, c);
  const begun = (a > sets ? 1 : 0) + (b > sets ? 1 : 0) + (c > sets ? 1 : 0);
  return sets + (begun / 3) * begunShare;
}

/** R8.4 */
function chapterWorth(
  { goal, symbols, threshold, points }: ChapterRow,
  town: Town,
  soon: number,
  shaky: number,
): number {
  const { by } = town;
  let count = 0;
  if (goal === 'buildings_at_least_citizens') {
    const ahead = town.built - town.citizens;
    if (town.toCome === 0) return ahead >= 0 ? points : 0;
    return points * Math.min(1, Math.max(0, by.balanced + by.balance * ahead));
  }
  if (goal === 'same_colour_symbols') for (const symbol of town.discounts) count = Math.max(count, symbol);
  else if (goal === 'citizens') count = town.citizens;
  else if (goal === 'work_left') count = town.work;
  else for (const one of symbols) count += town.signs[TRADES[one]];
  if (count >= threshold) return goal === 'work_left' ? points * (1 - soon) : points * shaky;
  return points * by.begunChapter * soon * (count / threshold) * (goal === 'work_left' ? 1 - soon : 1);
}
const TRADES = { farmer: 0, merchant: 1, craftsman: 2, captain: 3, priest: 4, soldier: 5 } as const;

/** What scenario and chapter pay at the end of the round to those who have enough. */
const roundGoal = (town: Town): number =>
  endGoal(town, roundOf(town.open)) + endGoal(town, chapterOf(town.open.chapter));

function endGoal({ by, people, built }: Town, { effect, threshold }: Pick<RoundRow, 'effect' | 'threshold'>): number {
  if (effect === 'buildings_citizen') return by.reward * Math.min(1, built / threshold) ** 2;
  if (effect !== 'diverse_citizens_worker') return 0;
  let different = 0;
  for (const count of people) if (count > 0) different++;
  return by.reward * Math.min(1, different / threshold) ** 2;
}

/** Workers and discounts: good for the buildings to come. */
function meansWorth({ by, work, toCome, discounts }: Town): number {
  if (toCome === 0) return 0.01 * work; // R9.2
  const useful = Math.min(work, by.spend * toCome + 1);
  let symbols = 0;
  for (const count of discounts) symbols += Math.min(count, 4) - by.discountMore * Math.min(count, 4) ** 2;
  return by.work * useful + by.idle * (work - useful) + by.discount * toCome * symbols;
}

/** What has turned out to be worth more, or less, than it scores, the more cards are to come. */
function promiseWorth({ by, toCome, houses, large, built, citizens, signs }: Town): number {
  if (toCome === 0) return 0;
  let most = 0;
  for (const count of houses) most = Math.max(most, count);
  const sum =
    by.house * built +
    by.large * large +
    by.most * most +
    by.citizen * citizens +
    by.farmer * signs[FARMER] +
    by.merchant * signs[MERCHANT] +
    by.craftsman * signs[CRAFTSMAN] +
    by.captain * signs[CAPTAIN] +
    by.priest * signs[PRIEST] +
    by.soldier * signs[SOLDIER];
  return sum * Math.min(1, toCome / 20);
}
