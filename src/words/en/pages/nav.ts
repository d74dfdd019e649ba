export const nav = {
  home: 'To the front page',
  skip: 'Skip to the content',
  settings: 'Settings',
  rules: 'Rules',
  close: 'Close',
  more: 'More',
  help: 'Help',
  statistics: 'Statistics',
  replay: 'Replay a game',
  about: 'About Kontor',
};
