import { parentPort } from 'node:worker_threads';
import { loadGame } from '../../games/index.ts';
import { type Order, playTrial } from './trial.ts';

parentPort!.on('message', async (order: Order) => {
  parentPort!.postMessage(await playTrial(await loadGame(order.game), order));
});
