// Cards on the move between hand, pile and table (R3, R9.4).
import type { Cx } from '../../../kernel/types.ts';
import type { CardId } from '../data/kinds.ts';
import { DUO, ROUNDS } from '../data/table.ts';
import { DECKS, inOrder } from '../setup.ts';
import type { Happened, Open, Own, S, SplitTask } from '../types.ts';

type SplitCx = Cx<SplitTask, Happened>;

/** R3.1, R12.2 One card of the round's level for everybody, with two players another of the level below. */
export function deal({ open, own, dark }: S, cx: SplitCx): void {
  const { level, extra } = ROUNDS[open.round - 1];
  const levels = own.length === DUO ? [level, extra] : [level];
  cx.emit({ e: 'supplied', round: open.round, count: levels.length });
  const got = own.map((): CardId[] => []);
  for (const one of levels) {
    const deck = dark[DECKS[one]].slice();
    for (const cards of got) cards.push(deck.pop()!); // R1.17, E1
    dark[DECKS[one]] = deck;
  }
  own.forEach((one, seat) => {
    one.hand = inOrder([...one.hand, ...got[seat]]);
    cx.emitTo(seat, { e: 'got', seat, cards: got[seat] });
  });
}

/** R3.3, R3.5 How many cards are too many. */
export const overLimit = ({ round }: Open, { hand }: Own): number => Math.max(0, hand.length - ROUNDS[round - 1].limit);

/** The hand without what is being discarded. */
export const handOf = ({ hand, discarding }: Own): readonly CardId[] =>
  discarding.length === 0 ? hand : hand.filter((card) => !discarding.includes(card));

type DiscardTask = Extract<SplitTask, { do: 'discard' }>;

/** Notes a card to be discarded; cards that leave no choice go with it. */
export function nextDiscard(own: Own, t: DiscardTask, card: CardId): SplitTask[] {
  const { hand, discarding } = own;
  const owed = t.owed - 1;
  const from = hand.indexOf(card) + 1;
  const isMore = owed > 0 && hand.length - from > owed;
  own.discarding = [...discarding, card, ...(owed > 0 && !isMore ? hand.slice(from) : [])];
  return isMore ? [{ ...t, owed, from }] : [];
}

/** R3.4 Face down, and never to return. */
export function bin({ open, own }: S, cx: SplitCx): void {
  own.forEach((one, seat) => {
    const cards = one.discarding;
    const count = cards.length;
    if (count === 0) return;
    one.hand = handOf(one);
    one.discarded = [...one.discarded, ...cards];
    one.discarding = [];
    open.discards[seat] = count;
    cx.emitTo(seat, { e: 'discarded', seat, count, cards }, { e: 'discarded', seat, count });
  });
}

/** R9.4, R7.4 All cards back into hand; everybody has seen those that lay face up. */
export function takeBack({ open, own }: S): void {
  own.forEach((one, seat) => {
    const seen: CardId[] = [];
    for (const { card } of open.harvests[seat]!.laid) if (card !== null) seen.push(card);
    one.hand = inOrder([...seen, ...one.sold]);
    one.sold = [];
    one.parts = null;
    one.received = null;
    one.took = null;
    one.lost = null;
    open.harvests[seat] = null;
    open.seen[seat] = seen;
  });
}
