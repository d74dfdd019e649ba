// Separate from the search, so that a page can sort what a thread has found without loading it.

/** The expected placing after what was taken and after the best, 0 to 1. */
export interface Compared {
  readonly taken: number;
  readonly best: number;
}

/** The decisions that cost most. */
export const turningPoints = <J extends Compared>(judged: readonly J[], count = 3): J[] =>
  judged
    .filter(({ taken, best }) => best > taken)
    .toSorted((a, b) => b.best - b.taken - (a.best - a.taken))
    .slice(0, count);

/** What a decision must have cost for the game to have turned on it. */
const LEAST = 0.03;

/** The one that cost most; null: none cost so much that the game turned on it. */
export function turningPoint<J extends Compared>(judged: readonly J[]): J | null {
  const [worst] = turningPoints(judged, 1);
  return worst !== undefined && worst.best - worst.taken >= LEAST ? worst : null;
}
