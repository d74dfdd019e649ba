// Plays matches on all cores, and keeps what was played in a file, so that a ladder can be broken off and taken up again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameId } from '../../games/index.ts';
import type { Match, Played } from './match.ts';

/** What was played before, by number; `head` says of which ladder, and must be the same. */
export function readPlayed(file: string, head: string): Played[] | null {
  if (!existsSync(file)) {
    appendFileSync(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head) return null;
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Played);
}

export interface Running {
  readonly game: GameId;
  /** The next match, or null when there is nothing more to play. */
  next(): Match | null;
  done(played: Played): Promise<void>;
}

/** Plays what `next` names until it names no more, one match a thread at a time. */
export async function playAll({ game, next, done }: Running, threads = availableParallelism()): Promise<void> {
  const one = async (): Promise<void> => {
    let match = next();
    if (match === null) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (; match !== null; match = next()) await done(await ask(worker, { game, match }));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, one));
}

function ask(worker: Worker, question: { game: GameId; match: Match }): Promise<Played> {
  const { promise, resolve, reject } = Promise.withResolvers<Played>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.postMessage(question);
  return promise.finally(() => {
    worker.off('message', resolve);
    worker.off('error', reject);
  });
}
