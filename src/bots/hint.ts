// What the search would do, and why: the best options, each with the score lines in which it differs from the others.
import type { Chance, Decision, View } from '../kernel/types.ts';
import type { Mind } from './experience.ts';
import { masterly } from './levels.ts';
import type { Thought } from './search/search.ts';
import { thinker } from './search/think.ts';
import { reasonsFor, type Why } from './why.ts';

/** A hint thinks as the master does, but not as long. */
const WALKS = 120;
const MOST = 3;

export interface Hint extends Why {
  readonly option: unknown;
  /** What to expect of the placing, 0 to 1; never more than of the hint before. */
  readonly value: number;
}

/** The best options first. */
export function hints(mind: Mind, seen: View, decision: Decision, chance: Chance): Hint[] {
  const best = byWorth(thinker(mind, masterly(mind.pkg, WALKS)).think(seen, decision, chance)).slice(0, MOST);
  const options = best.map(({ option }) => option);
  const why = reasonsFor(mind, seen, decision, options, chance);
  let most = 1;
  return options.map((option, i) => {
    most = Math.min(most, best[i].value); // a higher mean of fewer walks is luck: the search did not trust it either
    return { option, value: most, ...why[i] };
  });
}

/** What was tried most comes first, as the search would decide. */
export const byWorth = (thoughts: readonly Thought[]): Thought[] =>
  thoughts.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
