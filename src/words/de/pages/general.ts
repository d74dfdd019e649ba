import type { general as en } from '../../en/pages/general.ts';

export const general: typeof en = {
  middle: 'In der Mitte',
  empty: 'leer',
  hidden: (count) => `${count} verdeckt`,
  options: 'Was du tun kannst',
  search: 'Suchen',
  all: 'Alle Möglichkeiten zeigen',
};
