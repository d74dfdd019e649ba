// The count at the end, source by source: it goes on by itself, can be skipped, and told again. With less motion it is turned
// over page by page instead.
import { useEffect, useMemo, useState } from 'react';
import { type Counting, type CountRow, sumOf } from './count.ts';
import { useReducedMotion } from './motion.ts';

/** Milliseconds for a source. */
const PACE = 1600;
/** Where nobody has anything there is nothing to look at. */
const NOTHING = 500;
const NO_PIECES: readonly string[] = [];

/** `isFresh`: the game has only just ended; otherwise everything is shown at once. Sources that come later are counted. */
export function useCounting(rows: readonly CountRow[], isFresh: boolean, pace = PACE): Counting {
  const isPaged = useReducedMotion();
  const [count, setCount] = useState(isFresh ? 0 : rows.length);
  const [pointed, point] = useState<number | null>(null);
  useEffect(() => {
    if (count >= rows.length || (isPaged && count > 0)) return;
    const hasPoints = rows[count - 1]?.points.some((points) => points !== 0) ?? false;
    const timer = setTimeout(() => setCount((n) => n + 1), hasPoints ? pace : Math.min(pace, NOTHING));
    return () => clearTimeout(timer);
  }, [count, rows, pace, isPaged]);
  const isRunning = count < rows.length;
  const shown = pointed ?? (isRunning && count > 0 ? count - 1 : null);
  const bright = shown === null ? NO_PIECES : (rows[shown]?.of ?? NO_PIECES);
  const totals = useMemo(() => sumOf(rows.slice(0, count), rows[0]?.points.length ?? 0), [rows, count]);
  const skip = () => setCount(isRunning ? rows.length : 0);
  const next = isRunning && isPaged ? () => setCount((n) => n + 1) : null;
  return { rows, count, isRunning, shown, bright, totals, point, next, skip };
}
