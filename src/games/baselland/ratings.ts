import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -1060, beginner: -544, greedy: 385, club: -96, expert: 444, master: 871 },
  4: { random: -649, beginner: -298, greedy: 69, club: 13, expert: 348, master: 517 },
  5: { random: -486, beginner: -173, club: 159, expert: 500 },
};
