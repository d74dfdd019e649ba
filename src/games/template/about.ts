import type { About } from '../../text/about.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en },
  seats: { min: 2, max: 4 }, // R1.1
  minutes: '5',
  loadWords,
  load: async () => (await import('./index.ts')).pkg,
};
