// The edition that is being typed: every change is kept at once, and can be taken back.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Edition } from '../../text/edition/edition.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import type { RowPlace } from './draft.ts';
import { begun, done, type History, redone, undone } from './history.ts';
import { editionStore, type OwnEdition } from './store.ts';

export interface Draft {
  readonly own: OwnEdition;
  readonly edition: Edition;
  /** A change at a place; of the same field without a pause, all are one step. */
  set(change: (edition: Edition) => Edition, place: RowPlace, field?: string): void;
  /** The place to go to; null: there is nothing. */
  undo(): RowPlace | null;
  redo(): RowPlace | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isKept: boolean;
  /** After something else than the document has changed, such as its copy on the server. */
  refresh(own: OwnEdition): void;
}

/** Keeps one after the other; what another tab has kept meanwhile wins, and is shown. */
function useKeeping(start: OwnEdition, lost: (own: OwnEdition) => void) {
  const own = useRef(start);
  const queue = useRef(Promise.resolve());
  const [pending, setPending] = useState(0);
  const write = useCallback(
    (edition: Edition): void => {
      setPending((n) => n + 1);
      queue.current = queue.current.then(async () => {
        const store = await editionStore();
        const next = { ...own.current, edition, number: own.current.number + 1, at: Date.now() };
        try {
          if (await store.keep(next)) own.current = next;
          else {
            const other = await store.load(next.key);
            if (other !== null) own.current = other;
            if (other !== null) lost(other);
          }
        } finally {
          setPending((n) => n - 1);
        }
      });
    },
    [lost],
  );
  return { own, write, isKept: pending === 0 };
}

export function useDraft(start: OwnEdition): Draft {
  const words = useWords('editions');
  const [history, setHistory] = useState<History>(() => begun(start.edition));
  const [shown, setShown] = useState(start);
  const latest = useRef(history);
  const lost = useCallback(
    (other: OwnEdition) => {
      latest.current = begun(other.edition);
      setHistory(latest.current);
      toast(words.otherTab, 'refusal');
    },
    [words],
  );
  const { own, write, isKept } = useKeeping(start, lost);
  useEffect(() => {
    if (isKept) setShown(own.current);
  }, [isKept, own]);
  return useMemo(() => {
    const take = (next: History): void => {
      if (next === latest.current) return;
      latest.current = next;
      setHistory(next);
      write(next.now);
    };
    const go = (step: typeof undone): RowPlace | null => {
      const found = step(latest.current);
      if (found !== null) take(found.history);
      return found?.place ?? null;
    };
    return {
      own: { ...shown, edition: history.now },
      edition: history.now,
      set: (change, place, field) => take(done(latest.current, change(latest.current.now), place, field ?? null)),
      undo: () => go(undone),
      redo: () => go(redone),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isKept,
      refresh(other) {
        own.current = other;
        setShown(other);
      },
    };
  }, [history, shown, isKept, write, own]);
}
