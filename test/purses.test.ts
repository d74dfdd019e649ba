import { expect, test, vi } from 'vitest';
import { Purses } from '../src/server/purses.ts';
import type { ServerSettings } from '../src/server/settings.ts';

test('nobody refills a purse by reconnecting', () => {
  vi.useFakeTimers();
  try {
    const purses = new Purses({ limits: { burst: 3, messages: 1 } } as ServerSettings);
    const first = purses.take('ann');
    expect([1, 2, 3, 4].map(() => purses.pay(first))).toEqual([true, true, true, false]);
    purses.giveBack(first, 'ann');
    const again = purses.take('ann');
    expect([again === first, purses.pay(again)]).toEqual([true, false]);
    purses.giveBack(again, 'ann');
    vi.advanceTimersByTime(3000); // full again: there is nothing left to remember
    expect(purses.take('ann')).not.toBe(first);
    expect(purses.take(null)).not.toBe(purses.take(null));
  } finally {
    vi.useRealTimers();
  }
});
