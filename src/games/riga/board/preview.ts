// What would happen: what a building costs here, how it can be paid, what it brings. Asks the rules, decides nothing.
import { type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import type { TileId } from '../data/parameters.ts';
import type { Telling } from '../rules/module.ts';
import { modulesOf } from '../rules/modules.ts';
import {
  type Bill,
  billOf,
  cheapestPayment,
  costOf,
  type Money,
  moneyToSpend,
  type Payment,
  payable,
  payOptions,
  reachOf,
  roomForChange,
  worthAt,
} from '../rules/pay.ts';
import { clone } from '../setup.ts';
import type { Happened } from '../types.ts';
import type { V } from './model.ts';

export interface Quote {
  readonly building: BuildingId;
  readonly printed: number;
  readonly cost: number;
  /** By good; 0: it cannot be used there. */
  readonly worth: readonly number[];
  /** What all goods in hand and all money come to there. */
  readonly reach: number;
  readonly money: Money;
  /** null: it cannot be paid. */
  readonly cheapest: Payment | null;
  /** Of the cheapest payment: what the Exchange Office keeps, and what is lost or, with the Mayors, moves on. */
  readonly kept: number;
  readonly lost: number;
  readonly isMove: boolean;
  /** Grand Masters it would bring, and from whom. */
  readonly claims: readonly { readonly tile: TileId; readonly from: number | null }[];
}

export const mayOverpay = ({ settings }: V, building: BuildingId): boolean =>
  modulesOf(settings).some((module) => module.mayOverpay?.(building));

export function quoteOf(view: V, seat: number, goods: readonly GoodId[], building: BuildingId): Quote {
  const { open } = view;
  const cheapest = cheapestPayment(open, seat, goods, building);
  const isMove = mayOverpay(view, building);
  const over = cheapest?.over ?? 0;
  const kept = isMove ? 0 : Math.min(over, roomForChange(open, seat));
  return {
    building,
    printed: buildingOf(building).cost,
    cost: costOf(open, seat, building),
    worth: worthAt(open, seat, building),
    reach: reachOf(open, seat, goods, building),
    money: moneyToSpend(open, seat),
    cheapest,
    kept,
    lost: over - kept,
    isMove,
    claims: claimsOf(view, seat, building),
  };
}

/** R10.5 The tiles that would change hands if the building stood. */
export function claimsOf(view: V, seat: number, building: BuildingId): Quote['claims'] {
  const open = clone.open(view.open);
  open.towns[seat].buildings.push(building);
  const happened: Happened[] = [];
  const cx: Telling = { emit: (event) => happened.push(event) };
  for (const module of modulesOf(view.settings)) module.erected?.({ open }, seat, building, 0, cx);
  return happened.flatMap((event) =>
    event.e === 'claimed' && event.seat === seat ? [{ tile: event.tile, from: event.from }] : [],
  );
}

/** The rest of a payment that has started, if the first option is taken each time. */
export function cheapestRest(view: V, seat: number, goods: readonly GoodId[], owed: number, from: number): Payment {
  const { building } = view.open.site!;
  const bill: Bill = billOf(view.open, seat, goods, building, mayOverpay(view, building));
  const paid: GoodId[] = [];
  let left = owed;
  let next = from;
  for (;;) {
    const [pay] = payOptions(bill, left, next);
    if (pay === undefined || pay.as === 'enough') return { goods: paid, coins: 0, stored: 0, over: -left };
    if (pay.as === 'money') {
      const { coins, stored } = pay;
      return { goods: paid, coins, stored, over: coins + stored - left };
    }
    paid.push(pay.good);
    bill.counts[pay.good]--;
    left -= bill.worth[pay.good];
    next = bill.order.indexOf(pay.good);
    if (left <= 0 && !bill.mayOverpay) return { goods: paid, coins: 0, stored: 0, over: -left };
  }
}

/** Which of the own buildings could be paid with these goods, and money. */
export const payableWith = (
  { open }: V,
  seat: number,
  goods: readonly GoodId[],
  hand: readonly BuildingId[],
): BuildingId[] => payable(open, seat, goods, hand, open.towns[seat].reserve);
