// The check of fairness, one finding after the other, so that people can follow what was checked. It gives two answers:
// whether the game was played by the rules, and what is proven about its shuffle.
import { type FairnessLevel, fairnessOf } from '../../fair/fairness.ts';
import { isHex, promise, seedFrom } from '../../fair/proof.ts';
import { type FailedRoll, failedIn, rollProblem } from '../../fair/roll.ts';
import { personAt, promisesIn, roundProblem, seatingOf } from '../../fair/round.ts';
import type { GamePackage } from '../../games/index.ts';
import { BadRecord, type GameRecord, parseRecord } from '../../kernel/record.ts';
import { effective } from '../../table/choices.ts';
import { type Difference, isSameEdition, verify } from '../../table/replay.ts';
import type { Kept, KeptRoll } from './kept.ts';

/** What a finding means for the verdict; `open`: it is a fact, and proves nothing. */
export type Bearing = 'right' | 'wrong' | 'open';

export type Finding = { readonly is: Bearing } & (
  | { readonly what: 'record' | 'choices'; readonly count: number }
  | { readonly what: 'edition' | 'commitment' | 'sawCommitment' | 'roll' | 'noRoll' | 'seed' | 'scores' | 'nothing' }
  | { readonly what: 'round'; readonly tables: number; readonly count: number }
  | { readonly what: OwnFinding }
  | { readonly what: 'promise' | 'bot' | 'none'; readonly seat: number }
  | { readonly what: 'attempt'; readonly attempt: number; readonly by: FailedRoll['by'] }
);
/** About what this browser itself knows. */
type OwnFinding = 'mine' | 'mineMissing' | 'mineLate' | 'blamed' | 'program' | 'sawRoll' | 'otherRoll' | 'notHere';

export interface Verdict {
  readonly findings: readonly Finding[];
  /** What was against the rules; null: nothing. */
  readonly difference: Difference | null;
  readonly isPlayed: boolean;
  readonly level: FairnessLevel;
}

/** What this browser itself knows; `isLent`: a program has the key of my seat, or had it when the roll was called. */
export interface Known extends Kept {
  readonly isLent: boolean;
}

export function judge({ game }: GamePackage, text: string, known: Known): Verdict {
  let record: GameRecord;
  try {
    record = parseRecord(text);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return {
      findings: [{ what: 'record', is: 'wrong', count: 0 }],
      difference: null,
      isPlayed: false,
      level: 'broken',
    };
  }
  const difference = verify(game, { ...record, proof: {} });
  const hasRun = difference === null || !['illegal', 'edition', 'seed'].includes(difference.why);
  const findings: Finding[] = [
    { what: 'record', is: 'right', count: record.choices.length },
    { what: 'edition', is: bearing(isSameEdition(game, record.edition)) },
    ...shuffleFindings(record, known),
    ...ownFindings(record, known),
    { what: 'choices', is: bearing(hasRun), count: effective(record.choices).length },
  ];
  if (record.result !== null) findings.push({ what: 'scores', is: bearing(difference === null) });
  const answered = known.rolls.findLast(({ hash }) => hash === record.proof.roll);
  const { level } = fairnessOf(record, answered === undefined ? null : { ...answered, roll: answered.hash });
  const isContradicted = findings.some(({ what, is }) => is === 'wrong' && !RULES.includes(what));
  return { findings, difference, isPlayed: difference === null, level: isContradicted ? 'broken' : level };
}

/** Findings that are about the rules, not about the shuffle. */
const RULES: readonly Finding['what'][] = ['record', 'edition', 'choices', 'scores'];
const bearing = (isRight: boolean): Bearing => (isRight ? 'right' : 'wrong');

