// Kontor as `kontor serve --processes N` runs it: node kontor-processes.ts FILE N.
import { readFileSync } from 'node:fs';
import { startProcesses } from '../../src/server/processes/processes.ts';
import { openSqliteFile } from '../../src/store/sqlite.ts';
import { answerAll } from './answer.ts';
import { NO_LIMITS } from './limits.ts';
import { ownFigures } from './memory.ts';

/** Ticks of the system's clock in a second, as Linux counts them for everybody. */
const TICKS = 100;

const [, , db, count] = process.argv;
const file = openSqliteFile(db);
const settings = { limits: NO_LIMITS, botThreads: 1 };
const of = { db, databaseUrl: undefined, file, settings, complain: (line: string) => console.error(line) };
const running = await startProcesses({ count: Number(count), host: '127.0.0.1', port: 0, ...of });
process.on('SIGTERM', async () => {
  await running.stop();
  await file.store.close();
  process.exit(0);
});

/** Seconds of processor time, from what Linux says of a process. */
function usedBy(id: number): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

answerAll(async () => {
  const own = await ownFigures('cpu');
  return { writer: own.cpu, all: running.ids().reduce((sum, id) => sum + usedBy(id), own.cpu) };
});
process.send?.({ url: running.url });
