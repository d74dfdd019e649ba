// Keys that work wherever the focus is.
import { useEffect, useRef } from 'react';
import type { Placing } from './usePlacing.ts';

const isTyping = (e: KeyboardEvent): boolean =>
  e.target instanceof HTMLElement && (e.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName));

/** R turns the tile, with the pointer over the board or the focus in it; Escape lets go; K shows the coordinates. */
export function useKeys(placing: Placing | null, toggleGrid?: () => void): void {
  const now = useRef({ placing, toggleGrid });
  now.current = { placing, toggleGrid };
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e)) return;
      if (e.key === 'k' || e.key === 'K') now.current.toggleGrid?.();
      const held = now.current.placing;
      if (held === null) return;
      if (e.key === 'r' || e.key === 'R') held.rotate(e.shiftKey ? -1 : 1);
      if (e.key === 'Escape' && held.target !== null) held.hold(null, held.target.by);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
