// Cards on the move: drawing, reshuffling, giving up (R5.7–R5.10).
import type { Cx, Seat } from '../../../kernel/types.ts';
import type { CardId } from '../data/kinds.ts';
import type { GuildsTask, Happened, S } from '../types.ts';

export type GuildsCx = Cx<GuildsTask, Happened>;

export function remove<X>(list: X[], item: X): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** R5.9 The top of the draw pile; the discard pile is shuffled when it is needed. null: there is no card left. */
export function drawCard({ open, dark }: S, cx: GuildsCx): CardId | null {
  if (dark.deck.length === 0 && open.discard.length > 0) {
    dark.deck = open.discard.slice();
    open.mixed = open.discard;
    open.discard = [];
    cx.shuffle('cards', dark.deck);
    cx.emit({ e: 'reshuffled', count: dark.deck.length });
  }
  return dark.deck.pop() ?? null;
}

/** Into the hand; the others see how many. */
export function drawCards(s: S, seat: Seat, count: number, rule: string, cx: GuildsCx): void {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(s, cx);
    if (card !== null) cards.push(card);
  }
  if (cards.length === 0) return;
  s.own[seat].hand.push(...cards);
  const event = { e: 'drew' as const, seat, count: cards.length, rule };
  cx.emitTo(seat, { ...event, cards }, event);
}

/** A card leaves a hand for all to see. */
export function leaveHand({ own }: S, seat: Seat, card: CardId): void {
  remove(own[seat].hand, card);
  for (const { knows } of own) if (knows[seat].length > 0) remove(knows[seat], card);
}

export function discard(s: S, seat: Seat, card: CardId): void {
  leaveHand(s, seat, card);
  s.open.discard.push(card);
}

/** R6.E26 From the discard pile into the hand: everybody has seen it. */
export function salvage({ open, own }: S, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    remove(open.discard, card);
    own[seat].hand.push(card);
    for (const [other, { knows }] of own.entries()) if (other !== seat) knows[seat].push(card);
  }
}

/** R6.E28 One at random; the two know which one, to the others both hands are now uncertain. */
export function steal({ own }: S, seat: Seat, from: Seat, cx: GuildsCx): void {
  const victim = own[from];
  const card = victim.hand[cx.random('tithe', victim.hand.length)];
  remove(victim.hand, card);
  own[seat].hand.push(card);
  for (const [other, { knows }] of own.entries()) {
    if (other === from) knows[seat].push(card);
    else if (other === seat) remove(knows[from], card);
    else knows[from] = [];
  }
  cx.emitTo(seat, { e: 'stole', seat, from, card }, { e: 'stole', seat, from });
  cx.emitTo(from, { e: 'lost', seat: from, to: seat, card });
}

/** Sets of one to `most` of these, the single ones first. */
export function choicesOf(cards: readonly CardId[], most: number): CardId[][] {
  const sets: CardId[][] = [];
  let last: { set: CardId[]; at: number }[] = [{ set: [], at: 0 }];
  for (let size = 1; size <= most; size++) {
    const longer: { set: CardId[]; at: number }[] = [];
    for (const { set, at } of last)
      for (let i = at; i < cards.length; i++) longer.push({ set: [...set, cards[i]], at: i + 1 });
    for (const { set } of longer) sets.push(set);
    last = longer;
  }
  return sets;
}
