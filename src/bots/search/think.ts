// How to think about a decision: by trials where the game has a sight of its own, by plans where its turns are long, else by a tree.
import type { Chance, Decision, View } from '../../kernel/types.ts';
import type { Mind } from '../experience.ts';
import { Plans } from './plans.ts';
import { type Effort, Search, type Thought } from './search.ts';
import { Trials } from './trials.ts';

export interface Thinker {
  /** How many walks were made so far. */
  readonly walks: number;
  /**
   * What each option is worth, in the order of the list. When told to stop it breaks off, even in the middle of a look or a
   * walk, and says what it has found so far.
   */
  think(seen: View, decision: Decision, chance: Chance, stop?: () => boolean): Thought[];
  /** Says which option was taken, so that the search of its follow-ups can be kept. */
  chose(index: number): void;
}

export function thinker(mind: Mind, effort: Effort): Thinker {
  const { pkg, sight } = mind;
  if (sight !== undefined) return new Trials(mind, sight, effort);
  const turn = pkg.bot?.turn;
  const { width = 0 } = effort;
  return turn === undefined || width === 0 ? new Search(mind, effort) : new Plans(mind, turn, width, effort.worlds);
}
