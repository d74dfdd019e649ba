// How good a state looks to a seat, in points (dossier 10): VP so far, mayor cards and neighbours as they are, what the own
// pawns are likely to win on each tile and on the plantation, and what cards, pawns and neutrals are still good for.
import type { Seat } from '../../kernel/types.ts';
import { AMOUNTS, PROMO } from './data/amounts.ts';
import { inPlay } from './data/in-play.ts';
import { allTiles, allTokens, type Grid, type Mayor, mayorOf, tileOf, tokenOf } from './data/kinds.ts';
import type { Reward, RewardKind } from './data/tiles.ts';
import { PLANTATIONS } from './data/tokens.ts';
import {
  BORIS,
  figuresOn,
  gridOf,
  hasNoHandLimit,
  isSolo,
  mastersBeside,
  requiredOn,
  resolvesIn,
  roundsFor,
  seatsOf,
  vpOf,
} from './rules/city.ts';
import { adjacentPairs, mayorCount, mayorPoints } from './scoring.ts';
import type { Open, S } from './types.ts';

/** C15, and what versions of this file found by playing against each other. */
const REWARD: Readonly<Record<RewardKind, number>> = {
  cards: 0.75,
  recruit: 0.45,
  place: 1.3,
  move: 0.7,
  ship: 0.7,
  neutral: 1.2,
  mayor: 3,
  beadle: 0.3,
};
/** How likely a tile is to be won with this many pawns still missing; none: it is won if nobody interferes. */
const CHANCE = [0.85, 0.42, 0.2, 0.08, 0.03, 0.01];
/** How likely a tile is to be resolved with this many figures still missing. */
export const RESOLVED = [0.85, 0.5, 0.25, 0.1, 0.05, 0.02];
/** The first card of a hand, the second … ; likewise pawns in the Guildhall. */
export const CARD = [1.1, 1, 0.95, 0.9, 0.8, 0.7, 0.6];
export const PAWN = [0.8, 0.7, 0.6, 0.45, 0.3, 0.2, 0.1];

const effectsWorth = (effects: readonly Reward[]): number =>
  effects.reduce((sum, [kind, n]) => sum + n * REWARD[kind], 0);
let TILE_EFFECTS!: readonly number[];
let TOKEN_WORTH!: readonly number[];
inPlay.table(
  () => ({
    tiles: allTiles().map((id) => effectsWorth(tileOf(id).effects) + (tileOf(id).noHandLimit ? 1.5 : 0)),
    tokens: allTokens().map((id) => tokenOf(id).vp + effectsWorth(tokenOf(id).effects)),
  }),
  ({ tiles, tokens }) => {
    TILE_EFFECTS = tiles;
    TOKEN_WORTH = tokens;
  },
);

/** What is still to come for a seat. */
export interface Time {
  /** Whether it is its turn, or its turn is just ending. */
  readonly acts: boolean;
  /** Own turns left, this one included. */
  readonly turns: number;
  /** Own turns left before the last resolution. */
  readonly useful: number;
  /** Whether tiles are still resolved in this round, and whether somebody else acts before that. */
  readonly resolvesNow: boolean;
  readonly rivalsAct: boolean;
  /** How much means are still worth, 0 to 1. */
  readonly scale: number;
}

export function timeOf({ todo, open }: S, seat: Seat): Time {
  const { rounds } = roundsFor(seatsOf(open));
  let [acts, own, resolvesNow, rivalsAct] = [false, 0, false, false];
  for (const task of todo) {
    if (task.do === 'resolve' || task.do === 'settleTile') resolvesNow = true;
    else if (task.do === 'boris') rivalsAct = true;
    else if (task.do === 'turn' || task.do === 'act' || task.do === 'endTurn') {
      if (task.seat !== seat) rivalsAct = true;
      else if (task.do === 'endTurn') acts = true;
      else {
        acts ||= task.do === 'act';
        own = 1;
      }
    }
  }
  const turns = Math.max(0, rounds - open.round) + own;
  const lastResolution = resolvesIn(open, rounds) ? rounds : rounds - 1;
  const useful = Math.max(0, lastResolution - open.round) + (resolvesNow ? own : 0);
  return { acts, turns, useful, resolvesNow, rivalsAct, scale: Math.min(1, useful / 3) };
}

