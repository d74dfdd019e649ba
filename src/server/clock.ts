/** The time, so that a test can control it. */
export interface Clock {
  now(): number;
  /** Calls once, at that time or soon after; the returned function cancels it. */
  at(time: number, call: () => void): () => void;
}

/** A longer timer would ring at once: a reminder after a long holiday is further away. */
const LONGEST = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = Math.max(0, time - Date.now());
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(call, left);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
