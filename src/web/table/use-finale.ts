import { useMemo } from 'react';
import { countRows } from '../../parts/count.ts';
import { useCounting } from '../../parts/counting.ts';
import type { AtTable } from './context.ts';

/**
 * A game that has just ended on this page is counted before anybody sees totals or winners: until then the table has no result.
 * Whoever opens a finished game sees the result at once.
 */
export function useFinale(at: AtTable): AtTable {
  const { seen, texts } = at;
  const scores = seen.result?.scores;
  const rows = useMemo(() => countRows(scores ?? [], texts.kind), [scores, texts]);
  const counting = useCounting(rows, false); // what comes later is counted
  return useMemo(() => {
    if (seen.result === null) return at;
    return counting.isRunning ? { ...at, seen: { ...seen, result: null }, counting } : { ...at, counting };
  }, [at, seen, counting]);
}
