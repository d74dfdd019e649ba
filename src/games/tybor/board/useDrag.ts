// A card picked up with the pointer: it follows until it is let go over one of the places.
import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { BuildingId, PersonId } from '../data/kinds.ts';
import type { As } from './Places.tsx';

export interface Drag {
  readonly card: PersonId;
  /** Within the board. */
  readonly x: number;
  readonly y: number;
}
export interface Target {
  readonly as: As;
  readonly site: BuildingId | null;
}
interface DragHandlers {
  begin(card: PersonId): void;
  over(target: Target | null): void;
  drop(card: PersonId, target: Target): void;
}

const FAR = 9;

/** What lies under a point of the screen and takes cards. */
function targetAt(x: number, y: number): Target | null {
  const el = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  if (!el || el.matches(':disabled')) return null;
  const { drop, site } = el.dataset;
  return { as: drop as As, site: site === undefined ? null : (Number(site) as BuildingId) };
}

export function useDrag(root: RefObject<HTMLElement | null>, handlers: DragHandlers) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const now = useRef(handlers);
  now.current = handlers;
  /** A drag ends in a click on the card, which must not count. */
  const wasDrag = useRef(false);
  const grip = useCallback(
    (card: PersonId) => ({
      onPointerDown(down: ReactPointerEvent) {
        if (down.button !== 0) return;
        wasDrag.current = false;
        const { clientX, clientY, pointerId, pointerType } = down;
        const controller = new AbortController();
        const { signal } = controller;
        const move = (e: PointerEvent) => {
          if (e.pointerId !== pointerId) return;
          const [dx, dy] = [e.clientX - clientX, e.clientY - clientY];
          // A finger that goes sideways pushes the hand along.
          const isFar = pointerType === 'touch' ? -dy > FAR && -dy > Math.abs(dx) : Math.hypot(dx, dy) > FAR;
          if (!wasDrag.current && !isFar) return;
          if (!wasDrag.current) now.current.begin(card);
          wasDrag.current = true;
          const box = root.current!.getBoundingClientRect();
          setDrag({ card, x: e.clientX - box.left, y: e.clientY - box.top });
          now.current.over(targetAt(e.clientX, e.clientY));
        };
        const end = (e: PointerEvent) => {
          if (e.pointerId !== pointerId) return;
          controller.abort();
          if (!wasDrag.current) return;
          setTimeout(() => (wasDrag.current = false)); // let go over something else, it ends without a click
          setDrag(null);
          now.current.over(null);
          const target = e.type === 'pointerup' ? targetAt(e.clientX, e.clientY) : null;
          if (target !== null) now.current.drop(card, target);
        };
        window.addEventListener('pointermove', move, { signal });
        window.addEventListener('pointerup', end, { signal });
        window.addEventListener('pointercancel', end, { signal });
      },
    }),
    [root],
  );
  const isClick = useCallback(() => {
    const { current } = wasDrag;
    wasDrag.current = false;
    return !current;
  }, []);
  return { drag, grip, isClick };
}
