// At a table what a finger or a mouse presses is seen at once, whatever it brings about: it is drawn as pressed, and only after that frame
// does the board hear of it. Drawing a board anew takes a phone longer than anybody wants to wait for a sign.
import { notePress } from '../../parts/pressing.ts';
import { afterFrame } from './frame.ts';

/** Where presses are kept waiting for a frame: on pages with a board. */
const TABLE = '.w-table';
/** The browser itself does something with these. */
const ITS_OWN = 'a, input, select, textarea, label, summary, option, [contenteditable="true"]';
const THING = 'button, [role="button"]';
/** Drawn as pressed (style/base.css). */
const PRESSED = 'data-pressed';

/** The same press once more, for those who have not heard of it. */
const again = (event: MouseEvent): MouseEvent =>
  Reflect.construct(event.constructor, [event.type, event]) as MouseEvent;

/** What is pressed at a table; null: something else, or the browser's own business. */
function pressedIn({ target, isTrusted, defaultPrevented }: Event): Element | null {
  if (!isTrusted || defaultPrevented || !(target instanceof Element)) return null;
  return target.closest(TABLE) === null || target.closest(ITS_OWN) !== null ? null : target;
}

/** What somebody means who presses it: a thing drawn anew that says the same is the same to them. */
const meaning = (thing: Element): string => `${thing.tagName} ${thing.getAttribute('aria-label') ?? thing.textContent}`;

/** What was pressed; where the board was drawn anew meanwhile, what lies there now, if it means the same. */
function stillThere(target: Element, thing: Element | null, { clientX, clientY }: MouseEvent): Element | null {
  if (target.isConnected || thing === null) return target;
  const now = document.elementFromPoint(clientX, clientY)?.closest(THING) ?? null;
  return now !== null && meaning(now) === meaning(thing) ? now : null;
}

/** Call it before React listens to this element: who is first hears first. */
export function showPresses(root: HTMLElement): void {
  root.addEventListener('pointerdown', notePress, { capture: true });
  // The focus moves just before the press, and boards show what has it: that waits for the frame too.
  root.addEventListener('mousedown', (event) => {
    if (event.button === 0 && pressedIn(event)?.closest(THING)) event.preventDefault();
  });
  root.addEventListener('click', (event) => {
    const target = pressedIn(event);
    if (target === null || event.detail === 0) return; // a key is quick to come, and again
    event.stopImmediatePropagation();
    const thing = target.closest<HTMLElement>(THING);
    thing?.setAttribute(PRESSED, '');
    afterFrame(() => {
      thing?.removeAttribute(PRESSED);
      const there = stillThere(target, thing, event);
      there?.closest<HTMLElement>(THING)?.focus({ preventScroll: true });
      there?.dispatchEvent(again(event));
    });
  });
}
