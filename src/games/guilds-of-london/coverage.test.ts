import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulebook } from './rulebook/en.ts';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts');
/** The numbers that titles begin with: 'X22 R6.2 R6.E8 three pawns …'. */
const titled = new Set(
  tests.flatMap((name) =>
    Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(/['`]((?:[RQX]\d+(?:\.E?\d+)* )+)\S/g)).flatMap(
      ([, numbers]) => numbers.trim().split(' '),
    ),
  ),
);
const rules = rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
const rulings = rulebook.rulings.map(({ id }) => id);
const examples = Array.from({ length: 30 }, (_, i) => `X${i + 1}`);

describe('every number has a test by its name', () => {
  test.each([...rules, ...rulings, ...examples])('%s', (id) => {
    expect(titled).toContain(id);
  });

  test('and every title names a chapter, rule, ruling or example that exists', () => {
    const known = new Set([...rulebook.chapters.map(({ id }) => id), ...rules, ...rulings, ...examples]);
    expect([...titled].filter((id) => !known.has(id))).toEqual([]);
    expect([rules.length, rulings.length]).toEqual([159, 28]);
  });
});
