import type { Ratings } from '../../text/about.ts';

/** As docs/strength.md has them. */
export const ratings: Ratings = {
  2: { random: -1063, beginner: -420, greedy: 211, club: -15, expert: 537, master: 750 },
  4: { random: -872, beginner: -293, greedy: 144, club: 64, expert: 387, master: 570 },
};
