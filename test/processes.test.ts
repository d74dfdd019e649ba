// Several processes behind one port, on one SQLite file: nobody notices where a table lives, nor that a process dies.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Acknowledged, checkTable, playTable } from './fleet-player.ts';
import { openPlace, Person } from './server-client.ts';

const SCRIPT = fileURLToPath(new URL('./processes-server.ts', import.meta.url));
const place = openPlace();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await place.close();
});

async function start() {
  const child = spawn(process.execPath, [SCRIPT, place.file], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface(child.stdout!);
  const [url] = (await once(lines, 'line')) as [string];
  return {
    url,
    async ids(): Promise<number[]> {
      const line = once(lines, 'line');
      child.stdin!.write('\n');
      return JSON.parse(((await line) as [string])[0]) as number[];
    },
    async stop(): Promise<number | null> {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return ((await gone) as [number | null])[0];
    },
  };
}

const metric = async (url: string, line: string): Promise<number> => {
  const headers = { authorization: 'Bearer figures', connection: 'close' }; // whichever process has time
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  );
};

test('tables are played through all processes, one is killed in the middle, and everything acknowledged is there', async () => {
  const house = await start();
  const where = () => house.url;
  const acknowledged = new Acknowledged();
  const tables: Awaited<ReturnType<typeof playTable>>[] = [];
  for (let i = 0; i < 4; i++) {
    const people = [await Person.at(house, 'Ann'), await Person.at(house, 'Bob')];
    const chairs = ['me', 'open', ...(i === 3 ? ['bot:random'] : [])];
    const id = await people[0].open({ chairs, promise: people[0].promise });
    tables.push(await playTable(people, id, { where, pace: () => Math.random() * 20, acknowledged }));
  }
  const over = Promise.all(tables.map((table) => table.over));
  over.catch(() => {});
  await acknowledged.more(40);
  const before = await house.ids();
  expect(before).toHaveLength(2);
  process.kill(before[0], 'SIGKILL');
  await over;
  await expect.poll(() => house.ids().then((ids) => ids.length)).toBe(2);
  expect(await house.ids()).not.toEqual(before);
  for (const { players } of tables) await checkTable(players, house.url);
  expect(await metric(house.url, 'kontor_acts_total{act="choose",ended="failed"}')).toBe(0);
  // Whichever process is asked, the figures are those of all.
  const lives = await Promise.all(tables.map(({ players: [{ person, table }] }) => person.live(table)));
  for (let i = 0; i < 3; i++) await expect.poll(() => metric(house.url, 'kontor_connections')).toBe(tables.length);
  for (const live of lives) live.close();

  expect(await house.stop()).toBe(0);
  const store = await openSqlite(place.file);
  for (const { players } of tables) expect((await store.load(players[0].table))?.phase).toBe('finished');
  await store.close();
});

test('a port that is taken is said once, and nothing is left running', async () => {
  const taken = await place.start();
  const child = spawn(process.execPath, [SCRIPT, `${place.file}-other`, String(taken.port)], { stdio: 'pipe' });
  children.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect([code, said]).toEqual([1, 'EADDRINUSE\n']);
});
