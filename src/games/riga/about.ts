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
    wins: { beginner: 95, club: 78, expert: 100, master: 80 },
    elo: { random: -783, beginner: -326, greedy: 79, club: -120, expert: 451, master: 699 },
    tables: {
      4: {
        firsts: { beginner: 90, club: 69, expert: 79 },
        elo: { random: -672, beginner: -178, greedy: 58, club: 50, expert: 333, master: 409 },
      },
    },
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
