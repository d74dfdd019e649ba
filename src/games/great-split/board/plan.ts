// Cards to be discarded are chosen freely; the game asks for them one by one, in hand order. The board keeps the plan and
// answers by itself. Whoever takes something back takes the plan back with it.
import { useEffect, useRef, useState } from 'react';
import type { CardId } from '../data/kinds.ts';
import type { Discard, Own } from '../types.ts';
import type { Option, SplitBoardProps } from './model.ts';

export interface Plan {
  /** All cards that go, in hand order, with those that went before the plan was made. */
  readonly cards: readonly CardId[];
  /** How many answers have been given. */
  readonly sent: number;
}

/** The next card to name; null when the plan is through or no longer holds. */
export function nextCard({ cards, sent }: Plan, discarding: readonly CardId[]): CardId | null {
  const isOnIt = discarding.length === sent && discarding.every((card, i) => card === cards[i]);
  return isOnIt ? (cards[sent] ?? null) : null;
}

/** Cards of a hand in the order in which the game wants them named. */
export const inHandOrder = (hand: readonly CardId[], cards: readonly CardId[]): CardId[] =>
  hand.filter((card) => cards.includes(card));

export function usePlan({ decision, choose }: Pick<SplitBoardProps, 'decision' | 'choose'>, own: Own | null) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const answered = useRef<object | null>(null);
  useEffect(() => {
    if (plan === null || decision === null || answered.current === decision) return;
    const next = decision.task.do === 'discard' && own !== null ? nextCard(plan, own.discarding) : null;
    const option = decision.options.find((one) => (one as Discard).card === next);
    if (next === null || option === undefined) return setPlan(null);
    answered.current = decision;
    setPlan({ cards: plan.cards, sent: plan.sent + 1 });
    choose(option as Option);
  }, [plan, decision, own, choose]);
  const start = (cards: readonly CardId[]): void => {
    if (own === null) return;
    setPlan({ cards: [...own.discarding, ...inHandOrder(own.hand, cards)], sent: own.discarding.length });
  };
  return { isRunning: plan !== null, start };
}
