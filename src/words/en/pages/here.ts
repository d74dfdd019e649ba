import { kitOf } from '../../../text/kit.ts';

const { and } = kitOf('en');

export const here = {
  pass: (name: string) => `Pass the device to ${name}`,
  passAbout: 'The table is covered. Everybody else looks away now.',
  take: (name: string) => `I am ${name}`,
  change: (name: string) => `${name} wants to change something`,
  fleeting: 'This browser may not keep anything: the table is gone when you close or reload the page.',
  oldRules: 'Begun with an earlier version of the rules. The game goes on from where it stands.',
  tryOut: 'Try-out',

  person: 'Person',
  bot: 'Bot',
  nameOf: (seat: number) => `Name at seat ${seat}`,
  guest: (seat: number) => `Player ${seat}`,
  sameName: 'Two have the same name: give them different ones.',
  noPerson: 'Only bots at the table: you will be watching.',
  begin: 'Play here',
  tryingCards: 'Trying the cards out: a thousand random games must come to an end',
  failed: 'The table could not be set up.',
  players: 'Who sits at the table?',

  resume: 'Play on',
  look: 'Look at it',
  dropped: 'The table is gone.',
  dropOf: (title: string) => `${title}: throw away`,
  sure: 'Really throw it away?',
  waits: (names: readonly string[]) => `To move: ${and(names)}`,
  phases: { finished: 'Played to the end', abandoned: 'Stopped early' },

  upload: 'Upload',
  uploadAbout: 'The server plays the game again and keeps it, with a note that it was played elsewhere.',
  uploading: 'Uploading…',
  uploadOffline: 'You can upload it as soon as the network is back.',
  uploaded: 'The server has checked the game and kept it.',
  toUploaded: 'Look at it there',
};
