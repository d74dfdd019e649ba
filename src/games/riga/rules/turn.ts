// A player's turn: taking (R5), then building; what is paid lies on the building until it stands (R6).
import { type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Answer, Build, Pay, RigaTask, S, Take, Town } from '../types.ts';
import { answers, personFor, plunder } from './brothers.ts';
import { gainBuilding, gainGoods, giveBuilding, giveGood, remove } from './cards.ts';
import { activeCount, countDoing, personToCover } from './counts.ts';
import type { RigaCx } from './module.ts';
import { mayOverpay, modulesOf } from './modules.ts';
import { billOf, costOf, payable, payOptions, roomForChange } from './pay.ts';

/** As many as were ever needed: the same object each time. */
const TAKE_ROW: Take[] = [];
const takeOfRow = (row: number): Take => {
  TAKE_ROW[row] ??= { as: 'row', row };
  return TAKE_ROW[row];
};

/** R4.1 */
export function takeOptions({ open }: S): Take[] {
  const list: Take[] = [];
  for (let row = 0; row < open.rows.length; row++) if (open.rows[row] !== null) list.push(takeOfRow(row));
  for (const building of open.market.old) list.push({ as: 'building', building });
  for (const building of open.market.new) list.push({ as: 'building', building });
  return list;
}

/** R5.1, R5.6 */
export function takeRow(s: S, seat: number, row: number, cx: RigaCx): RigaTask[] {
  const { open } = s;
  const then = drawFor(s, seat, 'DRAW_ON_ROW');
  if (!modulesOf(s.settings).some((module) => module.asksAbout?.(open, row))) {
    gainRow(s, seat, row, open.rows[row]!.goods, cx);
    return then;
  }
  if (answers(open, seat).length > 1) return [{ do: 'answer', seat, row }, ...then];
  return [...answer(s, seat, row, { as: 'plundered' }, cx), ...then];
}

function gainRow(s: S, seat: number, row: number, goods: readonly GoodId[], cx: RigaCx): void {
  s.open.rows[row] = null; // R5.4
  gainGoods(s, seat, goods);
  cx.emit({ e: 'tookRow', seat, row, goods });
}

/** R11.3 */
export function answer(s: S, seat: number, row: number, choice: Answer, cx: RigaCx): RigaTask[] {
  const { open } = s;
  const { goods } = open.rows[row]!;
  if (choice.as === 'plundered') {
    const left = goods.slice();
    for (const good of plunder(goods)) {
      remove(left, good);
      open.discard[good]++;
      cx.emit({ e: 'plundered', seat, good });
    }
    gainRow(s, seat, row, left, cx);
    return [];
  }
  const town = open.towns[seat];
  const person = personFor(choice.as);
  town.covered.push(personToCover(town, choice.building, person)!); // Q30
  cx.emit({ e: 'covered', seat, as: choice.as, building: choice.building });
  for (const module of modulesOf(s.settings)) module.covered?.(s, seat, person, cx); // R11.6
  gainRow(s, seat, row, goods, cx);
  const { vbFightDraw: count } = PARAMETERS;
  return choice.as === 'fight' && count > 0 ? [{ do: 'draw', seat, count, rule: 'R11.3' }] : [];
}

/** R5.2 */
export function takeBuilding(s: S, seat: number, building: BuildingId, cx: RigaCx): RigaTask[] {
  const { market } = s.open;
  if (!remove(market.old, building)) remove(market.new, building);
  gainBuilding(s, seat, building);
  cx.emit({ e: 'tookBuilding', seat, building });
  return drawFor(s, seat, 'DRAW_ON_BUILDING');
}

/** R7.3, R7.4 Every active Harbour (Tavern) that has not yet drawn in this year draws now. */
function drawFor({ open }: S, seat: number, does: 'DRAW_ON_ROW' | 'DRAW_ON_BUILDING'): RigaTask[] {
  const town = open.towns[seat];
  const ready = countDoing(town, does, activeCount(open, seat));
  const isRow = does === 'DRAW_ON_ROW';
  const used = isRow ? town.harboursUsed : town.tavernsUsed;
  if (ready <= used) return [];
  if (isRow) town.harboursUsed = ready;
  else town.tavernsUsed = ready;
  let count = 0;
  let drawn = 0;
  for (const id of town.buildings.slice(0, activeCount(open, seat))) {
    const building = buildingOf(id);
    if (building.does === does && drawn++ >= used) count += building.amount;
  }
  return [{ do: 'draw', seat, count, rule: isRow ? 'R7.3' : 'R7.4' }];
}

