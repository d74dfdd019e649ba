import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const chat = {
  title: 'Chat',
  titleNew: (n: number) => `Chat (${n})`,
  empty: 'Nobody has said anything yet.',
  write: 'Write to the table',
  writeWatchers: 'Write to the watchers',
  send: 'Send',
  watchersOnly: 'You are watching: the players read this only when the game is over.',
  off: 'The host has switched the chat off.',
  switchOff: 'Switch the chat off',
  switchOn: 'Switch the chat on',
  quick: 'Without words',
  react: (name: string) => `React to ${name}’s line`,
  more: (name: string) => `More about ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  muted: (n: number) => counted(n, 'muted line', 'muted lines'),
  gone: 'This line was deleted.',
  watcher: 'watching',
  gallery: 'What the watchers said',
  said: (name: string, text: string) => `${name}: ${text}`,
  signs: {
    well: 'Well played',
    thanks: 'Thank you',
    laugh: 'Haha',
    wonder: 'Oh',
    moment: 'One moment',
  },
};
