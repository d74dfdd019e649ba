import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Riga',
  edition: 'with Die Großmeister from the advent calendar',
  line: 'Grain, wine, glass and cloth: in every city they are worth something different.',
  source:
    'Grand Masters from the booklet, base game after public sources; the buildings and the Victual Brothers are reconstructed.',
  daily: 'The first two years',
};
