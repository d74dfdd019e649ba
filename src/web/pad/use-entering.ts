// What is entered: names and position, every entry with undo, kept as a draft until the next visit.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Edition } from '../../text/edition/edition.ts';
import { go } from '../lib/router.ts';
import { currentKit, useWords } from '../lib/words.ts';
import { type Entered, unpack } from './position-address.ts';
import { draft, keepDraft, save } from './saved.ts';

export interface EnteringPlan {
  /** Drafts and saved positions are kept under this name. */
  readonly shelf: string;
  /** Where the page lives. */
  readonly path: string;
  /** What is after the '#'. */
  readonly shared: string;
  /** What is counted with; undefined: the built-in one. */
  readonly edition: Edition | undefined;
  countWith(entered: Entered): void;
  empty(): Entered;
  isRight(entered: Entered): boolean;
}
export interface Entering {
  readonly now: Entered;
  /** `kind`: consecutive entries of one kind, such as letters of a name, are undone together. */
  change(next: Entered, kind?: string): void;
  /** Counts this with the edition that it brings along. */
  countWith(entered: Entered): void;
  readonly canUndo: boolean;
  undo(): void;
  readonly state: 'reading' | 'ready' | 'broken';
}
interface Kept {
  readonly now: Entered;
  readonly past: readonly Entered[];
  readonly kind: string;
}
const MOST_PAST = 200;

export function useEntering({ shelf, path, shared, edition, countWith, empty, isRight }: EnteringPlan): Entering {
  const { earlier } = useWords('pad');
  const own = (): Kept => ({ now: usable(draft(shelf), isRight) ?? empty(), past: [], kind: '' });
  const [kept, setKept] = useState<Kept>(own);
  const [state, setState] = useState<Entering['state']>(shared === '' ? 'ready' : 'reading');
  const plan = useRef({ isRight, own });
  plan.current = { isRight, own };
  useEffect(() => {
    if (shared === '') return setState('ready');
    let isWanted = true;
    setState('reading');
    unpack(shared).then((entered) => {
      if (!isWanted) return;
      const read = usable(entered, plan.current.isRight);
      setKept(read === null ? plan.current.own() : { now: read, past: [], kind: '' });
      setState(read === null ? 'broken' : 'ready');
    });
    return () => {
      isWanted = false;
    };
  }, [shared]);
  const settle = useCallback(
    (next: Kept): void => {
      if (shared !== '') {
        putAside(shelf, earlier);
        go(path, 'replace');
      }
      keepDraft(shelf, withEdition(next.now, edition));
      setKept(next);
    },
    [shelf, path, shared, earlier, edition],
  );
  return {
    now: useMemo(() => withEdition(kept.now, edition), [kept.now, edition]),
    state,
    countWith,
    canUndo: kept.past.length > 0,
    change: (next, kind = '') => {
      const isOn = kind !== '' && kind === kept.kind;
      settle({ now: next, past: isOn ? kept.past : [...kept.past, kept.now].slice(-MOST_PAST), kind });
    },
    undo: () => {
      const before = kept.past.at(-1);
      if (before !== undefined) settle({ now: before, past: kept.past.slice(0, -1), kind: '' });
    },
  };
}

const withEdition = ({ names, value }: Entered, edition: Edition | undefined): Entered => ({
  ...{ names, value },
  ...(edition !== undefined && { edition }),
});

const usable = (entered: Entered | null, isRight: (entered: Entered) => boolean): Entered | null =>
  entered !== null && isRight(entered) ? entered : null;

/** Somebody else's position is being edited now: one's own draft is not lost for it. */
function putAside(shelf: string, nameOf: (day: string) => string): void {
  const own = draft(shelf);
  if (own === null) return;
  save(shelf, nameOf(currentKit().date(Date.now())), own);
}
