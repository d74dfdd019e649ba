// What this browser does for the shuffle of a round, and when it refuses: as at a table (`lib/shuffle.ts`), but for all tables at once.
import { promise } from '../../fair/proof.ts';
import { rollHash } from '../../fair/roll.ts';
import type { RoundShown } from '../../wire/evenings.ts';
import type { Kept, KeptRoll } from '../lib/kept.ts';

export type RoundPart =
  | { readonly what: 'nothing' | 'promise' | 'lost' | 'missing' | 'changed' }
  | { readonly what: 'reveal'; readonly roll: KeptRoll };

/** Where this browser keeps its part of a round, until it is that of a table. */
export const keyOfRound = (evening: string, number: number): string => `${evening}.${number}`;

export function partInRound(round: RoundShown, { contribution, rolls }: Kept): RoundPart {
  const { stage, you, roll } = round;
  if (you === null) return { what: 'nothing' };
  if (stage === 'promising') return { what: you.promise === null ? 'promise' : 'nothing' };
  if (stage !== 'revealing' || roll === undefined || you.hasRevealed) return { what: 'nothing' };
  const isAsItSays =
    rollHash(round, roll) === roll.hash &&
    roll.round.number === round.number &&
    (roll.round.tables[you.table] ?? []).includes(you.number);
  if (!isAsItSays) return { what: 'changed' };
  if (rolls.some(({ attempt, hash }) => attempt === roll.attempt && hash !== roll.hash)) return { what: 'changed' };
  const mine = roll.promises[you.number] ?? null;
  if (contribution === null) return { what: mine === null ? 'missing' : 'lost' };
  if (promise(contribution) !== mine) return { what: 'missing' };
  // What was sent for another roll call is no longer secret.
  if (rolls.some((one) => one.contribution === contribution && one.hash !== roll.hash)) return { what: 'changed' };
  return { what: 'reveal', roll: { attempt: roll.attempt, hash: roll.hash, contribution } };
}
