// What this browser does for the shuffle between start and deal, and when it refuses. docs/fairness.md says why.
import { hashOf } from '../../fair/hash.ts';
import { promise } from '../../fair/proof.ts';
import { rollHash } from '../../fair/roll.ts';
import { namedSettings } from '../../kernel/settings.ts';
import type { Game } from '../../kernel/types.ts';
import type { Seen, SeenChair } from '../../table/types.ts';
import type { Kept, KeptRoll } from './kept.ts';

/**
 * `promise`: again, after a failed attempt. `reveal`: the roll call is in order. In all other cases nothing is revealed: `lost` is on
 * another device, `program` is up to whoever has the key of my seat, `missing`: my promise is not in the roll call, or not
 * as I made it; `changed`: it is not the roll call that I answered, or not what its hash says.
 */
export type Part =
  | { readonly what: 'nothing' | 'promise' | 'lost' | 'program' | 'missing' | 'changed' }
  | { readonly what: 'reveal'; readonly roll: KeptRoll };

type Before = Pick<Seen, 'phase' | 'you' | 'chairs' | 'roll' | 'failed' | 'game' | 'rules' | 'settings' | 'edition'>;

export function partIn(seen: Before, kept: Kept, game: Pick<Game, 'settings'>): Part {
  const { you, roll } = seen;
  if (you !== null && seen.phase === 'playing' && isLeftOut(seen.chairs[you], seen, kept)) return { what: 'missing' };
  if (seen.phase !== 'revealing' || you === null) return { what: 'nothing' };
  const { promise: promised, hasRevealed, lent } = seen.chairs[you];
  if (roll === undefined) {
    const isAsked = (seen.failed?.at(-1)?.promises[you] ?? null) !== null && promised === null;
    return { what: isAsked ? 'promise' : 'nothing' };
  }
  const { contribution, rolls } = kept;
  const mine = roll.promises[you] ?? null;
  const edition = seen.edition && hashOf(seen.edition);
  const scope = { ...seen, settings: namedSettings(game, seen.settings), edition };
  if (rollHash(scope, roll) !== roll.hash) return { what: 'changed' };
  if (rolls.some(({ attempt, hash }) => attempt === roll.attempt && hash !== roll.hash)) return { what: 'changed' };
  if (contribution === null || promise(contribution) !== mine) {
    if (lent) return { what: 'program' };
    if (contribution !== null && !isSpent(kept)) return { what: 'missing' };
    return { what: mine !== null && !hasRevealed ? 'lost' : 'nothing' };
  }
  if (hasRevealed) return { what: 'nothing' };
  // What was sent for another roll call is no longer secret: anyone who heard it could have promised accordingly.
  if (rolls.some((one) => one.contribution === contribution && one.hash !== roll.hash)) return { what: 'changed' };
  return { what: 'reveal', roll: { attempt: roll.attempt, hash: roll.hash, contribution } };
}

/** The game began without what was promised here: nobody was asked to reveal. */
const isLeftOut = (chair: SeenChair, { failed }: Before, { contribution, rolls }: Kept): boolean =>
  contribution !== null && rolls.length === 0 && failed === undefined && chair.promise === null && !chair.lent;

/** Revealed for an earlier attempt: it will not be in a later one. */
const isSpent = ({ contribution, rolls }: Kept): boolean => rolls.some((one) => one.contribution === contribution);