function shuffleFindings(record: GameRecord, { commitment: saw }: Known): Finding[] {
  const { proof, seats, seed } = record;
  const { secret, commitment } = proof;
  if (Object.keys(proof).length === 0) return [{ what: 'nothing', is: 'open' }];
  const findings: Finding[] = [{ what: 'commitment', is: bearing(isKept(secret, commitment)) }];
  const hasRoll = proof.roll !== undefined;
  const failed = failedIn(proof) ?? [];
  if (saw !== null && !hasRoll && failed.length === 0)
    // otherwise it belonged to an earlier attempt
    findings.push({ what: 'sawCommitment', is: bearing(saw === commitment) });
  const parts = promisesIn(proof, seats.length);
  seats.forEach(({ bot }, seat) => {
    const { said, promised } = parts[personAt(proof, seat) ?? -1] ?? {};
    if (promised !== undefined || said !== undefined)
      findings.push({ what: 'promise', is: bearing(isKept(said, promised)), seat });
    else findings.push({ what: bot === null ? 'none' : 'bot', is: 'open', seat });
  });
  if (proof.round !== undefined) findings.push(...roundFindings(record));
  findings.push(hasRoll ? { what: 'roll', is: bearing(rollProblem(record) === null) } : { what: 'noRoll', is: 'open' });
  for (const { attempt, by } of failed) findings.push({ what: 'attempt', is: 'open', attempt, by });
  const said = parts.map((one) => one.said ?? '');
  const isSeeds = seed !== null && isHex(secret) && follows(secret, said, seed.text);
  return [...findings, { what: 'seed', is: bearing(isSeeds) }];
}

/** One roll call for all tables of a round: the parts of everybody at the other tables are in, too. */
function roundFindings(record: GameRecord): Finding[] {
  const { proof, seats } = record;
  const here = seats.map((_, seat) => personAt(proof, seat));
  const others = promisesIn(proof, seats.length).filter((_, person) => !here.includes(person));
  const areKept = others.every(({ said, promised }) => (said ?? promised) === undefined || isKept(said, promised));
  const tables = seatingOf(proof.round, proof.tables)?.tables.length ?? 0;
  return [{ what: 'round', is: bearing(areKept && roundProblem(record) === null), tables, count: others.length }];
}

/** Never skipped: what this browser promised is in, or the check says that it is not, and why. */
function ownFindings({ proof, seats }: GameRecord, { contribution, rolls, isLent }: Known): Finding[] {
  const findings: Finding[] = [];
  const failed = failedIn(proof) ?? [];
  const answered = rolls.find(({ attempt }) => String(attempt) === proof.attempt);
  const toldOf = ({ attempt }: KeptRoll): string | undefined =>
    String(attempt) === proof.attempt ? proof.roll : failed.find((one) => one.attempt === attempt)?.hash;
  if (rolls.some((one) => one.hash !== toldOf(one))) findings.push({ what: 'otherRoll', is: 'wrong' });
  else if (answered !== undefined) findings.push({ what: 'sawRoll', is: 'right' });
  const blames = failed.filter((one) => isBlamed(one, rolls));
  if (blames.length > 0) findings.push({ what: 'blamed', is: 'wrong' });
  const mine = answered?.contribution ?? contribution;
  if (mine === null) return [...findings, { what: 'notHere', is: 'open' }];
  if (promisesIn(proof, seats.length).some(({ said }) => said === mine))
    return [...findings, { what: 'mine', is: 'right' }];
  if (blames.length > 0) return findings;
  if (isLent) return [...findings, { what: 'program', is: 'open' }];
  // Named in a failed attempt, or revealed for one and not promised again.
  const hasSpoilt = failed.some(
    ({ hash, promises, by }) =>
      by.some(({ seat }) => isKept(mine, promises[seat] ?? undefined)) ||
      rolls.some((one) => one.hash === hash && one.contribution === mine),
  );
  return [...findings, hasSpoilt ? { what: 'mineLate', is: 'open' } : { what: 'mineMissing', is: 'wrong' }];
}

/** The record says that I spoiled an attempt, but the server had accepted what I sent from here. */
const isBlamed = ({ hash, promises, by }: FailedRoll, rolls: readonly KeptRoll[]): boolean =>
  by.some(({ seat }) =>
    rolls.some((one) => one.isTaken === true && one.hash === hash && isKept(one.contribution, promises[seat] ?? '')),
  );

const isKept = (said: string | undefined, promised: string | undefined): boolean =>
  isHex(said) && promise(said) === promised;
const follows = (secret: string, said: readonly string[], seed: string): boolean =>
  said.every((one) => one === '' || isHex(one)) && seedFrom(secret, said) === seed;
