// Special actions and rewards, interpreted (R6, R8): whether a job can be done, and what has to be asked for it.

import { rulesOf } from '../../../kernel/settings.ts';
import type { Seat } from '../../../kernel/types.ts';
import { sizeOf } from '../../../kernel/view.ts';
import { AMOUNTS } from '../data/amounts.ts';
import { EFFECTS, type EffectKind, type StepRow } from '../data/cards.ts';
import { EFFECT_JOBS, type Job, REWARD_JOBS } from '../data/effects.ts';
import { inPlay } from '../data/in-play.ts';
import { ANY, allCards, type Card, type CardId, cardOf, maskOf, type TileId, tileOf } from '../data/kinds.ts';
import { REWARDS, type Reward } from '../data/tiles.ts';
import type { Effect, Gain, GuildsTask, Position, S } from '../types.ts';
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
  /** Cards of the hand that will be gone by then: these, and the played one itself. */
  readonly gone: number;
  readonly card: CardId | null;
  readonly deed: Deed | null;
}
/** One thing that a special action does. */
interface Deed {
  readonly job: Job;
  readonly step: StepRow;
  /** The place of the step on the card. */
  readonly at: number;
  readonly rule: string;
  readonly mask: number;
}

const RULES = Object.fromEntries(EFFECTS.map((effect, i) => [effect, `R6.E${i + 1}`])) as Record<EffectKind, string>;
/** The rule of a card's special action, or of one of its effects. */
export const ruleOf = (card: CardId, at = 0): string => RULES[cardOf(card).action.steps[at].effect];

const maskOfRow = ({ symbol }: StepRow): number => (symbol === undefined ? ANY : maskOf([symbol]));

/** These take one opposing pawn or card each time: several are taken one after the other. */
const ONE_BY_ONE: readonly Job['job'][] = ['rival', 'seize', 'tithe'];
function deedsOf(step: StepRow, at: number): Deed[] {
  const mask = step.base === undefined ? maskOfRow(step) : ANY;
  return EFFECT_JOBS[step.effect].flatMap((job) => {
    if (job.job === 'draw' && job.attached && step.draw === 0) return [];
    const deed: Deed = { job, step, at, rule: RULES[step.effect], mask };
    return ONE_BY_ONE.includes(job.job) ? Array.from({ length: step.n ?? 1 }, () => deed) : [deed];
  });
}
/** By card; the first one is the main effect. */
let DEEDS!: readonly (readonly Deed[])[];
inPlay.table(
  () => allCards().map((card) => cardOf(card).action.steps.flatMap(deedsOf)),
  (made) => {
    DEEDS = made;
  },
);

/** R6.E2, R6.E24 Where masters count, counted now. */
function numberOf({ open }: Position, seat: Seat, row: StepRow): number {
  const { base, max = 0, n = row.vp ?? row.bonus ?? row.draw ?? row.take ?? 1 } = row;
  return base === undefined ? n : Math.min(max, base + mastersWith(open.city, seat, maskOfRow(row)));
}
const termsOf = (s: Position, seat: Seat, card: CardId, deed: Deed, cost: number, gone: number): Terms => {
  const { rule, mask } = deed;
  return { seat, rule, n: numberOf(s, seat, deed.step), mask, may: false, cost, gone, card, deed };
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
export function canTakeEffect(s: Position, seat: Seat, card: CardId): boolean {
  const [main] = DEEDS[card];
  const cost = costOf(s, card);
  return isPossible(s, main.job, termsOf(s, seat, card, main, cost, cost + 1));
}

export const canPlay = (s: S, seat: Seat, card: CardId): boolean =>
  costOf(s, card) < s.own[seat].hand.length && meetsNeeds(s, seat, cardOf(card)) && canTakeEffect(s, seat, card);

/** VP of a `vp` job. */
function vpOfJob({ open }: Position, job: Extract<Job, { job: 'vp' }>, { seat, n, deed }: Terms): number {
  if (job.per === undefined) return n;
  const { per = 1, max = 0 } = deed!.step;
  if (job.per === 'overseas') return Math.min(max, open.overseas[seat] * per); // R6.E22
  return Math.min(max, Math.floor(masterCount(open.city, seat) / per)); // R6.E31
}

function isPossible(s: Position, job: Job, terms: Terms): boolean {
  const { open, own, dark } = s;
  const { seat, mask, cost, gone } = terms;
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
      return titheable(s, seat, sizeOf(own[seat].hand) - gone).length > 0;
    case 'cycle':
      return sizeOf(own[seat].hand) > gone;
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
  const { seat, rule, n, mask, may } = terms;
  const row = terms.deed?.step;
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

/** R6.4 The main effect; then what is attached to it, each when its turn comes, as far as it can be done by then. */
export function effectTasks(s: S, { seat, card, at = 0 }: Effect, cx: GuildsCx): GuildsTask[] {
  const deeds = DEEDS[card];
  const now = deeds[at];
  const terms = termsOf(s, seat, card, now, 0, 0);
  const tasks = at === 0 || isPossible(s, now.job, terms) ? tasksOf(s, now.job, terms, cx) : [];
  for (let next = at + 1; next < deeds.length; next++) {
    const { job, rule, step } = deeds[next];
    if (job.job !== 'draw' || !job.attached) return [...tasks, { do: 'effect', seat, card, at: next }];
    tasks.push({ do: 'draw', seat, rule, count: step.draw ?? 0 }); // nothing to ask, nothing that could fail
  }
  return tasks;
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
    gone: 0,
    card: null,
    deed: null,
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
  const { seat, card, n, deed } = terms;
  if (what === 'recruits')
    turn.recruits = AMOUNTS.doubled; // R6.E6 two copies do not add up
  else if (what === 'free') turn.free = true;
  else turn[what] += n; // R6.E23, R6.E24, R6.E27
  const { at } = deed!;
  cx.emit({ e: 'lasting', seat, card: card!, n, ...(at > 0 && { at }) });
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
