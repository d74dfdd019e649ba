import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Template',
  line: 'Three goods, one wandering hand: who gets all of them?',
};
