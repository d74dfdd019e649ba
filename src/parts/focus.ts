// Keyboard players find the focus where the game goes on, not lost with the button that was pressed.
import { type RefObject, useEffect, useRef } from 'react';

/** Whether the board is played by keyboard: from Enter or Space in it until the pointer presses anywhere. */
export function useKeyed(root: RefObject<HTMLElement | null>): RefObject<boolean> {
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
  return isKeyed;
}

/** Where a page keeps the focus of somebody whose thing is gone, until there is a better place. */
export const KEPT_PLACE = 'data-kept-place';

/** Nowhere, or only kept: whatever is asked next may have it. */
export const isFocusLost = (): boolean => {
  const { activeElement: here, body } = document;
  return here === null || here === body || here.hasAttribute(KEPT_PLACE);
};

/** With a new decision, a lost focus goes to the first thing in the board that `first` selects. */
export function useFocus(root: RefObject<HTMLElement | null>, decision: object | null, first: string): void {
  const isKeyed = useKeyed(root);
  useEffect(() => {
    if (decision === null || !isKeyed.current || !isFocusLost()) return;
    root.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [root, decision, first, isKeyed]);
}
