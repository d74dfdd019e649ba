import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -783, beginner: -326, greedy: 79, club: -120, expert: 451, master: 699 },
  4: { random: -672, beginner: -178, greedy: 58, club: 50, expert: 333, master: 409 },
};
