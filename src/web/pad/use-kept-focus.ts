// A removed piece takes the focus with it: it goes to its neighbours, not to the top of the page.
import { type RefObject, useEffect, useRef } from 'react';

const PLACES = 'ul, section, fieldset, [role="tabpanel"]';
const THINGS = 'button:not(:disabled), input';

/** `value` is what may have made something disappear. */
export function useKeptFocus(value: unknown): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target.closest(PLACES) : null;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is entered
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const place = last.current.isConnected ? last.current : root.current;
    const next = place?.querySelector<HTMLElement>(THINGS) ?? root.current?.querySelector<HTMLElement>(THINGS);
    next?.focus({ preventScroll: true });
  }, [value]);
  return root;
}
