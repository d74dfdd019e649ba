// Work on all cores, and a file that stores what was done, so that a long job can be interrupted and resumed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { failed } from './stop.ts';

/** Results of a job, line by line after `head`, which identifies the job. null: the file belongs to another job. */
export function readResults<Result>(file: string, head: string, io: Io): Result[] | null {
  try {
    return readLines(file, head);
  } catch (error) {
    throw failed(io.t.cannotWrite(clean(file), (error as NodeJS.ErrnoException).code ?? '?'));
  }
}

/** The same for scripts, which fail with what the system says. */
export function readLines<Result>(file: string, head: string): Result[] | null {
  if (!existsSync(file)) {
    appendFileSync(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head) return null;
  // The last line of a job that was killed may be broken; an empty one keeps the next result apart from it.
  if (lines.at(-1) !== '') appendFileSync(file, '\n');
  return lines.flatMap((line) => readLine<Result>(line));
}

function readLine<Result>(line: string): Result[] {
  try {
    return line.endsWith('}') ? [JSON.parse(line) as Result] : [];
  } catch {
    return [];
  }
}

export const keepResult = (file: string | undefined, result: unknown): void => {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
};

export interface Work<Task, Result> {
  /** What every thread runs: it answers each message with one. */
  readonly worker: URL;
  /** What to do next, or null when there is nothing more to do. */
  next(): Task | null;
  done(result: Result): Promise<void>;
}

/** Does what `next` names until it names no more, one task per thread at a time. */
export async function workAll<Task, Result>(
  { worker: url, next, done }: Work<Task, Result>,
  threads = availableParallelism(),
): Promise<void> {
  const one = async (): Promise<void> => {
    let task = next();
    if (task === null) return;
    const worker = new Worker(url);
    try {
      for (; task !== null; task = next()) await done(await ask<Task, Result>(worker, task));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, one));
}

function ask<Task, Result>(worker: Worker, task: Task): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(task);
  return promise.finally(() => {
    worker.off('message', resolve);
    worker.off('error', reject);
  });
}
