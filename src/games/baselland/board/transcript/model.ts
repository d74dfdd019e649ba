// A game as it is written down: settings and moves, as `transcript` takes them.
import { total } from '../../../../kernel/score.ts';
import { shown } from '../../../../parts/pad/position.ts';
import { guarded, read } from '../../../../text/input.ts';
import { isPadProblem, type PadProblem, type PadResult } from '../../../../text/pad.ts';
import { TILES } from '../../data/kinds.ts';
import { follow } from '../../follow.ts';
import { game } from '../../game.ts';
import { TRANSCRIPT, usualSettings, type Written } from '../../pad-shape.ts';
import { score as scoreOf } from '../../scoring.ts';

export const emptyPad = (players: number): Written => ({ options: { players, ...usualSettings() }, moves: [] });
/** A different number of players changes whose turn each move is: what is written stays, and is checked again. */
export const withPlayers = (value: Written, players: number): Written => ({
  ...value,
  options: { ...value.options, players },
});
export const seats = ({ options }: Written): number => options.players;

/** Which tiles there are depends on the edition. */
const whole = () => shown(TRANSCRIPT);
/** In the page a move is a tile by its type, and nobody compares scores. */
export function isPad(value: unknown): value is Written {
  if (isPadProblem(guarded(() => read(whole(), value) as object))) return false;
  const { options, moves } = value as Written;
  return (
    options.players >= game.seats.min &&
    options.players <= game.seats.max &&
    moves.length < TILES.length &&
    moves.every((move) => move.length === 5 && move[0].length === 1)
  );
}

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
