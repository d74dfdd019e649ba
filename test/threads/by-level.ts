// Beginners answer at once, masters think until they are told to stop.
import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from '../../src/server/bot-pool.ts';

parentPort!.on('message', (text: string) => {
  const { bot } = JSON.parse(text) as Question;
  while (bot === 'master' && Atomics.load(workerData as Int32Array, 0) === 0);
  parentPort!.postMessage(bot === 'master' ? 1 : 0);
});
