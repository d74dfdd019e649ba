import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -921, beginner: -272, greedy: 188, club: 42, expert: 312, master: 651 },
  7: { random: -657, beginner: -7, club: 215, expert: 449 },
};
