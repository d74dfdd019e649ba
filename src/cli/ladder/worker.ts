import { parentPort } from 'node:worker_threads';
import { type GameId, loadGame } from '../../games/index.ts';
import { type Match, playMatch } from './match.ts';

parentPort!.on('message', async ({ game, match }: { game: GameId; match: Match }) => {
  parentPort!.postMessage(await playMatch(await loadGame(game), match));
});
