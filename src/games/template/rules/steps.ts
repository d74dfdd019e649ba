// deal, then rounds. round: all pick a card at once, all turn it up, hands move on. It ends when the hands are empty.
import type { Steps } from '../../../kernel/types.ts';
import { HAND, isCardId } from '../data/cards.ts';
import type { Choices, DraftTask, Happened, S } from '../types.ts';

export const steps: Steps<S, DraftTask, Choices, Happened> = {
  deal: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      for (const own of s.own) own.hand = s.dark.deck.splice(-HAND); // R1.2
      cx.emit({ e: 'dealt' });
      cx.next({ do: 'round' });
    },
  },

  round: {
    run(s, _t, cx) {
      const left = s.own[0].hand.length;
      if (left === 0) return; // R2.4
      s.open.round++;
      cx.next({ do: 'turnUp' }, { do: 'passHands' }, { do: 'round' });
      if (left > 1)
        cx.fork((seat) => [{ do: 'pick', seat }]); // R2.1
      else for (const own of s.own) own.picked = own.hand[0]; // R2.4 the last one is no question
    },
  },

  pick: {
    rule: 'R2.1',
    options: (s, t) => s.own[t.seat].hand.slice(),
    why: (_s, _t, card) => (isCardId(card) ? { rule: 'R2.1', why: 'notInHand', facts: { card } } : null),
    apply(s, t, card, cx) {
      s.own[t.seat].picked = card;
      cx.emitTo(t.seat, { e: 'picked', seat: t.seat, card });
    },
  },

  turnUp: {
    reveals: ['open.rows'],
    run(s, _t, cx) {
      const cards = s.own.map((own) => own.picked!);
      for (const [seat, own] of s.own.entries()) {
        s.open.rows[seat].push(cards[seat]); // R2.2
        own.hand = own.hand.filter((card) => card !== cards[seat]);
        own.picked = null;
      }
      cx.emit({ e: 'turnedUp', cards });
    },
  },

  passHands: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      if (s.own[0].hand.length === 0) return; // R2.4
      const hands = s.own.map((own) => own.hand);
      for (const [seat, own] of s.own.entries()) own.hand = hands[(seat + hands.length - 1) % hands.length]; // R2.3
      cx.emit({ e: 'passed' });
    },
  },
};
