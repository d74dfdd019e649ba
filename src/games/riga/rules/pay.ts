// What a building costs, what each good is worth there, and how it may be paid (R6.2–R6.7). All of it reads only what the
// payer knows, so that a board can ask the same questions before anything is decided.
import { BASE, type BuildingId, buildingOf, type Counts, countsOf, GOOD_IDS, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Open, Pay } from '../types.ts';
import { activeCount } from './counts.ts';

/** R6.4 What this seat would pay for the building now. */
export function costOf(open: Open, seat: number, id: BuildingId): number {
  const { cost, at } = buildingOf(id);
  const { buildings } = open.towns[seat];
  const active = activeCount(open, seat);
  const isFurther = open.active === seat && open.built > 0;
  let left = cost;
  for (let i = 0; i < active; i++) {
    const { does, target, amount } = buildingOf(buildings[i]);
    if (does === 'DISCOUNT_CITY' && target === at)
      left -= amount; // R7.5
    else if (does === 'DISCOUNT_COMBO' && isFurther)
      left -= amount; // R7.6
    else if (does === 'DISCOUNT_ALL') left -= amount; // R7.11b
  }
  return Math.max(PARAMETERS.minEffectiveCost, left);
}

/** R6.2, R7.1 What each good is worth to this seat at a building; 0: it cannot be used there. */
export const worthAt = (open: Open, seat: number, id: BuildingId): number[] =>
  worthWith(open, seat, buildingOf(id).pays);

/** The same for a place, by what it pays. */
export function worthWith(open: Open, seat: number, pays: readonly number[]): number[] {
  const worth = pays.slice();
  const { buildings } = open.towns[seat];
  const active = activeCount(open, seat);
  for (let i = 0; i < active; i++) {
    const { does, good, amount } = buildingOf(buildings[i]);
    if (does === 'SALE_PLUS' && worth[good] > 0) worth[good] += amount; // R7.1, Q29
  }
  return worth;
}

/** R6.5 Coins and ducats that may be spent: those on active buildings. */
export interface Money {
  readonly coins: number;
  readonly stored: number;
}
export function moneyToSpend(open: Open, seat: number): Money {
  const { buildings, coins, stored } = open.towns[seat];
  const active = activeCount(open, seat);
  let sum = 0;
  let office = 0;
  let hasExchange = false;
  for (let i = 0; i < active; i++) {
    const { does } = buildingOf(buildings[i]);
    if (does === 'COINS') sum += coins[office++];
    else if (does === 'KEEP_CHANGE') hasExchange = true;
  }
  return { coins: sum, stored: hasExchange ? stored : 0 };
}

/** R7.11a, R6.10 Ducats that the active Exchange Offices can still take; 0 without one. */
export function roomForChange(open: Open, seat: number): number {
  const { buildings, stored } = open.towns[seat];
  const active = activeCount(open, seat);
  let room = 0;
  for (let i = 0; i < active; i++) {
    const { does, amount } = buildingOf(buildings[i]);
    if (does === 'KEEP_CHANGE') room += amount;
  }
  return room === 0 ? 0 : room - stored;
}

/** What the seat could pay at most for the building. */
export function reachOf(open: Open, seat: number, goods: readonly GoodId[], id: BuildingId): number {
  const worth = worthAt(open, seat, id);
  const { coins, stored } = moneyToSpend(open, seat);
  let sum = coins + stored;
  for (const good of goods) sum += worth[good];
  return sum;
}

export const canPay = (open: Open, seat: number, goods: readonly GoodId[], id: BuildingId): boolean =>
  reachOf(open, seat, goods, id) >= costOf(open, seat, id);

/** The buildings of some lists that can be paid. */
export function payable(
  open: Open,
  seat: number,
  goods: readonly GoodId[],
  ...lists: readonly (readonly BuildingId[])[]
): BuildingId[] {
  const found: BuildingId[] = [];
  for (const list of lists) for (const id of list) if (canPay(open, seat, goods, id)) found.push(id);
  return found;
}

/** A bill as the picks see it. Goods are paid from the most to the least valuable here, money comes last. */
export interface Bill {
  readonly worth: readonly number[];
  /** The usable goods in paying order. */
  readonly order: readonly GoodId[];
  readonly counts: Counts;
  readonly money: Money;
  /** R7.11a So many ducats too much are kept. */
  readonly room: number;
  readonly mayOverpay: boolean;
}
export function billOf(open: Open, seat: number, goods: readonly GoodId[], id: BuildingId, mayOverpay: boolean): Bill {
  const worth = worthAt(open, seat, id);
  const order = GOOD_IDS.filter((good) => worth[good] > 0).sort((a, b) => worth[b] - worth[a] || b - a);
  const room = roomForChange(open, seat);
  return { worth, order, counts: countsOf(goods), money: moneyToSpend(open, seat), room, mayOverpay };
}

