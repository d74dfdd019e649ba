// npm run bench:server -- [--quick]: how many moves the server takes and how fast, compared with boardgame.io and Colyseus.
// Everything runs on 127.0.0.1, server and driver each in a process; it takes about five minutes, quick about one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, SIDES } from './peers.ts';
import { type Line, measure, type Pace, type Seeded, sizes } from './plan.ts';
import { head, printLine, printSizes, printStart, verdict } from './report.ts';
import { seed } from './seed.ts';
import { timeStart } from './starts.ts';

const LONG: Pace = { warmUp: 3, windows: 3, seconds: 2, stroll: 15 };
const SHORT: Pace = { warmUp: 1, windows: 2, seconds: 1, stroll: 5 };
const LIVE = [100, 250, 1000];
/** 1,000 connected seats. */
const CONNECTED = 250;
const SPARE = 300;
const FULL_FILE = 10_000;
const STARTS = 3;

async function bench(isQuick: boolean, folder: string): Promise<void> {
  const pace = isQuick ? SHORT : LONG;
  const counts = isQuick ? [CONNECTED] : LIVE;
  head(pace);
  const places = await seed(join(folder, 'tables.sqlite'), Math.max(...counts) + SPARE, true);
  const seeded: Seeded = { file: join(folder, 'tables.sqlite'), places };
  const lines: Line[] = [];
  for (const side of SIDES) {
    const problem = install(side);
    if (problem !== null) {
      console.log(`${side.name}: NOT MEASURED, it could not be installed: ${problem}`);
      continue;
    }
    for (const kind of ['closed', 'open'] as const)
      for (const tables of kind === 'closed' ? counts : [CONNECTED]) {
        try {
          const line = await measure(side, seeded, kind, tables, pace);
          lines.push(line);
          printLine(line);
        } catch (error) {
          console.log(
            `${side.name}, ${tables} tables: NOT MEASURED, ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    console.log(`  ${side.name}: ${side.about}.`);
  }
  printSizes(await sizes(SIDES[0], seeded, isQuick ? CONNECTED : 1000));
  const fresh = [];
  for (let i = 0; i < STARTS; i++) fresh.push(await timeStart(SIDES[0], join(folder, `empty-${i}.sqlite`), []));
  printStart('an empty file', fresh);
  const full = isQuick ? FULL_FILE / 10 : FULL_FILE;
  const there = await seed(join(folder, 'full.sqlite'), full, false);
  const again = [];
  for (let i = 0; i < STARTS; i++) again.push(await timeStart(SIDES[0], join(folder, 'full.sqlite'), there.slice(i)));
  printStart(`a file with ${full.toLocaleString('en')} running tables`, again);
  verdict(lines, fresh);
}

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--quick')) {
  console.error('usage: npm run bench:server -- [--quick]');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    await bench(args.length > 0, folder);
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
