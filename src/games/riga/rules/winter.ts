// The hand limit (R8). Cards are given up one by one in a fixed order, so that no set is offered twice.
import { type BuildingId, buildingOf, countsOf, GOOD_IDS } from '../data/kinds.ts';
import type { Discard, Own, RigaTask, S } from '../types.ts';
import { handSize } from './cards.ts';
import { handLimit } from './counts.ts';

/** R8.1 How many cards a seat holds above its limit. */
export const surplusOf = ({ open, own }: S, seat: number): number =>
  Math.max(0, handSize(own[seat]) - handLimit(open.towns[seat]));

const GOOD_KINDS = GOOD_IDS.length;
/** Buildings with the fewest points first. */
const byPoints = (a: BuildingId, b: BuildingId): number => buildingOf(a).vp - buildingOf(b).vp || a - b;

/** Goods by kind, the cheapest first, then the buildings; none twice, and only where enough are left to go on. */
export function discardOptions({ goods, buildings, giving }: Own, left: number, from: number): Discard[] {
  const counts = countsOf(goods);
  for (const good of giving.goods) counts[good]--;
  const houses = buildings.slice().sort(byPoints);
  const list: Discard[] = [];
  let rest = houses.length - Math.max(0, from - GOOD_KINDS);
  for (const good of GOOD_IDS) if (good >= from) rest += counts[good];
  for (const good of GOOD_IDS) {
    if (good < from) continue;
    if (counts[good] > 0 && rest >= left) list.push({ as: 'good', good });
    rest -= counts[good];
  }
  for (let i = Math.max(0, from - GOOD_KINDS); i < houses.length && houses.length - i >= left; i++)
    list.push({ as: 'building', building: houses[i] });
  return list;
}

/** One card fewer. Every card is asked for, even if there is no choice: the number of answers would tell the others something. */
export function giveUp({ giving, buildings }: Own, seat: number, left: number, choice: Discard): RigaTask[] {
  let from: number;
  if (choice.as === 'good') {
    giving.goods.push(choice.good);
    from = choice.good;
  } else {
    giving.buildings.push(choice.building);
    from = GOOD_KINDS + 1 + buildings.slice().sort(byPoints).indexOf(choice.building);
  }
  return left === 1 ? [] : [{ do: 'discard', seat, left: left - 1, from }];
}
