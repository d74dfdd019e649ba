// A person's own part of the seed: made here, promised when sitting down, revealed after the roll call. It stays on
// this device, together with every roll call that it answered, so that the result can be checked against both.

import { freshSeed } from '../../fair/fresh.ts';
import type { Kept, KeptRoll } from './kept.ts';
import { recall, remember } from './prefs.ts';

const seedKey = (table: string): string => `kontor.seed.${table}`;
const commitmentKey = (table: string): string => `kontor.commitment.${table}`;
const rollKey = (table: string): string => `kontor.roll.${table}`;
const lentKey = (table: string): string => `kontor.lent.${table}`;

export const keptFor = (table: string): Kept => ({
  contribution: recall(seedKey(table)),
  rolls: rollsFor(table),
  commitment: recall(commitmentKey(table)),
});

function rollsFor(table: string): KeptRoll[] {
  try {
    return JSON.parse(recall(rollKey(table)) ?? '[]') as KeptRoll[];
  } catch {
    return []; // what cannot be read is ignored
  }
}

/** Before it is answered: afterwards it could be a different one. */
export const keepRoll = (table: string, roll: KeptRoll): void =>
  remember(rollKey(table), JSON.stringify([...rollsFor(table).filter(({ hash }) => hash !== roll.hash), roll]));

/** Watchers need no hash. */
const promised = async (contribution: string): Promise<string> =>
  (await import('../../fair/proof.ts')).promise(contribution);

/** A contribution for a table, stored before its promise is sent. What was once revealed is never promised again. */
export async function promiseFor(table: string): Promise<string> {
  const { contribution: kept, rolls } = keptFor(table);
  const isFresh = kept !== null && rolls.every(({ contribution }) => contribution !== kept);
  const contribution = isFresh ? kept : freshSeed();
  remember(seedKey(table), contribution);
  return promised(contribution);
}

/** The same for a table that has no id yet. */
export async function promiseAhead(): Promise<{ readonly promise: string; keepFor(table: string): void }> {
  const contribution = freshSeed();
  return { promise: await promised(contribution), keepFor: (table) => remember(seedKey(table), contribution) };
}

/** What was promised and answered for a round of an evening is that of the table it led to. */
export function carryOver(from: string, table: string): void {
  const { contribution, rolls } = keptFor(from);
  if (contribution === null) return;
  remember(seedKey(table), contribution);
  for (const roll of rolls) keepRoll(table, roll);
}

/** The program with the key of my seat has promised in my place: the check mentions it. */
export const noteProgram = (table: string): void => remember(lentKey(table), '1');
export const hadProgram = (table: string): boolean => recall(lentKey(table)) !== null;

/** Anyone who gets up before the start has promised nothing. */
export const forgetPromise = (table: string): void => remember(seedKey(table), null);

/** The first commitment of a table that we saw. */
export function noteCommitment(table: string, commitment: string): void {
  if (recall(commitmentKey(table)) === null) remember(commitmentKey(table), commitment);
}