/** R12.5 What a token on the promo card is good for, if three of them buy a tile. */
export const promoWorth = (): number => 0.4 * (3 / PROMO.tokens);

export function value(s: S, seat: Seat): number {
  const { open } = s;
  const time = timeOf(s, seat);
  let sum = vpOf(open, seat) + adjacentPairs(open, seat) * AMOUNTS.pairVp + handWorth(s, seat, time);
  sum += plantationWorth(open, seat, time);
  for (const id of s.own[seat].mayors) sum += mayorPoints(mayorOf(id), mayorCount(s, seat, id).count);
  sum += curve(PAWN, open.hall[seat]) * time.scale + open.neutrals[seat] * (0.3 + 0.7 * time.scale);
  sum += open.tokens[seat].length * (s.settings.promo ? promoWorth() : 0) * time.scale;
  for (const id of s.own[seat].offered) sum += mayorPoints(mayorOf(id), mayorCount(s, seat, id).count) / 3;
  sum += tilesWorth(s, seat, time);
  return isSolo(open) ? sum - borisWorth(open, time) : sum;
}

function curve(steps: readonly number[], count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += i < steps.length ? steps[i] : 0.05;
  return sum;
}

/** R5.7 The hand, with what will be drawn at the end of this turn; above seven a card is as good as gone. */
function handWorth({ open, own }: S, seat: Seat, { acts, turns, scale }: Time): number {
  const { draw, drawAfterPass, limit } = roundsFor(seatsOf(open));
  const drawn = acts ? (open.turn.cards === 0 ? drawAfterPass : draw) + open.turn.extra : 0;
  const count = own[seat].hand.length + drawn;
  const kept = hasNoHandLimit(open.city, seat) ? count : Math.min(count, limit);
  const later = turns > (acts ? 1 : 0) ? scale : 0;
  const now = acts ? own[seat].hand.length * 0.02 * scale : 0;
  return curve(CARD, kept) * later + now;
}

/** R9.2, R11.15 */
function plantationWorth({ overseas, side, round, hall }: Open, seat: Seat, { turns }: Time): number {
  const next = roundsFor(hall.length).growth.find((growth) => growth >= round);
  if (next === undefined || turns === 0) return overseas[seat] * 0.05;
  const soon = next - round;
  const likely = soon === 0 ? 0.9 : soon === 1 ? 0.7 : soon === 2 ? 0.5 : 0.35;
  const { left, right } = PLANTATIONS[side];
  const [first, second] = [left.vp + effectsWorth(left.effects), right.vp + effectsWorth(right.effects)];
  const mine = overseas[seat];
  if (hall.length === 1) return likely * (mine === 0 ? -left.vp : mine === 1 ? -right.vp : first); // Boris has the rest
  if (mine === 0) return 0;
  let [ahead, tied] = [0, 0];
  for (let other = 0; other < overseas.length; other++) {
    if (other === seat) continue;
    if (overseas[other] > mine) ahead++;
    else if (overseas[other] === mine) tied++;
  }
  if (ahead === 0) return likely * (tied === 0 ? first : second) + 0.1 * mine;
  return likely * (ahead === 1 ? second : 0) + 0.1 * mine;
}

/** What a seat can expect from the unresolved tiles. */
function tilesWorth(s: S, seat: Seat, time: Time): number {
  const { open } = s;
  const { city } = open;
  const grid = gridOf(open);
  const mine = city.pawns[seat];
  let sum = 0;
  for (let place = 0; place < mine.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place]) continue;
    const isLost = isSolo(open) && open.beadle === tile && !time.resolvesNow; // R11.13
    if (isLost || (mine[place] === 0 && time.useful === 0)) continue;
    sum += 0.3 * mine[place] * time.scale; // they come back
    sum += placeWorth(s, seat, place, grid, time);
  }
  return sum;
}

