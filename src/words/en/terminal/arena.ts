import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const arena = {
  guest: 'your bot',
  head: (title: string, players: number, games: number, seed: string) =>
    `${title}, ${players} players: ${counted(games, 'game', 'games')}, seed '${seed}'`,
  pairs: ['against', 'games', 'share', '95%', 'points', 'theirs'],
  ratings: ['', 'Elo', '±'],
  lost: (games: number) =>
    `${counted(games, 'game was not played to its end and counts', 'games were not played to their end and count')} as lost:`,
  about: 'Share of the opponents that your bot was ahead of, a tie half; it plays every deal from each seat.',
  aboutElo: (players: number) =>
    `Its Elo is on the ladder’s scale: the bots of the house stand where docs/strength.md has them at tables of ${players}, and only your bot moves; ± holds 95 of 100.`,
  noElo: (players: number) => `The bots of the house were not measured at tables of ${players}: there is no Elo.`,
  noBot: 'Something is missing: --bot with the command that starts your bot',
  failures: {
    ended: ({ how, said }: { how: string; said: string }) =>
      `Your bot ended (${how}) before the game was over${said === '' ? '' : `: ${said}`}`,
    silent: (_facts: { how: string; said: string }) => 'Your bot has not answered for a minute',
  },
};
