import type { About } from '../../text/about.ts';
import { characters } from './characters.ts';
import { about as de } from './words/de/about.ts';
import { about as en } from './words/en/about.ts';
import { loadWords } from './words/index.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: { de, en },
  seats: { min: 2, max: 7 }, // R1.1
  minutes: '45',
  place: 3,
  strength: {
    2: { beginner: 100, club: 90, expert: 85, master: 90 },
    7: { beginner: 96, club: 46, expert: 49 },
  },
  characters,
  credits: [
    { role: 'authors', who: ['Hjalmar Hach', 'Lorenzo Silva'] },
    { role: 'art', who: ['Weberson Santiago'] },
    { role: 'publisher', who: ['Horrible Guild'], year: 2022 },
    { role: 'germanEdition', who: ['HeidelBÄR Games'], year: 2023 },
  ],
  hasLesson: true,
  hasPad: true,
  loadWords,
  load: async () => (await import('./index.ts')).greatSplit,
};
