// What the pointer does on the board, and what the window shows.
import { type RefObject, useEffect, useRef } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import type { Box, Inset, Pointing } from '../../../parts/PanZoom.tsx';
import type { Laid, S } from '../types.ts';
import { litCells, segmentAt } from './features.ts';
import type { Placing } from './usePlacing.ts';

const REST_MS = 160;

/** Holds the tile over a place, or shows what lies under the pointer. */
export function usePointing(
  { open }: ViewOf<S>,
  placing: Placing | null,
  point: (segment: number | null) => void,
  floating: RefObject<SVGGElement | null>,
  explain?: (segment: number) => void,
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
    look: (x, y) => {
      const segment = segmentAt(open, x, y);
      if (segment >= 0) explain?.(segment);
      return segment >= 0 && explain !== undefined;
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
  return boxAround(laid, 1, 10);
}

/** What matters now: the country with a rim, and every place where the drawn tile may go. */
export function stageOf(laid: readonly Laid[], cells: readonly Spot[]): Box {
  const country = boxAround(laid, 0, 30);
  return cells.length === 0 ? country : joined(country, boxAround(cells, 0, 10));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}
function boxAround(spots: readonly Spot[], cells: number, rim: number): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [x0, x1] = [Math.min(...xs) - cells, Math.max(...xs) + cells + 1];
  const [y0, y1] = [Math.min(...ys) - cells, Math.max(...ys) + cells + 1];
  return {
    x: x0 * 100 - rim,
    y: y0 * 100 - rim,
    width: (x1 - x0) * 100 + 2 * rim,
    height: (y1 - y0) * 100 + 2 * rim,
  };
}
function joined(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** What lies over the rim of the window: buttons above, or at the right where the dock is beside the country. */
export const insetOf = (isWide: boolean): Inset =>
  isWide ? { top: 12, right: 66, bottom: 12, left: 12 } : { top: 64, right: 10, bottom: 10, left: 10 };

/** Fingers need larger places than a mouse. */
const isCoarse = (): boolean => window.matchMedia('(pointer: coarse)').matches;
const around = ({ x, y }: Spot, by: number): Box => ({
  x: x * 100 - by,
  y: y * 100 - by,
  width: 100 + 2 * by,
  height: 100 + 2 * by,
});

/**
 * Shows what words light up; the place that keys or fingers are on, or that somebody else tries; closer, the tile that followers
 * are to be put on; the tile just laid.
 */
export function followOf(
  laid: readonly Laid[],
  placing: Placing | null,
  step: string | null,
  lit: readonly string[],
  tried?: Spot,
) {
  const shining = [
    ...laid.filter(({ tile }) => lit.some((name) => name.startsWith(`${tile}.`))),
    ...litCells(laid, lit),
  ];
  if (shining.length > 0) {
    return { ...boxAround(shining, 0, 20), key: `lit ${lit.join(' ')}` };
  }
  const target = placing?.target ?? null;
  if (target !== null && target.by !== 'mouse')
    return { ...around(target.cell, 20), key: `at ${target.cell.x} ${target.cell.y}` };
  if (placing === null && tried !== undefined) return { ...around(tried, 10), key: `tried ${tried.x} ${tried.y}` };
  const last = laid[laid.length - 1];
  if (step === 'follower') return { ...around(last, 25), key: `put ${last.tile}`, least: isCoarse() ? 1.5 : 1 };
  return laid.length > 1 ? { ...around(last, 20), key: `laid ${laid.length} ${last.tile}` } : null;
}
