import type { Clock } from '../src/server/clock.ts';

/** Time that passes when a test says so. */
export function handClock(start = 1_000_000): Clock & { pass(milliseconds: number): void } {
  let now = start;
  let calls: { time: number; call: () => void }[] = [];
  return {
    now: () => now,
    at(time, call) {
      const one = { time, call };
      calls.push(one);
      return () => {
        calls = calls.filter((other) => other !== one);
      };
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = calls.filter(({ time }) => time <= now);
      calls = calls.filter(({ time }) => time > now);
      for (const { call } of due) call();
    },
  };
}
