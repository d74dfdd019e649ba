// Cards on the move: drawing, reshuffling, laying out, in and out of hands.
import { BASE, type BuildingId, GOOD_IDS, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import type { Hand, Own, Row, S } from '../types.ts';
import type { RigaCx } from './module.ts';

/** Hands lie sorted: goods by kind, buildings by city. */
export const byHand = (a: number, b: number): number => a - b;

export function remove<X>(list: X[], item: X): boolean {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function putIn<X extends number>(list: X[], item: X): void {
  let at = list.length;
  while (at > 0 && list[at - 1] > item) at--;
  list.splice(at, 0, item);
}

/** R3.3 The top of the pile; the discard pile is shuffled when it is needed. null: there is no card left. */
function drawGood({ open, dark }: S, cx: RigaCx): GoodId | null {
  if (dark.goods.length === 0) {
    const count = open.discard.reduce((sum, n) => sum + n, 0);
    if (count === 0) return null;
    for (const good of GOOD_IDS) for (let i = 0; i < open.discard[good]; i++) dark.goods.push(good);
    open.mixed = open.discard;
    open.discard = [0, 0, 0, 0];
    cx.shuffle('goods', dark.goods);
    cx.emit({ e: 'reshuffled', count });
  }
  return dark.goods.pop()!;
}

/** R1.3, R3.2 Turns cards up until their base values reach `least`; fewer where there are no more (R3.3). */
export function turnUp(s: S, least: number, cx: RigaCx): GoodId[] {
  const goods: GoodId[] = [];
  for (let sum = 0; sum < least; ) {
    const good = drawGood(s, cx);
    if (good === null) break;
    s.open.mixed[good]--;
    goods.push(good);
    sum += BASE[good];
  }
  return goods;
}

/** R3.1–R3.3 */
export function layRows(s: S, cx: RigaCx): void {
  const { open } = s;
  for (const row of open.rows) for (const good of row?.goods ?? []) open.discard[good]++; // R3.1 Q23
  const rows: Row[] = [];
  for (let i = 0; i < s.own.length + PARAMETERS.rowsMinusPlayers; i++) {
    const goods = turnUp(s, PARAMETERS.rowMinValue, cx); // Q19
    if (goods.length === 0) break;
    rows.push({ goods, token: false });
  }
  open.rows = rows;
}

/** Q34 All see these goods go into the hand. */
export function gainGoods(s: S, seat: number, goods: readonly GoodId[]): void {
  for (const good of goods) {
    putIn(s.own[seat].goods, good);
    putIn(s.open.seen[seat].goods, good);
  }
}
export function gainBuilding(s: S, seat: number, building: BuildingId): void {
  putIn(s.own[seat].buildings, building);
  putIn(s.open.seen[seat].buildings, building);
}

/** R7.14 Draws unseen by the others; returns what came. */
export function drawGoods(s: S, seat: number, count: number, cx: RigaCx): GoodId[] {
  const drawn: GoodId[] = [];
  for (let i = 0; i < count; i++) {
    const good = drawGood(s, cx);
    if (good === null) break;
    putIn(s.own[seat].goods, good);
    drawn.push(good);
  }
  return drawn;
}

/** All see this good leave the hand. Cards of a kind are alike, so one that was seen come in counts as the one that goes. */
export function giveGood(s: S, seat: number, good: GoodId): void {
  remove(s.own[seat].goods, good);
  remove(s.open.seen[seat].goods, good);
}
export function giveBuilding(s: S, seat: number, building: BuildingId): void {
  remove(s.own[seat].buildings, building);
  remove(s.open.seen[seat].buildings, building);
}

/** R8.2 What all have decided to give up lies face up on the piles. */
export function putAway(s: S, cx: RigaCx): void {
  for (const [seat, own] of s.own.entries()) {
    const { goods, buildings } = own.giving;
    if (goods.length + buildings.length === 0) continue;
    for (const good of goods) {
      giveGood(s, seat, good);
      s.open.discard[good]++;
    }
    for (const building of buildings) {
      giveBuilding(s, seat, building);
      s.open.ruins.push(building);
    }
    own.giving = { goods: [], buildings: [] };
    cx.emit({ e: 'discarded', seat, goods, buildings });
  }
}

export const handSize = ({ goods, buildings }: Pick<Own, 'goods' | 'buildings'> | Hand): number =>
  goods.length + buildings.length;
