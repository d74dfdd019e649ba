import type { version as en } from '../../en/pages/version.ts';

export const version: typeof en = {
  newer: 'Une nouvelle version est là.',
  newerAbout: 'Ce qui est en cours est enregistré.',
  refused: 'Une nouvelle version est là, avec laquelle cette page ne sait plus parler.',
  reload: 'Recharger',
  later: 'Plus tard',
};
