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

/** A timer that does not go off during a press. Ends when it is called. */
export function afterPresses(work: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(() => {
      const more = pressLeft();
      if (more > 0) wait(more);
      else work();
    }, left);
  };
  wait(ms);
  return () => clearTimeout(timer);
}
