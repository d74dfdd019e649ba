import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Riga',
  line: 'Grain, wine, glass and cloth: in every town they are worth something else.',
};
