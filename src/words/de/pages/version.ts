import type { version as en } from '../../en/pages/version.ts';

export const version: typeof en = {
  newer: 'Eine neue Fassung ist da.',
  newerAbout: 'Was läuft, ist gespeichert.',
  refused: 'Es gibt eine neue Fassung, mit der diese Seite nicht mehr sprechen kann.',
  reload: 'Neu laden',
  later: 'Später',
};
