import { Worker } from 'node:worker_threads';
import type { GameId } from '../../games/index.ts';
import { TRIAL_GAMES, type TrialProblem } from '../../table/edition-trial.ts';
import type { Edition } from '../../text/edition/edition.ts';

/** Much more than a thousand games of the longest game take on a slow machine. */
const MOST_MS = 120_000;

/** Lets an edition that fits its shape play random games in a thread; null: all of them ended. */
export async function tryOut(
  edition: Edition,
  games = TRIAL_GAMES,
  milliseconds = MOST_MS,
): Promise<TrialProblem | null> {
  const workerData = { game: edition.game as GameId, edition, games };
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const nothing = { seed: '', seats: 0, settings: {} };
  const { promise, resolve } = Promise.withResolvers<TrialProblem | null>();
  const timer = setTimeout(() => resolve({ ...nothing, why: 'tooSlow' }), milliseconds);
  worker.once('message', (found: TrialProblem | null) => resolve(found));
  worker.once('error', () => resolve({ ...nothing, why: 'broken' })); // for instance out of memory
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
