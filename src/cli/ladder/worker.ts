import { parentPort } from 'node:worker_threads';
import { packageOf, type WithEdition } from '../../table/package-of.ts';
import { type Match, playMatch } from './match.ts';

parentPort!.on('message', async ({ match, ...played }: WithEdition & { match: Match }) => {
  parentPort!.postMessage(await playMatch(await packageOf(played), match));
});
