// A ring of light around a part of the screen. It lies on top of everything and never gets in the way.
import { useEffect, useRef } from 'react';

const ROOM = 6;
const OFTEN = 120;

/** The first one that is drawn. */
function find(selector: string): Element | null {
  for (const element of document.querySelectorAll(`.lr :is(${selector})`)) {
    const { width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return element;
  }
  return null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible part of it: its container may be scrolled, or too small for it. */
function seenOf(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect() as Box;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

export function Spotlight({ selector }: { readonly selector: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let brought: Element | null = null;
    const place = (): void => {
      const element = ring.current;
      if (element === null) return;
      const part = find(selector);
      if (part !== null && part !== brought) part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      brought = part;
      const box = part === null ? null : seenOf(part);
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
    const timer = setInterval(place, OFTEN); // boards move what they show without telling anybody
    return () => clearInterval(timer);
  }, [selector]);
  return <div ref={ring} className="lr-ring" aria-hidden="true" hidden />;
}
