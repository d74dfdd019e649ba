// A press is drawn before anything else: what moves by itself waits that long.

/** As long as a press takes until it is drawn, at most. */
const PRESS_MS = 150;
let pressedAt = Number.NEGATIVE_INFINITY;

/** A finger has touched something. */
export const notePress = (): void => {
  pressedAt = performance.now();
};

/** Milliseconds until a press that is under way has been drawn; 0: there is none. */
export const pressLeft = (): number => Math.max(0, pressedAt + PRESS_MS - performance.now());
