// Why something is not offered, with the rule. Explains and decides nothing.
import type { Refusal, Seat } from '../../../kernel/types.ts';
import { sizeOf } from '../../../kernel/view.ts';
import { type CardId, cardOf, isCardId, isMayorId, isTileId, symbolsOf, type TileId, tileOf } from '../data/kinds.ts';
import { PROMO } from '../data/tokens.ts';
import type { Bill, Fetch, GuildsTask, Position, S, Send } from '../types.ts';
import { isUnresolved, placeOf } from './city.ts';
import { orphans, tokensFor } from './growth.ts';
import { canTakeEffect, costOf, meetsNeeds } from './jobs.ts';
import { besideTile, pawnsAbout } from './pawns.ts';

const field = (choice: unknown, name: string): unknown =>
  typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>)[name] : undefined;
const cardFact = (id: CardId) => ({ card: cardOf(id).id });
const tileFact = (id: TileId) => ({ tile: tileOf(id).code });

export function whyNotMayor({ own }: S, seat: Seat, rule: string, choice: unknown): Refusal {
  const isKnown = isMayorId(field(choice, 'mayor'));
  return { rule, why: isKnown ? 'notOfferedMayor' : 'keepOne', facts: { count: own[seat].offered.length } };
}

export function whyNotAct(s: Position, seat: Seat, choice: unknown): Refusal {
  const { open, own } = s;
  const as = field(choice, 'as');
  if (as === 'pass') return { rule: 'R5.2', why: open.turn.cards > 0 ? 'noPassNow' : 'playOrEnd' };
  if (as === 'end') return { rule: 'R5.2', why: open.turn.cards === 0 ? 'endIsPass' : 'playOrEnd' };
  if (as === 'promo') return whyNoPromo(s, seat);
  const card = field(choice, 'card');
  if ((as !== 'recruit' && as !== 'move' && as !== 'special') || !isCardId(card))
    return { rule: 'R5.1', why: 'playOrEnd' };
  if (open.played.includes(card)) return { rule: 'R6.1', why: 'inFront', facts: cardFact(card) };
  const { hand } = own[seat];
  if (typeof hand === 'number' || !hand.includes(card))
    return { rule: 'R5.1', why: 'notInHand', facts: cardFact(card) };
  if (as === 'special') return whyNotSpecial(s, seat, card);
  if (as === 'move') return whyNoMove(s, seat, card);
  if (open.supply[seat] === 0) return { rule: 'R1.8', why: 'emptySupply' };
  return { rule: 'R5.3', why: 'recruitSoMany', facts: { max: Math.min(open.turn.recruits, open.supply[seat]) } };
}

function whyNotSpecial(s: Position, seat: Seat, card: CardId): Refusal {
  const cost = costOf(s, card);
  const have = sizeOf(s.own[seat].hand) - 1;
  if (have < cost) return { rule: 'R6.2', why: 'tooFewCards', facts: { ...cardFact(card), cost, have } };
  const { needs = 'any' } = cardOf(card).action;
  if (!meetsNeeds(s, seat, cardOf(card)))
    return { rule: 'R6.3', why: 'needsMaster', facts: { ...cardFact(card), symbol: needs } };
  if (!canTakeEffect(s, seat, card)) return { rule: 'R6.4', why: 'noEffect', facts: cardFact(card) };
  return { rule: 'R5.1', why: 'playOrEnd' };
}

function whyNoMove({ open }: Position, seat: Seat, card: CardId): Refusal {
  if (pawnsAbout(open, seat) === 0) return { rule: 'R5.4', why: 'noPawns' };
  return { rule: 'R5.4', why: 'nowhereToMove', facts: cardFact(card) };
}

function whyNoPromo(s: Position, seat: Seat): Refusal {
  const have = tokensFor(s, seat);
  if (!s.settings.promo) return { rule: 'R12.1', why: 'promoOff' };
  if (have < PROMO.tokens) return { rule: 'R12.5', why: 'tooFewTokens', facts: { have, needs: PROMO.tokens } };
  if (s.open.hall[seat] === 0) return { rule: 'R12.6', why: 'emptyHall' };
  return { rule: 'R12.5', why: orphans(s.open).length === 0 ? 'noOrphan' : 'playOrEnd' };
}

export function whyNotPromo({ open }: S, choice: unknown): Refusal {
  const tile = field(choice, 'tile');
  if (!isTileId(tile) || placeOf(open.city, tile) < 0) return { rule: 'R12.5', why: 'chooseOrphan' };
  const isOpen = isUnresolved(open.city, placeOf(open.city, tile));
  return { rule: 'R12.5', why: isOpen ? 'stillUnresolved' : 'hasMaster', facts: tileFact(tile) };
}

/** A card of the hand, not before the last one in hand order. */
function whyNotCard(s: S, seat: Seat, choice: unknown, rule: string, other: Refusal): Refusal {
  const card = field(choice, 'card');
  if (!isCardId(card)) return other;
  if (s.open.played.includes(card)) return { rule, why: 'inFront', facts: cardFact(card) };
  if (!s.own[seat].hand.includes(card)) return { rule, why: 'notInHand', facts: cardFact(card) };
  return Object.keys(choice as object).length > 1 ? other : { rule, why: 'handOrder', facts: cardFact(card) };
}
export const whyNotPay = (s: S, { seat, owed }: Bill, choice: unknown): Refusal =>
  whyNotCard(s, seat, choice, 'R6.2', { rule: 'R6.2', why: 'payOne', facts: { owed } });
