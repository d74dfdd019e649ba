// Who plays by keys finds the focus on the first thing of the next decision, not lost with the button pressed.
import { type RefObject, useEffect, useRef } from 'react';

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
    root.current?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
  }, [root, decision]);
}
