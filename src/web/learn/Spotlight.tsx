// A ring of light around a part of the screen. It lies over everything and is in nobody's way.
import { useEffect, useRef } from 'react';

const ROOM = 6;
const OFTEN = 120;

/** The first one that can be seen. */
function find(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(`.lr :is(${selector})`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return box;
  }
  return null;
}

export function Spotlight({ selector }: { readonly selector: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const element = ring.current;
      if (element === null) return;
      const box = find(selector);
      element.hidden = box === null;
      if (box === null) return;
      const left = Math.max(2, box.left - ROOM);
      const top = Math.max(2, box.top - ROOM);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      element.style.width = `${Math.min(innerWidth - 2, box.right + ROOM) - left}px`;
      element.style.height = `${Math.min(innerHeight - 2, box.bottom + ROOM) - top}px`;
    };
    place();
    const timer = setInterval(place, OFTEN); // boards move what they show, and tell nobody
    return () => clearInterval(timer);
  }, [selector]);
  return <div ref={ring} className="lr-ring" aria-hidden="true" hidden />;
}
