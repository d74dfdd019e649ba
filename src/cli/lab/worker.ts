import { parentPort } from 'node:worker_threads';
import { packageOf } from '../../table/package-of.ts';
import { type Order, playTrial } from './trial.ts';

parentPort!.on('message', async (order: Order) => {
  parentPort!.postMessage(await playTrial(await packageOf(order), order));
});
