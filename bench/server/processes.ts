// npm run bench:server -- --processes: the same load on one SQLite file with one process that does everything, and with several behind
// one port, of which one more writes the file. Linux only: it reads their processor time from /proc.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './child.ts';
import type { Order, Played } from './driver.ts';
import { KONTOR } from './peers.ts';
import { DRIVER, type Pace, warmingUp } from './plan.ts';
import { seed } from './seed.ts';

const SPARE = 700;
const SCRIPT = new URL('kontor-processes.ts', import.meta.url);
const whole = (n: number): string => Math.round(n).toLocaleString('en');

interface Used {
  readonly all: number;
  readonly writer: number;
}

export async function benchProcesses(folder: string, pace: Pace): Promise<void> {
  const source = join(folder, 'source.sqlite');
  const places = await seed({ file: source, game: 'baselland', tables: pace.tables + SPARE, stage: 0 });
  console.log(`\nSQLite, Baselland, ${pace.tables} tables of four:`);
  for (const count of [0, 1, 2, 3]) {
    const file = join(folder, `processes-${count}.sqlite`);
    copyFileSync(source, file);
    const server =
      count === 0 ? start(KONTOR.server, [KONTOR.root!.href, file, 'full']) : start(SCRIPT, [file, String(count)]);
    const used = async (): Promise<Used> => {
      const { cpu = 0, all = cpu, writer = 0 } = await server.ask<Partial<Used> & { cpu?: number }>('cpu');
      return { all, writer };
    };
    const driver = start(DRIVER, [KONTOR.client.href, 'baselland']);
    const order = <T>(one: Order): Promise<T> => driver.ask<T>(one);
    try {
      const { url } = await server.told<{ url: string }>();
      await order({ do: 'sit', urls: [url], places, tables: pace.tables });
      await order(warmingUp(pace));
      const before = await used();
      const { moves, rates, p50, p99, problem } = await order<Played>({
        do: 'play',
        seconds: pace.seconds * pace.turns,
      });
      const after = await used();
      const all = after.all - before.all;
      const name = count === 0 ? 'one process that does everything' : `${count} behind one port`;
      console.log(
        `${name}: ${whole(rates[0])} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ` +
          `${whole(moves / all)} moves per CPU s (${whole((100 * (after.writer - before.writer)) / all)} % of it writing)` +
          `${problem === null ? '' : ` (${problem})`}`,
      );
    } finally {
      await driver.stop();
      await server.stop();
    }
  }
}
