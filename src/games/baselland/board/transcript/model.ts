// A game as it is written down: settings and moves, as `transcript` takes them.
import { total } from '../../../../kernel/score.ts';
import { fits, oneOf, orNull } from '../../../../parts/pad/shape.ts';
import type { PadProblem, PadResult } from '../../../../text/pad.ts';
import { TILES, TYPES } from '../../data/kinds.ts';
import { follow, type Move, type Written } from '../../follow.ts';
import { game } from '../../game.ts';
import { score as scoreOf } from '../../scoring.ts';
import { usualSettings } from '../pad/model.ts';

export const emptyPad = (players: number): Written => ({ options: { players, ...usualSettings() }, moves: [] });
/** A different number of players changes whose turn each move is: what is written stays, and is checked again. */
export const withPlayers = (value: Written, players: number): Written => ({
  ...value,
  options: { ...value.options, players },
});
export const seats = ({ options }: Written): number => options.players;

const isWhole = (n: unknown): boolean => Number.isSafeInteger(n);
const isMove = (move: unknown): move is Move =>
  Array.isArray(move) &&
  move.length === 5 &&
  TYPES.includes(move[0]) &&
  isWhole(move[1]) &&
  isWhole(move[2]) &&
  oneOf([0, 1, 2, 3])(move[3]) &&
  orNull('')(move[4]);
export const isPad = (value: unknown): value is Written =>
  fits(value, {
    options: {
      players: (n) => Number.isInteger(n) && Number(n) >= game.seats.min && Number(n) <= game.seats.max,
      ...Object.fromEntries(Object.entries(game.settings).map(([name, { values }]) => [name, oneOf(values)])),
    },
    moves: [isMove],
  }) && (value as Written).moves.length < TILES.length;

/** As if the game ended after the last move. */
export function score(value: Written, names: readonly string[]): PadResult | PadProblem {
  const { s, problem } = follow(value);
  if (problem !== null) return problem;
  const players = names.map((name, seat) => {
    const lines = scoreOf({ ...s, todo: [] }, seat);
    return { name, lines, total: total(lines) };
  });
  const best = Math.max(...players.map((one) => one.total));
  return { players, winners: players.filter((one) => one.total === best).map(({ name }) => name) }; // R1.3
}
