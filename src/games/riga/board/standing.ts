// How everybody stands: with the Grand Masters, with the money at the end, and what each building of a town is doing.
import { type BuildingId, baseOf, buildingOf, moneyVpFor } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { activeCount, amountDoing, cashOf, countDoing, coveredOn, moneyOf } from '../rules/counts.ts';
import { countFor, moneyPoints, requirement } from '../rules/masters.ts';
import { worthAt } from '../rules/pay.ts';
import { endBonus } from '../scoring.ts';
import type { Master, Open, Own, Town } from '../types.ts';
import type { Purse, Stand } from '../words/board.ts';
import type { Step } from './model.ts';

export function standOf(open: Open, seat: number, master: Master): Stand {
  if (master.side === 'money') return { as: 'money' };
  const counts = open.towns.map((_, other) => countFor(open, other, master.tile));
  const mine = counts[seat];
  const others = counts.filter((_, other) => other !== seat);
  const needs = requirement(master);
  const { owner } = master;
  if (master.contested)
    return { as: 'settle', missing: Math.max(PARAMETERS.gmContestedMinimum, Math.max(...others) + 1) - mine }; // R10.15
  if (owner === null) return { as: 'claim', missing: needs - mine };
  if (owner === seat) return { as: 'mine', isSafe: master.side === 'first' };
  if (master.side === 'first') return mine >= needs ? { as: 'reached' } : { as: 'reach', missing: needs - mine };
  const isSecond = mine >= needs && counts.every((count, other) => other === owner || count <= mine);
  return { as: 'overtake', missing: counts[owner] + 1 - mine, second: isSecond };
}

/** When the hands lie open, the richest first. */
export function purses(open: Open): Purse[] {
  const cash = open.towns.map((town, seat) => cashOf(open.seen[seat].goods, town));
  const points = moneyPoints(cash);
  const ranks = moneyVpFor(cash.length);
  return cash
    .map((own, seat): Purse => {
      const better = cash.filter((other) => other > own).length;
      const tied = [...cash.keys()].filter((other) => cash[other] === own);
      return {
        seat,
        goods: baseOf(open.seen[seat].goods),
        money: moneyOf(open.towns[seat]),
        cash: own,
        place: better + 1,
        tied,
        ranks: tied.map((_, i) => ranks[better + i] ?? 0),
        points: points[seat],
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** What an erected building shows of itself. */
export interface Standing {
  /** R4.4 Erected in this turn: it does nothing yet. */
  readonly isNew: boolean;
  /** R7.3, R7.4 Has drawn in this year. */
  readonly isUsed: boolean;
  /** By the places of its persons. */
  readonly covered: readonly boolean[];
  /** Coins on it, or ducats kept. */
  readonly money: number;
  /** R9.2 What it would bring if the game ended now; null: nothing at the end. */
  readonly bonus: number | null;
}
export function standingOf(open: Open, seat: number, id: BuildingId): Standing {
  const town = open.towns[seat];
  const at = town.buildings.indexOf(id);
  const { does, amount } = buildingOf(id);
  const before = countDoing(town, does, at);
  const bonus = endBonus(town, id);
  const used = does === 'DRAW_ON_ROW' ? town.harboursUsed : does === 'DRAW_ON_BUILDING' ? town.tavernsUsed : 0;
  return {
    isNew: at >= activeCount(open, seat),
    isUsed: before < used,
    covered: coveredOn(town, id),
    money: does === 'COINS' ? town.coins[before] : does === 'KEEP_CHANGE' ? storedOn(town, at) : 0,
    bonus: bonus === null ? null : amount * bonus.count,
  };
}

/** R7.11a What lies on the building there: those erected first are filled first. */
function storedOn(town: Town, at: number): number {
  const left = town.stored - amountDoing(town, 'KEEP_CHANGE', at);
  return Math.max(0, Math.min(left, buildingOf(town.buildings[at]).amount));
}

/** What is being looked at: a row or a building that might be taken or erected. */
export interface Thought {
  readonly step: Step | null;
  readonly row: number | null;
  readonly building: BuildingId | null;
}
/** Whether the function of a building matters for what is being considered. */
export function applies(open: Open, seat: number, id: BuildingId, own: Own | null, thought: Thought): boolean {
  const { step, row, building } = thought;
  const { isNew, isUsed, money } = standingOf(open, seat, id);
  const { does, target, good } = buildingOf(id);
  if (does === 'HAND_LIMIT_2' || does === 'HAND_LIMIT_3') return step === 'discard';
  if (isNew) return false;
  const isTaking = step === 'take';
  const isPaying = building !== null && !isTaking && step !== 'keep';
  switch (does) {
    case 'DRAW_ON_ROW':
      return isTaking && row !== null && !isUsed;
    case 'DRAW_ON_BUILDING':
      return isTaking && building !== null && !isUsed;
    case 'SALE_PLUS':
      return isPaying && (own?.goods.includes(good as 0) ?? false) && worthAt(open, seat, building)[good] > 0;
    case 'COINS':
      return isPaying && money > 0;
    case 'KEEP_CHANGE':
      return isPaying;
    case 'DISCOUNT_CITY':
      return isPaying && buildingOf(building).at === target;
    case 'DISCOUNT_COMBO':
      return isPaying && open.built > 0;
    case 'DISCOUNT_ALL':
      return isPaying;
    default:
      return false;
  }
}
