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
  madeBy: 'Made by',
  otherLadder: (file: string) => `${file}: this is another ladder; name another file`,
  ladderGoesOn: (games: number) => `Going on after ${games} games.`,
};
