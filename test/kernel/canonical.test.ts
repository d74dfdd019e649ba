import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/fair/hash.ts';
import { canonical, canonicalBytes, NotJson, same } from '../../src/kernel/canonical.ts';

const json = fc.jsonValue();

describe('canonical', () => {
  test('reads back as the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on the order of keys, and is the same after a round trip', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonical(turned)).toBe(canonical(value));
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
      }),
    );
  });

  test('two values are the same if and only if their texts are', () => {
    const twin = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const turned = (value: unknown): unknown =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value;
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, twin(a))).toBe(true);
        expect(same(turned(a), a)).toBe(true);
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same([a], [a, b])).toBe(false);
        expect(same({ a, b }, { a, c: b })).toBe(false);
        expect(same({ a, b }, { a })).toBe(false);
      }),
    );
  });

  test('is ASCII, so that bytes and characters are one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(canonical(text)).toMatch(/^[\x20-\x7e]*$/);
        expect(canonicalBytes(text).length).toBe(canonical(text).length);
      }),
    );
  });

  test.each([
    ['undefined', undefined],
    ['a function', () => 1],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['a hole', new Array(2)],
    ['a hidden undefined', { a: [undefined] }],
    ['a symbol', Symbol.iterator],
  ])('refuses %s', (_what, value) => {
    expect(() => canonical(value)).toThrow(NotJson);
    expect(same(value, value)).toBe(false);
  });

  test('hashes are SHA-256 of those bytes', () => {
    expect(hashOf({ b: 1, a: [true, null] })).toBe(hashOf(JSON.parse('{"a":[true,null],"b":1}')));
    expect(hashOf('')).toBe('12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126');
  });

  test('something that contains itself equals nothing', () => {
    const loop: unknown[] = [];
    loop.push(loop);
    expect(same(loop, loop)).toBe(false);
  });
});
