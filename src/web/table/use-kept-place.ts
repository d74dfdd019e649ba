import { type RefObject, useEffect, useRef } from 'react';

/** If what had the focus is gone, the focus goes to this part of the page instead of nowhere. Boards choose a better place first. */
export function useKeptPlace(place: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hadFocus.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
}
