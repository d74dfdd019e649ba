// One tab stop for many things: arrow keys move between them, by where they lie.
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { pointing, together } from './handlers.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest thing in the direction of an arrow key, or -1: straight ahead wins over off to the side. */
export function towards(spots: readonly Spot[], from: Spot, key: string): number {
  const way = WAYS[key];
  if (way === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * way[0] + (y - from.y) * way[1];
    if (ahead <= 0) return;
    const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0]);
    const far = ahead + aside * 2.2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** Up and left go back, down and right go on; Home and End as usual. -1: not such a key. */
export function along(count: number, from: number, key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count;
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : -1;
}

/** A list with one tab stop. Spread `stop(i)` on its items and `onKeyDown` on their container. */
export function useRoving(count: number, next: (from: number, key: string) => number) {
  const [chosen, choose] = useState(0);
  const things = useRef(new Map<number, HTMLElement>());
  const at = Math.min(chosen, Math.max(0, count - 1));
  const focus = useCallback((i: number) => {
    choose(i);
    things.current.get(i)?.focus({ preventScroll: true });
  }, []);
  const stop = (i: number) => ({
    tabIndex: i === at ? 0 : -1,
    ref: (el: HTMLElement | null) => {
      if (el === null) things.current.delete(i);
      else things.current.set(i, el);
    },
    onFocus: () => choose(i),
  });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const to = next(at, e.key);
    if (to < 0 || to >= count) return;
    e.preventDefault();
    focus(to);
  };
  return { at, focus, stop, onKeyDown };
}

/** What goes on a thing of a list with one tab stop. */
export type Stop = ReturnType<ReturnType<typeof useRoving>['stop']>;

/** A row of pieces with one tab stop: the first piece that can be used; arrow keys move between all of them. */
export function useGroup(isOpen: readonly boolean[]) {
  const count = isOpen.length;
  const { at, stop, onKeyDown } = useRoving(count, (from, key) => along(count, from, key));
  const [isInside, setInside] = useState(false);
  const first = isOpen.indexOf(true);
  const entry = isInside || first < 0 ? at : first;
  return {
    stop: (i: number): Stop => ({ ...stop(i), tabIndex: i === entry ? 0 : -1 }),
    keys: {
      onKeyDown,
      onFocus: () => setInside(true),
      onBlur: (e: FocusEvent<HTMLElement>) => {
        if (!e.currentTarget.contains(e.relatedTarget)) setInside(false);
      },
    },
  };
}

/** A list of choices with one tab stop; the one under pointer or focus is pointed at. Spread `choice(i)` on its buttons. */
export function useChoices(count: number, point: (i: number | null) => void = () => undefined) {
  const { stop, onKeyDown } = useRoving(count, (from, key) => along(count, from, key));
  const choice = (i: number) =>
    together(
      stop(i),
      pointing(
        () => point(i),
        () => point(null),
      ),
    );
  return { choice, onKeyDown };
}
