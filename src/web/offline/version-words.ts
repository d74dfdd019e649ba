const de = {
  newer: 'Eine neue Fassung ist da.',
  newerAbout: 'Was läuft, ist gespeichert.',
  refused: 'Eine neue Fassung ist da, mit der diese Seite nicht mehr sprechen kann.',
  reload: 'Neu laden',
  later: 'Später',
};
const en: typeof de = {
  newer: 'A new version is here.',
  newerAbout: 'What is in play is saved.',
  refused: 'A new version is here that this page can no longer talk to.',
  reload: 'Load again',
  later: 'Later',
};
export const versionWords = { de, en };
