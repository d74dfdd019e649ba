// Features of what a seat holds and could take: what it can pay, what is missing, what is open.
import { PLACE_ROWS, PLACES } from '../data/goods.ts';
import { inPlay } from '../data/in-play.ts';
import { BASE, type BuildingId, baseOf, buildingOf, RIGA } from '../data/kinds.ts';
import { TILES } from '../data/parameters.ts';
import { activeCount, handLimit } from '../rules/counts.ts';
import { countFor, requirement } from '../rules/masters.ts';
import { costOf, moneyToSpend } from '../rules/pay.ts';
import type { Open, S } from '../types.ts';
import type { Turns } from './progress.ts';

/** What the goods in hand and the money are worth at each place; refilled for each seat. */
const reach = new Float64Array(RIGA + 1);
const counts = new Float64Array(4);
const extra = new Float64Array(4);
/** By place. */
let PAYS!: readonly (readonly number[])[];
inPlay.table(
  () => PLACES.map((place) => PLACE_ROWS[place].pays),
  (made) => {
    PAYS = made;
  },
);

/** R6.2, R6.5, R7.1 */
function readHand({ open, own }: S, seat: number): void {
  counts.fill(0);
  extra.fill(0);
  for (const good of own[seat].goods) counts[good]++;
  const { buildings } = open.towns[seat];
  for (let i = activeCount(open, seat) - 1; i >= 0; i--) {
    const { good, amount } = buildingOf(buildings[i]);
    if (good >= 0) extra[good] += amount;
  }
  const { coins, stored } = moneyToSpend(open, seat);
  for (let at = 0; at <= RIGA; at++) {
    let sum = coins + stored;
    for (let good = 0; good < 4; good++) {
      const worth = PAYS[at][good];
      if (worth > 0) sum += counts[good] * (worth + extra[good]);
    }
    reach[at] = sum;
  }
}

export const HAND_COUNT = 22;

export function handSigns(s: S, seat: number, turns: Turns, share: number, out: Float32Array, at: number): number {
  const { open, own } = s;
  const { goods, buildings } = own[seat];
  const town = open.towns[seat];
  readHand(s, seat);
  const ducats = baseOf(goods);
  const chances = turns.left + (turns.mayBuild ? 1 : 0);
  let points = 0;
  let cost = 0;
  let payable = 0;
  let payablePoints = 0;
  let lacking = 0;
  let forTiles = 0;
  for (const id of buildings) {
    const { vp, at: place } = buildingOf(id);
    const price = costOf(open, seat, id);
    points += vp;
    cost += price;
    forTiles += tileSteps(open, seat, id);
    if (reach[place] >= price) {
      payable++;
      payablePoints += vp;
    } else lacking += price - reach[place];
  }
  const cards = goods.length + buildings.length;
  const surplus = Math.max(0, cards - handLimit(town));
  out[at] = ducats / 30;
  out[at + 1] = (ducats / 30) * share;
  for (let good = 0; good < 4; good++) out[at + 2 + good] = counts[good] / 5;
  out[at + 6] = buildings.length / 4;
  out[at + 7] = (buildings.length / 4) * (1 - share);
  out[at + 8] = points / 15;
  out[at + 9] = cost / 40;
  out[at + 10] = payable / 3;
  out[at + 11] = (payablePoints / 12) * (chances > 0 ? 1 : 0);
  out[at + 12] = Math.min(2, lacking / 15);
  out[at + 13] = chances <= 2 ? (buildings.length - payable) / 2 : 0;
  out[at + 14] = forTiles / 4;
  out[at + 15] = Math.min(2, surplus / 4);
  out[at + 16] = turns.thisYear === 0 && !turns.mayBuild ? Math.min(2, surplus / 3) : 0;
  out[at + 17] = handLimit(town) / 10;
  out[at + 18] = town.reserve.length / 4;
  out[at + 19] = Math.max(-1.5, Math.min(1.5, (ducats - cost) / 20));
  out[at + 20] = chances === 0 ? buildings.length / 2 : 0;
  out[at + 21] = Math.min(2, ducats / (10 * chances + 5));
  return at + HAND_COUNT;
}

/** How much a building would do for the tiles, 1 for one that is about to be reached. */
function tileSteps(open: Open, seat: number, id: BuildingId): number {
  const { place, knight, merchant } = buildingOf(id);
  let sum = 0;
  for (const master of open.masters) {
    const { counts: what } = TILES[master.tile];
    const counted = what === place || (what === 'knight' && knight > 0) || (what === 'merchant' && merchant > 0);
    if (!counted) continue;
    const missing = requirement(master) - countFor(open, seat, master.tile);
    if (missing > 0) sum += 1 / missing;
    else if (master.side === 'max' && master.owner !== seat) sum += 0.5;
  }
  return sum;
}

export const OFFER_COUNT = 11;
/** The largest so far, the largest first. */
const best = new Float64Array(8);
let held = 0;
function keep(n: number): void {
  let i = held < best.length ? held++ : best.length - 1;
  for (; i > 0 && best[i - 1] < n; i--) best[i] = best[i - 1];
  best[i] = n;
}

/** What lies open, and what of it will be left when the seat's turn comes. After `handSigns` of the same seat. */
export function offerSigns({ open }: S, seat: number, turns: Turns, out: Float32Array, at: number): number {
  const nth = turns.isNextThisYear ? turns.wait : 99;
  held = 0;
  let tokens = 0;
  let fit = 0;
  for (const row of open.rows) {
    if (row === null) continue;
    let worth = 0;
    let dear = 0;
    for (const good of row.goods) {
      worth += BASE[good];
      dear += BASE[good] + extra[good];
    }
    if (row.token) tokens++;
    fit = Math.max(fit, dear);
    keep(worth);
  }
  const rows = held;
  out[at] = rows / 4;
  out[at + 1] = rows > 0 ? best[0] / 12 : 0;
  out[at + 2] = nth < rows ? best[nth] / 12 : 0;
  out[at + 3] = fit / 15;
  out[at + 4] = tokens / 3;
  held = 0;
  let now = 0;
  for (const id of open.market.old) now = Math.max(now, offered(open, seat, id));
  for (const id of open.market.new) now = Math.max(now, offered(open, seat, id));
  const { length: old } = open.market.old;
  out[at + 5] = (old + open.market.new.length) / 6;
  out[at + 6] = old / 3;
  out[at + 7] = held > 0 ? best[0] / 6 : 0;
  out[at + 8] = nth < held ? best[nth] / 6 : 0;
  out[at + 9] = turns.isNextThisYear ? now / 8 : 0;
  out[at + 10] = turns.isNextThisYear && turns.wait === 0 ? now / 8 : 0;
  return at + OFFER_COUNT;
}

/** What a building in the display is good for; returns the points if it can be paid at once. */
function offered(open: Open, seat: number, id: BuildingId): number {
  const { vp, at: place } = buildingOf(id);
  const price = costOf(open, seat, id);
  const gain = vp + 1.5 * tileSteps(open, seat, id);
  keep(Math.max(0, 6 + gain - 0.33 * price) / 2);
  return reach[place] >= price ? gain : 0;
}
