// How good a state looks to a seat, in points (dossier 10.1): what its town would score now, what functions, tiles and cards
// in hand are still good for in the turns to come. Plain numbers only: the search asks for it all the time.
import { BASE, type Building, type BuildingId, baseOf, buildingOf, type GoodId, yearsFor } from './data/kinds.ts';
import { PARAMETERS, TILES } from './data/parameters.ts';
import { cashOf, handLimit, moneyOf } from './rules/counts.ts';
import { countFor, moneyPoints, requirement } from './rules/masters.ts';
import { canPay, cheapestPayment, costOf } from './rules/pay.ts';
import { endBonus } from './scoring.ts';
import type { Master, Open, S, Town } from './types.ts';

/** From the dossier's figures, then tried against each other. */
const WEIGHTS = {
  /** A ducat of base value in hand while there is time to spend it; with one or two turns left; too much to be spent. */
  ducat: 0.33,
  lateDucat: 0.26,
  idleDucat: 0.03,
  /** The ducats a turn brings, and how many it can spend. */
  income: 9,
  spend: 13,
  /** What a once-a-year function brings in every year to come, and the others in every turn. */
  draw: 1.05,
  coins: 0.7,
  perTurn: { SALE_PLUS: 0.2, DISCOUNT_CITY: 0.17, DISCOUNT_COMBO: 0.22, DISCOUNT_ALL: 0.25, KEEP_CHANGE: 0.12 },
  limit: 0.05,
  /** How much an unfinished tile, or a lead, counts. */
  begun: 0.7,
  fleeting: 0.3,
  /** A space on a mayors' track, beyond what it brings now. */
  space: 0.2,
};

/** The amounts of a function with which these were tried; another one counts in proportion. */
const TRIED = {
  COINS: 2,
  DRAW_ON_ROW: 1,
  DRAW_ON_BUILDING: 1,
  HAND_LIMIT_2: 2,
  HAND_LIMIT_3: 3,
  SALE_PLUS: 1,
  DISCOUNT_CITY: 2,
  DISCOUNT_COMBO: 3,
  DISCOUNT_ALL: 1,
  KEEP_CHANGE: 3,
};

/** What there is still to come for a seat. */
interface Ahead {
  /** Turns not yet started, including those of this year, and whether the current one may still build. */
  readonly turns: number;
  readonly thisYear: number;
  readonly mayBuild: boolean;
  /** Years whose spring is still to come, and this one if something of it is left. */
  readonly years: number;
  /** 1 at the start, 0 at the end. */
  readonly share: number;
}

export function value(s: S, seat: number): number {
  const { open, own } = s;
  const { goods, buildings } = own[seat];
  const town = open.towns[seat];
  const ahead = aheadOf(s, seat);
  const hand = handWorth(s, seat, ahead);
  return (
    townWorth(town, ahead) +
    tilesWorth(s, seat, ahead) +
    tracksWorth(open, seat, ahead) +
    hand +
    drawsToCome(s, seat) -
    limitLoss(town, goods, buildings, ahead)
  );
}

function aheadOf({ open, todo, own }: S, seat: number): Ahead {
  let thisYear = 0;
  let mayBuild = false;
  for (const task of todo) {
    if (task.do === 'turn' && task.seat === seat) thisYear++;
    else if (task.do === 'summer' || task.do === 'autumn') thisYear++;
    else if (task.do === 'build' && task.seat === seat) mayBuild = true;
  }
  const total = yearsFor(own.length);
  const later = total - open.year;
  const turns = thisYear + 2 * later;
  return { turns, thisYear, mayBuild, years: later + (thisYear > 0 ? 0.5 : 0), share: turns / (2 * total) };
}

/** What the town would score now, and what its functions may still bring. */
function townWorth(town: Town, ahead: Ahead): number {
  let sum = 0;
  for (const id of town.buildings) sum += buildingOf(id).vp + functionWorth(town, id, ahead);
  const money = moneyOf(town);
  return sum + money * (ahead.turns + (ahead.mayBuild ? 1 : 0) > 0 ? 0.2 : 0.01);
}

