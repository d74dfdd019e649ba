// Answers with the number of its thread.
import { parentPort, threadId } from 'node:worker_threads';

parentPort!.on('message', () => parentPort!.postMessage(threadId));
