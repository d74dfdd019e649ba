import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulebook } from './rulebook/en.ts';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts');
/** The numbers that titles begin with: 'W21 R6.4 a chain …'. C: what the data must satisfy, E: edge cases. */
const titled = new Set(
  tests.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, folder), 'utf8').matchAll(/['`]((?:[RQWEC]\d+(?:\.\d+[a-e]?)* )+)\S/g),
    ).flatMap(([, numbers]) => numbers.trim().split(' ')),
  ),
);
const rules = rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
const rulings = rulebook.rulings.map(({ id }) => id);
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
const examples = upTo('W', 23);
const edges = upTo('E', 12);

describe('every number has a test by its name', () => {
  test.each([...rules, ...rulings, ...examples, ...edges])('%s', (id) => {
    expect(titled).toContain(id);
  });

  test('and every title names a chapter, rule, ruling, example or edge case that exists', () => {
    const chapters = rulebook.chapters.map(({ id }) => id);
    const known = new Set([...chapters, ...rules, ...rulings, ...examples, ...edges, ...upTo('C', 21)]);
    expect([...titled].filter((id) => !known.has(id))).toEqual([]);
    expect([rules.length, rulings.length]).toEqual([86, 29]);
  });
});
