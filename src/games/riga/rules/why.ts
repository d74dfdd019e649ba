// Why something is not offered. Explains and decides nothing. Facts name goods and buildings by their codes.
import type { Refusal } from '../../../kernel/types.ts';
import { GOODS } from '../data/goods.ts';
import { type BuildingId, buildingOf, type GoodId, isBuildingId, isGoodId, RIGA } from '../data/kinds.ts';
import type { RigaTask, S } from '../types.ts';
import { personFor } from './brothers.ts';
import { personsShown } from './counts.ts';
import { mayOverpay } from './modules.ts';
import { billOf, costOf, reachOf, roomForChange } from './pay.ts';

type Asked<K extends RigaTask['do']> = Extract<RigaTask, { do: K }>;
const field = (choice: unknown, name: string): unknown =>
  typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>)[name] : undefined;
const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;
const named = (id: BuildingId) => ({ building: buildingOf(id).code });
const ofGood = (good: GoodId) => ({ good: GOODS[good] });

export function whyNotKeep(s: S, seat: number, choice: unknown): Refusal {
  const building = field(choice, 'building');
  if (!isBuildingId(building) || s.own[seat].buildings.includes(building)) return { rule: 'R1.4', why: 'keepOne' };
  return { rule: 'R1.4', why: 'notOfferedToYou', facts: named(building) };
}

export function whyNotTake({ open }: S, choice: unknown): Refusal {
  const as = field(choice, 'as');
  if (as === 'build' || as === 'end') return { rule: 'R4.3', why: 'takeFirst' };
  const row = field(choice, 'row');
  const building = field(choice, 'building');
  if (as === 'row' && isCount(row) && building === undefined && open.rows[row] === null)
    return { rule: 'R5.1', why: 'rowGone', facts: { row: row + 1 } };
  if (as === 'building' && isBuildingId(building) && row === undefined) {
    const isThere = open.market.old.includes(building) || open.market.new.includes(building);
    if (!isThere) return { rule: 'R4.1', why: 'notOnDisplay', facts: named(building) };
  }
  return { rule: 'R4.1', why: 'takeOne' };
}

export function whyNotAnswer({ open }: S, seat: number, choice: unknown): Refusal {
  const rule = 'R11.3';
  const as = field(choice, 'as');
  const building = field(choice, 'building');
  if ((as !== 'fight' && as !== 'ransom') || !isBuildingId(building)) return { rule, why: 'answerOne' };
  const town = open.towns[seat];
  if (!town.buildings.includes(building)) return { rule, why: 'notYourBuilding', facts: named(building) };
  const person = personFor(as);
  if (buildingOf(building)[person] === 0) return { rule, why: 'noSuchPerson', facts: { ...named(building), person } };
  if (personsShown(town, building, person) === 0)
    return { rule, why: 'isCovered', facts: { ...named(building), person } };
  return { rule, why: 'answerOne' };
}

export function whyNotBuild(s: S, seat: number, choice: unknown): Refusal {
  const { open } = s;
  const as = field(choice, 'as');
  const building = field(choice, 'building');
  if (as === 'row' || as === 'building') return { rule: 'R4.1', why: 'takenAlready' };
  if (as === 'good' || as === 'money') return { rule: 'R6.7', why: 'nothingOwed' };
  if (as !== 'build' || !isBuildingId(building)) return { rule: 'R4.2', why: 'buildOrEnd' };
  const facts = named(building);
  const { goods, buildings } = s.own[seat];
  const { reserve, buildings: erected } = open.towns[seat];
  if (erected.includes(building)) return { rule: 'R6.1', why: 'standsAlready', facts };
  if (!buildings.includes(building) && !reserve.includes(building)) {
    if (buildingOf(building).at === RIGA) return { rule: 'R6.1', why: 'noSuchRigaBuilding', facts };
    const isOnDisplay = open.market.old.includes(building) || open.market.new.includes(building);
    return { rule: 'R6.1', why: isOnDisplay ? 'takeItFirst' : 'notInHand', facts };
  }
  const needs = costOf(open, seat, building);
  const have = reachOf(open, seat, goods, building);
  if (have >= needs) return { rule: 'R4.2', why: 'buildOrEnd' };
  return { rule: 'R6.6', why: 'tooLittle', facts: { ...facts, needs, have } };
}

