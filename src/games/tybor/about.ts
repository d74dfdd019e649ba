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
    wins: { beginner: 93, club: 83, expert: 80, master: 90 },
    elo: { random: -665, beginner: -262, greedy: 120, club: 4, expert: 227, master: 575 },
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
