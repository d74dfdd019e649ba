import { kitOf } from '../../../text/kit.ts';

const { and, counted, percent } = kitOf('en');

export const setup = {
  title: (game: string) => `A table for ${game}`,
  players: 'Who plays',
  playersAbout: 'Every seat is a friend’s or a bot’s. Seats can still change until the game starts.',
  aloneAbout: 'You play alone: your opponent is in the rules.',
  aloneWins: (name: string, levels: readonly (readonly [level: string, of: number])[]) =>
    `Against ${name} the bots win: ${and(levels.map(([level, of]) => `${level} ${percent(of / 100)}`))}.`,
  you: 'You',
  friend: 'Friend',
  bot: 'Bot',
  friendAbout: 'sits down by link',
  seat: (n: number) => `Seat ${n}`,
  more: 'One seat more',
  fewer: 'One seat fewer',
  count: (n: number) => counted(n, 'player', 'players'),
  rules: 'House rules',
  presets: 'The game as',
  ownMix: 'Your own mix',
  fine: 'Adjust single rules',
  pace: 'Pace',
  help: 'Help',
  eyes: 'Who may come',
  private: 'Only with the link',
  privateAbout: 'The table appears in no list.',
  public: 'Everybody',
  publicAbout: 'The table is on the front page; anybody may sit down or watch.',
  chat: 'Chat',
  chatOn: 'With chat',
  chatOff: 'Without chat',
  chatAbout: 'Players and watchers talk apart; you can switch it at any time.',
  openTable: 'Open the table',
  openAndPlay: 'Start the game',
};
