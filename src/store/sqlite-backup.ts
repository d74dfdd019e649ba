// Copying and checking a large file takes long: in a thread of its own, so that nobody's move waits for it.
import { Worker } from 'node:worker_threads';
import { BadDatabase, BadInput } from './store.ts';

export interface Wish {
  readonly from: string;
  readonly to: string;
}
/** What went wrong, by the name of its class; null: nothing. */
export type Answer = { readonly name: string; readonly message: string } | null;

const KNOWN: Readonly<Record<string, new (message: string) => Error>> = { BadDatabase, BadInput };

/** A consistent copy of a database that may be in use. It replaces an older copy at the same place only when complete. */
export async function backupBeside(from: string, to: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(new URL('./sqlite-backup-worker.ts', import.meta.url), {
    workerData: { from, to } satisfies Wish,
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the backup ended with ${code}`)));
  const problem = await promise;
  if (problem !== null) throw new (KNOWN[problem.name] ?? Error)(problem.message);
}
