import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Baselland',
  line: 'Lay a countryside of roads, cities and monasteries, and put your people in the right places.',
  source: 'Rules from the booklet, tiles after public sources; the numbers of players and followers are reconstructed.',
  daily: 'The first twenty tiles',
};
