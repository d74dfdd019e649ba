// Tells what the rules did, beat by beat, while the table already waits for the next choice: it can be held, stepped
// through, skipped and told again, and it ends as soon as somebody acts.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Happening } from '../../../parts/board.ts';
import type { Happened, Open } from '../types.ts';
import { BEFORE, type Beat, beatsOf } from './beats.ts';

interface Telling {
  readonly beats: readonly Beat[];
  /** The beat that is shown; as many as there are beats: told to the end. */
  readonly at: number;
  readonly isRunning: boolean;
}
export interface Story extends Telling {
  readonly beat: Beat | null;
  /** The table as it is to be shown. */
  readonly open: Open;
  go(to: number): void;
  run(isRunning: boolean): void;
  skip(): void;
}

const NONE: Telling = { beats: [], at: 0, isRunning: false };
const PACE: Readonly<Record<string, number>> = { calm: 1, brisk: 0.5, instant: 0 };
/** How fast the player wants to see the moves of others. */
const pace = (): number => PACE[document.documentElement.dataset.speed ?? 'calm'] ?? 1;

/** `isStepped`: somebody goes through the game step by step; the story is told on demand only. */
export function useStory(open: Open, events: readonly Happening<Happened>[], isStepped: boolean): Story {
  const [telling, tell] = useState<Telling>(NONE);
  const [isAfter, setAfter] = useState(false);
  const seen = useRef(events.at(-1)?.key ?? -1);
  const last = useRef(open);

  useEffect(() => {
    const from = last.current;
    last.current = open;
    // After an undo the numbers go on from before it.
    seen.current = Math.min(seen.current, events.at(-1)?.key ?? -1);
    const fresh = events.filter(({ key }) => key > seen.current).map(({ event }) => event);
    seen.current = events.at(-1)?.key ?? -1;
    const beats = fresh.length === 0 ? [] : beatsOf(from, fresh);
    if (beats.length === 0) {
      if (isStepped) tell(NONE); // what was told of another step does not belong here
      return;
    }
    const isQuick = isStepped || pace() === 0;
    tell((was) => {
      const left = !isStepped && was.at < was.beats.length ? was.beats : [];
      const all = [...left, ...beats];
      return { beats: all, at: isQuick ? all.length : left.length > 0 ? was.at : 0, isRunning: !isQuick };
    });
  }, [open, events, isStepped]);

  const beat = telling.beats[telling.at] ?? null;
  const { isRunning } = telling;
  useEffect(() => {
    setAfter(!isRunning);
    if (beat === null || !isRunning) return;
    const ms = beat.ms * (pace() || 1); // who wants no pause sees it only on demand
    const timers = [
      setTimeout(() => setAfter(true), ms * BEFORE),
      setTimeout(() => tell((was) => ({ ...was, at: was.at + 1 })), ms),
    ];
    return () => timers.forEach(clearTimeout);
  }, [beat, isRunning]);

  const skip = useCallback(() => tell((was) => ({ ...was, at: was.beats.length, isRunning: false })), []);
  return {
    ...telling,
    beat,
    open: beat === null ? open : isAfter ? beat.after : beat.before,
    go: (to) => tell((was) => ({ ...was, at: Math.max(0, Math.min(was.beats.length, to)), isRunning: false })),
    run: (runs) => tell((was) => ({ ...was, at: was.at >= was.beats.length ? 0 : was.at, isRunning: runs })),
    skip,
  };
}
