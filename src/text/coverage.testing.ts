// Every rule number of a rulebook has a test named after it, in the game's own folder.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from './texts.ts';

export interface Numbers {
  readonly rulebook: Rulebook;
  /** What a number looks like. */
  readonly number: RegExp;
  /** Numbers beside the rulebook's that need a test: examples, edge cases. */
  readonly examples: readonly string[];
  /** Other numbers that titles may name. */
  readonly others?: readonly string[];
  /** How many rules and rulings there are. */
  readonly count: readonly [number, number];
}

/** W1, W2, … */
export const upTo = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

/** The numbers that test titles begin with: 'X4 R7.6 R8.3 the smallest city …'. */
function titlesIn(folder: URL, number: RegExp): Set<string> {
  const title = new RegExp(`['\`]((?:${number.source} )+)\\S`, 'g');
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts');
  return new Set(
    tests.flatMap((name) =>
      Array.from(readFileSync(new URL(name, folder), 'utf8').matchAll(title)).flatMap(([, numbers]) =>
        numbers.trim().split(' '),
      ),
    ),
  );
}

/** `here` is the URL of the calling file. */
export function testCoverage(here: string, { rulebook, number, examples, others = [], count }: Numbers): void {
  const titled = titlesIn(new URL('.', here), number);
  const chapters = rulebook.chapters.map(({ id }) => id);
  const rules = rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  const rulings = rulebook.rulings.map(({ id }) => id);

  describe('every number has a test by its name', () => {
    test.each([...rules, ...rulings, ...examples])('%s', (id) => {
      expect(titled).toContain(id);
    });

    test('and every title names something that exists', () => {
      const known = new Set([...chapters, ...rules, ...rulings, ...examples, ...others]);
      expect([...titled].filter((id) => !known.has(id))).toEqual([]);
      expect([rules.length, rulings.length]).toEqual(count);
    });
  });
}
