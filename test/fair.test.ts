import { describe, expect, test } from 'vitest';
import { type Proof, promise, proofProblem, seedFrom } from '../src/fair/proof.ts';
import { freshSeed } from '../src/fair/source.ts';

/** Three seats: two people and a bot. */
function played(): { proof: Proof; seed: string } {
  const [secret, anna, ben] = [freshSeed(), freshSeed(), freshSeed()];
  const proof = {
    commitment: promise(secret),
    secret,
    promise1: promise(anna),
    contribution1: anna,
    promise3: promise(ben),
    contribution3: ben,
  };
  return { proof, seed: seedFrom(secret, [anna, '', ben]) };
}

describe('the proof of fairness', () => {
  test('holds when everybody kept the promise', () => {
    const { proof, seed } = played();
    expect(proofProblem(proof, seed, 3)).toBeNull();
  });
  test('a server that picks its secret late is caught', () => {
    const { proof, seed } = played();
    expect(proofProblem({ ...proof, secret: freshSeed() }, seed, 3)).toEqual({ why: 'secretBroken' });
  });
  test('a seat that reveals something else is caught', () => {
    const { proof, seed } = played();
    expect(proofProblem({ ...proof, contribution3: freshSeed() }, seed, 3)).toEqual({
      why: 'contributionBroken',
      facts: { seat: 3 },
    });
  });
  test('a contribution that was left out or slipped in is caught', () => {
    const { proof, seed } = played();
    const { contribution1: _, promise1: __, ...without } = proof;
    expect(proofProblem(without, seed, 3)).toEqual({ why: 'seedDiffers' });
    const late = freshSeed();
    expect(proofProblem({ ...proof, promise2: promise(late), contribution2: late }, seed, 3)).toEqual({
      why: 'seedDiffers',
    });
    for (const contribution1 of ['zz', ''])
      expect(proofProblem({ ...proof, contribution1 }, seed, 3)).toEqual({
        why: 'contributionMissing',
        facts: { seat: 1 },
      });
  });
  test('another seed is caught, and so is a missing secret', () => {
    const { proof, seed } = played();
    expect(proofProblem(proof, freshSeed(), 3)).toEqual({ why: 'seedDiffers' });
    const { secret: _, ...without } = proof;
    expect(proofProblem(without, seed, 3)).toEqual({ why: 'secretMissing' });
  });
  test('where one contribution ends and the next begins matters', () => {
    const [a, b] = ['00'.repeat(16), '11'.repeat(16)];
    expect(seedFrom(a, [b, ''])).not.toBe(seedFrom(a, ['', b]));
    expect(seedFrom(a, [b])).not.toBe(seedFrom(a, [b, '']));
  });
});
