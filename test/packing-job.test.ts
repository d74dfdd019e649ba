// When a server packs tables that are over: beside everything else, in one process, and not for long.
import { afterEach, expect, test, vi } from 'vitest';
import type { Keeper } from '../src/server/keeper.ts';
import { AFTER, Packing } from '../src/server/packing.ts';
import type { Store } from '../src/store/store.ts';

const MINUTE = 60_000;
const NOW = 1_000_000_000;

afterEach(() => vi.useRealTimers());

/** A keeper whose store has so many tables to pack, and what was asked of it. */
function kept(loose: number, isOurs = true) {
  vi.useFakeTimers();
  const asked: (readonly [number, number])[] = [];
  const store: Partial<Store> = {
    claim: async () => isOurs,
    async packFinished(before, limit) {
      asked.push([before, limit]);
      const packed = Math.min(loose, limit);
      loose -= packed;
      return packed;
    },
  };
  const keeper: Pick<Keeper, 'now' | 'ask'> = { now: () => NOW, ask: (question) => question(store as Store) };
  return { packing: new Packing(keeper as Keeper), asked };
}

test('a few at a time, what was over ten minutes ago; it goes on while there are more, then looks once a minute', async () => {
  const { packing, asked } = kept(12);
  packing.begin();
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  expect(asked).toEqual([
    [NOW - AFTER, 5],
    [NOW - AFTER, 5],
    [NOW - AFTER, 5],
  ]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked.length).toBe(5);
  await packing.close();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked.length).toBe(5);
});

test('where another process does it, this one only looks again', async () => {
  const { packing, asked } = kept(12, false);
  packing.begin();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked).toEqual([]);
  await packing.close();
});
