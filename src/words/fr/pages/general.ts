import type { general as en } from '../../en/pages/general.ts';

export const general: typeof en = {
  middle: 'Au milieu',
  empty: 'vide',
  hidden: (count) => `${count} face cachée`,
  options: 'Ce que vous pouvez faire',
  search: 'Chercher',
  all: 'Montrer tous les choix',
};
