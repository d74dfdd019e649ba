// Pieces on their way from one named place to another, over everything. A place is an element with `data-at`, in the board
// or beside it, drawn in HTML or SVG.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from './motion.ts';
import { Overlay } from './Overlay.tsx';

export interface Flight {
  readonly key: string;
  readonly from: string;
  /** Left out: it rises where it is and fades, as points do. */
  readonly to?: string;
  readonly what: ReactNode;
  /** Milliseconds to wait. */
  readonly late?: number;
}
interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flights: readonly Flight[];
}

export function Flights({ root, flights }: FlightsProps) {
  if (flights.length === 0) return null;
  return (
    <Overlay>
      {flights.map((flight) => (
        <Flying key={flight.key} root={root} flight={flight} />
      ))}
    </Overlay>
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** How large things are drawn there. */
  readonly k: number;
}

/** The middle of a place in the window; null: it is nowhere to be seen. */
function spotOf(root: HTMLElement, name: string): Spot | null {
  const wanted = `[data-at="${CSS.escape(name)}"]`;
  const el = root.querySelector(wanted) ?? document.querySelector(wanted);
  if (el === null) return null;
  const { x, y, width, height } = el.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const k = el.closest('.k-world') === null ? 1 : Number(getComputedStyle(el).getPropertyValue('--k')) || 1;
  return { x: x + width / 2, y: y + height / 2, k };
}

const put = ({ x, y, k }: Spot, scale = 1): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${k * scale})`;

const FLY = { duration: 360, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)', fill: 'both' } as const;
const RISE = { duration: 1400, easing: 'ease-out', fill: 'both' } as const;
const FADE = { duration: 500, fill: 'both' } as const;
const HIGH = 46;

function framesOf(from: Spot, to: Spot | null, isStill: boolean): [Keyframe[], KeyframeAnimationOptions] {
  const end = to ?? from;
  const seen = (spot: Spot, scale?: number): Keyframe => ({ transform: put(spot, scale), opacity: 1 });
  const gone = (spot: Spot, scale?: number): Keyframe => ({ transform: put(spot, scale), opacity: 0 });
  if (isStill) return [[gone(end), seen(end), gone(end)], FADE];
  if (to !== null) return [[seen(from), { ...seen(to, 0.9), offset: 0.75 }, gone(to, 1.15)], FLY];
  const above = { ...from, y: from.y - HIGH };
  const [early, late] = [
    { ...seen(from), offset: 0.12 },
    { ...seen(above), offset: 0.75 },
  ];
  return [[gone(from), early, late, gone(above)], RISE];
}

function Flying({ root, flight }: { readonly root: RefObject<HTMLElement | null>; readonly flight: Flight }) {
  const self = useRef<HTMLSpanElement>(null);
  const isStill = useReducedMotion();
  const { from, to, late = 0 } = flight;
  useLayoutEffect(() => {
    const el = self.current;
    let animation: Animation | undefined;
    // To measure something the page is laid out: once for this frame, and not before all that this frame shows is there.
    const frame = requestAnimationFrame(() => {
      const board = root.current;
      if (board === null || el === null) return;
      const end = to === undefined ? null : spotOf(board, to);
      const start = spotOf(board, from) ?? end;
      // Whoever is not on the screen neither sends nor gets anything there.
      if (start === null || (to !== undefined && end === null)) return;
      const [frames, how] = framesOf(start, end, isStill);
      el.style.visibility = 'visible';
      animation = el.animate(frames, { ...how, delay: late });
    });
    return () => {
      cancelAnimationFrame(frame);
      animation?.cancel();
      if (el !== null) el.style.visibility = 'hidden';
    };
  }, [root, from, to, late, isStill]);
  return (
    <span ref={self} className="k-flying" style={{ visibility: 'hidden' }}>
      {flight.what}
    </span>
  );
}
