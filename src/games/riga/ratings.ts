import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -850, beginner: -238, greedy: 98, club: -63, expert: 424, master: 629 },
  4: { random: -672, beginner: -178, greedy: 58, club: 50, expert: 333, master: 409 },
};
