// Kontor on a large file, in its own process: node serve.ts FILE. What it says first is how long the file alone took to open, and
// the whole from there until people can come in, with the processor time of it; loading our own code is the same whatever the file.
import { checkIfChanged } from '../../src/server/check.ts';
import { loadGames } from '../../src/server/load-games.ts';
import { startServer } from '../../src/server/server.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { answerAll } from '../server/answer.ts';
import { ownFigures } from '../server/memory.ts';

const MANY = 1e9;
const limits = { perAddress: MANY, perPerson: MANY, exports: MANY, looksBack: MANY };
const begun = performance.now();
const used = process.cpuUsage();
const store = await openSqlite(process.argv[2]);
const opened = performance.now() - begun;
await checkIfChanged(store); // as `kontor serve` does
const server = await startServer({ store, port: 0, limits });
const listening = performance.now() - begun;
const { user, system } = process.cpuUsage(used);
await loadGames(); // as `kontor serve` does
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
answerAll(ownFigures);
process.send?.({ url: server.url, opened, listening, cpu: (user + system) / 1000 });