function functionWorth(town: Town, id: BuildingId, { turns, years, share }: Ahead): number {
  const { does, amount } = buildingOf(id);
  switch (does) {
    case 'NONE':
      return 0;
    case 'DRAW_ON_ROW':
    case 'DRAW_ON_BUILDING':
      return WEIGHTS.draw * years * (amount / TRIED[does]);
    case 'COINS':
      return WEIGHTS.coins * years * (amount / TRIED[does]);
    case 'HAND_LIMIT_2':
    case 'HAND_LIMIT_3':
      return WEIGHTS.limit * turns * (amount / TRIED[does]);
    case 'END_MERCHANT_CITIES':
    case 'END_KNIGHT_CITIES':
    case 'END_TWO_PER_CITY': {
      const { count } = endBonus(town, id)!;
      return amount * (count + (4 - count) * Math.min(0.75, 1.6 * share));
    }
    case 'END_SAME_CITY':
      return amount * (endBonus(town, id)!.count + 3 * share);
    default:
      return WEIGHTS.perTurn[does] * turns * (amount / TRIED[does]);
  }
}

/** What the building would bring if it stood. */
function gainOf(s: S, seat: number, house: Building, ahead: Ahead): number {
  const { id, vp, at, place } = house;
  const { open } = s;
  const town = open.towns[seat];
  let gain = vp + functionWorth(town, id, ahead);
  for (const other of town.buildings) {
    const { does, target, amount } = buildingOf(other);
    if (does === 'END_SAME_CITY' && target === at) gain += amount;
  }
  for (const master of open.masters) {
    const { counts } = TILES[master.tile];
    const steps = counts === place ? 1 : counts === 'knight' || counts === 'merchant' ? house[counts] : 0;
    if (steps > 0) gain += stepWorth(open, seat, master, steps, ahead);
  }
  return open.tracks.length > 0 && at < open.tracks.length ? gain + WEIGHTS.space : gain;
}

/** Goods are worth what they will buy; buildings what they will bring, less what they cost, if there is time for them. */
function handWorth(s: S, seat: number, ahead: Ahead): number {
  const { open, own } = s;
  const { goods, buildings } = own[seat];
  const { turns, mayBuild } = ahead;
  const chances = turns + (mayBuild ? 1 : 0);
  const ducats = baseOf(goods);
  if (chances === 0) return lastHand(s, seat);
  const rate = turns >= 3 ? WEIGHTS.ducat : WEIGHTS.lateDucat;
  const useful = Math.min(ducats, WEIGHTS.spend * chances);
  let sum = rate * useful + WEIGHTS.idleDucat * (ducats - useful);
  let spent = 0;
  const { handBuildingPenalty: penalty } = PARAMETERS;
  for (const id of buildings) {
    const building = buildingOf(id);
    const cost = costOf(open, seat, id);
    const isNow = mayBuild && spent + cost <= ducats && canPay(open, seat, goods, id);
    const price = isNow ? baseOf(cheapestPayment(open, seat, goods, id)!.goods) + 0.5 : cost;
    const gain = gainOf(s, seat, building, ahead) - rate * price;
    const left = ducats + WEIGHTS.income * turns - spent - cost;
    const likely = isNow ? 1 : Math.min(0.9, Math.max(0, left / 10));
    spent += cost;
    sum += gain > -penalty ? likely * gain - (1 - likely) * penalty : -penalty;
  }
  return sum + reserveWorth(s, seat, ahead, rate);
}

/** Riga buildings wait for goods that are left over. */
function reserveWorth(s: S, seat: number, ahead: Ahead, rate: number): number {
  let best = 0;
  for (const id of s.open.towns[seat].reserve)
    best = Math.max(best, gainOf(s, seat, buildingOf(id), ahead) - rate * costOf(s.open, seat, id));
  return best * 0.8;
}

/** R9.3, R10.12, R9.5 After the last turn. */
function lastHand({ open, own }: S, seat: number): number {
  const { goods, buildings } = own[seat];
  return (
    -PARAMETERS.handBuildingPenalty * buildings.length +
    0.01 * baseOf(goods) +
    0.001 * open.towns[seat].buildings.length
  );
}

