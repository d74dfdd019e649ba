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
    { name: 'Boris', settings: { opponent: 'boris' }, wins: { beginner: 5, club: 55, expert: 70, master: 85 } },
    { name: 'Rik', settings: { opponent: 'rik' }, wins: { beginner: 0, club: 20, expert: 65, master: 95 } }, // R11.3
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
