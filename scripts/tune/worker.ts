import { parentPort, workerData } from 'node:worker_threads';
import { type GameId, loadGame } from '../../src/games/index.ts';
import type { Numbers } from '../../src/text/tuning.ts';
import { gameBetween } from './game.ts';

/** A game to be played: which, by whose numbers, and whose seat is the first. */
export interface Asked {
  readonly at: number;
  readonly first: Numbers;
  readonly second: Numbers;
  readonly luck: string;
}
export interface Answer {
  readonly at: number;
  /** By how many points the first one won. */
  readonly points: number;
}

const { game, players } = workerData as { game: GameId; players: number };
const pkg = await loadGame(game);
const { judgeBy } = await pkg.bot!.tuning!();

parentPort!.on('message', ({ at, first, second, luck }: Asked) => {
  const points = gameBetween(pkg, [judgeBy(first), judgeBy(second)], players, luck);
  parentPort!.postMessage({ at, points } satisfies Answer);
});