/** R7.3, R7.4, R11.3 What is about to be drawn. */
function drawsToCome({ todo }: S, seat: number): number {
  let sum = 0;
  for (const task of todo) if (task.do === 'draw' && task.seat === seat) sum += task.count;
  return sum;
}

/** R8.1 What winter will take, if no turn is left to spend it before. */
function limitLoss(town: Town, goods: readonly GoodId[], buildings: readonly BuildingId[], ahead: Ahead): number {
  const surplus = goods.length + buildings.length - handLimit(town);
  if (ahead.thisYear > 0 || ahead.mayBuild) return surplus > 2 ? 0.3 * (surplus - 2) : 0;
  let loss = 0;
  for (let i = 0; i < surplus; i++) loss += WEIGHTS.ducat * (i < goods.length ? BASE[goods[i]] : 6);
  return loss;
}

/** R10.9–R10.13 */
function tilesWorth(s: S, seat: number, ahead: Ahead): number {
  let sum = 0;
  for (const master of s.open.masters) {
    if (master.side === 'money') sum += moneyWorth(s, seat, ahead);
    else sum += tileWorth(s.open, seat, master, countFor(s.open, seat, master.tile), ahead);
  }
  return sum;
}

/** What the tile is worth with this count of what it scores. */
function tileWorth(open: Open, seat: number, master: Master, count: number, { share }: Ahead): number {
  const { gmOwnerVp: first, gmSecondVp: second } = PARAMETERS;
  const needs = requirement(master);
  const soon = Math.min(1, 3 * share);
  if (master.owner === seat) {
    if (master.side === 'first') return first;
    let rival = 0;
    for (let other = 0; other < open.towns.length; other++)
      if (other !== seat) rival = Math.max(rival, countFor(open, other, master.tile));
    return first - (WEIGHTS.fleeting * second * soon) / (1 + count - rival);
  }
  const part = Math.min(1, count / needs);
  if (master.owner === null) return part < 1 ? first * WEIGHTS.begun * part * part * soon : first;
  if (master.side === 'first') return part < 1 ? second * WEIGHTS.begun * part * part * soon : second;
  const behind = countFor(open, master.owner, master.tile) - count;
  if (behind < 0) return first;
  const hope = (first * 0.5 * soon) / (1 + behind);
  return part < 1 ? part * part * hope : Math.max(hope, isSecond(open, seat, master, count) ? second : 0);
}

function isSecond(open: Open, seat: number, { tile, owner }: Master, count: number): boolean {
  for (let other = 0; other < open.towns.length; other++)
    if (other !== seat && other !== owner && countFor(open, other, tile) > count) return false;
  return true;
}

/** What so many more of what the tile scores would change. */
function stepWorth(open: Open, seat: number, master: Master, steps: number, ahead: Ahead): number {
  const count = countFor(open, seat, master.tile);
  return tileWorth(open, seat, master, count + steps, ahead) - tileWorth(open, seat, master, count, ahead);
}

/** R10.13 The nearer the end, the more the ranking as it is counts. */
function moneyWorth({ open, own }: S, seat: number, { share, turns }: Ahead): number {
  if (share > 0.2) return 0;
  const cash = own.map(({ goods }, other) => cashOf(goods, open.towns[other]));
  return (turns === 0 ? 1 : 0.4) * moneyPoints(cash)[seat] + 0.03 * Math.min(15, cash[seat]);
}

/** R12.4–R12.6 */
function tracksWorth({ tracks }: Open, seat: number, { share }: Ahead): number {
  const { bmStepsPerVp: step, bmMayorVp } = PARAMETERS;
  let sum = 0;
  for (const { spaces, mayor } of tracks) {
    const space = spaces[seat];
    sum += Math.floor(space / step) + (space % step) * WEIGHTS.space * Math.min(1, 3 * share);
    if (mayor === seat) sum += bmMayorVp - Math.min(1, 2 * share);
  }
  return sum;
}
