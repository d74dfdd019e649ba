// Fingers, mouse and wheel on an element, told apart into drags, pinches, twists and taps.
import { type RefObject, useEffect, useRef } from 'react';

export interface Gestures {
  /** All in pixels of the element. */
  pan(dx: number, dy: number): void;
  zoom(px: number, py: number, factor: number): void;
  /** Two fingers turned by about a sixth of a circle: 1 clockwise, -1 the other way. */
  twist(direction: 1 | -1): void;
  /** The wheel was turned here; true: taken, so that nothing zooms. */
  wheel(px: number, py: number, direction: 1 | -1): boolean;
  hover(px: number, py: number, pointer: string): void;
  leave(): void;
  /** A short touch or click on the ground itself; true: taken, so that it is not half of a double tap. */
  tap(px: number, py: number, pointer: string): boolean;
  /** A finger stays here, or a right click; true: taken. */
  look(px: number, py: number): boolean;
  /** Whether a right click turns something. */
  turns(): boolean;
  doubleTap(px: number, py: number): void;
  /** A long touch, or a drag, begins or ends. */
  moving(on: boolean): void;
}

const SLOP = 7;
const TWIST = Math.PI / 6;
const DOUBLE_MS = 320;
const TURN_MS = 130;
const LONG_MS = 480;

interface Finger {
  x: number;
  y: number;
}
interface Hold {
  readonly fingers: Map<number, Finger>;
  isDrag: boolean;
  /** Passed to the click that follows a drag. */
  wasDrag: boolean;
  from: Finger;
  angle: number;
  lastTap: { x: number; y: number; at: number } | null;
  /** When the wheel was last taken: a touchpad sends dozens of steps for one push. */
  lastTurn: number;
  /** Until a finger has stayed. */
  staying: ReturnType<typeof setTimeout> | undefined;
}

const angleOf = (a: Finger, b: Finger): number => Math.atan2(b.y - a.y, b.x - a.x);
const spanOf = (a: Finger, b: Finger): number => Math.hypot(b.x - a.x, b.y - a.y) || 1;

export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const now = useRef(gestures);
  now.current = gestures;
  useEffect(() => {
    const el = element.current;
    if (el === null) return;
    return listen(el, () => now.current);
  }, [element]);
}

