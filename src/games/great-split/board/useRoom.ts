// How much room the board has: what lies where depends on it.
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './lay-out.ts';

const PADDING = 24;

/** Cards as large as the room allows. */
export function roomFor(width: number, height: number): Room {
  const isStacked = width < 600;
  const widest = isStacked ? 64 : width < 900 ? 104 : 116;
  const card = Math.max(58, Math.min(widest, isStacked ? height * 0.115 : height * 0.152));
  return { width: Math.min(width - PADDING, 1180), card: Math.round(card), isStacked };
}

export function useRoom(root: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(() => roomFor(800, 700));
  useLayoutEffect(() => {
    const el = root.current;
    if (el === null) return;
    const measure = () => setRoom(roomFor(el.clientWidth, el.clientHeight));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [root]);
  return room;
}
