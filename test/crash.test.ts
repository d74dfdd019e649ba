// The process is killed at random moments, dozens of times, while many tables are played: nothing that was acknowledged is
// lost, nothing counts twice, nothing is invented, and every table goes on to its end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTables } from '../src/server/check.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Acknowledged, checkTable, playTable } from './fleet-player.ts';
import { ServerProcess } from './fleet-process.ts';
import { Person } from './server-client.ts';

const KILLS = 25;
const TABLES = 6;

test(`killed ${KILLS} times while ${TABLES} tables are played`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-crash-'));
  const db = join(folder, 'kontor.sqlite');
  let server = await ServerProcess.start({ db });
  const acknowledged = new Acknowledged();
  const settings = { where: () => server.url, pace: () => Math.random() * 10, acknowledged };
  try {
    const tables = [];
    for (let i = 0; i < TABLES; i++) {
      const people = await Promise.all(
        ['Ann', 'Bob', 'Eve'].slice(0, 2 + (i % 2)).map((name) => Person.at(server, name)),
      );
      const chairs = ['me', ...people.slice(1).map(() => 'open'), ...(i % 4 === 3 ? ['bot:random'] : [])];
      const id = await people[0].open({ chairs, promise: people[0].promise });
      tables.push(await playTable(people, id, settings));
    }
    const all = Promise.all(tables.map(({ over }) => over));
    all.catch(() => {}); // told below
    for (let kill = 0; kill < KILLS; kill++) {
      // At once after the start, or when so many more acts have been acknowledged; others are on their way then.
      await acknowledged.more(kill % 5 === 4 ? 0 : 1 + Math.floor(Math.random() * 30));
      await server.kill();
      server = await ServerProcess.start({ db });
    }
    await all;
    const players = tables.flatMap((table) => table.players);
    expect(players.reduce((sum, { retries }) => sum + retries, 0)).toBeGreaterThan(KILLS);
    for (const table of tables) await checkTable(table.players, server.url);
    expect(await server.stop()).toBe(0);
    expect(server.said).not.toMatch(/error|at .*\.ts:/i);
    const store = await openSqlite(db);
    expect(await checkTables(store)).toMatchObject({ tables: 0, drifted: [] });
    await store.backup(join(folder, 'copy.sqlite')); // looks at every page
    await store.close();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
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
    const wish = { do: 'choose', answers: decision!.answers, choice: decision!.notations[0] } as const;
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
