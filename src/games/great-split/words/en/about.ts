import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'The Great Split',
  line: 'You divide the treasures, your neighbour chooses.',
  source: 'Rules from the booklet; cards, tracks and characters are reconstructed.',
  daily: 'The first two rounds',
};
