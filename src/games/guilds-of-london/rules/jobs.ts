// Special actions and rewards, interpreted (R6, R8): whether a job can be done, and what has to be asked for it.

import { rulesOf } from '../../../kernel/settings.ts';
import type { Seat } from '../../../kernel/types.ts';
import { sizeOf } from '../../../kernel/view.ts';
import { AMOUNTS } from '../data/amounts.ts';
import { type ActionRow, EFFECTS } from '../data/cards.ts';
import { EFFECT_JOBS, type Job, REWARD_JOBS } from '../data/effects.ts';
import { ANY, type Card, type CardId, cardOf, maskOf, type TileId, tileOf } from '../data/kinds.ts';
import { REWARDS, type Reward } from '../data/tiles.ts';
import type { Gain, GuildsTask, Position, S } from '../types.ts';
import type { GuildsCx } from './cards.ts';
import { isUnresolved, masterCount, mastersWith } from './city.ts';
import {
  addVp,
  amountTasks,
  fetchTasks,
  hasTarget,
  ownTiles,
  pawnsAbout,
  rivalsOf,
  sendTasks,
  shiftsOf,
} from './pawns.ts';

/** The numbers of a card or of a reward. */
interface Terms {
  readonly seat: Seat;
  readonly rule: string;
  readonly n: number;
  readonly mask: number;
  /** Rewards may be declined (R8), special actions do at least one thing (R1.10). */
  readonly may: boolean;
  /** Other cards that have to be given up first (R6.2). */
  readonly cost: number;
  readonly card: CardId | null;
  readonly row: ActionRow | null;
}

const RULES = Object.fromEntries(EFFECTS.map((effect, i) => [effect, `R6.E${i + 1}`])) as Record<
  ActionRow['effect'],
  string
>;
/** The rule of a card's special action. */
export const ruleOf = (card: CardId): string => RULES[cardOf(card).action.effect];

const maskOfRow = ({ symbol }: ActionRow): number => (symbol === undefined ? ANY : maskOf([symbol]));
/** R6.E2, R6.E24 Where masters count, counted now. */
function numberOf({ open }: Position, seat: Seat, row: ActionRow): number {
  const { base, max = 0, n = row.vp ?? row.bonus ?? row.draw ?? row.take ?? 1 } = row;
  return base === undefined ? n : Math.min(max, base + mastersWith(open.city, seat, maskOfRow(row)));
}
const termsOf = (s: Position, seat: Seat, card: CardId, cost: number): Terms => {
  const row = cardOf(card).action;
  const mask = row.base === undefined ? maskOfRow(row) : ANY;
  return { seat, rule: RULES[row.effect], n: numberOf(s, seat, row), mask, may: false, cost, card, row };
};

/** R6.2, R6.E27 */
export const costOf = ({ open }: Position, card: CardId): number =>
  Math.max(0, cardOf(card).action.cost - open.turn.discount);

/** R6.3 */
export function meetsNeeds({ open }: Position, seat: Seat, { action: { needs } }: Card): boolean {
  if (needs === undefined) return true;
  return mastersWith(open.city, seat, needs === 'any' ? ANY : maskOf([needs])) > 0;
}
/** R6.4, Q25 Whether the main effect can be carried out at least in part. */
export const canTakeEffect = (s: Position, seat: Seat, card: CardId): boolean =>
  isPossible(s, EFFECT_JOBS[cardOf(card).action.effect][0], termsOf(s, seat, card, costOf(s, card)));

export const canPlay = (s: S, seat: Seat, card: CardId): boolean =>
  costOf(s, card) < s.own[seat].hand.length && meetsNeeds(s, seat, cardOf(card)) && canTakeEffect(s, seat, card);

/** VP of a `vp` job. */
function vpOfJob({ open }: Position, job: Extract<Job, { job: 'vp' }>, { seat, n, row }: Terms): number {
  if (job.per === undefined) return n;
  const count = job.per === 'masters' ? masterCount(open.city, seat) : open.overseas[seat];
  return Math.min(row?.max ?? 0, Math.floor(count / (row?.per ?? 1))); // R6.E22, R6.E31
}

function isPossible(s: Position, job: Job, terms: Terms): boolean {
  const { open, own, dark } = s;
  const { seat, mask, cost } = terms;
  switch (job.job) {
    case 'amount':
      return (job.from === 'supply' ? open.supply : open.hall)[seat] > 0; // R1.8
    case 'send':
      return hasTarget(s, seat, job.from, mask);
    case 'ship':
      return pawnsAbout(open, seat) > 0;
    case 'shift':
      return shiftsOf(open, seat).length > 0;
    case 'shipTile':
    case 'borrow':
      return ownTiles(open, seat).length > 0;
    case 'rival':
      return rivalsOf(s, seat, job.pushes).length > 0;
    case 'beadle':
      return beadleTargets(s).length > 0; // R6.E14, R8.9
    case 'neutral':
      return open.board > 0;
    case 'vp':
      return vpOfJob(s, job, terms) > 0;
    case 'draw':
      return sizeOf(dark.deck) + open.discard.length + cost > 0;
    case 'seize':
      return open.overseas.some((count, other) => other !== seat && count > 0);
    case 'salvage':
      return open.discard.length + cost > 0;
    case 'tithe':
      return titheable(s, seat, sizeOf(own[seat].hand) - 1 - cost).length > 0;
    case 'cycle':
      return sizeOf(own[seat].hand) > 1 + cost;
    case 'mayor':
      return sizeOf(dark.mayors) > 0;
    case 'swap':
      return tokenTiles(s).length > 1;
    case 'resign':
      return masterCount(open.city, seat) > 0;
    case 'lasting':
      return true; // R6.4
  }
}

