export const version = {
  newer: 'There is a new version.',
  newerAbout: 'What is in play is saved.',
  refused: 'There is a new version, and this page can no longer talk to it.',
  reload: 'Load again',
  later: 'Later',
};
