// The process is killed at random moments, dozens of times, while many tables are played: nothing that was acknowledged is
// lost, nothing counts twice, nothing is invented, and every table goes on to its end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTables } from '../src/server/check.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { ServerProcess } from './fleet-process.ts';
import { type SoakReport, soak } from './fleet-soak.ts';
import { startPostgres } from './postgres.ts';
import { Person } from './server-client.ts';

/** `npm run soak` asks for more. */
const { KONTOR_SOAK_KILLS = '5', KONTOR_SOAK_POSTGRES_KILLS = '0', KONTOR_SOAK_TABLES = '6' } = process.env;
const [KILLS, POSTGRES_KILLS, TABLES] = [KONTOR_SOAK_KILLS, KONTOR_SOAK_POSTGRES_KILLS, KONTOR_SOAK_TABLES].map(Number);
const tell = (report: SoakReport): void => {
  if (process.env.KONTOR_SOAK_KILLS !== undefined) process.stdout.write(`\nsoak: ${JSON.stringify(report)}\n`);
};

if (KILLS > 0)
  test(`killed ${KILLS} times while ${TABLES} tables are played`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-crash-'));
    const db = join(folder, 'kontor.sqlite');
    try {
      const start = () => ServerProcess.start({ db });
      const report = await soak({ kills: KILLS, tables: TABLES, processes: 1, start });
      tell(report);
      expect(report.retries).toBeGreaterThan(KILLS);
      const store = await openSqlite(db);
      expect((await checkTables(store)).drifted).toEqual([]);
      await store.backup(join(folder, 'copy.sqlite')); // looks at every page
      await store.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

// Only in the long run: `test/fleet.test.ts` kills one of two processes every time.
if (POSTGRES_KILLS > 0)
  test(`two processes at PostgreSQL, killed ${POSTGRES_KILLS} times`, async () => {
    const postgres = await startPostgres();
    try {
      const databaseUrl = await postgres.database();
      const start = () => ServerProcess.start({ databaseUrl });
      tell(await soak({ kills: POSTGRES_KILLS, tables: TABLES, processes: 2, start }));
      const store = await openPostgres(databaseUrl);
      expect((await checkTables(store)).drifted).toEqual([]);
      await store.close();
    } finally {
      await postgres.stop();
    }
  });

test('killed in mid-game, every open table is as it was acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-crash-'));
  const db = join(folder, 'kontor.sqlite');
  let server = await ServerProcess.start({ db });
  try {
    const ann = await Person.at(server, 'Ann');
    const id = await ann.open({ chairs: ['me', 'bot:random', 'bot:greedy'], settings: { firstPlayer: 'first' } });
    await ann.mustAct(id, { do: 'start' });
    const { decision } = (await ann.read(id)).seen;
    const wish = { do: 'choose', decision: decision!.number, choice: decision!.notations[0] } as const;
    const { body } = await ann.act(id, wish, 'the-first');
    await server.kill();
    server = await ServerProcess.start({ db });
    const again = ann.moved(server);
    expect((await again.act(id, wish, 'the-first')).body).toEqual(body);
    const { seen, log } = await again.read(id);
    expect([seen.seq, log.length]).toEqual([body.seq, body.seq]);
    await server.kill();
    const store = await openSqlite(db);
    expect(await checkTables(store)).toMatchObject({ tables: 1, drifted: [] });
    await store.close();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
