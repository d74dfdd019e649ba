export const nav = {
  home: 'To the front page',
  skip: 'Skip to the content',
  settings: 'Settings',
  language: 'Language',
  kept: 'Kept',
  rules: 'Rules',
  close: 'Close',
  more: 'More',
  help: 'Help',
  statistics: 'Statistics',
  replay: 'Replay a game',
  about: 'About Kontor',
};
