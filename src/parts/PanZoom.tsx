// A window onto a board that can be moved and scaled by mouse, fingers and keys. It shows everything until somebody
// moves it, and moves by itself only if it is worth it; from then on it only follows when something happens out of sight.
import './window.css';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type Box,
  calmly,
  type Frame,
  type Inset,
  isOther,
  keepInReach,
  type Limits,
  reveal,
  type Size,
  showAll,
  toBoard,
  WORTH,
  zoomAt,
} from './panzoom/frame.ts';
import { type Gestures, useGestures } from './panzoom/gestures.ts';

export type { Box, Inset } from './panzoom/frame.ts';

export interface PanZoomTexts {
  readonly board: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
}
/** What the board wants to know about the pointer, in its own units. A handler that returns true has taken the gesture. */
export interface Pointing {
  hover?(x: number, y: number, pointer: string): void;
  leave?(): void;
  tap?(x: number, y: number, pointer: string): boolean;
  wheel?(x: number, y: number, direction: 1 | -1): boolean;
  twist?(direction: 1 | -1): void;
  turn?(): void;
  /** A finger stays here, or a right click that turns nothing. */
  look?(x: number, y: number): boolean;
}
interface PanZoomProps {
  /** All there is, in board units. */
  readonly bounds: Box;
  /** SVG in board units. */
  readonly children: ReactNode;
  /** HTML laid over it, also in board units. What has the class `k-edge` is told by `--x` and `--y` where the window is. */
  readonly over?: ReactNode;
  /** Something happened here: shown if it is out of sight. `least`: minimum pixels per unit. */
  readonly follow?: (Box & { readonly key: string | number; readonly least?: number }) | null;
  readonly inset?: Inset;
  readonly texts: PanZoomTexts;
  readonly pointing?: Pointing;
  readonly limits?: Limits;
  /** When everything is shown, the minimum and maximum pixels per unit. */
  readonly fitLimits?: Limits;
  /** How much larger everything could be shown before the window moves by itself; 1: it always fills the window. */
  readonly worth?: number;
  onKeyDown?(event: KeyboardEvent): void;
}

const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const STEP = 70;
const LIMITS: Limits = { least: 0.25, most: 4 };
/** Nothing has been shown yet. */
const NEVER: Frame = { k: 0, x: 0, y: 0 };

