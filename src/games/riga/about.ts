import type { About } from '../../text/about.ts';
import { characters } from './characters.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en },
  seats: { min: 2, max: 4 }, // R0.1
  minutes: '30–50',
  place: 4,
  strength: {
    2: { beginner: 97, club: 73, expert: 96, master: 75 },
    4: { beginner: 90, club: 69, expert: 79 },
  },
  characters,
  credits: [
    { role: 'authors', who: ['Stefan Risthaus'] },
    { role: 'graphics', who: ['Christian Fiore'] },
    { role: 'layout', who: ['Stefan Malz'] },
    { role: 'publisher', who: ['OSTIA-Spiele'], year: 2017 },
  ],
  hasLesson: true,
  hasPad: true,
  loadWords,
  load: async () => (await import('./index.ts')).riga,
};
