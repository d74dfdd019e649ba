import type { About } from '../../text/about.ts';
import { characters } from './characters.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en },
  seats: { min: 1, max: 4 }, // R4.7
  alone: [
    { name: 'Boris', settings: { opponent: 'boris' }, wins: { beginner: 2, club: 45, expert: 70, master: 93 } },
    { name: 'Rik', settings: { opponent: 'rik' }, wins: { beginner: 1, club: 30, expert: 60, master: 88 } }, // R11.3
  ],
  minutes: '45–90',
  place: 5,
  strength: {
    2: { beginner: 100, club: 95, expert: 95, master: 78 },
    4: { beginner: 96, club: 81, expert: 79, master: 52 },
  },
  characters,
  credits: [
    { role: 'authors', who: ['Tony Boydell'] },
    { role: 'solo', who: ['Ricky Royal', 'Tony Boydell'] },
    { role: 'development', who: ['Alan Paull', 'Charlie Paull'] },
    { role: 'layout', who: ['Alan Paull', 'Charlie Paull'] },
  ],
  hasLesson: true,
  hasPad: true,
  loadWords,
  load: async () => (await import('./index.ts')).guildsOfLondon,
};
