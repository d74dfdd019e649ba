// Commit and reveal: the server promises a secret when the table opens, each human seat a contribution when it sits
// down. All are revealed at the start or the end, and the seed follows from all of them. The roll call (`roll.ts`)
// makes sure that nobody can secretly choose last.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { promisesIn } from './round.ts';

/** As in a record: commitment, secret, promise1, contribution1, … (seats from 1; `round.ts` for the rounds of an evening). */
export type Proof = Readonly<Record<string, string>>;

export const isHex = (text: string | undefined): text is string =>
  text !== undefined && /^([0-9a-f]{2}){16,64}$/.test(text);

/** A hash that includes what it is of; the parts cannot run into each other. */
export function digest(label: string, ...parts: string[]): string {
  const hash = sha256.create().update(utf8ToBytes(`kontor ${label}\n`));
  for (const part of parts) {
    const bytes = hexToBytes(part);
    hash.update(new Uint8Array([bytes.length])).update(bytes);
  }
  return bytesToHex(hash.digest());
}

/** What is published beforehand: the hash of a secret or contribution of at least 128 bits. */
export const promise = (secret: string): string => digest('promise', secret);

/** The seed of the game. `contributions` by seat, empty for bots. */
export const seedFrom = (secret: string, contributions: readonly string[]): string =>
  digest('seed', secret, ...contributions);

/** What is wrong with a proof; `why` is a text key of the table, seats count from 1. */
export interface ProofProblem {
  readonly why:
    | 'secretMissing'
    | 'secretBroken'
    | 'contributionMissing'
    | 'contributionBroken'
    | 'seedDiffers'
    | 'rollBroken'
    | 'roundBroken'
    | 'attemptsMissing'
    | 'attemptsBroken';
  readonly facts?: { readonly seat: number };
}

/** null: every promise was kept, and the seed was derived from what was revealed. */
export function proofProblem(proof: Proof, seed: string, seats: number): ProofProblem | null {
  if (!isHex(proof.secret)) return { why: 'secretMissing' };
  if (promise(proof.secret) !== proof.commitment) return { why: 'secretBroken' };
  const contributions: string[] = [];
  for (const [i, { said, promised }] of promisesIn(proof, seats).entries()) {
    const seat = i + 1;
    if (said === undefined && promised === undefined) {
      contributions.push('');
      continue;
    }
    if (!isHex(said)) return { why: 'contributionMissing', facts: { seat } };
    if (promise(said) !== promised) return { why: 'contributionBroken', facts: { seat } };
    contributions.push(said);
  }
  if (seedFrom(proof.secret, contributions) !== seed) return { why: 'seedDiffers' };
  return null;
}
