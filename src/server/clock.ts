/** The time, so that a test can control it. */
export interface Clock {
  now(): number;
  /** Calls once, at that time or soon after; the returned function cancels it. */
  at(time: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    const timer = setTimeout(call, Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  },
};
