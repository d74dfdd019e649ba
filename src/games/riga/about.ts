import type { About } from '../../text/about.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: {
    de: { title: 'Riga', line: 'Getreide, Wein, Glas und Tuch: in jeder Stadt sind sie etwas anderes wert.' },
    en: { title: 'Riga', line: 'Grain, wine, glass and cloth: in every town they are worth something else.' },
  },
  seats: { min: 2, max: 4 }, // R0.1
  minutes: '30–50',
  place: 4,
  strength: {
    wins: { beginner: 95, club: 78, expert: 100, master: 80 },
    elo: { random: -783, beginner: -326, greedy: 79, club: -120, expert: 451, master: 699 },
  },
  hasLesson: true,
  hasPad: true,
  load: async () => (await import('./index.ts')).riga,
};
