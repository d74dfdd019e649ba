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
    wins: { beginner: 93, club: 83, expert: 98, master: 78 },
    elo: { random: -717, beginner: -318, greedy: 119, club: -61, expert: 373, master: 604 },
    tables: {
      4: {
        firsts: { beginner: 85, club: 71, expert: 88, master: 52 },
        elo: { random: -733, beginner: -299, greedy: 107, club: -25, expert: 381, master: 570 },
      },
    },
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
