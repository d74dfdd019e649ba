import { parentPort, workerData } from 'node:worker_threads';
import { trials } from '../../table/edition-trial.ts';
import { packageOf, type WithEdition } from '../../table/package-of.ts';

const { games, ...edition } = workerData as WithEdition & { readonly games: number };
const { game } = await packageOf(edition, []);
const all = trials(game, games);
for (;;) {
  const { done, value } = all.next();
  if (done !== true) continue;
  parentPort!.postMessage(value);
  break;
}