const END: Build = { as: 'end' };
/** R4.2, R6.1 What can be paid, from the hand and of the own Riga buildings; and the end of the turn. */
export function buildOptions({ open, own }: S, seat: number): Build[] {
  const { goods, buildings } = own[seat];
  const list: Build[] = [];
  for (const building of payable(open, seat, goods, buildings, open.towns[seat].reserve))
    list.push({ as: 'build', building });
  list.push(END);
  return list;
}

/** R6.1 The building leaves the hand and is to be paid. */
export function openSite(s: S, seat: number, building: BuildingId, cx: RigaCx): RigaTask {
  const { open } = s;
  const cost = costOf(open, seat, building);
  if (!remove(open.towns[seat].reserve, building)) giveBuilding(s, seat, building);
  open.site = { building, cost, goods: [], coins: 0, stored: 0 }; // R6.9
  return nextBill(s, seat, cost, 0, cx);
}

export function optionsOfBill(s: S, seat: number, owed: number, from: number): Pay[] {
  const { building } = s.open.site!;
  return payOptions(billOf(s.open, seat, s.own[seat].goods, building, mayOverpay(s.settings, building)), owed, from);
}

/** Pays as long as there is nothing to choose; what comes then is a question, or the building. */
export function nextBill(s: S, seat: number, owed: number, from: number, cx: RigaCx): RigaTask {
  if (owed <= 0 && !mayOverpay(s.settings, s.open.site!.building)) return paidUp(s, seat, -owed); // R6.7, Q25
  const options = optionsOfBill(s, seat, owed, from);
  return options.length > 1 ? { do: 'pay', seat, owed, from } : payNext(s, seat, owed, options[0], cx);
}

export function payNext(s: S, seat: number, owed: number, pay: Pay, cx: RigaCx): RigaTask {
  const { open } = s;
  const site = open.site!;
  if (pay.as === 'enough') return paidUp(s, seat, -owed);
  if (pay.as === 'money') {
    const { coins, stored } = pay;
    spendCoins(s, seat, coins);
    open.towns[seat].stored -= stored;
    open.site = { ...site, coins, stored };
    return paidUp(s, seat, coins + stored - owed);
  }
  const { worth, order } = billOf(open, seat, s.own[seat].goods, site.building, false);
  giveGood(s, seat, pay.good);
  open.site = { ...site, goods: [...site.goods, pay.good] };
  return nextBill(s, seat, owed - worth[pay.good], order.indexOf(pay.good), cx);
}

/** From the first Trading Office on. */
function spendCoins({ open }: S, seat: number, count: number): void {
  const { coins } = open.towns[seat];
  let left = count;
  for (let office = 0; left > 0; office++) {
    const spent = Math.min(left, coins[office]);
    coins[office] -= spent;
    left -= spent;
  }
}

/** R6.6, R7.11a, R12.3 What happens to overpaid ducats. */
function paidUp(s: S, seat: number, over: number): RigaTask {
  const { building, stored } = s.open.site!;
  const room = over === 0 ? 0 : roomForChange(s.open, seat);
  if (!mayOverpay(s.settings, building)) {
    const kept = Math.min(over, room);
    return { do: 'erect', seat, over: over - kept, kept };
  }
  if (room > 0 && stored === 0) return { do: 'store', seat, over };
  return { do: 'erect', seat, over, kept: 0 };
}

/** R7.2 What lies on each Trading Office when it is full. */
export const fullOffices = ({ buildings }: Town): number[] =>
  buildings.flatMap((id) => (buildingOf(id).does === 'COINS' ? [buildingOf(id).amount] : []));

/** R6.1, R6.8, R7.2 */
export function erect(s: S, seat: number, over: number, kept: number, cx: RigaCx): void {
  const { open } = s;
  const town = open.towns[seat];
  const { building, cost, goods, coins, stored } = open.site!;
  open.site = null;
  for (const good of goods) open.discard[good]++;
  town.stored += kept;
  town.buildings.push(building);
  const { does, amount } = buildingOf(building);
  if (does === 'COINS') town.coins.push(amount);
  open.built++;
  cx.emit({ e: 'erected', seat, building, cost, goods, coins, stored, kept, over });
  for (const module of modulesOf(s.settings)) module.erected?.(s, seat, building, over, cx); // R6.11, Q27
}
