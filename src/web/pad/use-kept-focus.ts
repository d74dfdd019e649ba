// A removed piece takes the focus with it: it goes to its neighbours, not to the top of the page.
import { type RefObject, useEffect, useRef } from 'react';

const PLACES = 'ul, section, fieldset, [role="tabpanel"]';
const THINGS = 'button:not(:disabled), input';

/** `value` is what may have made something disappear. */
export function useKeptFocus(value: unknown): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  /** Where the focus was, from the inside to the outside. */
  const last = useRef<readonly Element[]>([]);
  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? placesAround(target) : [];
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is entered
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const things = last.current
      .filter((place) => place.isConnected)
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(THINGS)]);
    things.find((thing) => thing.checkVisibility())?.focus({ preventScroll: true });
  }, [value]);
  return root;
}

function placesAround(target: Element): Element[] {
  const place = target.closest(PLACES);
  return place === null ? [] : [place, ...(place.parentElement === null ? [] : placesAround(place.parentElement))];
}
