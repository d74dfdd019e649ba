import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Guilds of London',
  line: 'Send your people through the city and become master of the guilds.',
};
