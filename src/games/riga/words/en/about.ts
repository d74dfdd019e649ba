import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Riga',
  line: 'Grain, wine, glass and cloth: in every town they are worth something else.',
  source:
    'Grand Masters from the booklet, base game after public sources; the buildings and the Victual Brothers are reconstructed.',
};
