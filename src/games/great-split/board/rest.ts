// The rest of a harvest in the order in which it lies: the board lays card after card face up, and waits where a seal, an
// arrow or the split card asks for a track. Whoever takes something back, or lays another card, has the say again.
import { useEffect, useRef, useState } from 'react';
import type { CardId } from '../data/kinds.ts';
import type { Play, Working } from '../types.ts';
import { type Option, ownOf, type SplitBoardProps, stepOf } from './model.ts';

/** What is laid next; undefined if nothing can be without a question. */
export const nextPlay = (options: readonly Option[], left: readonly CardId[]): Play | undefined =>
  (options as readonly Play[]).find((play) => play.as === 'play' && play.card === left[0]);

export interface Rest {
  /** Whether the board is laying cards by itself. */
  readonly isRunning: boolean;
  start(): void;
  stop(): void;
}

export function useRest(props: SplitBoardProps): Rest {
  const { view, decision, choose } = props;
  const work: Working | null = ownOf(view)?.harvest ?? null;
  const laid = work?.laid.length ?? 0;
  /** How many cards lie there when it goes on; null while it does not. */
  const [from, setFrom] = useState<number | null>(null);
  const answered = useRef<object | null>(null);
  const step = stepOf(props);
  useEffect(() => {
    if (from === null || decision === null || answered.current === decision) return;
    if (work === null || laid < from) return setFrom(null);
    if (step !== 'play') return;
    const play = nextPlay(decision.options, work.left);
    if (play === undefined) return setFrom(null);
    answered.current = decision;
    setFrom(laid + 1);
    choose(play);
  }, [from, decision, work, laid, step, choose]);
  return { isRunning: from !== null, start: () => setFrom(laid), stop: () => setFrom(null) };
}
