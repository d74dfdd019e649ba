// Told when somebody comes back, or asks for it: what has happened since their last turn, line by line, with the board
// lighting up. Nothing waits for it: whoever presses anything ends it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentPrefs, recall, remember } from '../lib/prefs.ts';
import { type AtTable, useAtTable } from './context.ts';
import type { Lighting } from './light.ts';
import { msOf, type Recap, recapOf, sinceOwn, type ToldLine } from './recap.ts';

const KEY = 'kontor.told';
const NONE: readonly ToldLine[] = [];

interface RecapperProps {
  readonly light: Lighting;
  /** Hears what is told now, and how to begin and end it. */
  readonly hear: (recap: Recap) => void;
}

/** Says nothing itself. */
export function Recapper({ light, hear }: RecapperProps) {
  const recap = useTold(useAtTable(), light);
  useEffect(() => hear(recap), [recap, hear]);
  return null;
}

function useTold(at: AtTable, light: Lighting): Recap {
  const { log, seen, texts, names } = at;
  const { you, phase } = seen;
  const fresh = useMemo(() => {
    const since = you === null || phase !== 'playing' ? null : sinceOwn(log, you);
    return since === null ? NONE : recapOf(since, texts, names);
  }, [log, you, phase, texts, names]);
  const [telling, tell] = useState<{ readonly lines: readonly ToldLine[]; readonly at: number } | null>(null);
  const stop = useCallback(() => tell(null), []);
  const start = useCallback(() => tell({ lines: fresh, at: 0 }), [fresh]);
  const { point } = light;
  useEffect(() => {
    if (telling === null) return;
    point(telling.lines[telling.at].of ?? []);
    const next = telling.at + 1;
    const timer = setTimeout(
      () => tell(next < telling.lines.length ? { ...telling, at: next } : null),
      msOf(telling.lines.length) * (currentPrefs().speed === 'brisk' ? 0.6 : 1),
    );
    return () => {
      clearTimeout(timer);
      point([]);
    };
  }, [telling, point]);
  useStopping(telling !== null, stop);
  useComingBack(at, fresh.length > 0, start);
  return useMemo(() => {
    const now = telling && { line: telling.lines[telling.at], at: telling.at, of: telling.lines.length };
    return { now, start: fresh.length === 0 ? undefined : start, stop };
  }, [telling, fresh, start, stop]);
}

/** Whoever does anything is not to be told any longer. */
function useStopping(isTelling: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isTelling) return;
    const options = { capture: true } as const;
    for (const what of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(what, stop, options);
    return () => {
      for (const what of ['pointerdown', 'keydown', 'wheel']) window.removeEventListener(what, stop, options);
    };
  }, [isTelling, stop]);
}

/** Told by itself when the table is opened, or looked at again: once, and not to those who have watched all of it. */
function useComingBack({ id, link, since, log, skip }: AtTable, isNews: boolean, start: () => void): void {
  const last = log.at(-1)?.seq ?? 0;
  const latest = useRef({ last, isNews, start });
  latest.current = { last, isNews: isNews && skip === undefined, start }; // what happens now is told anyway
  const tell = useCallback(
    (seen: number): void => {
      const now = latest.current;
      const name = `${id} ${now.last}`;
      const isShared = (link.local?.people ?? 1) > 1; // they sit around it
      if (!now.isNews || isShared || now.last <= seen || currentPrefs().speed === 'instant') return;
      if (recall(KEY) === name) return;
      remember(KEY, name);
      now.start();
    },
    [id, link],
  );
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (last <= since) tell(0);
  }, [last, since, tell]);
  useEffect(() => {
    let seen = latest.current.last;
    const look = (): void => {
      if (document.hidden) seen = latest.current.last;
      else tell(seen);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [tell]);
}