function placeWorth(s: S, seat: Seat, place: number, grid: Grid, time: Time): number {
  const { open } = s;
  const { city } = open;
  const tile = city.tiles[place]!;
  const mine = city.pawns[seat][place];
  let best = 0;
  let bestTies = false;
  const beside = mastersBeside(grid, city, seat, place);
  for (let owner = 0; owner < city.pawns.length; owner++) {
    if (owner === seat || city.pawns[owner][place] < best || city.pawns[owner][place] === 0) continue;
    const beaten = isSolo(open) || beside > mastersBeside(grid, city, owner, place);
    bestTies = city.pawns[owner][place] > best ? beaten : bestTies && beaten;
    best = city.pawns[owner][place];
  }
  const missing = requiredOn(city, place) - figuresOn(open, place);
  const need = Math.max(missing, best + (best > 0 && bestTies ? 0 : 1) - mine, 0);
  const late = time.scale * 0.8 + 0.2;
  const first =
    tileOf(tile).vp +
    TILE_EFFECTS[tile] * late +
    beside * AMOUNTS.pairVp +
    0.3 +
    mayorBonus(s, seat, place, grid, beside > 0);
  const certain = need === 0 && time.resolvesNow && !time.rivalsAct ? 1 : 0;
  const later = need > 0 || !time.resolvesNow ? Math.min(1, (time.useful + (need === 0 ? 1 : 0)) / 2) : 1;
  const chance = certain || (CHANCE[need] ?? 0) * later;
  const token = city.tokens[place];
  let sum = chance * first;
  if (mine > 0 && need > 0 && best > 0 && token !== null) {
    const comes = (RESOLVED[Math.max(0, missing)] ?? 0) * (1 - chance);
    sum += comes * TOKEN_WORTH[token] * (open.hall.length > 2 ? 0.6 : 0.9);
  }
  return sum;
}

/** What the own mayor cards would give for a master there, about. */
function mayorBonus({ own, open }: S, seat: Seat, place: number, grid: Grid, besides: boolean): number {
  let sum = 0;
  for (const id of own[seat].mayors) sum += bonusOf(mayorOf(id), open, place, grid, besides);
  return sum;
}
export function bonusOf(mayor: Mayor, { city }: Open, place: number, grid: Grid, besides: boolean): number {
  const tile = tileOf(city.tiles[place]!);
  switch (mayor.kind) {
    case 'PER_MASTER_SYMBOL':
      return tile.symbols.includes(mayor.symbol) ? mayor.vp : 0;
    case 'PRECEDENCE':
      return tile.precedence !== null && tile.precedence >= mayor.from && tile.precedence <= mayor.to ? mayor.vp : 0;
    case 'PER_SPECIAL':
      return tile.isGuild ? 0 : mayor.vp;
    case 'NEXT_TO_GUILDHALL':
      return grid.besideHall[place] ? mayor.vp : 0;
    case 'BORDER':
      return grid.edges[place].includes(-1) ? mayor.vp : 0;
    case 'PER_MASTERS':
      return mayor.vp / mayor.per;
    case 'SINGLE_SYMBOL_COLOURS':
      return tile.symbols.length === 1 ? 1 : 0;
    case 'ISOLATED':
      return mayor.vp * (besides ? -0.5 : 0.6);
    case 'LARGEST_GROUP':
    case 'ROWS_COLUMNS_WITH_2':
      return mayor.vp * (besides ? 1 : 0.2);
    case 'LONGEST_LINE':
      return besides ? 1 : 0.2;
    default:
      return 0;
  }
}

/** R11 What Boris has, and what he is about to get. */
function borisWorth(open: Open, time: Time): number {
  const { city, beadle } = open;
  let sum = vpOf(open, BORIS);
  for (let place = 0; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place]) continue;
    const missing = requiredOn(city, place) - figuresOn(open, place);
    const lead = city.pawns[BORIS][place] - city.pawns[0][place];
    if (tile === beadle) sum += tileOf(tile).vp * 0.6;
    else if (lead > 0 && time.useful > 0)
      sum += tileOf(tile).vp * (RESOLVED[Math.max(0, missing)] ?? 0) * (lead > 1 ? 0.9 : 0.6);
  }
  return sum;
}
