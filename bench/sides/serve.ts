// A side of the comparison is a process that plays the same random games whenever it is asked to.
import { type GameId, loadGame } from '../../src/games/index.ts';
import { total } from '../../src/kernel/score.ts';
import type { Game, State } from '../../src/kernel/types.ts';
import { type Run, runFor } from '../measure.ts';
import { fewSeats } from '../play.ts';

/** `check`: the final scores of a few games. `run`: as many games as fit into this many milliseconds. */
export type Request = { readonly check: number } | { readonly run: number };
export type Answer = { readonly totals: readonly number[] } | Run;
/** Plays a whole game at random; returns the end and the number of decisions. */
export type PlayGame = (game: Game, seats: number, seed: string) => { readonly s: State; readonly decisions: number };

/** Answers the process that forked this one; its only argument is the game. */
export async function serve(play: PlayGame): Promise<void> {
  const { game } = await loadGame(process.argv[2] as GameId);
  const seats = fewSeats(game);
  let seed = 0;
  const answer = (request: Request): Answer => {
    if ('run' in request) return runFor(request.run, () => play(game, seats, `run ${seed++}`).decisions);
    const ends = Array.from({ length: request.check }, (_, i) => play(game, seats, `check ${i}`).s);
    return { totals: ends.flatMap((s) => s.own.map((_, seat) => total(game.score(s, seat)))) };
  };
  process.on('message', (request: Request) => process.send!(answer(request)));
}
