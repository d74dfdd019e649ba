import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Guilds of London',
  line: 'Send your liverymen through the city and become master of the guilds.',
};
