// A house that can read and not write is not ready. (PostgreSQL: test/store.test.ts.)
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { GENEROUS, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(store: Store): Promise<RunningServer> {
  const server = await startServer({ store, port: 0, limits: GENEROUS, complain: () => {} });
  closers.push(() => server.stop());
  return server;
}
const ready = (server: RunningServer) => new Person(server.url, '').get('/readyz');
const isReady = async (server: RunningServer): Promise<number[]> =>
  (await Promise.all([ready(server), ready(server), ready(server)])).map(({ status }) => status);

test('SQLite: somebody else holds the file', async () => {
  const place = openPlace();
  closers.push(() => place.close());
  const server = await serve(await openSqlite(place.file, { busyTimeout: 20 }));
  expect(await isReady(server)).toEqual([200, 200, 200]);
  const other = new DatabaseSync(place.file);
  other.exec('BEGIN IMMEDIATE');
  expect(await isReady(server)).toEqual([503, 503, 503]);
  expect((await ready(server)).body).toEqual({ error: { why: 'storeFailed' } });
  other.exec('COMMIT');
  other.close();
  expect(await isReady(server)).toEqual([200, 200, 200]);
});
