// What lies on the pads in the pictures: a position of Tybor, and the beginning of a game of Baselland.
import { game } from '../../src/games/baselland/game.ts';
import { settle } from '../../src/kernel/settings.ts';

const houses = (codes: string): object[] =>
  codes.split(' ').map((code) => ({ id: code.replace('L', ''), size: code.endsWith('L') ? 'large' : 'small' }));
const player = (seat: number, order: string, citizens: string, workers: string, buildings: string): object => ({
  name: `#${seat}`,
  order,
  citizens: citizens.split(' '),
  workers: workers.split(' '),
  buildings: houses(buildings),
});

const NAMES = ['Anna', 'Ben', 'Clara'];
export const TYBOR = {
  names: NAMES,
  value: {
    scenario: 'SC2',
    chapter: 'CH6',
    players: [
      player(0, 'O1', 'FA04 FA05 CA07 CA03 CA09 CR06 PR04', 'ME07', 'BG03L BY08 BB01L BR09 BG01 BB07L BY03L'),
      player(1, 'O4', 'SO06 SO07 SO09 CR07 CR09 ME05', 'FA07', 'BR01L BR03 BR06 BY09 BY04 BG10L BB05'),
      player(2, 'O2', 'ME06 ME08 ME10 PR02 PR03 CA04', 'SO01 FA02', 'BB08 BB03L BB09 BY01 BR07 BG07L BG05'),
    ],
  },
};

const MOVES = `U 1 0 1 r0, N 0 1 3 c0, D -1 0 0 c0, Q 0 -1 3, V 2 0 1, U 2 1 3 r0, D 3 1 2 c0, M -1 1 2, J 2 -1 0 c0,
  R 0 2 1, L 1 2 3 r0, F -2 1 3, E -1 2 0, W 2 2 0 r0, U 1 3 0 r0, P -2 0 3, K 0 3 0, L 1 4 3 r1, U -1 3 1 r0, D 2 4 2,
  O 3 -1 1 c0, K -1 4 3`;
export const BASELLAND = {
  names: NAMES.slice(0, 2),
  value: {
    options: { players: 2, ...settle(game, {}) },
    moves: MOVES.split(',').map((move) => {
      const [tile, x, y, turn, region = null] = move.trim().split(' ');
      return [tile, Number(x), Number(y), Number(turn), region];
    }),
  },
};