/** What a job asks, at the moment it is done. Jobs without a question are done at once. */
function tasksOf(s: S, job: Job, terms: Terms, cx: GuildsCx): GuildsTask[] {
  const { seat, rule, n, mask, may, row } = terms;
  switch (job.job) {
    case 'amount':
      return amountTasks(s, { do: 'amount', seat, rule, from: job.from, to: job.to, min: may ? 0 : 1, max: n }, cx);
    case 'send': {
      const [each, left] = job.together ? [n, 1] : [1, n];
      const isOnce = rule === RULES.MOVE_SYMBOL && rulesOf(s) > 1; // by the first rules a pawn could go there and back
      const once = isOnce && { came: [] };
      return sendTasks(s, { do: 'send', seat, rule, from: job.from, symbols: mask, each, left, at: 0, may, ...once });
    }
    case 'ship':
      return fetchTasks(s, { do: 'fetch', seat, rule, to: 'plantation', left: n, at: -1, may }, cx);
    case 'rival':
      return [{ do: 'rival', seat, rule, pushes: job.pushes }];
    case 'beadle':
      return [{ do: 'beadle', seat, rule, may, follow: row?.n ?? 0 }];
    case 'neutral':
      takeNeutrals(s, seat, n, rule, cx);
      return [];
    case 'lasting':
      last(s, job.what, terms, cx);
      return [];
    case 'vp':
      addVp(s, seat, vpOfJob(s, job, terms), 'cards', rule, cx);
      return [];
    case 'draw':
      return [{ do: 'draw', seat, rule, count: job.attached ? (row?.draw ?? 0) : n }];
    case 'salvage':
      return [{ do: 'salvage', seat, rule, look: row?.look ?? 0, take: n }];
    case 'cycle':
      s.own[seat].from = 0;
      return [{ do: 'cycle', seat, rule, bonus: n, done: 0 }];
    case 'mayor':
      return [{ do: 'drawMayors', seat, rule, count: row?.draw ?? AMOUNTS.mayorsDrawn }];
    case 'resign':
      return [{ do: 'resign', seat, rule, vp: n }];
    case 'tithe': {
      const [only, ...others] = titheable(s, seat, s.own[seat].hand.length);
      return others.length > 0 ? [{ do: 'tithe', seat, rule }] : [{ do: 'steal', seat, rule, from: only }];
    }
    default:
      return [{ do: job.job, seat, rule }];
  }
}

/** R6.4 The main effect; then what is attached to it. */
export function effectTasks(s: S, seat: Seat, card: CardId, cx: GuildsCx): GuildsTask[] {
  const terms = termsOf(s, seat, card, 0);
  return EFFECT_JOBS[cardOf(card).action.effect].flatMap((job) => tasksOf(s, job, terms, cx));
}

/** R8 One reward; what cannot be done is left out. */
export function gainTasks(s: S, { seat, kind, n }: Gain, cx: GuildsCx): GuildsTask[] {
  const job = REWARD_JOBS[kind];
  const terms: Terms = {
    seat,
    rule: `R8.${REWARDS.indexOf(kind) + 2}`,
    n,
    mask: ANY, // R8.4, R8.5
    may: true, // R8.1
    cost: 0,
    card: null,
    row: null,
  };
  return isPossible(s, job, terms) ? tasksOf(s, job, terms, cx) : [];
}
export const gains = (seat: Seat, effects: readonly Reward[]): Gain[] =>
  effects.map(([kind, n]) => ({ do: 'gain', seat, kind, n }));

/** R6.E5, R8.7 As far as there are any. */
function takeNeutrals({ open }: S, seat: Seat, n: number, rule: string, cx: GuildsCx): void {
  const count = Math.min(n, open.board);
  open.board -= count;
  open.neutrals[seat] += count;
  cx.emit({ e: 'neutrals', seat, count, rule });
}

function last(
  { open: { turn } }: S,
  what: 'recruits' | 'free' | 'discount' | 'extra',
  terms: Terms,
  cx: GuildsCx,
): void {
  const { seat, card, n } = terms;
  if (what === 'recruits')
    turn.recruits = AMOUNTS.doubled; // R6.E6 two copies do not add up
  else if (what === 'free') turn.free = true;
  else turn[what] += n; // R6.E23, R6.E24, R6.E27
  cx.emit({ e: 'lasting', seat, card: card!, n });
}

/** R6.E28 Opponents who hold more than `cards`. */
export const titheable = ({ own }: Position, seat: Seat, cards: number): Seat[] =>
  [...own.keys()].filter((other) => other !== seat && sizeOf(own[other].hand) > cards);

/** R6.E15, R8 Unresolved guild tiles except the seat's own; special buildings have no number (R1.4). */
export function beadleTargets({ open }: Position): TileId[] {
  const { city, beadle } = open;
  if (beadle === null) return [];
  return city.tiles.filter(
    (tile, place): tile is TileId => isUnresolved(city, place) && tile !== beadle && tileOf(tile!).isGuild,
  );
}
/** Unresolved tiles with a token. */
export function tokenTiles({ open: { city } }: Position): TileId[] {
  return city.tiles.filter((_, place): boolean => isUnresolved(city, place) && city.tokens[place] !== null) as TileId[];
}
