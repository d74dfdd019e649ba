// What a record proves about its shuffle, and no more than that.
import { isHex, type ProofProblem, promise, proofProblem } from './proof.ts';
import { type FailedRoll, failedIn, rollProblem, type Shuffled } from './roll.ts';

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
  const { proof, seats, seed } = record;
  const told = { contributed: contributedIn(record), hasRoll: proof.roll !== undefined, failed: failedIn(proof) ?? [] };
  const level = (which: FairnessLevel, problem: ProofProblem | null = null): Fairness => ({
    level: which,
    problem,
    ...told,
  });
  if (Object.keys(proof).length === 0 || seed === null) return level('nothing');
  const problem = proofProblem(proof, seed.text, seats.length) ?? rollProblem(record);
  if (problem !== null) return level('broken', problem);
  if (!told.hasRoll || told.contributed.length === 0) return level('server');
  return level(own !== null && isMine(record, own) ? 'mine' : 'others');
}

const contributedIn = ({ proof, seats }: Shuffled): number[] =>
  [...seats.keys()].filter((seat) => proof[`contribution${seat + 1}`] !== undefined);

const isMine = ({ proof, seats }: Shuffled, { contribution, roll }: OwnPart): boolean =>
  proof.roll === roll &&
  isHex(contribution) &&
  seats.some(
    (_, seat) =>
      proof[`contribution${seat + 1}`] === contribution && proof[`promise${seat + 1}`] === promise(contribution),
  );
