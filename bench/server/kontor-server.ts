// Kontor under test, in its own process: node kontor-server.ts ROOT FILE full|off, with the code of some release.
import { answerAll } from './answer.ts';
import { NO_LIMITS } from './limits.ts';
import { ownFigures } from './memory.ts';

const [root, where, synchronous] = process.argv.slice(2);
const from = (path: string) => import(new URL(path, root).href);
const { checkIfChanged } = (await from('src/server/check.ts')) as typeof import('../../src/server/check.ts');
const { startServer } = (await from('src/server/server.ts')) as typeof import('../../src/server/server.ts');
const { openSqlite } = (await from('src/store/sqlite.ts')) as typeof import('../../src/store/sqlite.ts');
const { openPostgres } = (await from('src/store/postgres.ts')) as typeof import('../../src/store/postgres.ts');
const store = where.startsWith('postgres')
  ? await openPostgres(where)
  : await openSqlite(where, { synchronous: synchronous === 'off' ? 'off' : 'full' });
await checkIfChanged(store); // as `kontor serve` does
const server = await startServer({ store, port: 0, limits: NO_LIMITS, botThreads: 1 });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
answerAll(ownFigures);
process.send?.({ url: server.url });