function listen(el: HTMLElement, tell: () => Gestures): () => void {
  const hold: Hold = {
    fingers: new Map(),
    isDrag: false,
    wasDrag: false,
    from: { x: 0, y: 0 },
    angle: 0,
    lastTap: null,
    lastTurn: Number.NEGATIVE_INFINITY,
    staying: undefined,
  };
  const here = (e: MouseEvent): Finger => {
    const box = el.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const controller = new AbortController();
  const { signal } = controller;
  el.addEventListener('pointerdown', (e) => down(hold, tell, e, here(e)), { signal });
  el.addEventListener('pointermove', (e) => move(el, hold, tell(), e, here(e)), { signal });
  const up = (e: PointerEvent) => release(hold, tell(), e, here(e));
  el.addEventListener('pointerup', up, { signal });
  el.addEventListener('pointercancel', up, { signal });
  el.addEventListener('pointerleave', () => tell().leave(), { signal });
  const menu = (e: MouseEvent) => {
    const { x, y } = here(e);
    if (!tell().turns() && tell().look(x, y)) e.preventDefault();
  };
  el.addEventListener('contextmenu', menu, { signal });
  // A drag is not a click.
  const swallow = (e: MouseEvent) => {
    if (!hold.wasDrag) return;
    hold.wasDrag = false;
    e.stopPropagation();
    e.preventDefault();
  };
  el.addEventListener('click', swallow, { signal, capture: true });
  el.addEventListener('wheel', (e) => wheel(hold, tell(), e, here(e)), { signal, passive: false });
  return () => {
    clearTimeout(hold.staying);
    controller.abort();
  };
}

function down(hold: Hold, tell: () => Gestures, e: PointerEvent, at: Finger): void {
  if (e.pointerType === 'mouse' && e.button === 2) return;
  clearTimeout(hold.staying);
  hold.fingers.set(e.pointerId, at);
  hold.wasDrag = false;
  if (hold.fingers.size === 1) {
    hold.from = at;
    hold.isDrag = false;
    if (e.pointerType !== 'touch') return;
    hold.staying = setTimeout(() => {
      if (tell().look(at.x, at.y)) hold.fingers.clear(); // letting go is no tap
    }, LONG_MS);
  } else {
    const [a, b] = [...hold.fingers.values()];
    hold.angle = angleOf(a, b);
  }
}

function move(el: HTMLElement, hold: Hold, tell: Gestures, e: PointerEvent, at: Finger): void {
  const was = hold.fingers.get(e.pointerId);
  if (was === undefined) {
    tell.hover(at.x, at.y, e.pointerType);
    return;
  }
  if (!hold.isDrag && (hold.fingers.size > 1 || spanOf(hold.from, at) > SLOP)) {
    hold.isDrag = true;
    clearTimeout(hold.staying);
    for (const id of hold.fingers.keys()) el.setPointerCapture(id);
    tell.moving(true);
  }
  const other = [...hold.fingers].find(([id]) => id !== e.pointerId)?.[1];
  hold.fingers.set(e.pointerId, at);
  if (!hold.isDrag) return;
  if (other === undefined) {
    tell.pan(at.x - was.x, at.y - was.y);
    return;
  }
  tell.pan((at.x - was.x) / 2, (at.y - was.y) / 2);
  tell.zoom((at.x + other.x) / 2, (at.y + other.y) / 2, spanOf(at, other) / spanOf(was, other));
  const [a, b] = [...hold.fingers.values()];
  const turn = Math.atan2(Math.sin(angleOf(a, b) - hold.angle), Math.cos(angleOf(a, b) - hold.angle));
  if (Math.abs(turn) < TWIST) return;
  hold.angle = angleOf(a, b);
  tell.twist(turn > 0 ? 1 : -1);
}

function release(hold: Hold, tell: Gestures, e: PointerEvent, at: Finger): void {
  clearTimeout(hold.staying);
  if (!hold.fingers.delete(e.pointerId)) return;
  if (hold.isDrag) {
    hold.wasDrag = true;
    if (hold.fingers.size === 0) tell.moving(false);
    return;
  }
  if (e.type !== 'pointerup' || hold.fingers.size > 0) return;
  const { lastTap } = hold;
  const isDouble = lastTap !== null && e.timeStamp - lastTap.at < DOUBLE_MS && spanOf(lastTap, at) < 30;
  const isTaken = tell.tap(at.x, at.y, e.pointerType);
  hold.lastTap = isTaken || isDouble ? null : { ...at, at: e.timeStamp };
  if (isDouble && !isTaken) tell.doubleTap(at.x, at.y);
}

function wheel(hold: Hold, tell: Gestures, e: WheelEvent, at: Finger): void {
  e.preventDefault();
  if (!e.ctrlKey) {
    if (e.timeStamp - hold.lastTurn < TURN_MS) return;
    if (tell.wheel(at.x, at.y, e.deltaY > 0 ? 1 : -1)) {
      hold.lastTurn = e.timeStamp;
      return;
    }
  }
  // Touchpads send small or sideways steps: two fingers move the board, as they move pages.
  const isPad = e.deltaMode === 0 && !e.ctrlKey && (e.deltaX !== 0 || Math.abs(e.deltaY) < 50);
  const step = e.deltaMode === 0 ? e.deltaY : e.deltaY * 33;
  if (isPad) tell.pan(-e.deltaX, -e.deltaY);
  else tell.zoom(at.x, at.y, Math.exp(-step * (e.ctrlKey ? 0.01 : 0.0016)));
}
