// Positions to learn a value from, by the hundred thousand: the same again from the same seed, on any number of cores.
//   node scripts/learn.ts <game> --out FOLDER [--games n] [--minutes n] [--seed s] [--threads n]
// `python3 scripts/learn/train.py FOLDER` then trains a network on them (PyTorch, on a GPU if there is one), and writes it where `Experience`
// reads it. docs/strength.md says what came of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isGameId, loadGame } from '../src/games/index.ts';
import { argsOf } from './args.ts';
import { FACTS, OPTIONS, SIDES, WORLDS } from './learn/judged.ts';
import type { Asked, Made } from './learn/worker.ts';

const USAGE = `node scripts/learn.ts <game> --out FOLDER [--games n] [--minutes n] [--seed s] [--threads n]
  --out FOLDER  where the positions go
  --games n     how many to play (4000)
  --minutes n   or so many minutes, whichever comes first (600)
  --seed s      a number (1)
  --threads n   as many as there are cores`;

const { positionals, values } = argsOf(USAGE, {
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '' },
    games: { type: 'string', default: '4000' },
    minutes: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: `${availableParallelism()}` },
  },
});
const [game = '', ...more] = positionals;
const areNumbers = [values.games, values.minutes, values.seed, values.threads].every((one) => /^\d{1,9}$/.test(one));
if (!isGameId(game) || more.length > 0 || values.out === '' || !areNumbers) {
  console.error(`usage: ${USAGE}`);
  process.exit(2);
}
const experience = await (await loadGame(game)).bot?.experience?.();
if (experience === undefined) {
  console.error(`${game} has no signs to learn from`);
  process.exit(2);
}
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
const threads = Number(values.threads);
const until = Date.now() + Number(values.minutes) * 60_000;
const made = await Promise.all(
  Array.from({ length: threads }, (_, from) => {
    const file = join(folder, `part-${from}`);
    const asked: Asked = { game, seed: values.seed, from, step: threads, games: Number(values.games), until, file };
    const { promise, resolve: done, reject } = Promise.withResolvers<Made>();
    new Worker(new URL('./learn/worker.ts', import.meta.url), { workerData: asked })
      .once('message', done)
      .once('error', reject);
    return promise;
  }),
);
const [games, decisions] = [made.reduce((n, one) => n + one.games, 0), made.reduce((n, one) => n + one.decisions, 0)];
const shape = { game, options: OPTIONS, worlds: WORLDS, sides: SIDES, signs: 2 * experience.count, facts: FACTS };
writeFileSync(join(folder, 'shape.json'), JSON.stringify({ ...shape, games, decisions, parts: threads }));
console.log(`${games} games, ${decisions} decisions judged in ${WORLDS} worlds each`);
