import type { About } from '../../text/about.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: {
    de: { title: 'Template', line: 'Drei Waren, eine wandernde Hand: Wer sammelt alle?' },
    en: { title: 'Template', line: 'Three goods, one wandering hand: who gets all of them?' },
  },
  seats: { min: 2, max: 4 }, // R1.1
  minutes: '5',
  load: async () => (await import('./index.ts')).pkg,
};
