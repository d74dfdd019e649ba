// What somebody tries is shown to the others only where its step says so, and never out of a lane.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { isSamePosition, isTriedOpenly, tried } from '../../src/table/trying.ts';
import type { Seen } from '../../src/table/types.ts';

const baselland = await loadGame('baselland');
const riga = await loadGame('riga');

const seenAt = (step: string, some: Partial<Seen['view'] & object> = {}, options: readonly unknown[] = ['a', null]) =>
  ({
    phase: 'playing',
    stepsBack: 3,
    view: { lanes: [], todo: [{ do: step, seat: 1 }], ...some },
    decision: { number: 7, seat: 1, task: { do: step, seat: 1 }, options, notations: options.map(String) },
  }) as unknown as Seen;

describe('what may be shown', () => {
  test.each([
    [baselland, 'place', true],
    [baselland, 'follower', true],
    [riga, 'take', true],
    [riga, 'build', false],
    [riga, 'pay', false],
    [riga, 'keep', false],
  ])('%#: a step says whether it may', (pkg, step, may) => {
    expect(isTriedOpenly(pkg, seenAt(step))).toBe(may);
  });
  test('nothing while all play at once, whatever the step says', () => {
    expect(isTriedOpenly(baselland, seenAt('place', { lanes: [[], true] }))).toBe(false);
    expect(tried(baselland, seenAt('place', { lanes: [[], true] }), 7, 0)).toBeNull();
  });
  test('nothing without a decision or a view', () => {
    expect(isTriedOpenly(baselland, { ...seenAt('place'), decision: null })).toBe(false);
    expect(isTriedOpenly(baselland, { ...seenAt('place'), view: null })).toBe(false);
  });
});

describe('what the others are told', () => {
  const seen = seenAt('follower');
  test('the option itself, which may be null, or that there is none any more', () => {
    expect(tried(baselland, seen, 7, 0)).toEqual({ seat: 1, option: 'a' });
    expect(tried(baselland, seen, 7, 1)).toEqual({ seat: 1, option: null });
    expect(tried(baselland, seen, 7)).toEqual({ seat: 1 });
  });
  test.each([
    ['an index that is not in the list', 7, 2],
    ['another decision', 6, 0],
    ['another decision, and none any more', 8, undefined],
  ])('nothing for %s', (_what, number, index) => {
    expect(tried(baselland, seen, number, index)).toBeNull();
  });
  test('it stays while nothing is chosen or taken back', () => {
    expect(isSamePosition(seen, { ...seen, seq: 9 })).toBe(true);
    expect(isSamePosition(seen, { ...seen, stepsBack: 2 })).toBe(false);
    expect(isSamePosition(seen, seenAt('place'))).toBe(false);
  });
});
