// Before anybody plays with an edition of their own: random games with it come to an end. In a thread of its own, once for a document.
import { hashOf } from '../../fair/hash.ts';
import type { GamePackage } from '../../games/index.ts';
import { TRIAL_GAMES, type TrialProblem, trials } from '../../table/edition-trial.ts';
import { boundTo } from '../../table/editions.ts';
import type { WithEdition } from '../../table/package-of.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { recall, remember } from '../lib/prefs.ts';

/** Much more than it takes on a slow phone. */
const MOST_MS = 180_000;
const KEY = 'kontor.tried';
const MOST_KNOWN = 60;

export type TrialSaid = { readonly games: number } | { readonly found: TrialProblem | null };

const known = (): readonly string[] => (recall(KEY) ?? '').split(' ').filter(Boolean);
/** Other rules may come out differently with the same cards. */
const markOf = ({ game }: GamePackage, edition: Edition): string => `${game.version}.${hashOf(edition).slice(0, 32)}`;
export const wasTried = (pkg: GamePackage, edition: Edition): boolean => known().includes(markOf(pkg, edition));

export interface Trial {
  readonly result: Promise<TrialProblem | null>;
  stop(): void;
}

/** null: all games ended. `tell` hears how far it is, from 0 to 1. */
export function tryOut(pkg: GamePackage, edition: Edition, tell: (part: number) => void): Trial {
  let stop = (): void => undefined;
  const result = new Promise<TrialProblem | null>((resolve) => {
    if (wasTried(pkg, edition)) return resolve(null);
    const nothing = { seed: '', seats: 0, settings: {} };
    const worker = begin({ game: edition.game as WithEdition['game'], edition });
    const timer = setTimeout(() => end({ ...nothing, why: 'tooSlow' }), MOST_MS);
    const end = (found: TrialProblem | null): void => {
      stop();
      if (found === null) remember(KEY, [...known(), markOf(pkg, edition)].slice(-MOST_KNOWN).join(' '));
      resolve(found);
    };
    stop = () => {
      clearTimeout(timer);
      worker?.terminate();
    };
    if (worker === null) return void inSlices(pkg, edition, tell).then(end);
    worker.onmessage = ({ data }: MessageEvent<TrialSaid>) =>
      'found' in data ? end(data.found) : tell(data.games / TRIAL_GAMES);
    worker.onerror = () => end({ ...nothing, why: 'broken' }); // for instance out of memory
  });
  return { result, stop: () => stop() };
}

function begin(what: WithEdition): Worker | null {
  try {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(what);
    return worker;
  } catch {
    return null;
  }
}

/** No threads here: the page plays them, a few at a time. */
async function inSlices(
  pkg: GamePackage,
  edition: Edition,
  tell: (part: number) => void,
): Promise<TrialProblem | null> {
  const all = trials(boundTo(pkg, edition).game);
  for (let n = 0; ; n++) {
    const { done, value } = all.next();
    if (done === true) return value;
    if (n % 10 !== 0) continue;
    tell(value / TRIAL_GAMES);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