export function PanZoom(props: PanZoomProps) {
  const { bounds, children, over, texts, onKeyDown } = props;
  const window = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const view = useFrame(props, window, world);
  useGestures(window, gesturesOf(props, view));
  const place = { left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is not a form
    <div
      ref={window}
      className="k-window"
      role="group"
      aria-label={texts.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the ground when it has the focus
      tabIndex={0}
      onKeyDown={(e) => {
        if (e.target === e.currentTarget && keys(view, e)) e.preventDefault();
        else onKeyDown?.(e);
      }}
      onContextMenu={(e) => {
        if (props.pointing?.turn === undefined) return;
        e.preventDefault();
        props.pointing.turn();
      }}
    >
      <div ref={world} className="k-world">
        <svg
          style={place}
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          aria-hidden="true"
          focusable="false"
        >
          {children}
        </svg>
        {over}
      </div>
      <div className="k-zoom">
        <button type="button" onClick={() => view.zoomBy(1.35)} aria-label={texts.larger} title={texts.larger}>
          +
        </button>
        <button type="button" onClick={() => view.zoomBy(1 / 1.35)} aria-label={texts.smaller} title={texts.smaller}>
          −
        </button>
        <button type="button" onClick={view.fitAll} aria-label={texts.fit} title={texts.fit}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </div>
    </div>
  );
}

interface ViewControl {
  readonly frame: RefObject<Frame>;
  set(frame: Frame, how: 'glide' | 'at once', byHand: boolean): void;
  zoomBy(factor: number): void;
  zoomAt(px: number, py: number, factor: number, how: 'glide' | 'at once'): void;
  fitAll(): void;
  moving(on: boolean): void;
}

/** Keeps the frame outside React: a drag must not redraw the board. */
function useFrame(
  props: PanZoomProps,
  window: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
) {
  const { bounds, inset = NO_INSET, follow = null } = props;
  const { limits = LIMITS, fitLimits = limits } = props;
  const frame = useRef<Frame>(NEVER);
  const size = useRef<Size>({ width: 0, height: 0 });
  const byHand = useRef(false);
  const { worth = WORTH } = props;
  const latest = useRef({ bounds, inset, limits, fitLimits, follow, worth });
  latest.current = { bounds, inset, limits, fitLimits, follow, worth };

  const set = useCallback<ViewControl['set']>(
    (to, how, hand) => {
      const el = world.current;
      if (el === null) return;
      if (hand) byHand.current = true;
      window.current?.toggleAttribute('data-moved', byHand.current);
      const kept = keepInReach(to, latest.current.bounds, size.current);
      frame.current = kept;
      el.classList.toggle('k-glide', how === 'glide');
      el.style.transform = `translate(${kept.x}px, ${kept.y}px) scale(${kept.k})`;
      el.style.setProperty('--k', String(kept.k));
      tellEdge(el, kept);
    },
    [world, window],
  );
  const fitted = useRef<Size>({ width: 0, height: 0 });
  const settle = useCallback(
    (how: 'glide' | 'at once') => {
      const now = latest.current;
      const was = isOther(fitted.current, size.current, now.worth) ? NEVER : frame.current;
      if (was === NEVER) fitted.current = size.current;
      const from = byHand.current
        ? frame.current
        : calmly(was, now.bounds, size.current, now.inset, now.fitLimits, now.worth);
      const to = towardsFollowed(from, now, size.current);
      if (to !== frame.current) set(to, how, false);
    },
    [set],
  );

  useSettling(props, window, { size, byHand, settle });
  // An edge that has come since the last move wants to know, too.
  useLayoutEffect(() => tellEdge(world.current, frame.current));

  const control: ViewControl = {
    frame,
    set,
    zoomAt: (px, py, factor, how) => set(zoomAt(frame.current, px, py, factor, limits), how, true),
    zoomBy: (factor) =>
      set(zoomAt(frame.current, size.current.width / 2, size.current.height / 2, factor, limits), 'glide', true),
    fitAll: () => {
      byHand.current = false;
      // However small, but no larger than its natural size.
      set(showAll(bounds, size.current, inset, { least: limits.least, most: fitLimits.most }), 'glide', false);
    },
    moving: (on) => tellMoving(window.current, world.current, on),
  };
  return control;
}

function tellMoving(window: HTMLElement | null, world: HTMLElement | null, on: boolean): void {
  world?.classList.toggle('k-moving', on);
  window?.toggleAttribute('data-moving', on);
}

/** Zooms in on what is followed if it would be too small, and moves so that it is in view. */
function towardsFollowed(from: Frame, { follow, limits, inset }: Following, size: Size): Frame {
  if (follow === null) return from;
  const closer = Math.max(1, (follow.least ?? 0) / from.k);
  const [px, py] = [(follow.x + follow.width / 2) * from.k + from.x, (follow.y + follow.height / 2) * from.k + from.y];
  return reveal(closer === 1 ? from : zoomAt(from, px, py, closer, limits), follow, size, inset);
}
interface Following {
  readonly follow: NonNullable<PanZoomProps['follow']> | null;
  readonly limits: Limits;
  readonly inset: Inset;
}

function tellEdge(world: HTMLElement | null, { x, y }: Frame): void {
  const edge = world?.querySelector<HTMLElement>('.k-edge');
  edge?.style.setProperty('--x', String(x));
  edge?.style.setProperty('--y', String(y));
}

interface Settling {
  readonly size: RefObject<Size>;
  readonly byHand: RefObject<boolean>;
  settle(how: 'glide' | 'at once'): void;
}

/** Recalculates when the window, the board or what is followed has changed. */
function useSettling(
  { bounds, inset = NO_INSET, follow = null }: PanZoomProps,
  window: RefObject<HTMLDivElement | null>,
  { size, byHand, settle }: Settling,
): void {
  useLayoutEffect(() => {
    const el = window.current;
    if (el === null) return;
    const watch = new ResizeObserver(() => {
      const first = size.current.width === 0;
      size.current = { width: el.clientWidth, height: el.clientHeight };
      if (!byHand.current) settle(first ? 'at once' : 'glide');
    });
    watch.observe(el);
    return () => watch.disconnect();
  }, [window, size, byHand, settle]);

  const { x, y, width, height } = bounds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers say when the bounds have changed
  useEffect(() => {
    if (size.current.width > 0 && !byHand.current) settle('glide');
  }, [x, y, width, height, settle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per event, and when it may have been covered
  useEffect(() => {
    if (size.current.width > 0) settle('glide');
  }, [follow?.key, inset.bottom, settle]);
}

function gesturesOf({ pointing = {} }: PanZoomProps, view: ViewControl): Gestures {
  const at = (px: number, py: number) => toBoard(view.frame.current, px, py);
  return {
    pan: (dx, dy) => {
      const { k, x, y } = view.frame.current;
      view.set({ k, x: x + dx, y: y + dy }, 'at once', true);
    },
    zoom: (px, py, factor) => view.zoomAt(px, py, factor, 'at once'),
    twist: (direction) => pointing.twist?.(direction),
    wheel: (px, py, direction) => pointing.wheel?.(...at(px, py), direction) ?? false,
    hover: (px, py, pointer) => pointing.hover?.(...at(px, py), pointer),
    leave: () => pointing.leave?.(),
    look: (px, py) => pointing.look?.(...at(px, py)) ?? false,
    turns: () => pointing.turn !== undefined,
    tap: (px, py, pointer) => pointing.tap?.(...at(px, py), pointer) ?? false,
    doubleTap: (px, py) => view.zoomAt(px, py, 1.8, 'glide'),
    moving: view.moving,
  };
}

/** Whether the key moved the ground. */
function keys(view: ViewControl, e: KeyboardEvent): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  const { k, x, y } = view.frame.current;
  const by: Record<string, readonly [number, number]> = {
    ArrowLeft: [STEP, 0],
    ArrowRight: [-STEP, 0],
    ArrowUp: [0, STEP],
    ArrowDown: [0, -STEP],
  };
  const step = by[e.key];
  if (step !== undefined) view.set({ k, x: x + step[0], y: y + step[1] }, 'glide', true);
  else if (e.key === '+' || e.key === '=') view.zoomBy(1.35);
  else if (e.key === '-') view.zoomBy(1 / 1.35);
  else if (e.key === '0') view.fitAll();
  else return false;
  return true;
}
