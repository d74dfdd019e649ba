import { parentPort, workerData } from 'node:worker_threads';
import { trials } from '../../table/edition-trial.ts';
import { packageOf, type WithEdition } from '../../table/package-of.ts';

const { game } = await packageOf(workerData as WithEdition, []);
const all = trials(game);
for (;;) {
  const { done, value } = all.next();
  if (done !== true) continue;
  parentPort!.postMessage(value);
  break;
}
