// Animation from events: what just happened is shown once, where it happened, and blocks nothing.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { GameEvent } from '../kernel/types.ts';
import type { Happening } from './board.ts';

const query = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (told: () => void): (() => void) => {
  const media = query();
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
};
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches || document.documentElement.dataset.motion === 'less',
    () => false,
  );

/** Something to be seen for a while. */
export interface Effect<X> {
  readonly key: string;
  readonly what: X;
}
/** Turns new events into effects: each lives `ms`, several overlap. What was there at the start is not news. */
export function useEffects<E extends GameEvent, X>(
  events: readonly Happening<E>[],
  make: (event: E) => { readonly what: X; readonly ms: number } | null,
): readonly Effect<X>[] {
  const [effects, setEffects] = useState<readonly Effect<X>[]>([]);
  const seen = useRef(events.at(-1)?.key ?? -1);
  const maker = useRef(make);
  maker.current = make;
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    // After an undo the numbers continue from before it.
    seen.current = Math.min(seen.current, events.at(-1)?.key ?? -1);
    const fresh = events.filter(({ key }) => key > seen.current);
    if (fresh.length === 0) return;
    seen.current = fresh[fresh.length - 1].key;
    for (const { key, event } of fresh) {
      const made = maker.current(event);
      if (made === null) continue;
      const effect = { key: `${key}`, what: made.what };
      setEffects((list) => [...list.filter((e) => e.key !== effect.key), effect]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setEffects((list) => list.filter((e) => e.key !== effect.key));
      }, made.ms);
      timers.current.add(timer);
    }
  }, [events]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return effects;
}
