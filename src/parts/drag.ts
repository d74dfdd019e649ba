// A thing picked up with the pointer: it follows until it is let go over a place that takes it. A press that goes nowhere
// stays a press.
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** A place that takes things is an element with `data-drop`, which says what it is. */
export interface DropAt {
  readonly drop: string;
  readonly element: HTMLElement;
}
interface DragHandlers<X> {
  take?(thing: X): void;
  /** The place under the pointer, whenever it is another one; null: none, or it is over. */
  over?(thing: X, at: DropAt | null): void;
  drop(thing: X, at: DropAt): void;
}
/** Which way a finger picks up: in every direction; upwards only, because sideways pushes the row along; not at all, because it scrolls. */
export type Way = 'any' | 'up' | 'mouse';

/** What is carried, and how it lies under the pointer. */
export interface Carrying<X> {
  readonly thing: X;
  readonly width: number;
  readonly height: number;
}
export interface Drag<X> {
  /** What is carried; null: nothing. */
  readonly carrying: Carrying<X> | null;
  /** The element that follows the pointer: `Carried` fills it in. */
  readonly follower: RefObject<HTMLDivElement | null>;
  /** Where it is, for when the follower is drawn. */
  readonly at: RefObject<Spot>;
  isCarried(thing: X): boolean;
  /** Spread on what can be picked up. */
  grip(thing: X, way?: Way): { 'data-grip': Way; onPointerDown(e: ReactPointerEvent): void };
}
interface Spot {
  /** The corner of the carried thing, in the window. */
  x: number;
  y: number;
}

const FAR = 8;
/** Marks the place under what is carried. */
const UNDER = 'data-under';

/** The place under a point of the window. What is disabled takes nothing. */
function dropAt(x: number, y: number): DropAt | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const element = under.closest<HTMLElement>('[data-drop]');
    const drop = element?.dataset.drop;
    if (element === null || drop === undefined) continue;
    return element.matches(':disabled, [aria-disabled="true"]') ? null : { drop, element };
  }
  return null;
}

const follow = (follower: HTMLElement | null, { x, y }: Spot): void => {
  if (follower !== null) follower.style.transform = `translate(${x}px, ${y}px)`;
};

export function useDrag<X>(handlers: DragHandlers<X>): Drag<X> {
  const [carrying, carry] = useState<Carrying<X> | null>(null);
  const follower = useRef<HTMLDivElement>(null);
  const at = useRef<Spot>({ x: 0, y: 0 });
  const now = useRef(handlers);
  now.current = handlers;
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const grip = useCallback(
    (thing: X, way: Way = 'up') => ({
      'data-grip': way,
      onPointerDown: (down: ReactPointerEvent) => {
        if (down.button !== 0 || !down.isPrimary || (way === 'mouse' && down.pointerType === 'touch')) return;
        ending.current?.abort();
        ending.current = pickUp(down, way, {
          begin: (size) => {
            carry({ thing, ...size });
            now.current.take?.(thing);
          },
          move: (spot) => {
            at.current = spot;
            follow(follower.current, spot);
          },
          over: (place) => now.current.over?.(thing, place),
          end: (place) => {
            carry(null);
            if (place !== null) now.current.drop(thing, place);
          },
        });
      },
    }),
    [],
  );
  return { carrying, follower, at, grip, isCarried: (thing) => carrying?.thing === thing };
}

interface Told {
  begin(size: { width: number; height: number }): void;
  move(spot: Spot): void;
  over(place: DropAt | null): void;
  end(place: DropAt | null): void;
}

/** Listens until the pointer is let go; only then is it known whether this was a drag. */
function pickUp(down: ReactPointerEvent, way: Way, tell: Told): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const { clientX: x0, clientY: y0, pointerId, pointerType } = down;
  const box = down.currentTarget.getBoundingClientRect();
  const isTouch = pointerType === 'touch';
  // Above a finger it can be seen; under a mouse it stays where it was taken.
  const [dx, dy] = isTouch ? [box.width / 2, box.height * 0.85] : [x0 - box.left, y0 - box.top];
  let isDrag = false;
  let place: DropAt | null = null;
  const isFar = (e: PointerEvent): boolean => {
    const [x, y] = [e.clientX - x0, e.clientY - y0];
    return isTouch && way === 'up' ? -y > FAR && -y > Math.abs(x) : Math.hypot(x, y) > FAR;
  };
  const move = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId || !(isDrag || isFar(e))) return;
    tell.move({ x: e.clientX - dx, y: e.clientY - dy });
    if (!isDrag) tell.begin({ width: box.width, height: box.height });
    isDrag = true;
    reach(dropAt(e.clientX, e.clientY));
  };
  const reach = (under: DropAt | null): void => {
    if (under?.element === place?.element) return;
    place?.element.removeAttribute(UNDER);
    under?.element.setAttribute(UNDER, '');
    place = under;
    tell.over(under);
  };
  const end = (e: PointerEvent): void => {
    if (e.pointerId !== pointerId) return;
    controller.abort();
    if (!isDrag) return;
    swallowClick();
    const under = e.type === 'pointerup' ? dropAt(e.clientX, e.clientY) : null;
    reach(null);
    tell.end(under);
  };
  const letGo = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape' || !isDrag) return;
    e.stopPropagation();
    controller.abort();
    reach(null);
    tell.end(null);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', letGo, { signal, capture: true });
  return controller;
}

/** A drag ends in a click on what was picked up, if it is let go over it; it must not count. */
function swallowClick(): void {
  const swallow = (e: MouseEvent): void => {
    e.stopPropagation();
    e.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
