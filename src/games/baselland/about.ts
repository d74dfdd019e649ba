import type { About } from '../../text/about.ts';

/** What is known of the game before its rules are loaded. */
export const about: About = {
  words: {
    de: {
      title: 'Baselland',
      line: 'Legt ein Land aus Straßen, Städten und Klöstern, und setzt eure Leute an die richtigen Orte.',
    },
    en: {
      title: 'Baselland',
      line: 'Lay a countryside of roads, towns and monasteries, and put your people in the right places.',
    },
  },
  seats: { min: 2, max: 5 }, // R2.1
  minutes: '35–45',
  place: 1,
  table: 'tiles',
  strength: {
    wins: { beginner: 98, club: 98, expert: 100, master: 93 },
    elo: { random: -1060, beginner: -544, greedy: 385, club: -96, expert: 444, master: 871 },
  },
  hasLesson: true,
  hasPad: true,
  load: async () => (await import('./index.ts')).baselland,
};
