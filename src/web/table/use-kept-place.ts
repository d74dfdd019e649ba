import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../parts/focus.ts';
import { afterFrame } from '../lib/frame.ts';

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
    if (!hadFocus.current || !isFocusLost() || document.activeElement === place.current) return;
    // To focus something needs the whole page laid out: at once it would be laid out twice for the press that has led here.
    afterFrame(() => {
      if (isFocusLost()) place.current?.focus({ preventScroll: true });
    });
  });
}
