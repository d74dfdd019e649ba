import type { lost as en } from '../../en/pages/lost.ts';

export const lost: typeof en = {
  title: 'Hier ist nichts',
  about: 'Diese Adresse führt nirgendwohin.',
  home: 'Zur Startseite',
};
