// A server as a process of its own that can be killed. Without the page and with generous limits, so that it starts fast
// and many players may come from one address.
import { flushCompileCache } from 'node:module';
import { loadGame } from '../src/games/index.ts';
import type { Upgrade } from '../src/kernel/types.ts';
import { startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import { GENEROUS } from './server-client.ts';

const { TEST_DB = '', TEST_DATABASE_URL = '', TEST_BOT_PAUSE = '0', TEST_NEWER = '' } = process.env;
if (TEST_NEWER !== '') await becomeNewer();

const store = await openStore({ db: TEST_DB, databaseUrl: TEST_DATABASE_URL });
const server = await startServer({
  store,
  port: 0,
  limits: GENEROUS,
  botPause: Number(TEST_BOT_PAUSE),
  botThreads: 1,
  metricsToken: 'figures',
});
process.stdout.write(`${server.url}\n`);
flushCompileCache(); // it may never end in peace
/** As a next version of Kontor would be, in which positions of Baselland have another form. */
async function becomeNewer(): Promise<void> {
  const { game } = await loadGame('baselland');
  const upgrade: Upgrade = {
    up: (old) => ({ ...old, open: { ...old.open, newer: true } }),
    down({ open: { newer: _, ...open }, ...state }) {
      return { ...state, open };
    },
  };
  Object.assign(game, { upgrades: [upgrade] });
}
let isStopping = false;
process.once('SIGTERM', async () => {
  isStopping = true;
  await server.stop();
  process.exit(0);
});
process.stdin.on('end', () => isStopping || process.exit(1)).resume(); // never outlive the test
