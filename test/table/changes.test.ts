import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changes } from '../../src/table/changes.ts';

/** As it comes out of a parser: there is no minus zero. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

test('changes turn one document into the other, also through JSON', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const list = JSON.parse(JSON.stringify(changes(a, b)));
      expect(changed(a, list)).toEqual(b);
    }),
    { numRuns: 500 },
  );
});

test('what grew at its end is sent as what is new, and what is shared stays shared', () => {
  const a = { log: [1, 2, 3], deep: { x: [{ y: 1 }] } };
  const b = { log: [1, 2, 3, 4], deep: a.deep };
  expect(changes(a, b)).toEqual([['set', ['log', 3], 4]]);
  expect((changed(a, changes(a, b)) as typeof a).deep).toBe(a.deep);
});

test('a key named __proto__ is only a key', () => {
  const b = JSON.parse('{"__proto__":{"x":1}}');
  const made = changed({}, changes({}, b)) as object;
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(JSON.stringify(made)).toBe('{"__proto__":{"x":1}}');
});
