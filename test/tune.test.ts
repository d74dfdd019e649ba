import { describe, expect, test } from 'vitest';
import { Hill } from '../scripts/tune/model.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';

describe('the hill that games are fitted to', () => {
  const TOP = [2, -1, 0, 0.5];
  const height = (place: readonly number[]): number =>
    place.reduce((sum, at, i) => sum - 0.1 * (at - TOP[i]) * (at - TOP[i]), 0);
  const chance = chanceFrom(fastSource('hill'));
  const even = (width: number): number => (chance.random('even', 1 << 20) / (1 << 20) - 0.5) * width;

  test('begins flat', () => {
    expect(new Hill(4).top()).toEqual([0, 0, 0, 0]);
  });

  test('finds the top of a hill from games with luck', () => {
    const hill = new Hill(4);
    for (let i = 0; i < 20_000; i++) {
      const [a, b] = [TOP.map(() => even(6)), TOP.map(() => even(6))];
      hill.add(a, b, height(a) - height(b) + even(20));
    }
    hill.top().forEach((at, i) => {
      expect(Math.abs(at - TOP[i]), `number ${i}`).toBeLessThan(0.5);
    });
  });
});
