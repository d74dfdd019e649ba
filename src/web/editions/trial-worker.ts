import { trials } from '../../table/edition-trial.ts';
import { packageOf, type WithEdition } from '../../table/package-of.ts';
import type { TrialSaid } from './trial.ts';

const tell = (said: TrialSaid): void => self.postMessage(said);
const EVERY = 20;

async function run(what: WithEdition): Promise<void> {
  const { game } = await packageOf(what, []);
  const all = trials(game);
  for (;;) {
    const { done, value } = all.next();
    if (done === true) return tell({ found: value });
    if (value % EVERY === 0) tell({ games: value });
  }
}

self.onmessage = ({ data }: MessageEvent<WithEdition>) => {
  // A page would not hear of it otherwise: what cannot even be laid out is broken.
  run(data).catch(() => tell({ found: { why: 'broken', seed: '', seats: 0, settings: {} } }));
};
