// Keys that work wherever the focus is, and a focus that goes on with the game.
import { type RefObject, useEffect, useRef } from 'react';
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

/** Who plays by keys finds the focus on the first option of the next decision, not lost with the button pressed. */
export function useFocus(root: RefObject<HTMLElement | null>, decision: object | null): void {
  const isKeyed = useRef(false);
  useEffect(() => {
    const el = root.current;
    if (el === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    el.addEventListener('keydown', (e) => (isKeyed.current ||= e.key === 'Enter' || e.key === ' '), { signal });
    document.addEventListener('pointerdown', () => (isKeyed.current = false), { signal, capture: true });
    return () => controller.abort();
  }, [root]);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (decision === null || !isKeyed.current || !isLost) return;
    root.current?.querySelector<HTMLElement>('.bl-put, .bl-place[tabindex="0"]')?.focus({ preventScroll: true });
  }, [root, decision]);
}
