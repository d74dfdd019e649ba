// What the pointer does on the board, and what the window shows.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import type { Box, Inset, Pointing } from '../../../parts/PanZoom.tsx';
import type { Laid, S } from '../types.ts';
import { segmentAt } from './features.ts';
import type { Placing } from './usePlacing.ts';

const REST_MS = 160;

/** Holds the tile over a place, or shows what lies under the pointer. */
export function usePointing(
  { open }: ViewOf<S>,
  placing: Placing | null,
  point: (segment: number | null) => void,
  floating: RefObject<SVGGElement | null>,
): { readonly pointing: Pointing; keep(isKept: boolean): void } {
  // The ghost follows the pointer outside React: nothing else changes while it does.
  const float = (x: number, y: number, isSeen: boolean) => {
    floating.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    floating.current?.setAttribute('visibility', isSeen ? 'visible' : 'hidden');
  };
  const cellUnder = (x: number, y: number) => placing?.cellAt(Math.floor(x / 100), Math.floor(y / 100)) ?? null;
  const { show, after } = useRest(open, point);
  const turning: Pointing = {
    wheel: (x, y, direction) => {
      const cell = cellUnder(x, y);
      if (cell === null || cell.options.length < 2) return false;
      placing?.rotate(direction);
      return true;
    },
    twist: (direction) => placing?.rotate(direction),
    turn: () => placing?.rotate(1),
  };
  const pointing: Pointing = {
    hover: (x, y, pointer) => {
      if (pointer === 'touch') return;
      const isOnTile = show(x, y, REST_MS);
      placing?.hold(cellUnder(x, y), 'mouse');
      float(x, y, !isOnTile);
    },
    leave: () => {
      after(-1, REST_MS, () => point(null));
      placing?.hold(null, 'mouse');
      float(0, 0, false);
    },
    tap: (x, y, pointer) => {
      if (cellUnder(x, y) !== null) return true;
      if (pointer !== 'touch') return false;
      placing?.hold(null, 'touch');
      show(x, y, 0);
      return false;
    },
    ...(placing === null ? {} : turning),
  };
  const keep = (isKept: boolean) => after(-1, REST_MS, () => isKept || point(null));
  return { pointing, keep };
}

/** Shows a feature when the pointer rests on it, so that crossing the country does not make it flicker. */
function useRest(open: S['open'], point: (segment: number | null) => void) {
  const rest = useRef<{ root: number; timer: ReturnType<typeof setTimeout> | undefined }>({
    root: -1,
    timer: undefined,
  });
  useEffect(() => () => clearTimeout(rest.current.timer), []);
  const after = (root: number, ms: number, then: () => void) => {
    clearTimeout(rest.current.timer);
    rest.current = { root, timer: setTimeout(then, ms) };
  };
  /** Whether there is a feature. */
  const show = (x: number, y: number, ms: number): boolean => {
    const segment = segmentAt(open, x, y);
    const root = segment < 0 ? -1 : open.segments.root[segment];
    if (root === rest.current.root) return segment >= 0;
    after(root, ms, () => point(root < 0 ? null : segment));
    return segment >= 0;
  };
  return { show, after };
}

/** The country and the ring of cells around it. */
export function boundsOf(laid: readonly Laid[]): Box {
  const xs = laid.map((l) => l.x);
  const ys = laid.map((l) => l.y);
  const [x0, x1] = [Math.min(...xs) - 1, Math.max(...xs) + 2];
  const [y0, y1] = [Math.min(...ys) - 1, Math.max(...ys) + 2];
  return { x: x0 * 100 - 10, y: y0 * 100 - 10, width: (x1 - x0) * 100 + 20, height: (y1 - y0) * 100 + 20 };
}

/** The dock covers the rim below, the higher the more there is to choose from; so it is measured. */
export function useInset(root: RefObject<HTMLElement | null>, { todo }: ViewOf<S>): Inset {
  const [dock, setDock] = useState(0);
  useLayoutEffect(() => {
    const height = root.current?.querySelector<HTMLElement>('.bl-dock')?.offsetHeight ?? 0;
    setDock(height);
  });
  // Room for the dock is kept while others play; when the game is over, none comes any more.
  const bottom = todo.length === 0 ? 12 : Math.max(112, dock + 22);
  return { top: 12, right: 12, bottom, left: 12 };
}

/** Fingers need larger places than a mouse. */
const isCoarse = (): boolean => window.matchMedia('(pointer: coarse)').matches;
const around = ({ x, y }: { readonly x: number; readonly y: number }, by: number): Box => ({
  x: x * 100 - by,
  y: y * 100 - by,
  width: 100 + 2 * by,
  height: 100 + 2 * by,
});

/** Shows what a score line lights up; the place that keys or fingers are on; closer, the tile that followers are to be put on; the tile just laid. */
export function followOf(laid: readonly Laid[], placing: Placing | null, step: string | null, lit: readonly string[]) {
  const shining = laid.filter(({ tile }) => lit.some((name) => name.split('.')[0] === tile));
  if (shining.length > 0) {
    const { x, y, width, height } = boundsOf(shining);
    return { x: x + 90, y: y + 90, width: width - 180, height: height - 180, key: `lit ${lit.join(' ')}` };
  }
  const target = placing?.target ?? null;
  if (target !== null && target.by !== 'mouse')
    return { ...around(target.cell, 20), key: `at ${target.cell.x} ${target.cell.y}` };
  const last = laid[laid.length - 1];
  if (step === 'follower') return { ...around(last, 25), key: `put ${last.tile}`, least: isCoarse() ? 1.5 : 0.85 };
  return laid.length > 1 ? { ...around(last, 20), key: `laid ${laid.length} ${last.tile}` } : null;
}
