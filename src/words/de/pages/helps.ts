import type { helps as en } from '../../en/pages/helps.ts';

export const helps: typeof en = {
  full: {
    name: 'Mit Hilfe',
    about: 'Punkte, als wäre jetzt Schluss, was noch übrig ist, und auf Wunsch ein Tipp. Für alle gleich.',
  },
  plain: { name: 'Wie am Tisch', about: 'Ihr rechnet selbst, alle.' },
};
