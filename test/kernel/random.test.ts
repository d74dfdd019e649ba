import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSeed, strongSource } from '../../src/fair/source.ts';
import { chanceFrom, draw, fastSource, type Source } from '../../src/kernel/random.ts';

const STRONG_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe.each<[string, Source]>([
  ['fast', fastSource('a seed')],
  ['strong', strongSource(STRONG_SEED)],
])('the %s source', (_name, source) => {
  test('gives the same number for the same label and index, in any order', () => {
    const forward = Array.from({ length: 1000 }, (_, i) => source('people', i));
    const backward = Array.from({ length: 1000 }, (_, i) => source('people', 999 - i)).reverse();
    expect(backward).toEqual(forward);
    expect(forward.every((x) => Number.isInteger(x) && x >= 0 && x < 2 ** 32)).toBe(true);
  });

  test('gives streams that have nothing to do with each other', () => {
    const [a, b] = ['tiles', 'tilet'].map((label) => Array.from({ length: 2000 }, (_, i) => source(label, i)));
    const equalBits = a.reduce((sum, x, i) => sum + 32 - bits(x ^ b[i]), 0);
    expect(equalBits / (32 * 2000)).toBeGreaterThan(0.49);
    expect(equalBits / (32 * 2000)).toBeLessThan(0.51);
  });

  test.each([2, 3, 6, 7, 71])('draws one of %i without bias', (n) => {
    const rng = {};
    const counts = new Array<number>(n).fill(0);
    const draws = 3000 * n;
    for (let i = 0; i < draws; i++) counts[draw(source, rng, `fair ${n}`, n)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 3000) ** 2 / 3000, 0);
    expect(chiSquare).toBeLessThan(n + 5 * Math.sqrt(2 * n) + 10);
  });

  test('shuffles every order of four equally often', () => {
    const chance = chanceFrom(source);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = [1, 2, 3, 4];
      chance.shuffle('orders', list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(170);
  });
});

function bits(x: number): number {
  let count = 0;
  for (let rest = x >>> 0; rest !== 0; rest >>>= 1) count += rest & 1;
  return count;
}

test('a single bit of the seed changes everything', () => {
  const other = strongSource(`1${STRONG_SEED.slice(1)}`);
  const source = strongSource(STRONG_SEED);
  const equal = Array.from({ length: 200 }, (_, i) => source('x', i) === other('x', i)).filter(Boolean);
  expect(equal).toEqual([]);
});

test('the strong source is the ChaCha20 key stream of a derived key, for ever the same', () => {
  const source = strongSource(STRONG_SEED);
  expect([0, 1, 255, 256, 70_000].map((i) => source('tiles', i))).toMatchInlineSnapshot(`
    [
      1749626750,
      1286798424,
      2937089253,
      916036323,
      3875272652,
    ]
  `);
});

test('the fast source stays as it is: golden games and records depend on it', () => {
  const source = fastSource('golden');
  expect([0, 1, 2, 1_000_000].map((i) => source('tiles', i))).toMatchInlineSnapshot(`
    [
      3367524866,
      2831756705,
      1701366891,
      3753570591,
    ]
  `);
});

test('strong seeds have at least 128 bits', () => {
  expect(() => strongSource('1234')).toThrow(/128/);
  expect(() => strongSource('not hexadecimal, but long enough to look like it')).toThrow(/128/);
  expect(freshSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSeed()).not.toBe(freshSeed());
});

test('one of nothing cannot be drawn', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ max: 0 }),
        fc.double().filter((n) => !Number.isInteger(n)),
      ),
      (n) => {
        expect(() => draw(fastSource('x'), {}, 'x', n)).toThrow(RangeError);
      },
    ),
  );
});
