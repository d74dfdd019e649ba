export const version = {
  newer: 'A new version is here.',
  newerAbout: 'What is in play is saved.',
  refused: 'A new version is here that this page can no longer talk to.',
  reload: 'Load again',
  later: 'Later',
};
