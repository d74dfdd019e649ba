// How much time is left, as people say it.
import { useEffect, useState } from 'react';
import { STORES } from '../../table/clock.ts';
import type { Pace } from '../../table/types.ts';
import { useKit, useWords } from '../lib/words.ts';

const MINUTE = 60_000;

/** How long, as people say it. */
export function useSpan(): (milliseconds: number) => string {
  const { soon } = useWords().clocks;
  const kit = useKit();
  return (milliseconds) => (milliseconds < MINUTE ? soon : kit.span(milliseconds));
}

/** How much time a pace gives, as the tables have it. */
export function usePaceAbout(): (pace: Pace) => string {
  const { paces } = useWords();
  const kit = useKit();
  return (pace) => {
    if (pace === 'none') return paces.aboutNone;
    const { most, refill } = STORES[pace];
    return paces.about(kit.span(most), kit.span(refill));
  };
}

/** The time, now and then: often enough for what is shown of it. */
export function useNow(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), until - Date.now() < 5 * MINUTE ? 1000 : MINUTE / 2);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
