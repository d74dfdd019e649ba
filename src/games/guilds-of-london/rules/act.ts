// A player's turn (R5): which cards can be used how, paying, and the end of the turn.
import type { Seat } from '../../../kernel/types.ts';
import { ANY, type CardId, cardOf, tileOf } from '../data/kinds.ts';
import { freshTurn } from '../setup.ts';
import type { Bill, Cycle, GuildsTask, S, TurnChoice } from '../types.ts';
import { discard, drawCards, type GuildsCx, leaveHand } from './cards.ts';
import { hasNoHandLimit, roundsFor, seatsOf } from './city.ts';
import { canUsePromo } from './growth.ts';
import { canPlay, costOf } from './jobs.ts';
import { pawnsAbout, walk } from './pawns.ts';

/** R5.1 Ending first, then card by card. */
export function actOptions(s: S, seat: Seat): TurnChoice[] {
  const { open, own } = s;
  const options: TurnChoice[] = [{ as: open.turn.cards === 0 ? 'pass' : 'end' }]; // R5.2
  const most = Math.min(open.turn.recruits, open.supply[seat]); // R1.8, R6.E6
  const near = reachable(s, seat);
  const movable = open.turn.free && near !== 0 ? ANY : near; // R6.E13
  for (const card of own[seat].hand) {
    for (let count = most; count > 0; count--) options.push({ as: 'recruit', card, count }); // R5.3
    if ((cardOf(card).mask & movable) !== 0) options.push({ as: 'move', card }); // R5.4
    if (canPlay(s, seat, card)) options.push({ as: 'special', card }); // R5.5
  }
  if (canUsePromo(s, seat)) options.push({ as: 'promo' }); // R12.7
  return options;
}

/** Symbols of the unresolved tiles that one of the own pawns can be moved to. */
export function reachable({ open }: S, seat: Seat): number {
  const { city } = open;
  const stock = pawnsAbout(open, seat);
  let symbols = 0;
  if (stock === 0) return symbols;
  for (let place = 0; place < city.tiles.length; place++) {
    const tile = city.tiles[place];
    if (tile === null || city.resolved[place] || city.pawns[seat][place] === stock) continue;
    symbols |= tileOf(tile).mask;
  }
  return symbols;
}

/** What follows from a choice, before the player is asked again. */
export function applyAct(s: S, seat: Seat, choice: TurnChoice, cx: GuildsCx): GuildsTask[] {
  if (choice.as === 'pass') cx.emit({ e: 'passed', seat });
  if (choice.as === 'pass' || choice.as === 'end') return [{ do: 'endTurn', seat }];
  if (choice.as === 'promo') return [{ do: 'promo', seat, at: null }];
  return playCard(s, seat, choice, cx);
}

function playCard(s: S, seat: Seat, choice: Extract<TurnChoice, { card: CardId }>, cx: GuildsCx): GuildsTask[] {
  const { turn, discard: pile, played } = s.open;
  const { as, card } = choice;
  turn.cards++;
  leaveHand(s, seat, card);
  cx.emit({ e: 'used', seat, card, as });
  if (as === 'special') {
    played.push(card); // R6.1
    const bill: Bill = { do: 'pay', seat, card, owed: costOf(s, card) };
    s.own[seat].from = 0;
    return [...billTasks(s, bill, cx), { do: 'effect', seat, card }];
  }
  pile.push(card); // R5.3, R5.4
  if (choice.as === 'recruit') {
    walk(s, { seat, who: seat, from: 'supply', to: 'hall', count: choice.count, rule: 'R5.3' }, cx);
    return [];
  }
  const symbols = turn.free ? ANY : cardOf(card).mask; // R6.E13
  return [{ do: 'send', seat, rule: 'R5.4', from: 'own', symbols, each: 1, left: 1, at: 0, may: false }];
}

/** R6.2 Pays as long as there is nothing to choose. */
export function billTasks(s: S, bill: Bill, cx: GuildsCx): GuildsTask[] {
  const { hand, from } = s.own[bill.seat];
  let { owed } = bill;
  if (hand.length - from > owed) return owed > 0 ? [bill] : [];
  while (owed > 0) pay(s, bill.seat, hand[from], --owed, cx);
  return [];
}
export function pay(s: S, seat: Seat, card: CardId, left: number, cx: GuildsCx): void {
  discard(s, seat, card);
  cx.emit({ e: 'paid', seat, card, left });
}

/** R6.E29 Another card, or the draw. */
export function cycleTasks(s: S, t: Cycle): GuildsTask[] {
  const { hand, from } = s.own[t.seat];
  if (from < hand.length) return [t];
  return [{ do: 'draw', seat: t.seat, rule: t.rule, count: t.done + t.bonus }];
}

/** R5.7 */
export function endTurn(s: S, seat: Seat, cx: GuildsCx): GuildsTask[] {
  const { open, own } = s;
  const { draw, drawAfterPass, limit } = roundsFor(seatsOf(open));
  const count = (open.turn.cards === 0 ? drawAfterPass : draw) + open.turn.extra;
  drawCards(s, seat, count, open.turn.cards === 0 ? 'R5.2' : 'R5.7', cx);
  open.discard.push(...open.played); // Q26
  open.played = [];
  open.turn = freshTurn();
  const owed = own[seat].hand.length - limit;
  if (owed <= 0 || hasNoHandLimit(open.city, seat)) return [];
  own[seat].from = 0;
  return [{ do: 'discard', seat, owed }];
}