export const whyNotDiscard = (s: S, t: { readonly seat: Seat; readonly owed: number }, choice: unknown): Refusal =>
  whyNotCard(s, t.seat, choice, 'R5.7', { rule: 'R5.7', why: 'discardOne', facts: { owed: t.owed } });

export const whyNotCommit = ({ open }: S, seat: Seat, tile: TileId, _choice: unknown): Refusal => ({
  rule: 'R7.3',
  why: 'commitRange',
  facts: { ...tileFact(tile), held: open.neutrals[seat] },
});

/** What a job asks for. */
export function whyNotJob(s: S, t: GuildsTask, choice: unknown): Refusal {
  const { open } = s;
  switch (t.do) {
    case 'amount':
      return { rule: t.rule, why: 'chooseAmount', facts: { min: t.min, max: t.max } };
    case 'send':
      return whyNotTo(s, t, choice);
    case 'fetch':
      return whyNotFrom(s, t, choice);
    case 'cycle':
      return whyNotCard(s, t.seat, choice, t.rule, { rule: t.rule, why: 'cycleSome' });
    case 'salvage':
      return { rule: t.rule, why: 'salvageSome', facts: { look: Math.min(t.look, open.discard.length), take: t.take } };
    case 'tithe':
      return { rule: t.rule, why: 'notRicher', facts: { have: s.own[t.seat].hand.length } };
    case 'seize':
      return { rule: t.rule, why: 'notOverseas' };
    case 'beadle':
      return whyNotBeadle(s, t.rule, choice);
    case 'rival':
      return whyNotRival(s, t.rule, t.pushes, choice);
    case 'push':
      return whyNotTile(s, choice, 'to', t.rule) ?? { rule: t.rule, why: 'notBeside', facts: tileFact(t.tile) };
    case 'resign':
      return { rule: t.rule, why: 'notYourMaster' };
    case 'swap':
    case 'swapWith':
      return whyNotTile(s, choice, 'tile', t.rule) ?? { rule: t.rule, why: 'swapInOrder' };
    case 'shift':
      return whyNotTile(s, choice, 'from', t.rule) ?? { rule: t.rule, why: 'shiftBeside' };
    default:
      return (
        whyNotTile(s, choice, 'tile', t.do === 'borrow' ? 'R6.E33' : 'R6.E18') ?? { rule: 'R6.6', why: 'noPawnThere' }
      );
  }
}

/** null: it is an unresolved tile of the city. */
function whyNotTile({ open: { city } }: S, choice: unknown, name: string, rule: string): Refusal | null {
  const tile = field(choice, name);
  if (tile === 'hall' || tile === 'plantation') return { rule: 'R5.6', why: 'onlyTiles' };
  if (!isTileId(tile)) return { rule, why: 'chooseTile' };
  if (placeOf(city, tile) < 0) return { rule, why: 'notInCity', facts: tileFact(tile) };
  return isUnresolved(city, placeOf(city, tile)) ? null : { rule: 'R5.6', why: 'resolvedTile', facts: tileFact(tile) };
}

function whyNotTo(s: S, t: Send, choice: unknown): Refusal {
  const { rule, symbols, at, seat, from } = t;
  const bad = whyNotTile(s, choice, 'to', rule);
  if (bad !== null) return bad;
  const to = field(choice, 'to') as TileId;
  const place = placeOf(s.open.city, to);
  const facts = tileFact(to);
  if ((tileOf(to).mask & symbols) === 0)
    return { rule, why: 'noSymbol', facts: { ...facts, symbols: symbolsOf(symbols).join('|') } };
  if (place < at) return { rule, why: 'readingOrder', facts };
  if (from === 'own' && s.open.city.pawns[seat][place] === pawnsAbout(s.open, seat))
    return { rule: 'R5.6', why: 'alreadyThere', facts };
  return { rule, why: 'chooseTile' };
}

function whyNotFrom(s: S, t: Fetch, choice: unknown): Refusal {
  const { rule, to, at, seat } = t;
  const { city, hall } = s.open;
  const from = field(choice, 'from');
  if (from === 'hall') return { rule, why: hall[seat] === 0 ? 'hallEmpty' : 'sourceOrder' };
  if (!isTileId(from)) return { rule, why: 'onlyPawns' };
  const place = placeOf(city, from);
  const facts = tileFact(from);
  if (place < 0) return { rule, why: 'notInCity', facts };
  if (city.masters[place] === seat) return { rule: 'R1.7', why: 'mastersStay', facts };
  if (city.pawns[seat][place] === 0) return { rule, why: 'noPawnOn', facts };
  if (from === to) return { rule: 'R5.6', why: 'alreadyThere', facts };
  if (place < at) return { rule, why: 'sourceOrder' };
  return t.came?.includes(from) ? { rule, why: 'movedAlready', facts } : { rule, why: 'onlyPawns' };
}

function whyNotBeadle(s: S, rule: string, choice: unknown): Refusal {
  const bad = whyNotTile(s, choice, 'to', rule);
  if (bad !== null) return bad;
  const to = field(choice, 'to') as TileId;
  if (!tileOf(to).isGuild) return { rule: 'R1.4', why: 'beadleGuild', facts: tileFact(to) };
  return { rule, why: to === s.open.beadle ? 'beadleHere' : 'chooseTile', facts: tileFact(to) };
}

function whyNotRival(s: S, rule: string, pushes: boolean, choice: unknown): Refusal {
  const bad = whyNotTile(s, choice, 'tile', rule);
  if (bad !== null) return bad;
  const tile = field(choice, 'tile') as TileId;
  const isStuck = pushes && besideTile(s.open, tile).length === 0;
  return { rule, why: isStuck ? 'nothingBeside' : 'noRival', facts: tileFact(tile) };
}
