// The roll call: what everybody is bound to, fixed before anybody reveals, so that nobody chooses last in secret.
// docs/fairness.md has the protocol, its attacks and test vectors.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRecord } from '../kernel/record.ts';
import type { Settings } from '../kernel/types.ts';
import { digest, isHex, type Proof, type ProofProblem } from './proof.ts';
import { promisesIn, type RoundSeating, seatingOf, seatingText } from './round.ts';

/** What a roll call is about. With other rules, settings or cards the same seed would deal differently. */
export interface RollScope {
  readonly game: string;
  readonly rules: number;
  readonly settings: Settings;
  /** The hash of the edition, if it is not the one that the game brings. */
  readonly edition?: string | undefined;
}
export interface Roll {
  /** From 1. */
  readonly attempt: number;
  /** The server's promise. */
  readonly commitment: string;
  /** By seat, or in a round of an evening by person; null: nothing was promised. */
  readonly promises: readonly (string | null)[];
  /** One roll call for all tables of a round, and who sits where at them. */
  readonly round?: RoundSeating;
}

/** Why a seat ended an attempt: it did not reveal in time, or got up. */
export const SPOILS = ['late', 'left'] as const;
export interface Spoiler {
  /** From 0, as everybody was seated then; in a round of an evening the number of the person. */
  readonly seat: number;
  readonly name: string;
  readonly why: (typeof SPOILS)[number];
}
export interface FailedRoll extends Roll {
  readonly hash: string;
  readonly by: readonly Spoiler[];
}

/** Settings sorted by name: a database may have changed their order. */
const settingsOf = (settings: Settings): string =>
  Object.keys(settings)
    .sort()
    .map((name) => ` ${name}=${settings[name]}`)
    .join('');

/** What is hashed, as text that people can read. */
export function rollText({ game, rules, settings, edition }: RollScope, roll: Roll): string {
  const { attempt, commitment, promises, round } = roll;
  const who = round === undefined ? 'seat' : 'person';
  const seats = promises.map((promised, i) => `${who} ${i + 1}: ${promised ?? '-'}\n`);
  const tables = round === undefined ? '' : `round: ${round.number}\ntables: ${seatingText(round.tables)}\n`;
  const cards = edition === undefined ? '' : `edition: ${edition}\n`;
  const scope = `game: ${game}\nrules: ${rules}\nsettings:${settingsOf(settings)}\n${cards}${tables}`;
  return `kontor roll call\n${scope}attempt: ${attempt}\ncommitment: ${commitment}\n${seats.join('')}`;
}
export const rollHash = (scope: RollScope, roll: Roll): string =>
  bytesToHex(sha256(utf8ToBytes(rollText(scope, roll))));

/** The secret of the next attempt. Earlier ones cannot be found from a later one. */
export const nextSecret = (secret: string): string => digest('next secret', secret);

/** A roll call with the attempts that failed before it, as lines of a proof. */
export function rollProof(roll: (Roll & { readonly hash: string }) | null, failed: readonly FailedRoll[]): Proof {
  const lines: Record<string, string> = {};
  if (roll !== null) {
    lines.attempt = String(roll.attempt);
    lines.roll = roll.hash;
  }
  for (const { attempt, commitment, promises, hash, by, round } of failed) {
    lines[`failed${attempt}`] = hash;
    if (round !== undefined) lines[`failed${attempt}tables`] = seatingText(round.tables);
    lines[`failed${attempt}commitment`] = commitment;
    lines[`failed${attempt}promises`] = promises.map((promised) => promised ?? '-').join(',');
    lines[`failed${attempt}by`] = by
      .map(({ seat, why, name }) => `${seat + 1}:${why}:${encodeURIComponent(name.toWellFormed())}`)
      .join(',');
  }
  return lines;
}

/** The failed attempts that a proof mentions, in order; null: they cannot be read. */
export function failedIn(proof: Proof): FailedRoll[] | null {
  const failed: FailedRoll[] = [];
  for (let attempt = 1; proof[`failed${attempt}`] !== undefined; attempt++) {
    const by = spoilersFrom(proof[`failed${attempt}by`] ?? '');
    const commitment = proof[`failed${attempt}commitment`];
    const promises = (proof[`failed${attempt}promises`] ?? '').split(',').map((one) => (one === '-' ? null : one));
    if (by === null || !isHex(commitment) || !promises.every((one) => one === null || isHex(one))) return null;
    if (by.some(({ seat }) => (promises[seat] ?? null) === null)) return null; // only somebody who had promised can fail to reveal
    const round = seatingOf(proof.round, proof[`failed${attempt}tables`]);
    if (round === null || (round === undefined) !== (proof.round === undefined)) return null;
    failed.push({ attempt, commitment, promises, hash: proof[`failed${attempt}`], by, ...(round && { round }) });
  }
  return failed;
}

function spoilersFrom(text: string): Spoiler[] | null {
  const found = text.split(',').map((one) => /^(\d{1,2}):(late|left):(\S*)$/.exec(one));
  const spoilers: Spoiler[] = [];
  for (const one of found) {
    if (one === null || Number(one[1]) < 1) return null;
    try {
      spoilers.push({ seat: Number(one[1]) - 1, why: one[2] as Spoiler['why'], name: decodeURIComponent(one[3]) });
    } catch {
      return null;
    }
  }
  return spoilers;
}

/** What is needed of a record to check its shuffle. */
export type Shuffled = Pick<GameRecord, 'game' | 'rules' | 'edition' | 'settings' | 'seats' | 'seed' | 'proof'>;

/** The roll call as a record has it; null: there was none. */
export function rollOf({ proof, seats }: Shuffled): Roll | null {
  if (proof.roll === undefined) return null;
  const round = seatingOf(proof.round, proof.tables) ?? undefined;
  const promises = promisesIn(proof, seats.length).map(({ promised }) => promised ?? null);
  return { attempt: Number(proof.attempt ?? 0), commitment: proof.commitment ?? '', promises, ...(round && { round }) };
}

const scopeOf = ({ game, rules, settings, edition: { data, hash } }: Shuffled): RollScope => ({
  ...{ game, rules, settings },
  ...(data !== undefined && { edition: hash }),
});

/** null: the roll call matches what was revealed, and every attempt before it is listed. */
export function rollProblem(record: Shuffled): ProofProblem | null {
  const { proof } = record;
  const scope = scopeOf(record);
  const roll = rollOf(record);
  const failed = failedIn(proof);
  if (failed === null) return { why: 'attemptsBroken' };
  if (roll !== null && rollHash(scope, roll) !== proof.roll) return { why: 'rollBroken' };
  const told = Object.keys(proof).filter((name) => /^failed\d+$/.test(name)).length;
  if (told !== failed.length || (roll !== null && failed.length !== roll.attempt - 1))
    return { why: 'attemptsMissing' };
  if (failed.some((one) => rollHash(scope, one) !== one.hash)) return { why: 'attemptsBroken' };
  return null;
}
