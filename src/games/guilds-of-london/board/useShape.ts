// How much room there is, and a key that works wherever the focus is.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Shape {
  /** The scoreboard goes below the city. */
  readonly isTall: boolean;
  /** The hand is a drawer. */
  readonly isPhone: boolean;
  /** Of the city, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the table edge takes of the height. */
const EDGE = 172;
const DRAWER = 106;

export function useShape(root: RefObject<HTMLElement | null>): Shape {
  const [shape, set] = useState<Shape>({ isTall: false, isPhone: false, width: 1, height: 1 });
  useLayoutEffect(() => {
    const el = root.current;
    if (el === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = el;
      const isPhone = width < 620;
      const room = height - (isPhone ? DRAWER : EDGE);
      const isTall = width < room * 1.08;
      set((was) => (was.width === width && was.height === room ? was : { isTall, isPhone, width, height: room }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [root]);
  return shape;
}

/** Escape drops what is held, wherever the focus is. */
export function useEscape(letGo: () => void): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.key === 'Escape') letGo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letGo]);
}
