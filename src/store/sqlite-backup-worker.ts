import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Wish } from './sqlite-backup.ts';
import { backupFile } from './sqlite-file.ts';
import { yieldToPeople } from './yielding.ts';

yieldToPeople();
const { from, to } = workerData as Wish;
const problem = await backupFile(from, to).then(
  () => null,
  (error: Error): Answer => ({ name: error.name, message: error.message }),
);
parentPort!.postMessage(problem);
