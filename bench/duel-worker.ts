import { parentPort } from 'node:worker_threads';
import { loadGame } from '../src/games/index.ts';
import { type Duel, fight } from './duel.ts';

parentPort!.on('message', async (duel: Duel) => {
  parentPort!.postMessage(await fight(await loadGame(duel.game), duel));
});
