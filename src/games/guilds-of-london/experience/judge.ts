// How good a state looks to a seat by the tuned numbers: as `../bot.ts` counts, but with an eye for which cards are in the
// hand, what masters and mayor cards will still bring, who acts last, and what cards and pawns at hand can finish.
import type { Seat } from '../../../kernel/types.ts';
import { promoWorth, timeOf, value } from '../bot.ts';
import { AMOUNTS } from '../data/amounts.ts';
import type { EffectKind } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { allCards, allMayors, type CardId, cardOf, type MayorId, maskOf, mayorOf, tileOf } from '../data/kinds.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { gridOf, hasNoHandLimit, isSolo, isUnresolved, resolvesIn, roundsFor, seatsOf, vpOf } from '../rules/city.ts';
import { mayorCount, mayorPoints } from '../scoring.ts';
import type { Open, S } from '../types.ts';
import { type Book, bookOf } from './book.ts';
import type { Span } from './span.ts';
import { tilesWorth } from './tiles.ts';
import type { Numbers } from './weights.ts';

/** A judgement by such numbers. Alone against Boris it is the value written by hand. */
export function judgeBy(numbers: Numbers): { value(s: S, seat: Seat): number } {
  const bookIn = inPlay.each(() => bookOf(numbers));
  let [edition, book] = [inPlay.edition, bookIn()];
  return {
    value(s, seat) {
      if (isSolo(s.open)) return value(s, seat);
      if (edition !== inPlay.edition) [edition, book] = [inPlay.edition, bookIn()];
      return worth(book, s, seat);
    },
  };
}

function worth(book: Book, s: S, seat: Seat): number {
  const { open } = s;
  const { means } = book;
  const span = spanOf(book, s, seat);
  const { left, late } = span;
  let sum = vpOf(open, seat) + mastersWorth(book, open, seat, left) + mayorsWorth(book, s, seat, left);
  sum += handWorth(book, s, seat, span) + plantationWorth(book, open, seat, span) + orderWorth(book, open, seat);
  sum += (book.hall[open.hall[seat]] + open.supply[seat] * means.supply) * span.pawns;
  sum +=
    open.neutrals[seat] * (means.neutralAtEnd + means.neutral * late) +
    book.standing.token * open.received[seat] * left;
  if (s.settings.promo) sum += open.tokens[seat].length * promoWorth() * late;
  return sum + tilesWorth(book, s, seat, span);
}

function spanOf({ means }: Book, s: S, seat: Seat): Span {
  const { open } = s;
  const time = timeOf(s, seat);
  const { acts, turns, useful } = time;
  const { rounds, growth } = roundsFor(seatsOf(open));
  const left = useful / rounds;
  const next = growth.find((round) => round >= open.round);
  const isToCome = turns > (acts ? 1 : 0);
  const actsThisRound = !acts && turns > rounds - open.round;
  return {
    ...time,
    left,
    late: time.scale,
    cards: isToCome ? Math.min(1, useful / means.cardTime) * (1 + means.cardEarly * (left - MIDDLE)) : 0,
    pawns: Math.min(1, useful / means.pawnTime) * (1 + means.pawnEarly * (left - MIDDLE)),
    isBeforeTiles: resolvesIn(open, actsThisRound ? open.round : open.round + 1),
    toGrowth: next === undefined ? -1 : next - open.round,
  };
}
/** Where the factors for early and late cross. */
const MIDDLE = 0.3;

/** R10.2 Masters: neighbours, and what they still help. */
function mastersWorth({ master }: Book, open: Open, seat: Seat, left: number): number {
  const { masters, tiles } = open.city;
  const { beside } = gridOf(open);
  let sum = 0;
  for (let place = 0; place < masters.length; place++) {
    if (masters[place] !== seat) continue;
    sum += master[tiles[place]!] * left;
    for (const other of beside[place]) if (other > place && masters[other] === seat) sum += AMOUNTS.pairVp;
  }
  return sum;
}

/** What a mayor card counts may go as it came: pawns, neutrals and cards at the end of the game. */
let CHANGING!: readonly boolean[];
/** By card: whether it brings pawns to the plantation, whether it gives VP, the master that it needs for them, its symbols. */
let SHIPS!: readonly boolean[];
let SCORES!: readonly boolean[];
let NEEDS!: readonly number[];
let MASKS!: readonly number[];
const does = (effects: readonly EffectKind[]): boolean[] =>
  allCards().map((id) => cardOf(id).action.steps.some(({ effect }) => effects.includes(effect)));
/** Symbols of a master without which a card gives no VP; 0: none. */
function neededBy(id: CardId): number {
  const { needs, steps } = cardOf(id).action;
  return needs === undefined || needs === 'any' || steps[0].effect !== 'VP' ? 0 : maskOf([needs]);
}
inPlay.table(
  () => ({
    changing: allMayors().map((id) =>
      ['PER_PAWN_IN_GUILDHALL', 'PER_NEUTRAL_HELD', 'PER_CARD_IN_HAND'].includes(mayorOf(id).kind),
    ),
    ships: does(['SHIP', 'SHIP_DRAW', 'SHIP_TILE', 'SETTLE']),
    scores: does(['VP', 'VP_BY_MASTERS', 'VP_PLANTATION', 'RESIGN']),
    needs: allCards().map(neededBy),
    masks: allCards().map((id) => cardOf(id).mask),
  }),
  ({ changing, ships, scores, needs, masks }) => {
    CHANGING = changing;
    SHIPS = ships;
    SCORES = scores;
    NEEDS = needs;
    MASKS = masks;
  },
);

