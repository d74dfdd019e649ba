// Games between numbers slightly off the best known ones, until it is clear which way is up. A network learns to foretell the end; this
// learns to choose: only who wins counts.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GamePackage } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { type Numbers, quick, type Weights } from '../../src/text/tuning.ts';
import { Hill } from './hill.ts';
import { fileIn, headOf, type Wanted } from './wanted.ts';
import type { Answer, Asked } from './worker.ts';

/** How far apart numbers are tried, in steps. */
const APART = 0.8;
/** Games between two estimates of the top. */
const BATCH = 200;
/** One game in this many is against the start; one in this many shows how far the best known numbers are ahead of it. */
const ANCHOR = 15;
const CHECK = 25;

export async function tuneByWinning(pkg: GamePackage, wanted: Wanted): Promise<void> {
  const { games, players, seed, on } = wanted;
  const { weights, tuned, more = tuned } = await pkg.bot!.tuning!();
  const names = Object.entries(weights).flatMap(([group, list]) => Object.keys(list).map((name) => ({ group, name })));
  const from = !on ? {} : players === 2 ? tuned : more;
  const at = (place: readonly number[]): Numbers => numbersAt(weights, from, place);
  const chance = chanceFrom(fastSource(`tune ${seed}`));
  const tables = new Tables(wanted);
  const start = names.map(() => 0);
  const hill = new Hill(names.length);
  let top = start;
  /** Tops found in the second half of the games: their mean is steadier than any of them. */
  const tops: number[][] = [];
  for (let played = 0; played < games; ) {
    const pairs = Array.from({ length: Math.min(BATCH, games - played) }, (_, i) => {
      const isCheck = (played + i) % CHECK === 0;
      // On both sides of the top: the difference tells which way is up, and the curvature of the hill cancels out.
      const away = names.map(() => (isCheck ? 0 : APART * bell(chance)));
      const a = top.map((here, k) => here + away[k]);
      const b = isCheck || (played + i) % ANCHOR === 1 ? start : top.map((here, k) => here - away[k]);
      return { a, b, isCheck };
    });
    const points = await tables.play(
      pairs.map(({ a, b }, i) => ({ a: at(a), b: at(b), luck: `${seed} ${played + i}`, isSwapped: i % 2 === 1 })),
    );
    pairs.forEach(({ a, b }, i) => {
      hill.add(a, b, points[i]);
    });
    played += pairs.length;
    top = hill.top();
    if (played > games / 2) tops.push(top);
    const checks = points.filter((_, i) => pairs[i].isCheck);
    const ahead = `${(checks.reduce((sum, one) => sum + one, 0) / checks.length).toFixed(1)} points in ${checks.length} games`;
    console.log(`${played} games; ahead of the start by ${ahead}`);
  }
  await tables.close();
  const found = at(names.map((_, i) => tops.reduce((sum, one) => sum + one[i], 0) / tops.length));
  save(wanted, found);
}

/** Roughly a normal deviate: the sum of twelve uniform ones. */
function bell(chance: ReturnType<typeof chanceFrom>): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.random('bell', 1 << 20) / (1 << 20);
  return sum;
}

/** The numbers so many steps from the start, or from those found before, among which a new one is not yet. */
function numbersAt(weights: Weights, from: Numbers, place: readonly number[]): Numbers {
  const numbers: Record<string, Record<string, number>> = {};
  let i = 0;
  for (const [group, list] of Object.entries(weights)) {
    numbers[group] = {};
    for (const [name, { start, step, by }] of Object.entries(list)) {
      const here = from[group]?.[name] ?? start;
      const number = by === 'times' ? here * Math.exp(step * place[i]) : here + step * place[i];
      numbers[group][name] = Number(number.toPrecision(4));
      i++;
    }
  }
  return quick(numbers);
}

interface Pair {
  readonly a: Numbers;
  readonly b: Numbers;
  readonly luck: string;
  /** `b` has the first seat. */
  readonly isSwapped: boolean;
}

/** A table on every core. */
class Tables {
  readonly #workers: Worker[];

  constructor({ game, players }: Wanted) {
    const file = new URL('./worker.ts', import.meta.url);
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(file, { workerData: { game, players } }),
    );
  }

  /** By how many points `a` won each game. */
  async play(pairs: readonly Pair[]): Promise<number[]> {
    const points = pairs.map(() => 0);
    let next = 0;
    const busy = this.#workers.map(async (worker) => {
      while (next < pairs.length) {
        const at = next++;
        const { a, b, luck, isSwapped } = pairs[at];
        const [first, second] = isSwapped ? [b, a] : [a, b];
        const won = (await ask(worker, { at, first, second, luck })).points;
        points[at] = isSwapped ? -won : won;
      }
    });
    await Promise.all(busy);
    return points;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(asked);
  });

function save(wanted: Wanted, numbers: Numbers): void {
  const { game, players } = wanted;
  const [file, name] = players === 2 ? ['tuned.ts', 'tuned'] : ['tuned-more.ts', 'more'];
  const lines = Object.entries(numbers).flatMap(([group, list]) => [
    `  ${group}: {`,
    ...Object.entries(list).map(([key, number]) => `    ${key}: ${number},`),
    '  },',
  ]);
  const head = headOf(wanted, `Between numbers slightly apart: the hill of \`scripts/tune/hill.ts\`.`);
  const type = "import type { Numbers } from './weights.ts';";
  writeFileSync(
    fileIn(game, file),
    [...head, type, '', `export const ${name}: Numbers = {`, ...lines, '};', ''].join('\n'),
  );
}
