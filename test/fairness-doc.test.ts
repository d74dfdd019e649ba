// This program computes what docs/fairness.md tells other programs to compute.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promise, seedFrom } from '../src/fair/proof.ts';
import { nextSecret, type Roll, type RollScope, rollHash, rollText } from '../src/fair/roll.ts';
import { strongSource } from '../src/fair/source.ts';
import { chanceFrom } from '../src/kernel/random.ts';
import { REVEAL_TIME } from '../src/table/roll-call.ts';

const text = readFileSync(new URL('../docs/fairness.md', import.meta.url), 'utf8');
const [, json] = /## Test vectors.*```json\n(.*?)```/s.exec(text)!;
const vectors = JSON.parse(json) as {
  readonly promises: readonly { readonly of: string; readonly promise: string }[];
  readonly nextSecret: { readonly of: string; readonly is: string };
  readonly scope: RollScope;
  readonly rolls: readonly (Roll & { readonly hash: string })[];
  readonly seed: { readonly secret: string; readonly contributions: readonly string[]; readonly seed: string };
  readonly stream: { readonly label: string; readonly first: readonly number[]; readonly at256: number };
  readonly shuffle: { readonly label: string; readonly of: number; readonly becomes: readonly number[] };
};

test('promises, secrets, roll calls and the seed', () => {
  const { promises, scope, rolls, seed } = vectors;
  for (const { of, promise: promised } of promises) expect(promise(of)).toBe(promised);
  expect(nextSecret(vectors.nextSecret.of)).toBe(vectors.nextSecret.is);
  expect(rolls.map((roll) => rollHash(scope, roll))).toEqual(rolls.map(({ hash }) => hash));
  expect(text).toContain(`\`\`\`\n${rollText(scope, rolls[1])}\`\`\``);
  expect(seedFrom(seed.secret, seed.contributions)).toBe(seed.seed);
  const known = new Map(promises.map((one) => [one.of, one.promise]));
  expect(rolls[1].commitment).toBe(known.get(seed.secret));
  expect(rolls[1].promises).toEqual(seed.contributions.map((one) => known.get(one) ?? null));
});

test('the streams of the seed, and what they shuffle', () => {
  const { seed, stream, shuffle } = vectors;
  const source = strongSource(seed.seed);
  expect(stream.first.map((_, index) => source(stream.label, index))).toEqual(stream.first);
  expect(source(stream.label, 256)).toBe(stream.at256); // in the next block
  const list = Array.from({ length: shuffle.of }, (_, i) => i);
  chanceFrom(source).shuffle(shuffle.label, list);
  expect(list).toEqual(shuffle.becomes);
});

test('the times to reveal', () => {
  const [minute, hour] = [60_000, 3600_000];
  expect(REVEAL_TIME).toEqual({
    live: 2 * minute,
    hour,
    day: 24 * hour,
    threeDays: 72 * hour,
    none: 72 * hour,
  });
});
