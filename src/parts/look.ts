// A piece can be looked at closely: by Space, a right click, or a finger that stays on it.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 480;
const SLOP = 8;

interface Holding {
  timer: ReturnType<typeof setTimeout> | undefined;
  x: number;
  y: number;
  /** The finger has stayed: letting go is no press. */
  wasLong: boolean;
}

/** Spread on a button. `look` undefined: there is nothing more to see. */
export function useLook(look: (() => void) | undefined) {
  const hold = useRef<Holding>({ timer: undefined, x: 0, y: 0, wasLong: false });
  const rest = () => clearTimeout(hold.current.timer);
  useEffect(() => () => clearTimeout(hold.current.timer), []);
  if (look === undefined) return {};
  return {
    onContextMenu: (e: MouseEvent) => {
      e.preventDefault();
      rest();
      look();
    },
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== ' ') return;
      e.preventDefault();
      look();
    },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      rest();
      hold.current = { timer: undefined, x, y, wasLong: false };
      if (pointerType !== 'touch') return;
      hold.current.timer = setTimeout(() => {
        hold.current.wasLong = true;
        look();
      }, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = hold.current;
      if (Math.hypot(clientX - x, clientY - y) > SLOP) rest();
    },
    onPointerUp: rest,
    onPointerCancel: rest,
    onClickCapture: (e: MouseEvent) => {
      if (!hold.current.wasLong || e.detail === 0) return;
      hold.current.wasLong = false;
      e.stopPropagation();
      e.preventDefault();
    },
  };
}
