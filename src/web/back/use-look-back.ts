// Looking back while the game runs: the board as I saw it then. Nothing can be done meanwhile, and nothing is missed.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { View } from '../../kernel/types.ts';
import type { AtTable } from '../table/context.ts';

export interface LookBack {
  /** The table as it was; null: I look at it as it is. */
  readonly then: AtTable | null;
  /** Which of the points is shown, from 0. */
  readonly point: number;
  readonly hasFailed: boolean;
  /** undefined: there is nothing to look back to. */
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
  goTo(point: number): void;
  leave(): void;
}

/** What was fetched stays until the game goes back beyond it. */
function usePastView({ link, seen }: AtTable, point: number | null) {
  const [shown, setShown] = useState<{ readonly point: number; readonly view: View } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const known = useRef(new Map<number, View>());
  const made = useRef(seen.stepsBack);
  if (seen.stepsBack < made.current) known.current.clear();
  made.current = seen.stepsBack;
  useEffect(() => {
    if (point === null || link.past === undefined) {
      setShown(null);
      setFailed(false);
      known.current.clear();
      return;
    }
    let isWanted = true;
    const show = (view: View): void => {
      known.current.set(point, view);
      if (!isWanted) return;
      setShown({ point, view });
      setFailed(false);
    };
    const kept = known.current.get(point);
    if (kept !== undefined) show(kept);
    else
      link.past(point).then(show, () => {
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
    };
  }, [link, point]);
  return { shown, hasFailed };
}

export function useLookBack(at: AtTable): LookBack {
  const { link, seen } = at;
  const { stepsBack: made, phase } = seen;
  const [point, setPoint] = useState<number | null>(null);
  const { shown, hasFailed } = usePastView(at, point);
  const leave = useCallback(() => setPoint(null), []);
  // Going back by consent may have left fewer points than the one being looked at.
  useEffect(() => setPoint((was) => (was !== null && was >= made ? null : was)), [made]);
  const then = useMemo((): AtTable | null => {
    if (point === null || shown === null) return null;
    const past = { ...seen, view: shown.view, decision: null, canUndo: false, mustConfirm: false, waitsFor: [] };
    return { ...at, seen: { ...past, result: null, phase: 'playing' }, log: [], trying: null };
  }, [at, seen, point, shown]);
  const canBegin = link.past !== undefined && made > 0 && phase === 'playing';
  const goTo = (to: number): void => setPoint(to >= made ? null : Math.max(0, to));
  return {
    then,
    point: point ?? made,
    hasFailed,
    earlier: point === null && !canBegin ? undefined : () => goTo((point ?? made) - 1),
    later: point === null ? undefined : () => goTo(point + 1),
    goTo,
    leave,
  };
}
