import { describe, expect, test } from 'vitest';
import { SAID } from '../../scripts/words.ts';
import type { ProofProblem } from '../../src/fair/proof.ts';
import type { Difference } from '../../src/table/replay.ts';
import { type DifferenceWhy, type ProofWhy, say, type TableTexts } from '../../src/text/table.ts';

/** Every fact that some sentence uses. */
const FACTS = {
  choice: 4,
  min: 2,
  max: 5,
  text: '1 xx',
  count: 3,
  seat: 2,
  want: '1,2',
  got: '0',
  problem: 'contributionBroken',
  most: 5,
  longest: 21,
  setting: 'length',
};
const GROUPS = ['refusals', 'records', 'proofs', 'differences'] as const satisfies (keyof TableTexts)[];
const KEYS = GROUPS.flatMap((group) =>
  Object.keys(SAID.en.sayings[group]).map((why): [string, string] => [group, why]),
);

describe('sentences of the table and of records', () => {
  test('the same keys in every language, and the keys that the data use', () => {
    for (const { sayings } of Object.values(SAID))
      for (const group of GROUPS) expect(Object.keys(sayings[group])).toEqual(Object.keys(SAID.en.sayings[group]));
    // Checked by the compiler: every finding has words.
    const proof = (problem: ProofProblem): ProofWhy => problem.why;
    const difference = (found: Difference): DifferenceWhy => found.why;
    expect([proof, difference]).toHaveLength(2);
  });

  test.each(KEYS)('%s: %s', (group, why) => {
    const [de, en] = [SAID.de.sayings, SAID.en.sayings].map((texts) =>
      say(texts[group as keyof TableTexts], { why, facts: FACTS }),
    );
    for (const text of [de, en]) {
      expect(text).toMatch(/^[\p{Lu}„“]/u);
      expect(text).not.toMatch(/undefined|null|NaN|\?|!|[.]$/);
    }
    expect(de).not.toBe(en);
  });

  test('what is no key of the table has no sentence, what is no fact shows as a question mark', () => {
    for (const why of ['edgeDiffers', 'toString', '']) expect(say(SAID.en.sayings.refusals, { why })).toBeNull();
    expect(say(SAID.en.sayings.records, { why: 'noSeat' })).toBe('There is no seat ?');
  });

  test('facts are told as people count', () => {
    const { differences } = SAID.en.sayings;
    expect(say(differences, { why: 'winners', facts: { want: '0,2', got: '' } })).toBe(
      'The winners differ: recorded seat 1, 3, played again seat –',
    );
    expect(say(differences, { why: 'scores', facts: { want: '12,9', got: '12,-3' } })).toBe(
      'The scores differ: recorded 12, 9, played again 12, -3',
    );
    expect(say(differences, { why: 'proof', facts: { problem: 'contributionMissing', seat: 3 } })).toBe(
      'The proof of fairness does not hold: The contribution of seat 3 is missing or unreadable',
    );
    expect(say(SAID.de.sayings.refusals, { why: 'tooFewPlayers', facts: { min: 2 } })).toBe(
      'Zu wenige am Tisch: das Spiel braucht mindestens 2',
    );
  });
});
