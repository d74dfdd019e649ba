// Keys that work wherever the focus is.
import { useEffect, useRef } from 'react';
import type { Placing } from './usePlacing.ts';

const isTyping = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && (e.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName));

/** R turns the tile, with the pointer over the board or the focus in it; Escape lets go. */
export function useKeys(placing: Placing | null): void {
  const now = useRef(placing);
  now.current = placing;
  const isOn = placing !== null;
  useEffect(() => {
    if (!isOn) return;
    const press = (e: KeyboardEvent) => {
      const held = now.current;
      if (held === null || e.ctrlKey || e.metaKey || e.altKey || isTyping(e)) return;
      if (e.key === 'r' || e.key === 'R') held.rotate(e.shiftKey ? -1 : 1);
      if (e.key === 'Escape' && held.target !== null) held.hold(null, held.target.by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
