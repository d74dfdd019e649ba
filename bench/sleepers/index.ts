// npm run bench -- sleepers [--finished N] [--open N]: a file with very many tables: how large it is, and how long people wait.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../server/child.ts';
import { fill, type Numbers, type Regular } from './fill.ts';

export const SLEEPERS: Numbers = { finished: 1_000_000, open: 100_000 };
const SERVER = new URL('serve.ts', import.meta.url);
const STARTS = 5;
const TIMES = 300;
const EXPORTS = 10;
/** Milliseconds within which 99 of 100 are to be answered. */
const GOAL = 100;

interface Started {
  readonly url: string;
  readonly opened: number;
  readonly listening: number;
  /** Processor time until then: other work on the machine does not count. */
  readonly cpu: number;
}
interface Games {
  readonly games: readonly { readonly id: string }[];
}

const at = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;

async function ask<T>(url: string, { cookie }: Regular): Promise<{ readonly took: number; readonly answer: T }> {
  const begun = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return { took: performance.now() - begun, answer: JSON.parse(text) as T };
}

function line(what: string, took: readonly number[], isGoal = true): void {
  const [half, most, worst] = [at(took, 0.5), at(took, 0.99), Math.max(...took)].map((ms) => ms.toFixed(1).padStart(8));
  const verdict = isGoal ? (at(took, 0.99) < GOAL ? 'reached' : 'NOT REACHED') : '';
  console.log(`${what.padEnd(42)} ${half} ms ${most} ms ${worst} ms   ${verdict}`);
}

async function startOnce(file: string): Promise<Started> {
  const child = start(SERVER, [file]);
  try {
    return await child.told<Started>();
  } finally {
    await child.stop();
  }
}

async function measure(file: string, regulars: readonly Regular[]): Promise<void> {
  const [starts, empty]: Started[][] = [[], []];
  for (let i = 0; i < STARTS; i++) {
    starts.push(await startOnce(file));
    empty.push(await startOnce(`${file}-empty-${i}`));
  }
  const child = start(SERVER, [file]);
  try {
    const { url } = await child.told<Started>();
    const any = (i: number): Regular => regulars[i % regulars.length];
    const lists: Record<'running' | 'over', number[]> = { running: [], over: [] };
    const [opened, records, exported]: number[][] = [[], [], []];
    const known: { regular: Regular; id: string; shelf: string }[] = [];
    for (let i = 0; i < TIMES; i++)
      for (const shelf of ['running', 'over'] as const) {
        const { took, answer } = await ask<Games>(`${url}/api/me/games?shelf=${shelf}`, any(i));
        lists[shelf].push(took);
        known.push(...answer.games.map(({ id }) => ({ regular: any(i), id, shelf })));
      }
    for (let i = 0; i < TIMES; i++) {
      const { regular, id } = known[Math.floor(Math.random() * known.length)];
      opened.push((await ask(`${url}/api/tables/${id}`, regular)).took);
    }
    const over = known.filter(({ shelf }) => shelf === 'over');
    for (let i = 0; i < TIMES; i++) {
      const { regular, id } = over[Math.floor(Math.random() * over.length)];
      records.push((await ask(`${url}/api/tables/${id}/log?before=1000000`, regular)).took);
    }
    for (let i = 0; i < EXPORTS; i++) exported.push((await ask(`${url}/api/me/export`, any(i))).took);
    console.log(`${''.padEnd(42)}   median      99 %    longest`);
    line(
      `start: the file is open (${STARTS} times)`,
      starts.map((one) => one.opened),
    );
    const usual = at(
      empty.map((one) => one.cpu),
      0.5,
    );
    line(
      'start: more work than with an empty file',
      starts.map((one) => Math.max(0, one.cpu - usual)),
    );
    console.log(
      `  (until people can come in: ${at(
        starts.map((one) => one.listening),
        0.5,
      ).toFixed(0)} ms, with an empty file ${at(
        empty.map((one) => one.listening),
        0.5,
      ).toFixed(0)} ms)`,
    );
    line('my tables that go on, a page', lists.running);
    line('my tables that are over, a page', lists.over);
    line('one of them is opened', opened);
    line('the log of one that is over', records);
    line('everything about me is exported', exported, false);
  } finally {
    await child.stop();
  }
}

export async function benchSleepers(numbers: Numbers): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-sleepers-'));
  const file = join(folder, 'kontor.sqlite');
  const many = (n: number): string => Math.round(n).toLocaleString('en');
  try {
    const { regulars, perFinished, perOpen, perPack, bytes, seconds } = await fill(file, numbers);
    console.log(
      `${many(numbers.finished)} tables that are over, ${many(numbers.open)} that go on: ${many(bytes / 1e6)} MB,`,
    );
    console.log(
      `made in ${many(seconds)} s. On disk a table that is over takes ${many(perFinished)} bytes with its seats, result and`,
    );
    console.log(`indexes, of which table and log ${many(perPack)}; one that goes on ${many(perOpen)}.`);
    await measure(file, regulars);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
