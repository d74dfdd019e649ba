// A person's own part of the seed: made here, promised when sitting down, revealed at the start. It stays on this device,
// together with the server's commitment as it was when we first saw it, so that the end can be checked against both.

import { freshSeed } from '../../fair/fresh.ts';
import { recall, remember } from './prefs.ts';

const seedKey = (table: string): string => `kontor.seed.${table}`;
const commitmentKey = (table: string): string => `kontor.commitment.${table}`;

/** Who only looks needs no hash. */
const promised = async (contribution: string): Promise<string> =>
  (await import('../../fair/proof.ts')).promise(contribution);

/** A contribution for a table, kept before its promise is sent. */
export async function promiseFor(table: string): Promise<string> {
  const contribution = recall(seedKey(table)) ?? freshSeed();
  remember(seedKey(table), contribution);
  return promised(contribution);
}

/** The same for a table that has no id yet. */
export async function promiseAhead(): Promise<{ readonly promise: string; keepFor(table: string): void }> {
  const contribution = freshSeed();
  return { promise: await promised(contribution), keepFor: (table) => remember(seedKey(table), contribution) };
}

export const contributionFor = (table: string): string | null => recall(seedKey(table));

/** The first commitment that we saw of a table is the one it has to keep. */
export function noteCommitment(table: string, commitment: string): void {
  if (recall(commitmentKey(table)) === null) remember(commitmentKey(table), commitment);
}
export const notedCommitment = (table: string): string | null => recall(commitmentKey(table));