function mayorsWorth(book: Book, s: S, seat: Seat, left: number): number {
  const { mayors, offered, picked } = s.own[seat];
  const points = (id: MayorId): number => mayorPoints(mayorOf(id), mayorCount(s, seat, id).count);
  const kept = (id: MayorId): number =>
    points(id) * (CHANGING[id] ? 1 - left * book.mayors.mayorChanging : 1) + book.outlook[id] * left;
  let sum = picked === null ? 0 : kept(picked);
  for (const id of mayors) sum += kept(id);
  for (const id of offered) sum += points(id) / 3;
  return sum;
}

/** Unresolved tiles that show a symbol. */
const shows = new Int32Array(SYMBOLS.length);

/** R5.7 The hand, with what will be drawn at the end of this turn. */
function handWorth(book: Book, s: S, seat: Seat, span: Span): number {
  const { open } = s;
  const { means, cards } = book;
  const { hand } = s.own[seat];
  const { draw, drawAfterPass, limit } = roundsFor(seatsOf(open));
  const drawn = span.acts ? (open.turn.cards === 0 ? drawAfterPass : draw) + open.turn.extra : 0;
  const count = hand.length + drawn;
  const kept = hasNoHandLimit(open.city, seat) ? count : Math.min(count, limit);
  const now = span.acts ? hand.length * 0.02 * span.late : 0;
  if (span.cards === 0) return now;
  let each = book.hand[kept] + Math.min(kept, open.hall[seat]) * means.pair - means.cardWasted * (count - kept);
  if (span.isBeforeTiles) each += kept * means.cardBeforeTiles + open.hall[seat] * means.pawnBeforeTiles;
  let scoring = 0;
  for (const card of hand) if (SCORES[card]) scoring++;
  const special = count === 0 ? 0 : (specialsWorth(book, open, seat, hand, span) * kept) / count;
  return (each + special) * span.cards + scoring * cards.vpAtEnd * (1 - span.left) + now;
}

/** Which cards they are: special actions, and tiles that a pawn can be moved to. */
function specialsWorth(book: Book, open: Open, seat: Seat, hand: readonly CardId[], { toGrowth }: Span): number {
  const { specials, cards, plantation, means } = book;
  const { city } = open;
  let masters = 0;
  shows.fill(0);
  for (let place = 0; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null) continue;
    const { mask } = tileOf(tile);
    if (isUnresolved(city, place)) for (let i = 0; i < shows.length; i++) shows[i] += (mask >> i) & 1;
    else if (city.masters[place] === seat) masters |= mask;
  }
  let sum = 0;
  for (const card of hand) {
    sum += specials[card];
    if (SHIPS[card] && toGrowth <= 1) sum += plantation.shipSoon;
    if ((NEEDS[card] & masters) !== 0) sum += cards.vpTwoReady;
    let fits = 0;
    for (let i = 0; i < shows.length; i++) if ((MASKS[card] & (1 << i)) !== 0) fits += shows[i];
    sum += means.cardFits * (Math.min(fits, 10) / 5 - 1);
  }
  return sum;
}

/** R9.2 */
function plantationWorth(
  { plantation, growth, prizes }: Book,
  open: Open,
  seat: Seat,
  { turns, toGrowth }: Span,
): number {
  const { overseas, side } = open;
  const mine = overseas[seat];
  if (toGrowth < 0 || turns === 0) return mine * 0.05;
  if (mine === 0) return 0;
  let [ahead, most] = [0, 0];
  for (let other = 0; other < overseas.length; other++) {
    if (other === seat) continue;
    if (overseas[other] > mine) ahead++;
    most = Math.max(most, overseas[other]);
  }
  const [first, second] = prizes[side];
  const prize = most < mine ? first : ahead < 2 ? second : 0;
  let sum = growth[Math.min(toGrowth, growth.length - 1)] * prize + plantation.overseas * mine;
  if (mine > most + 1) sum += plantation.overseasAhead;
  if (mine < most - 1) sum -= plantation.overseasBehind;
  return sum;
}

/** R4.3 Whoever has least acts last in the next round. */
function orderWorth({ standing }: Book, open: Open, seat: Seat): number {
  const { round, order } = open;
  if (round >= roundsFor(seatsOf(open)).rounds) return 0;
  const own = vpOf(open, seat);
  for (let other = 0; other < order.length; other++) {
    if (other === seat) continue;
    const vp = vpOf(open, other);
    if (vp < own || (vp === own && order.indexOf(other) > order.indexOf(seat))) return 0;
  }
  return resolvesIn(open, round + 1) ? standing.lastBeforeTiles : standing.lastElse;
}
