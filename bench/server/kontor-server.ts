// Kontor under test, in its own process: node kontor-server.ts FILE full|off
import { checkIfChanged } from '../../src/server/check.ts';
import { startServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { answerAll } from './answer.ts';
import { ownFigures } from './memory.ts';

const [file, synchronous] = process.argv.slice(2);
const NO_LIMITS = {
  perAddress: 1e9,
  perPerson: 1e9,
  newPersons: 1e9,
  newTables: 1e9,
  connections: 1e6,
  messages: 1e6,
  burst: 1e6,
};
const store = await openSqlite(file, { synchronous: synchronous === 'off' ? 'off' : 'full' });
await checkIfChanged(store); // as `kontor serve` does
const server = await startServer({ store, port: 0, limits: NO_LIMITS, botThreads: 1 });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
answerAll(ownFigures);
process.send?.({ url: server.url });
