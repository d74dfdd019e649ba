// What a record proves about its shuffle, and no more than that.
import { isHex, type ProofProblem, promise, proofProblem } from './proof.ts';
import { type FailedRoll, failedIn, rollProblem, type Shuffled } from './roll.ts';
import { personAt, promisesIn, roundProblem } from './round.ts';

/**
 * Strongest first: my own contribution is in, bound by the roll call that I saw; only others' are in, bound by a roll call;
 * the server alone chose, or could have; nothing was promised at all; a promise was broken.
 */
export type FairnessLevel = 'mine' | 'others' | 'server' | 'nothing' | 'broken';

export interface Fairness {
  readonly level: FairnessLevel;
  readonly problem: ProofProblem | null;
  /** Seats whose contribution is in. */
  readonly contributed: readonly number[];
  /** Before 0.4 there was no roll call: whoever revealed last, with the server's help, could choose. */
  readonly hasRoll: boolean;
  readonly failed: readonly FailedRoll[];
}

/** What somebody knows first-hand: their contribution, and the hash of the roll call they saw before revealing it. */
export interface OwnPart {
  readonly contribution: string;
  readonly roll: string;
}

export function fairnessOf(record: Shuffled, own: OwnPart | null = null): Fairness {
  const { proof, seed } = record;
  const told = { contributed: contributedIn(record), hasRoll: proof.roll !== undefined, failed: failedIn(proof) ?? [] };
  const level = (which: FairnessLevel, problem: ProofProblem | null = null): Fairness => ({
    level: which,
    problem,
    ...told,
  });
  if (Object.keys(proof).length === 0 || seed === null) return level('nothing');
  const problem = shuffleProblem(record, seed.text);
  if (problem !== null) return level('broken', problem);
  if (!told.hasRoll || told.contributed.length === 0) return level('server');
  return level(own !== null && isMine(record, own) ? 'mine' : 'others');
}

/** null: every promise was kept, and everybody was bound before anybody revealed. */
export const shuffleProblem = (record: Shuffled, seed: string): ProofProblem | null =>
  proofProblem(record.proof, seed, record.seats.length) ?? rollProblem(record) ?? roundProblem(record);

function contributedIn({ proof, seats }: Shuffled): number[] {
  const all = promisesIn(proof, seats.length);
  return [...seats.keys()].filter((seat) => all[personAt(proof, seat) ?? -1]?.said !== undefined);
}

const isMine = ({ proof, seats }: Shuffled, { contribution, roll }: OwnPart): boolean =>
  proof.roll === roll &&
  isHex(contribution) &&
  promisesIn(proof, seats.length).some(
    ({ said, promised }) => said === contribution && promised === promise(contribution),
  );
