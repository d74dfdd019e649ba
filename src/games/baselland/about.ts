import type { About } from '../../text/about.ts';
import { characters } from './characters.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { about as fr } from './words/fr/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en, fr },
  seats: { min: 2, max: 5 }, // R2.1
  minutes: '35–45',
  place: 1,
  strength: {
    2: { beginner: 98, club: 98, expert: 100, master: 93 },
    4: { beginner: 81, club: 73, expert: 82, master: 56 },
    5: { beginner: 69, club: 75, expert: 75 },
  },
  characters,
  credits: [
    { role: 'authors', who: ['Dario Bassi', 'Rebecca Di Pasquale', 'Sébastien Muheim', 'Simona Wittner'] },
    { role: 'studentProject', who: [] },
  ],
  hasLesson: true,
  hasPad: true,
  loadWords,
  load: async () => (await import('./index.ts')).baselland,
};