const PAY_GOOD: readonly Pay[] = GOOD_IDS.map((good) => ({ as: 'good', good }));
const ENOUGH: Pay = { as: 'enough' };

/**
 * R6.6, R6.7 What may be paid next. Goods go in paying order without going back and end when the cost is reached: so the
 * last one is the cheapest, before it the cost was not reached, and none could be left out. Money ends a payment: it
 * fills the gap exactly, or with `mayOverpay` as much as one likes (R12.3). No payment can be picked in two ways. What
 * leads to the payment with the least loss comes first.
 */
export function payOptions(bill: Bill, owed: number, from: number): Pay[] {
  const list: { readonly pay: Pay; readonly loss: number }[] = [];
  const { order, counts, worth, money, mayOverpay } = bill;
  if (owed <= 0) list.push({ pay: ENOUGH, loss: overpaid(bill, -owed) });
  let rest = 0;
  for (let i = from; i < order.length; i++) rest += worth[order[i]] * counts[order[i]];
  for (let i = from; i < order.length; i++) {
    const good = order[i];
    if (rest + money.coins + money.stored < owed) break; // the more valuable ones were needed
    if (counts[good] > 0) {
      counts[good]--;
      list.push({ pay: PAY_GOOD[good], loss: BASE[good] * GIVEN + leastLoss(bill, owed - worth[good], i) });
      counts[good]++;
    }
    rest -= worth[good] * counts[good];
  }
  for (const pay of moneyOptions(money, owed, mayOverpay)) {
    const over = pay.coins + pay.stored - owed;
    list.push({ pay, loss: over * LOST + pay.coins * COIN + pay.stored * STORED });
  }
  return list.sort((a, b) => a.loss - b.loss).map(({ pay }) => pay);
}

/** Ducats lost count most, then the base value given away, then the money; coins come back in spring. */
const LOST = 10_000;
const GIVEN = 20;
const STORED = 15;
const COIN = 5;
function overpaid({ room }: Bill, over: number): number {
  const kept = Math.min(over, room);
  return (over - kept) * LOST - kept * STORED;
}

function leastLoss(bill: Bill, owed: number, from: number): number {
  if (owed <= 0) return overpaid(bill, -owed);
  const { order, counts, worth, money } = bill;
  const coins = Math.min(money.coins, owed);
  let least = money.coins + money.stored >= owed ? coins * COIN + (owed - coins) * STORED : Infinity;
  for (let i = from; i < order.length; i++) {
    const good = order[i];
    if (counts[good] === 0) continue;
    counts[good]--;
    least = Math.min(least, BASE[good] * GIVEN + leastLoss(bill, owed - worth[good], i));
    counts[good]++;
  }
  return least;
}

type PayMoney = Extract<Pay, { as: 'money' }>;
function moneyOptions(money: Money, owed: number, mayOverpay: boolean): PayMoney[] {
  const list: PayMoney[] = [];
  const least = Math.max(1, owed);
  const most = mayOverpay ? money.coins + money.stored : owed; // R6.7, Q25
  for (let spent = least; spent <= most; spent++)
    for (let stored = Math.max(0, spent - money.coins); stored <= Math.min(money.stored, spent); stored++)
      list.push({ as: 'money', coins: spent - stored, stored });
  return list;
}

/** A whole payment: goods in paying order, money, and the ducats paid too much. */
export interface Payment extends Money {
  readonly goods: readonly GoodId[];
  readonly over: number;
}
/** The payment that following the first option each time leads to; null: it cannot be paid. */
export function cheapestPayment(open: Open, seat: number, goods: readonly GoodId[], id: BuildingId): Payment | null {
  if (!canPay(open, seat, goods, id)) return null;
  const bill = billOf(open, seat, goods, id, false);
  const paid: GoodId[] = [];
  let owed = costOf(open, seat, id);
  for (let from = 0; owed > 0; ) {
    const [pay] = payOptions(bill, owed, from);
    if (pay.as === 'money') return { goods: paid, coins: pay.coins, stored: pay.stored, over: 0 };
    if (pay.as === 'enough') break;
    paid.push(pay.good);
    bill.counts[pay.good]--;
    owed -= bill.worth[pay.good];
    from = bill.order.indexOf(pay.good);
  }
  return { goods: paid, coins: 0, stored: 0, over: -owed };
}
