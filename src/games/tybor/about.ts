import type { About } from '../../text/about.ts';
import { characters } from './characters.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en },
  seats: { min: 2, max: 8 }, // R10
  minutes: '30',
  place: 2,
  strength: {
    2: { beginner: 93, club: 83, expert: 98, master: 78 },
    4: { beginner: 85, club: 71, expert: 88, master: 52 },
    8: { beginner: 67, club: 50, expert: 75 },
  },
  characters,
  credits: [
    { role: 'authors', who: ['Dennis Rappel', 'Alexander Pfister'] },
    { role: 'publisher', who: ['Lookout GmbH'], year: 2017 },
  ],
  hasLesson: true,
  hasPad: true,
  loadWords,
  load: async () => (await import('./index.ts')).tybor,
};
