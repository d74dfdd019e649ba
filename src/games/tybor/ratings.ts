import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -717, beginner: -318, greedy: 119, club: -61, expert: 373, master: 604 },
  4: { random: -733, beginner: -299, greedy: 107, club: -25, expert: 381, master: 570 },
  8: { random: -538, beginner: -117, club: 124, expert: 530 },
};
