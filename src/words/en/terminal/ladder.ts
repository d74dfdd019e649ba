import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const ladder = {
  ladderHead: (title: string, players: number, games: number) =>
    `${title}, ${counted(players, 'seat', 'players')}: ${counted(games, 'game', 'games')}`,
  ladderColumns: ['', 'Elo', '±', 'games', 'placing', 'points', 'ms a decision', 'walks/s'],
  ladderPairs: ['stronger', 'weaker', 'games', 'share', '95%'],
  ladderAlone: ['', 'games', 'won', '95%', 'points', 'ms a decision', 'walks/s'],
  ladderAbout:
    'Elo by Bradley and Terry’s model, ± holds 95 of 100; placing 1: first, 0: last; every deal from each side. Walks/s: playouts of the search a second, on one core.',
  ladderAboutAlone: 'Won against the game itself. Walks/s: playouts of the search a second, on one core.',
  ladderMixed: [
    'one',
    'among',
    'games',
    'first',
    '95%',
    'chance',
    'placing',
    '95%',
    'points',
    'theirs',
    'ms a decision',
  ],
  ladderFull: ['', 'Elo', '±'],
  ladderTempers: ['', 'games', 'share', 'Elo', '95%', 'own', 'theirs'],
  among: (others: number, bot: string) => `${others} ${bot}`,
  players: (players: number) => counted(players, 'player', 'players'),
  tempersOf: 'tempers',
  ladderAboutMixed:
    'One among others, every deal from every seat. First: how often (several share it), and what chance gives; placing 1: first, 0: last, chance gives 0.50. Elo from the placings: a scale of such tables alone, ± holds 95 of 100.',
  ladderAboutTempers: (level: string) =>
    `Each temper at the level ${level} against the same level without it, every deal from each side. Own and theirs: how much of what it likes a seat had on average; of the spoiler, the points of its opponents, and those of the other tempers’ opponents.`,
  madeBy: 'Made by',
  otherLadder: (file: string) => `${file}: this is another ladder; name another file`,
  ladderGoesOn: (games: number) => `Going on after ${games} games.`,
};
