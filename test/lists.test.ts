import { rmSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { TableCard } from '../src/wire/seen.ts';
import { NO_WAIT } from './disk.ts';
import { GENEROUS, openPlace, Person } from './server-client.ts';

const place = openPlace();
afterEach(() => rmSync(place.folder, { recursive: true, force: true }));

test('a list reads a table once for every number it has, and shows everybody what they may know', async () => {
  const store = await openSqlite(place.file, NO_WAIT);
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await ann.open({ chairs: ['me', 'open'], isPublic: true }));
  const load = vi.spyOn(store, 'load');
  const listed = async (who: Person, path = '/api/tables') => {
    load.mockClear();
    const { tables } = (await who.get<{ tables: TableCard[] }>(path)).body;
    return { tables, loads: load.mock.calls.length };
  };
  const first = await listed(bob);
  // The others were looked at when the last one was opened: whoever opens one has few of them.
  expect([first.tables.map(({ id }) => id).sort(), first.loads]).toEqual([ids.toSorted(), 1]);
  expect(first.tables).toEqual((await listed(bob)).tables);
  for (const [who, path] of [
    [bob, '/api/tables'],
    [ann, '/api/tables/mine'],
    [new Person(server.url, ''), '/api/tables'],
  ] as const) {
    const { tables, loads } = await listed(who, path);
    expect([tables.length, loads]).toEqual([3, 0]);
    expect(tables.every(({ you, isHost }) => (you === 0) === (who === ann) && isHost === (who === ann))).toBe(true);
    expect(JSON.stringify(tables)).not.toMatch(/"who|"whos|"secret|"host"|"unseen/);
  }
  await bob.mustAct(ids[1], { do: 'sit', chair: 1 });
  await ann.mustAct(ids[1], { do: 'start' });
  const { tables, loads } = await listed(bob, '/api/tables/mine');
  expect(loads).toBe(1);
  expect(tables).toMatchObject([{ id: ids[1], phase: 'playing', you: 1, isHost: false }]);
  expect(tables[0].isYourTurn).toBe(tables[0].waitsFor.includes(1));
  await server.stop();
});
