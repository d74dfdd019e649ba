// How I arrange my hand before I divide it: which cards are on the far side of the split card, and which are to go.
import { useMemo, useState } from 'react';
import type { CardId } from '../data/kinds.ts';
import { handOf } from '../rules/cards.ts';
import { divisionOf } from '../rules/envelopes.ts';
import type { Own } from '../types.ts';
import { type Option, ownOf, type SplitBoardProps, stepOf } from './model.ts';
import { usePlan } from './plan.ts';

export type Place = 0 | 1 | 'bin';

export interface Arranging {
  readonly isDiscarding: boolean;
  /** Cards in hand order, without what is to go. */
  readonly hand: readonly CardId[];
  readonly parts: readonly [readonly CardId[], readonly CardId[]];
  /** To be discarded: already answered, or so far chosen only here. */
  readonly gone: readonly CardId[];
  readonly picked: readonly CardId[];
  /** How many more must be chosen. */
  readonly owed: number;
  /** The option that closes the envelope as it lies; null while a part is empty. */
  readonly division: Option | null;
  sideOf(card: CardId): 0 | 1;
  put(card: CardId, place: Place): void;
  /** What a press does: discards while cards must go, otherwise moves to the other side. */
  press(card: CardId): void;
}
interface Held {
  readonly round: number;
  readonly second: readonly CardId[];
  readonly picked: readonly CardId[];
}

export function useArrange(props: SplitBoardProps): Arranging | null {
  const { view, decision } = props;
  const own = ownOf(view);
  const { round } = view.open;
  const [kept, keep] = useState<Held>({ round, second: [], picked: [] });
  const plan = usePlan(props, own);
  const step = stepOf(props);
  const isDiscarding = step === 'discard';
  const held = kept.round === round ? kept : { round, second: [], picked: [] };
  const picked = isDiscarding && !plan.isRunning ? held.picked : [];
  const still = decision?.task.do === 'discard' ? ((decision.task as { owed?: number }).owed ?? 0) : 0;
  const owed = plan.isRunning ? 0 : still - picked.length;
  const options = decision?.options;
  const told = own?.discarding;
  const arranged = useMemo(
    () => (own === null ? null : arrange(own, held.second, picked, step === 'divide' ? options : undefined)),
    [own, held.second, picked, step, options],
  );
  if (own === null || arranged === null || told === undefined || !(isDiscarding || step === 'divide')) return null;
  const put = (card: CardId, place: Place): void => {
    const second = held.second.filter((one) => one !== card);
    const rest = picked.filter((one) => one !== card);
    if (place === 'bin') {
      if (owed <= 0 && !picked.includes(card)) return;
      const all = [...rest, card];
      if (all.length === still) plan.start(all); // the board answers for all of them, one by one
      keep({ round, second, picked: all.length === still ? [] : all });
      return;
    }
    keep({ round, second: place === 1 ? [...second, card] : second, picked: rest });
  };
  const sideOf = (card: CardId): 0 | 1 => (held.second.includes(card) ? 1 : 0);
  return {
    ...arranged,
    isDiscarding,
    gone: told,
    picked,
    owed: Math.max(0, owed),
    sideOf,
    put,
    press: (card) => put(card, picked.includes(card) ? 0 : owed > 0 ? 'bin' : sideOf(card) === 0 ? 1 : 0),
  };
}

function arrange(
  own: Own,
  second: readonly CardId[],
  picked: readonly CardId[],
  options: readonly Option[] | undefined,
) {
  const hand = handOf(own).filter((card) => !picked.includes(card));
  const parts = [hand.filter((card) => !second.includes(card)), hand.filter((card) => second.includes(card))] as const;
  const wanted = JSON.stringify(divisionOf(hand, parts[1]));
  return { hand, parts, division: options?.find((option) => JSON.stringify(option) === wanted) ?? null };
}
