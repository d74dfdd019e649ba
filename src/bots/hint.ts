// What the search would do, and why: the best options, each with the score lines in which it differs from the others.
import { chanceFrom, fastSource } from '../kernel/random.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import type { Mind } from './experience.ts';
import { inEdition } from './in-edition.ts';
import { masterly } from './levels.ts';
import type { Thought } from './search/search.ts';
import { thinker } from './search/think.ts';
import { type NameOf, reasonsFor, type Why } from './why.ts';

/** A hint thinks as the master does, but not as long. */
const WALKS = 120;
const MOST = 3;

export interface Hint extends Why {
  readonly option: unknown;
  /** The expected placing, 0 to 1; never more than that of the hint before. */
  readonly value: number;
}

/** The best options first. */
export function hints(mind: Mind, seen: View, decision: Decision, chance: Chance, nameOf: NameOf): Hint[] {
  const best = bestOptions(mind, seen, decision, `${chance.random('hint', 0x100000000)}`);
  const options = best.map(({ option }) => option);
  const why = reasonsFor(mind, seen, decision, options, chance, nameOf);
  let most = 1;
  return options.map((option, i) => {
    most = Math.min(most, best[i].value); // a higher mean over fewer walks is luck: the search did not trust it either
    return { option, value: most, ...why[i] };
  });
}

/** Options that are thought about separately. */
const ALONE = 5;

function bestOptions(mind: Mind, seen: View, decision: Decision, seed: string): Thought[] {
  const think = advice(mind, WALKS, seen, decision, seed);
  const best = byWorth(think(decision.options));
  if (mind.pkg.bot?.turn === undefined) return best.slice(0, MOST);
  return byWorth(best.slice(0, ALONE).map(({ option }) => think([option])[0])).slice(0, MOST);
}

/**
 * What the master thinks of these options, always in the same worlds. When planning whole turns it drops options that fall
 * behind early, and these then look worse than they are; so an option can be thought about on its own.
 */
export function advice(
  mind: Mind,
  walks: number,
  seen: View,
  decision: Decision,
  seed: string,
): (options: readonly unknown[]) => Thought[] {
  const think = (options: readonly unknown[]): Thought[] =>
    thinker(mind, masterly(mind.pkg, walks)).think(seen, { ...decision, options }, chanceFrom(fastSource(seed)));
  return (options) => inEdition(mind.pkg, () => think(options));
}

/** The most-tried option comes first, as the search would decide. */
export const byWorth = (thoughts: readonly Thought[]): Thought[] =>
  thoughts.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
