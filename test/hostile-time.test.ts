// Somebody who wants the server to work for them alone. Counted in work per turn of the event loop: everybody else waits that long.
import { performance } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import { newDeskToken } from '../src/server/door.ts';
import { startServer } from '../src/server/server.ts';
import { breathe, inSlices } from '../src/server/slices.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { NO_WAIT } from './disk.ts';
import { GENEROUS, type Options, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** How often something was done in one turn of the event loop, at most. */
function byTurn() {
  let [turn, now, most, all] = [0, 0, 0, 0];
  return {
    count(): void {
      const { loopCount } = performance.nodeTiming.uvMetricsInfo;
      now = loopCount === turn ? now + 1 : 1;
      turn = loopCount;
      most = Math.max(most, now);
      all++;
    },
    get most() {
      return most;
    },
    get all() {
      return all;
    },
  };
}

/** A server on a store that counts, and may hold up, what is read from it. */
async function counting({ thinker: _, ...options }: Options = {}, beforeLoad: () => Promise<void> | null = () => null) {
  const place = openPlace();
  const real = await openSqlite(place.file, NO_WAIT);
  const loads = byTurn();
  const store: Store = {
    ...real,
    async load(id) {
      await beforeLoad();
      loads.count();
      return await real.load(id);
    },
  };
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, ...options });
  closers.push(async () => {
    await server.stop();
    await place.close();
  });
  return { server, store: real, loads };
}

/** Tables that nobody has looked at since the start. */
async function manyTables(store: Store, person: Person, n: number): Promise<string> {
  const id = await person.open({ chairs: ['me', 'open'], isPublic: true });
  const table = (await store.load(id))!;
  const entries = await store.entries(id, 0);
  const more = Array.from({ length: n - 1 }, (_, i) => ({ ...table, id: String(i).padStart(22, 'x') }));
  await Promise.all(more.map((one) => store.append({ table: one, expected: 0, entries })));
  return id;
}

interface Export {
  readonly person: { readonly name: string };
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly said: readonly { readonly text: string }[];
}

test('an export of many tables and lines is made in slices, and is whole', async () => {
  const { server, store, loads } = await counting();
  const ann = await Person.at(server, 'Ann');
  const id = await manyTables(store, ann, 300);
  for (let i = 0; i < 14; i++) await ann.mustAct(id, { do: 'say', text: `line ${i}`, to: 'players' });
  const { body, headers } = await ann.get<Export>('/api/me/export');
  expect(headers.get('content-disposition')).toContain('kontor-me.json');
  expect([body.person.name, new Set(body.tables.map((one) => one.id)).size]).toEqual(['Ann', 300]);
  expect(body.said.map(({ text }) => text)).toEqual(Array.from({ length: 14 }, (_, i) => `line ${i}`));
  expect(loads.all).toBeGreaterThanOrEqual(300);
  expect(loads.most).toBeLessThanOrEqual(2);
});

test('twenty exports at once: one of each person, two in all, the others wait their turn', async () => {
  let [isHeld, inside, most] = [false, 0, 0];
  const free: (() => void)[] = [];
  const { server } = await counting({}, () => {
    if (!isHeld) return null;
    most = Math.max(most, ++inside);
    return new Promise<void>((resolve) => free.push(resolve)).then(() => void inside--);
  });
  const people: Person[] = [];
  for (let i = 0; i < 10; i++) people.push(await Person.at(server, `P${i}`));
  for (const person of people) await person.open({ chairs: ['me', 'open'] });
  isHeld = true;
  const asked = people.flatMap((person) => [person.get('/api/me/export'), person.get('/api/me/export')]);
  let [done, late] = [0, 0];
  for (const one of asked) void one.then(({ status }) => (status === 200 ? done++ : late++));
  await expect.poll(() => inside).toBe(2);
  await expect.poll(() => late).toBe(10);
  while (done < 10) {
    for (const go of free.splice(0)) go();
    await breathe();
  }
  const answers = await Promise.all(asked);
  const late429 = answers.filter(({ status }) => status === 429);
  expect(late429.map(({ body }) => body)).toEqual(Array(10).fill({ error: { why: 'oneAtATime' } }));
  expect(late429[0].headers.get('retry-after')).toBe('1');
  expect(most).toBe(2);
});

test('exports have a limit of their own', async () => {
  const { server } = await counting({ limits: { ...GENEROUS, exports: 2 } });
  const ann = await Person.at(server, 'Ann');
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await ann.get('/api/me/export')).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test('hanging up in the middle of an export keeps nobody waiting', async () => {
  let isHeld = true;
  const free: (() => void)[] = [];
  const { server } = await counting({}, () => (isHeld ? new Promise((resolve) => free.push(resolve)) : null));
  const people: Person[] = [];
  for (let i = 0; i < 3; i++) people.push(await Person.at(server, `P${i}`));
  for (const person of people) await person.open({ chairs: ['me', 'open'] });
  for (const person of people.slice(0, 2)) {
    const gone = new AbortController();
    const asked = fetch(`${server.url}/api/me/export`, { headers: { cookie: person.cookie }, signal: gone.signal });
    const before = free.length;
    await expect.poll(() => free.length).toBe(before + 1);
    gone.abort();
    await asked.then((answer) => answer.text()).catch(() => {});
  }
  isHeld = false;
  for (const go of free.splice(0)) go();
  expect((await people[2].get('/api/me/export')).status).toBe(200);
});

test('lists and the pages of the desk read one table after the other, and each once for all who ask', async () => {
  const { server, store, loads } = await counting();
  const ann = await Person.at(server, 'Ann');
  await manyTables(store, ann, 150);
  const before = loads.all;
  const lists = await Promise.all(
    ['/api/tables', '/api/tables/mine', '/api/tables'].map((path) => ann.get<{ tables: object[] }>(path)),
  );
  expect(lists.map(({ body }) => body.tables.length)).toEqual([150, 150, 150]);
  expect([loads.most, loads.all - before]).toEqual([1, 150]);
  const token = await newDeskToken(store);
  const page = await new Person(server.url, '').ask<{ tables: object[] }>('GET', '/api/desk/tables', undefined, {
    authorization: `Bearer ${token}`,
  });
  expect(page.body.tables).toHaveLength(20);
  expect(loads.most).toBe(1);
});

test('of all long work that is under way, one slice is done in a turn', async () => {
  const steps = byTurn();
  function* work(n: number): Generator<void, number, void> {
    for (let i = 0; i < n; i++) {
      steps.count();
      yield;
    }
    return n;
  }
  const begun = async (n: number): Promise<number> => {
    await breathe();
    return await inSlices(work(n), 10);
  };
  const done = await Promise.all([100, 200, 300].map(begun));
  expect(done).toEqual([100, 200, 300]);
  expect(steps.most).toBe(10);
});