export function whyNotPay(s: S, t: Asked<'pay'>, choice: unknown): Refusal {
  const owed = Math.max(0, t.owed);
  const as = field(choice, 'as');
  const good = field(choice, 'good');
  if (as === 'enough' && owed > 0) return { rule: 'R6.6', why: 'notPaidYet', facts: { owed } };
  if (as === 'money') return whyNotMoney(s, t, choice);
  if (as === 'good' && isGoodId(good)) return whyNotGood(s, t, good);
  return { rule: 'R6.6', why: 'payOne', facts: { owed } };
}

function whyNotGood({ open, own }: S, { seat, owed, from }: Asked<'pay'>, good: GoodId): Refusal {
  const { building } = open.site!;
  const { order, counts, worth, money } = billOf(open, seat, own[seat].goods, building, false);
  if (worth[good] === 0)
    return { rule: 'R6.2', why: 'closedHere', facts: { ...ofGood(good), place: buildingOf(building).place } };
  if (counts[good] === 0) return { rule: 'R6.2', why: 'noSuchGood', facts: ofGood(good) };
  const at = order.indexOf(good);
  if (at < from) return { rule: 'R6.7', why: 'dearestFirst', facts: ofGood(good) };
  let have = money.coins + money.stored;
  for (const one of order.slice(at)) have += worth[one] * counts[one];
  if (have >= owed) return { rule: 'R6.6', why: 'payOne', facts: { owed: Math.max(0, owed) } };
  return { rule: 'R6.6', why: 'notEnoughLeft', facts: { ...ofGood(good), owed, have } };
}

function whyNotMoney(s: S, { seat, owed }: Asked<'pay'>, choice: unknown): Refusal {
  const { building } = s.open.site!;
  const { money } = billOf(s.open, seat, s.own[seat].goods, building, false);
  const coins = field(choice, 'coins');
  const stored = field(choice, 'stored');
  if (!isCount(coins) || !isCount(stored)) return { rule: 'R6.5', why: 'payOne', facts: { owed: Math.max(0, owed) } };
  const onOffices = s.open.towns[seat].coins.reduce((sum, n) => sum + n, 0);
  if (coins > money.coins && coins <= onOffices && stored <= money.stored)
    return { rule: 'R4.4', why: 'coinsTooNew', facts: { coins: money.coins } };
  if (coins > money.coins || stored > money.stored) return { rule: 'R6.5', why: 'tooFewCoins', facts: { ...money } };
  if (coins + stored < owed) return { rule: 'R6.6', why: 'notPaidYet', facts: { owed } };
  if (coins + stored > owed && !mayOverpay(s.settings, building))
    return { rule: 'R6.7', why: 'fillTheGap', facts: { owed } };
  return { rule: 'R6.5', why: 'payOne', facts: { owed: Math.max(0, owed) } };
}

export const whyNotStore = ({ open }: S, { seat, over }: Asked<'store'>, _choice: unknown): Refusal => ({
  rule: 'R12.3',
  why: 'storeUpTo',
  facts: { most: Math.min(over, roomForChange(open, seat)) },
});

export function whyNotDiscard({ own }: S, { seat, left }: Asked<'discard'>, choice: unknown): Refusal {
  const { goods, buildings, giving } = own[seat];
  const as = field(choice, 'as');
  const good = field(choice, 'good');
  const building = field(choice, 'building');
  const rule = 'R8.1';
  if (as === 'good' && isGoodId(good)) {
    const isThere = goods.filter((one) => one === good).length > giving.goods.filter((one) => one === good).length;
    return isThere
      ? { rule, why: 'cheapestFirst', facts: ofGood(good) }
      : { rule, why: 'noSuchGood', facts: ofGood(good) };
  }
  if (as === 'building' && isBuildingId(building)) {
    const isThere = buildings.includes(building) && !giving.buildings.includes(building);
    return isThere
      ? { rule, why: 'cheapestFirst', facts: named(building) }
      : { rule, why: 'notInHand', facts: named(building) };
  }
  return { rule: 'R8.2', why: 'discardExactly', facts: { left } };
}
