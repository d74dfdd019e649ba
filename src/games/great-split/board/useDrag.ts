// A thing picked up with the pointer: it follows until it is let go. A press that goes nowhere stays a click.
import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from 'react';

export interface Drag<X> {
  readonly thing: X;
  /** How far it has been taken. */
  readonly dx: number;
  readonly dy: number;
}
interface DragHandlers<X> {
  /** What lies under the pointer while it moves; null at the end. */
  over?(thing: X, under: Element | null): void;
  drop(thing: X, under: Element | null): void;
  /** A finger may take things in any direction; else sideways pushes the row along. */
  readonly isFree: boolean;
}
const FAR = 8;

export function useDrag<X>(handlers: DragHandlers<X>) {
  const [drag, setDrag] = useState<Drag<X> | null>(null);
  const now = useRef(handlers);
  now.current = handlers;
  /** A drag ends in a click on the thing, which must not count. */
  const wasDrag = useRef(false);
  const grip = useCallback(
    (thing: X) => ({
      onPointerDown(down: ReactPointerEvent) {
        if (down.button !== 0) return;
        wasDrag.current = false;
        const controller = new AbortController();
        const { signal } = controller;
        const move = (e: PointerEvent) => {
          if (e.pointerId !== down.pointerId) return;
          const [dx, dy] = [e.clientX - down.clientX, e.clientY - down.clientY];
          const isUp = -dy > FAR && -dy > Math.abs(dx);
          const isFar = down.pointerType !== 'touch' || now.current.isFree ? Math.hypot(dx, dy) > FAR : isUp;
          if (!wasDrag.current && !isFar) return;
          wasDrag.current = true;
          setDrag({ thing, dx, dy });
          now.current.over?.(thing, document.elementFromPoint(e.clientX, e.clientY));
        };
        const end = (e: PointerEvent) => {
          if (e.pointerId !== down.pointerId) return;
          controller.abort();
          if (!wasDrag.current) return;
          setTimeout(() => (wasDrag.current = false)); // let go over something else, it ends without a click
          setDrag(null);
          now.current.over?.(thing, null);
          if (e.type === 'pointerup') now.current.drop(thing, document.elementFromPoint(e.clientX, e.clientY));
        };
        window.addEventListener('pointermove', move, { signal });
        window.addEventListener('pointerup', end, { signal });
        window.addEventListener('pointercancel', end, { signal });
      },
    }),
    [],
  );
  const isClick = useCallback(() => {
    const { current } = wasDrag;
    wasDrag.current = false;
    return !current;
  }, []);
  return { drag, grip, isClick };
}
