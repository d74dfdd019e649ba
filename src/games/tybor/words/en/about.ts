import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Tybor the Builder',
  line: 'Citizen, worker or builder: every card wants to be all three.',
  source: 'Rules from the booklet; the values of most cards and the secret orders are reconstructed.',
  daily: 'The first round',
};
