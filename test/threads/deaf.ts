// Never answers, whatever it is told.
import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => {});
