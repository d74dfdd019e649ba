// Several processes on one file, as `kontor serve --processes` starts them, without the page and with generous limits. Says where it
// is, and on every line that it is sent, who its processes are.
import { createInterface } from 'node:readline';
import { startProcesses } from '../src/server/processes/processes.ts';
import { openSqliteFile } from '../src/store/sqlite.ts';
import { GENEROUS } from './server-client.ts';

const [, , db, port = '0'] = process.argv;
const file = openSqliteFile(db);
const settings = {
  limits: GENEROUS,
  botPause: 0,
  botThreads: 1,
  metricsToken: 'figures',
  page: '/nowhere',
};
const complain = (line: string): void => console.error(line);
const running = await startProcesses({
  ...{ count: 2, host: '127.0.0.1', port: Number(port) },
  ...{ db, databaseUrl: undefined, file, settings, complain },
}).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code);
  process.exit(1);
});
process.once('SIGTERM', async () => {
  await running.stop();
  await file.store.close();
  process.exit(0);
});
console.log(running.url);
createInterface(process.stdin)
  .on('line', () => console.log(JSON.stringify(running.ids())))
  .on('close', () => process.exit(1)); // never outlive the test
