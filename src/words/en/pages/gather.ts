import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const gather = {
  title: 'The table is laid',
  invited: (game: string) => `You are invited to a game of ${game}`,
  invite: 'Send your friends this link',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  onlyHere: 'This link works on this computer only. For other devices in your network, start Kontor with',
  qr: 'QR code with the link to this table',
  scan: 'Or let them scan it',
  address: 'By which address',
  addressAbout: 'This computer has several. If one does not open on their device, try another.',
  free: 'Free seat',
  keptFor: (name: string) => `Kept for ${name}`,
  closed: 'No one',
  sit: 'Sit down',
  standUp: 'Get up',
  start: 'Start the game',
  toBot: 'Put a bot here',
  toOpen: 'Free the seat',
  remove: 'Remove the seat',
  waitingHost: 'As soon as everybody is here, the host starts the game.',
  needMore: (n: number) =>
    `At least ${counted(n, 'player', 'players')} are needed; empty seats can be filled with bots.`,
  emptyGo: 'Seats that are still free are taken away when the game starts.',
  full: 'All seats are taken. You are welcome to watch.',
  change: 'Change settings',
  changeAbout: 'Everybody at the table sees it at once.',
  changeNow: 'Play like this',
  changed: 'The host has changed what is played. Have a look before the game starts.',
  settings: 'What is played',
};
