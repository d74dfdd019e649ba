// Thinks until it is told to stop.
import { parentPort, workerData } from 'node:worker_threads';

parentPort!.on('message', () => {
  while (Atomics.load(workerData as Int32Array, 0) === 0);
  parentPort!.postMessage(1);
});
