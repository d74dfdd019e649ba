import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Guilds of London',
  line: 'Send your people through the city and become master of the guilds.',
  source:
    'Solo game and promo card from the booklet, base game after public sources; tiles and cards are reconstructed.',
  daily: 'The first three rounds',
};
