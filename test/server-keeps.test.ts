// What survives restarts, failures of the store, several processes, backups and new rules.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { checkIfChanged, checkTables } from '../src/server/check.ts';
import { startServer } from '../src/server/server.ts';
import { openSqlite, restoreSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { verify } from '../src/table/replay.ts';
import type { Act } from '../src/table/types.ts';
import { COMMAND } from './cli-run.ts';
import { NO_WAIT } from './disk.ts';
import { begun, GENEROUS, type Live, openPlace, Person, playOut } from './server-client.ts';

const places: ReturnType<typeof openPlace>[] = [];
const newPlace = () => {
  const place = openPlace();
  places.push(place);
  return place;
};
afterEach(async () => {
  for (const place of places.splice(0)) await place.close();
});

async function steps(seats: readonly Live[], n: number): Promise<void> {
  for (let i = 0; i < n; i++) {
    const acting = seats.find(({ seen }) => Person.wish(seen) !== null)!;
    const seq = await acting.mustAct(Person.wish(acting.seen)!);
    for (const seat of seats) await seat.until(() => seat.seen.seq >= seq);
  }
}

test('stopped and started again in mid-game, the game goes on, and a retry is still known', async () => {
  const place = newPlace();
  const first = await place.start();
  const { ann, bob, id } = await begun(first);
  const seats = [await ann.live(id), await bob.live(id)];
  await steps(seats, 9);
  const acting = seats.findIndex(({ seen }) => Person.wish(seen) !== null);
  const wish = Person.wish(seats[acting].seen)!;
  const done = await seats[acting].act(wish, 'before-the-stop');
  const before = (await ann.read(id)).seen;
  await first.stop();
  await seats[0].until(() => seats[0].closed !== null);
  expect(seats[0].messages.at(-1)).toEqual({ type: 'goodbye' });
  expect(seats[0].closed).toBe(1001);

  const second = await place.start();
  const again = [ann.moved(second), bob.moved(second)];
  expect((await again[0].read(id)).seen).toEqual(before);
  expect((await again[acting].act(id, wish, 'before-the-stop')).body).toMatchObject({
    ok: true,
    seq: (done as { seq: number }).seq,
  });
  await playOut([await again[0].live(id), await again[1].live(id)]);
  const record = parseRecord((await again[0].get<string>(`/api/tables/${id}/record`)).body);
  expect(verify((await loadGame('baselland')).game, record)).toBeNull();
});

test('bots go on after a restart, and nobody has to look', async () => {
  const place = newPlace();
  const first = await place.start({ botPause: 50 });
  const ann = await Person.at(first, 'Ann');
  const id = await ann.open({ chairs: ['bot:random', 'bot:random'] });
  await ann.mustAct(id, { do: 'start' });
  await first.stop();
  const second = await place.start({ sleepAfter: 20 });
  const watcher = await ann.moved(second).live(id);
  expect(watcher.seen.phase).toBe('playing');
  await watcher.until(() => watcher.seen.phase === 'finished', 60_000);
});

test('tables sleep when nobody is there, and wake up', async () => {
  const place = newPlace();
  const server = await place.start({ sleepAfter: 50 });
  const { ann, id } = await begun(server);
  const awake = () => Number(/^kontor_tables_awake (\d+)$/m.exec(server.metrics.text())![1]);
  const live = await ann.live(id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(awake()).toBe(1); // somebody is looking
  live.close();
  for (let i = 0; i < 100 && awake() > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(awake()).toBe(0);
  expect((await ann.read(id)).seen.phase).toBe('playing');
});

test('a failed append is reported to the actor only, shown to nobody, and can be retried', async () => {
  const place = newPlace();
  const store = await openSqlite(place.file, NO_WAIT);
  let how: 'ok' | 'lost' | 'kept' = 'ok';
  const shaky: Store = {
    ...store,
    append: async (append) => {
      if (how === 'lost') throw new Error('disk full');
      const isFirst = await store.append(append);
      if (how === 'kept') throw new Error('connection lost after the commit');
      return isFirst;
    },
  };
  const server = await startServer({ store: shaky, port: 0, limits: GENEROUS, complain: () => {} });
  const { ann, bob, id } = await begun(server);
  const seats = [await ann.live(id), await bob.live(id)];
  const acting = seats.find(({ seen }) => seen.decision !== null)!;
  const other = seats.find((seat) => seat !== acting)!;
  const wish = Person.wish(acting.seen)!;
  const { seq } = acting.seen;
  how = 'lost';
  expect(await acting.act(wish, 'x')).toEqual({ type: 'error', id: 'x', why: 'storeFailed' });
  expect((await ann.act(id, { do: 'abandon' })).status).toBe(503);
  expect(other.seen.seq).toBe(seq);
  how = 'kept';
  expect(await acting.act(wish, 'x')).toMatchObject({ type: 'error', why: 'storeFailed' });
  how = 'ok';
  expect(await acting.act(wish, 'x')).toEqual({ type: 'done', id: 'x', seq: seq + 1 }); // it counted, once
  await other.until(() => other.seen.seq === seq + 1);
  expect(other.seen).toEqual((await (other === seats[0] ? ann : bob).read(id)).seen);
  await server.stop();
});

test('a server that has not heard yet what another did refuses nothing for it, and shows the table as it is', async () => {
  const place = newPlace();
  const store = await openSqlite(place.file, NO_WAIT);
  const deaf: typeof store = { ...store, listen: () => () => {}, close: async () => {} };
  const one = await startServer({ store, port: 0, limits: GENEROUS });
  const two = await startServer({ store: deaf, port: 0, limits: GENEROUS });
  const [ann, bob] = [await Person.at(one, 'Ann'), await Person.at(two, 'Bob')];
  const id = await ann.open({ chairs: ['me', 'open'], promise: ann.promise });
  await bob.sit(id, 1);
  await ann.mustAct(id, { do: 'start' });
  await bob.reveal(id); // as far as this server knows, the table is still gathering
  await ann.reveal(id);
  expect((await bob.read(id)).seen).toMatchObject({ phase: 'playing', you: 1 });
  const live = await bob.live(id);
  const other = await ann.live(id);
  const acting = Person.wish(live.seen) === null ? other : live;
  const wish = Person.wish(acting.seen)!;
  const first = await acting.act(wish, 'once');
  const again = await (acting === live ? ann.moved(one) : bob.moved(two)).live(id);
  expect(again.seen.seq).toBe((first as { seq: number }).seq);
  const mover = (acting === live ? bob : ann).moved(acting === live ? one : two);
  expect((await mover.act(id, wish, 'once')).body.seq).toBe((first as { seq: number }).seq); // known there, too
  await two.stop();
  await one.stop();
});

test('the table moves on elsewhere while somebody is brought up to date: no line comes twice', async () => {
  const place = newPlace();
  const store = await openSqlite(place.file, NO_WAIT);
  const meanwhile: (() => Promise<unknown>)[] = []; // before each question for the number, the next of these
  const deaf: typeof store = {
    ...store,
    listen: () => () => {},
    seqOf: async (id) => {
      await meanwhile.shift()?.();
      return store.seqOf(id);
    },
    close: async () => {},
  };
  const one = await startServer({ store, port: 0, limits: GENEROUS });
  const two = await startServer({ store: deaf, port: 0, limits: GENEROUS });
  const { ann, bob, id } = await begun(one);
  const acting = (await ann.read(id)).seen.decision === null ? bob : ann;
  const live = await acting.moved(two).live(id);
  const wish = Person.wish(live.seen) as Extract<Act, { do: 'choose' }>;
  meanwhile.push(
    async () => {}, // is it refused for something that was not heard yet?
    () => acting.mustAct(id, wish),
  );
  const before = live.messages.length;
  expect(await live.act({ ...wish, decision: wish.decision - 1 })).toMatchObject({ refusal: { why: 'stale' } });
  await live.until(() => live.messages.slice(before).some(({ type }) => type === 'table'));
  expect(meanwhile).toEqual([]);
  const { seen, log } = await acting.read(id);
  expect(live.seen).toEqual(seen);
  expect(live.log).toEqual(log);
  await two.stop();
  await one.stop();
});

test('two servers on one store: each shows what the other does, and races come out right', async () => {
  const place = newPlace();
  const store = await openSqlite(place.file, NO_WAIT);
  const one = await startServer({ store, port: 0, limits: GENEROUS, botPause: 0, complain: () => {} });
  const two = await startServer({ store, port: 0, limits: GENEROUS, botPause: 0, complain: () => {} });
  const { ann, bob, id } = await begun(one, { chairs: ['me', 'open', 'bot:random'] });
  const seats = [await ann.live(id), await bob.moved(two).live(id)];
  // Both at the same moment, at different servers: both count.
  const answers = await Promise.all([seats[0].act({ do: 'abandon' }), seats[1].act({ do: 'askBack', to: 0 })]);
  expect(answers.filter(({ type }) => type === 'done').length).toBeGreaterThan(0);
  await seats[0].act({ do: 'stay' });
  await seats[0].act({ do: 'refuseBack' });
  await playOut(seats);
  await seats[1].until(() => seats[1].seen.phase === 'finished');
  const { seen, log } = await ann.read(id);
  expect(seats[0].seen).toEqual(seen);
  expect(log.map((entry) => entry.seq)).toEqual(log.map((_, i) => i + 1));
  expect(seats[1].log).toEqual((await bob.read(id)).log);
  await one.stop();
  await two.stop();
});

test('a backup made while the server runs is restored and played on', async () => {
  const place = newPlace();
  const server = await place.start();
  const { ann, bob, id } = await begun(server);
  await steps([await ann.live(id), await bob.live(id)], 6);
  const before = (await ann.read(id)).seen;
  const store = await openSqlite(place.file, NO_WAIT);
  await store.backup(join(place.folder, 'copy.sqlite'));
  await store.close();
  await steps([await ann.live(id), await bob.live(id)], 3);
  await server.stop();
  await restoreSqlite(join(place.folder, 'copy.sqlite'), place.file);
  const again = await place.start();
  expect((await ann.moved(again).read(id)).seen).toEqual(before);
  await playOut([await ann.moved(again).live(id), await bob.moved(again).live(id)]);
});

test('kontor check finds the table that this build would play differently', async () => {
  const place = newPlace();
  const server = await place.start();
  const { ann, bob, id } = await begun(server);
  const other = await begun(server);
  await steps([await ann.live(id), await bob.live(id)], 7);
  await steps([await other.ann.live(other.id), await other.bob.live(other.id)], 4);
  await server.stop();
  const store = await openSqlite(place.file, NO_WAIT);
  expect(await checkTables(store)).toMatchObject({ tables: 2, drifted: [] });
  expect(await checkIfChanged(store)).toBeNull();
  expect(await checkIfChanged(store)).toBeNull();
  await store.setNote('rules baselland', '0 an older one');
  const table = (await store.load(id))!;
  const [first] = table.choices;
  table.choices = [{ ...first, text: 'Z@9,9/0' }, ...table.choices.slice(1)];
  const entry = { seq: table.seq + 1, at: 0, by: null, act: 'stay', told: [] };
  await store.append({ table: { ...table, seq: table.seq + 1 }, expected: table.seq, entries: [entry] });
  expect(await checkIfChanged(store)).toMatchObject({ tables: 2, drifted: [{ id, why: 'illegal', choice: 1 }] });
  expect(await checkIfChanged(store)).toBeNull();
  await store.close();
  const again = await place.start(); // it continues from where it stands
  expect((await ann.moved(again).read(id)).seen.phase).toBe('playing');
});

function started(child: ChildProcess): Promise<string> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`it did not start: ${out}`)));
    child.stdout!.on('data', (chunk) => {
      out += String(chunk);
      const url = /http:\/\/\S+/.exec(out)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

test('the real command stops cleanly on SIGTERM', async () => {
  const place = newPlace();
  const env = { PATH: process.env.PATH, HOME: place.folder, LANG: 'en_GB.UTF-8' };
  const args = [COMMAND, 'serve', '--port', '0', '--db', place.file, '--no-open'];
  const begin = () => spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const first = begin();
  const url = await started(first);
  const { ann, bob, id } = await begun({ url } as Parameters<typeof begun>[0]);
  const live = await ann.live(id);
  const seats = [live, await bob.live(id)];
  await steps(seats, 3);
  const before = (await ann.read(id)).seen;
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  await live.until(() => live.closed !== null);
  expect([live.closed, live.messages.at(-1)]).toEqual([1001, { type: 'goodbye' }]);
  const second = begin();
  const again = await started(second);
  expect((await ann.moved({ url: again }).read(id)).seen).toEqual(before);
  second.kill('SIGINT');
  expect(await once(second, 'exit')).toEqual([0, null]);
});
