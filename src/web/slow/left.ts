// How much time is left, as people say it.
import { useEffect, useState } from 'react';
import { useKit, useWords } from '../lib/words.ts';

const MINUTE = 60_000;

/** How long, as people say it. */
export function useSpan(): (milliseconds: number) => string {
  const { soon } = useWords().clocks;
  const kit = useKit();
  return (milliseconds) => (milliseconds < MINUTE ? soon : kit.span(milliseconds));
}

/** The current time, refreshed often enough for what is shown of it. */
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
