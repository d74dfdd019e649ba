import { useEffect, useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { writeRecord } from '../../kernel/record.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Reviewed } from '../bots/messages.ts';
import { think } from '../bots/think.ts';
import type { Replay } from './model.ts';

export interface Progress {
  readonly list: readonly Reviewed[];
  /** null: not known yet. */
  readonly of: number | null;
  readonly hasFailed: boolean;
}
const NOTHING: Progress = { list: [], of: null, hasFailed: false };

/** What was found is kept while the page is open: looking at a step or another seat in between costs nothing. */
const found = new WeakMap<Replay, Map<Seat, Progress>>();

/**
 * Looks at one decision after the other, from the beginning whenever `begun` rises and until it is 0. Each seat has its own
 * list, even an unfinished one.
 */
export function useReview(model: Replay, seat: Seat, begun: number): Progress {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    let now = NOTHING;
    const show = (some: Partial<Progress>): void => {
      now = { ...now, ...some };
      found.set(model, (found.get(model) ?? new Map()).set(seat, now));
      setCount((count) => count + 1);
    };
    show(NOTHING);
    const { record } = model;
    const question = { ask: 'review', game: record.game as GameId, record: writeRecord(record), seat } as const;
    return think(question, (answer) => {
      if (answer.is === 'count') show({ of: answer.of });
      if (answer.is === 'reviewed') show({ list: [...now.list, answer.one] });
      if (answer.is === 'failed') show({ hasFailed: true });
    });
  }, [model, seat, begun]);
  return found.get(model)?.get(seat) ?? NOTHING;
}
