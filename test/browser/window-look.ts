// Runs in the page: see window-law.ts. Signs of players are signs, not words; what is only decoration says so.
/** Resolves when nothing on the board has moved for some frames: cameras and cards measure before they settle. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    let still = 0;
    let before = '';
    const wait = (): void => {
      const boxes = [...document.querySelectorAll('.w-board, .w-board *')].slice(0, 400);
      const now = boxes.map((one) => Math.round(one.getBoundingClientRect().top)).join();
      still = now === before ? still + 1 : 0;
      before = now;
      if (still > 6) resolve();
      else requestAnimationFrame(wait);
    };
    wait();
  });
}

/** What is not as it should be; runs in the page. */
export function look(isTouch: boolean): string[] {
  const offences: string[] = [];
  const { innerWidth: wide, innerHeight: high } = window;
  const board = document.querySelector('.w-board')!;
  const frame = board.getBoundingClientRect();
  const share = (frame.width * frame.height) / (wide * high);
  const least = high < 500 ? 0.55 : 0.6;
  const say = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''} “${text.slice(0, 40)}”`;
  };
  if (share < least) offences.push(`the board has ${Math.round(share * 100)} % of the window`);

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    return isThere && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
  };
  /** Whether it is there for ears alone. */
  const isHeard = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at.clientWidth <= 2 && getComputedStyle(at).overflowX === 'hidden') return true;
      if (getComputedStyle(at).clipPath !== 'none') return true;
    }
    return false;
  };
  /** The nearest thing around it that scrolls in this direction, and has something to scroll. */
  const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const overflow = getComputedStyle(at)[axis === 'x' ? 'overflowX' : 'overflowY'];
      const hasMore = axis === 'x' ? at.scrollWidth > at.clientWidth : at.scrollHeight > at.clientHeight;
      if ((overflow === 'auto' || overflow === 'scroll') && hasMore) return true;
      if (at.classList.contains('k-window')) return true; // a map is moved
    }
    return false;
  };

  // What is drawn fills the frame in one direction.
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const element of board.querySelectorAll('text, path, rect, circle, button, p, b, h2, h3, small')) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.width * box.height > frame.width * frame.height * 0.9) continue;
    ink.left = Math.min(ink.left, Math.max(box.left, frame.left));
    ink.right = Math.max(ink.right, Math.min(box.right, frame.right));
    ink.top = Math.min(ink.top, Math.max(box.top, frame.top));
    ink.bottom = Math.max(ink.bottom, Math.min(box.bottom, frame.bottom));
  }
  const fills = Math.max((ink.right - ink.left) / frame.width, (ink.bottom - ink.top) / frame.height);
  if (fills < 0.8) offences.push(`what is drawn fills ${Math.round(fills * 100)} % of the board at most`);

  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) offences.push(`the page scrolls sideways by ${sideways}`);

  // Everything one may press can be reached, is not covered, and is large enough.
  const least2 = isTouch ? 44 : 32;
  for (const element of document.querySelectorAll('button, a[href], summary, select, [role="button"], input')) {
    if (!isSeen(element) || element.closest('[inert], [aria-hidden="true"]') !== null) continue;
    if (isHeard(element)) continue;
    if (element.matches(':disabled, .w-skip:not(:focus)')) continue; // a way to skip is there when it has the focus
    const box = element.getBoundingClientRect();
    const isLink = element.matches('a, summary') || element.closest('p, li .w-lines') !== null;
    if (!isLink && Math.min(box.width, box.height) < least2 - 0.6)
      offences.push(`${say(element)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
    const isOut = {
      x: box.left < -1 || box.right > wide + 1,
      y: box.top < -1 || box.bottom > high + 1,
    };
    if ((isOut.x && !scrolls(element, 'x')) || (isOut.y && !scrolls(element, 'y')))
      offences.push(`${say(element)} is outside the window`);
    if (isOut.x || isOut.y) continue;
    const spots = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const));
    const isFree = spots.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
    });
    if (!isFree && !scrolls(element, 'x') && !scrolls(element, 'y')) offences.push(`${say(element)} is covered`);
  }

  // What is read can be read, and nothing of it is cut off.
  const walk = document.createTreeWalker(document.querySelector('.w-table')!, NodeFilter.SHOW_TEXT);
  const small = new Map<string, number>();
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement!;
    if ((walk.currentNode as Text).data.trim() === '' || !isSeen(element)) continue;
    if (element.closest('.k-sign, .k-sign-letter, title, desc, [data-decoration]') !== null || isHeard(element))
      continue;
    let size = Number.parseFloat(getComputedStyle(element).fontSize);
    const drawn = element as unknown as SVGGraphicsElement;
    const isDrawn = drawn.ownerSVGElement !== null && drawn.ownerSVGElement !== undefined;
    if (isDrawn) {
      const matrix = drawn.getScreenCTM();
      if (matrix !== null) size *= Math.hypot(matrix.a, matrix.b);
    }
    const isOnCard = isDrawn || element.closest('.k-card, [data-card]') !== null;
    if (size < (isOnCard ? 11 : 16) - 0.1) {
      const name = `${isOnCard ? 'drawn ' : ''}${element.getAttribute('class') ?? element.tagName}`;
      small.set(name, Math.min(size, small.get(name) ?? Infinity));
    }
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCutting = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    if (!isDrawn && isCutting && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      offences.push(`${say(element)} is cut off`);
    if (!isDrawn && sticksOut(walk.currentNode)) offences.push(`${say(element)} sticks out of what it stands on`);
  }
  for (const [name, size] of small) offences.push(`${name} is written in ${size.toFixed(1)} px`);
  return [...new Set(offences)];
}

/** Whether a text goes sideways beyond the card, tile or sheet that it stands on: the nearest thing around it with an edge. */
function sticksOut(text: Node): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, width } = range.getBoundingClientRect();
  if (width === 0) return false;
  for (let at = text.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, borderRightWidth, borderRightStyle, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || position === 'absolute' || position === 'fixed') return false; // cut, scrolled, or laid over
    if (borderRightStyle !== 'solid' || Number.parseFloat(borderRightWidth) < 1) continue;
    const box = at.getBoundingClientRect();
    return right > box.right + 2 || left < box.left - 2;
  }
  return false;
}
