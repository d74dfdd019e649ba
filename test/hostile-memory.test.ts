// Somebody who wants the server to remember, without end, what they do not read.
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { carryOut } from '../src/table/acts.ts';
import { newChat } from '../src/table/chat.ts';
import { botChair, EMPTY } from '../src/table/doing.ts';
import { openTable } from '../src/table/table.ts';
import type { Act, Entry } from '../src/table/types.ts';
import { NO_WAIT } from './disk.ts';
import { closed, frame, framesIn, open, PING, PONG, upgrade } from './hostile-raw.ts';
import { begun, GENEROUS, type Live, type Options, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function inside(options: Options = {}): Promise<RunningServer> {
  const own = openPlace();
  closers.push(() => own.close());
  return await own.start(options);
}
const figure = ({ metrics }: RunningServer, name: string): number =>
  Number(new RegExp(`^kontor_${name.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(metrics.text())?.[1] ?? 0);

const ANN = { who: 'ann', name: 'Ann' };
/** A table of Ann's where nothing has happened yet. */
async function empty() {
  const pkg = await loadGame('baselland');
  const chairs = [{ ...EMPTY, kind: 'person' as const, ...ANN }, botChair('random')];
  const how = { settings: {}, pace: 'none', help: 'full', isPublic: false } as const;
  const { table } = openTable(pkg, { id: 't', game: 'baselland', chairs, ...how, host: ANN.who, secret: '00', now: 0 });
  return { table, pkg };
}

/** A WebSocket of bare bytes at a table; what the server said, until it reads no longer. */
async function connect(server: RunningServer, id: string) {
  const socket = open(server.url);
  closers.push(() => socket.destroy());
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  socket.write(upgrade(`/api/tables/${id}/live`));
  const frames = () => framesIn(Buffer.concat(heard));
  await expect.poll(() => frames().length).toBeGreaterThan(0); // the table
  return { socket, frames, gone: closed(socket) };
}

const FULL = 'x'.repeat(125);
/** Pings, with a pong now and then, until the server has had enough or `most` bytes were sent. */
async function pingOn(socket: Socket, isDone: () => boolean, most = 64 * 1024 * 1024): Promise<number> {
  const some = Buffer.concat([...Array.from({ length: 500 }, () => frame(PING, FULL)), frame(PONG)]);
  let sent = 0;
  for (; sent < most && !isDone(); sent += some.length) {
    if (!socket.write(some)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
    await turn();
  }
  return sent;
}

describe('a WebSocket that sends pings', () => {
  test('gets answers as to any other message: up to the limit, and then it is disconnected', async () => {
    const server = await inside({ limits: { ...GENEROUS, messages: 1, burst: 30 } });
    const { id } = await begun(server);
    const { socket, frames, gone } = await connect(server, id);
    for (let i = 0; i < 500; i++) socket.write(frame(PING, String(i)));
    socket.write(frame(1, '{"type":"ping"}')); // whoever answers all of them answers this as well
    const answered = () => frames().some(({ data }) => String(data) === '{"type":"pong"}');
    await Promise.race([gone, expect.poll(answered).toBe(true)]);
    expect(answered()).toBe(false);
    const pongs = frames().filter(({ opcode }) => opcode === PONG);
    expect(pongs.slice(0, 3).map(({ data }) => String(data))).toEqual(['0', '1', '2']);
    expect(pongs.length).toBeGreaterThanOrEqual(30);
    expect(pongs.length).toBeLessThan(60);
    expect(figure(server, 'dropped_total{why="flood"}')).toBe(1);
  });

  test('and reads no answer is dropped when it owes too much', async () => {
    const server = await inside({ mostBuffered: 64 * 1024 });
    const { id } = await begun(server);
    const { socket, gone } = await connect(server, id);
    socket.pause();
    await pingOn(socket, () => figure(server, 'dropped_total{why="slow"}') > 0);
    expect(figure(server, 'dropped_total{why="slow"}')).toBe(1);
    socket.destroy();
    await gone;
    await expect.poll(() => figure(server, 'buffered_bytes')).toBe(0);
  });

  test('is the first to go when all together owe too much, and nobody else is', async () => {
    const server = await inside({ mostBuffered: 1e9, mostBufferedInAll: 256 * 1024 });
    const { ann, id } = await begun(server);
    const quiet = await connect(server, id);
    quiet.socket.pause(); // reads nothing either, but asks for nothing
    const [eve, reader] = [await connect(server, id), await ann.live(id)];
    eve.socket.pause();
    await pingOn(eve.socket, () => figure(server, 'dropped_total{why="memory"}') > 0);
    expect(figure(server, 'dropped_total{why="memory"}')).toBe(1);
    await expect.poll(() => figure(server, 'connections')).toBe(2);
    expect(figure(server, 'buffered_bytes')).toBeLessThan(256 * 1024);
    reader.send({ type: 'ping' });
    await reader.until(() => reader.messages.at(-1)?.type === 'pong');
    quiet.socket.resume();
    quiet.socket.write(frame(PING, 'there'));
    await expect.poll(() => quiet.frames().filter(({ opcode }) => opcode === PONG).length).toBe(1);
    reader.close();
  });
});

test('a message in crumbs is refused before it is whole', async () => {
  const server = await inside();
  const { id } = await begun(server);
  const { socket, frames, gone } = await connect(server, id);
  socket.write(frame(1, '{', false));
  for (let i = 0; i < 1000; i++) socket.write(frame(0, ' ', false));
  socket.write(frame(0, '"type":"ping"}'));
  const answered = () => frames().some(({ data }) => String(data) === '{"type":"pong"}');
  await Promise.race([gone, expect.poll(answered).toBe(true)]);
  expect(answered()).toBe(false);
});

describe('a chat that is full', () => {
  const LINES = 2000;
  const line = (seq: number, room: 'players' | 'watchers', numbers?: number[]): Entry => ({
    seq,
    at: seq,
    by: null,
    act: 'say',
    told: [],
    chat: { who: 'eve', name: 'Eve', tag: 'e', room, text: `${seq} ${'x'.repeat(490)}`, sign: null, on: null },
    ...(numbers && { numbers }),
  });

  /** A running table with as many lines as older versions took: two thousand for all, two thousand for the watchers. */
  async function talkative() {
    const place = openPlace();
    const real = await openSqlite(place.file, NO_WAIT);
    const read: number[] = [];
    const store: Store = {
      ...real,
      async entries(id, from, to) {
        const entries = await real.entries(id, from, to);
        read.push(entries.length);
        return entries;
      },
    };
    const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
    closers.push(async () => {
      await server.stop();
      await place.close();
    });
    const { ann, id } = await begun(server);
    const table = (await real.load(id))!;
    const { seq } = table;
    const all = Array.from({ length: LINES }, (_, i) => line(seq + 1 + i, 'players'));
    const [base, deaf] = [seq + LINES, table.chairs.map(() => 0)];
    const aside = Array.from({ length: LINES }, (_, i) => line(base + 1 + i, 'watchers', [...deaf, base + 1 + i]));
    const chat = { ...newChat(true), said: { players: LINES, watchers: LINES } };
    const filled = { ...table, seq: base + LINES, unseen: [...table.chairs.map(() => LINES), 0], chat };
    expect(await real.append({ table: filled, expected: seq, entries: [...all, ...aside] })).toBe(true);
    read.length = 0;
    return { server, ann, id, read, last: base + LINES, mine: base };
  }
  const bytesOf = ({ messages }: Live): number => JSON.stringify(messages).length;

  test('is sent a page at a time, read once and written once for all who watch', async () => {
    const { server, id, read, last } = await talkative();
    const nobody = new Person(server.url, '');
    const watchers = await Promise.all(Array.from({ length: 20 }, () => nobody.live(id)));
    for (const live of watchers) {
      expect(live.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => last - 99 + i));
      expect(bytesOf(live)).toBeLessThan(200_000);
    }
    expect(read.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(200);
    const before = await nobody.get<{ from: number; log: { seq: number }[] }>(
      `/api/tables/${id}/log?before=${last - 99}`,
    );
    expect([before.body.from, before.body.log.length, before.body.log.at(-1)!.seq]).toEqual([
      last - 200,
      100,
      last - 100,
    ]);
    for (const live of watchers) live.close();
  });

  test('hides nothing that somebody may read, however much they may not', async () => {
    const { ann, id, mine } = await talkative();
    const live = await ann.live(id);
    expect(live.seen.seq).toBe(mine); // nothing of what the watchers said among themselves
    expect(live.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => mine - 99 + i));
    const { log } = await ann.read(id);
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: mine }, (_, i) => i + 1));
    expect(await ann.get(`/api/tables/${id}/log?before=0`)).toMatchObject({ status: 200, body: { from: 0, log: [] } });
    live.close();
    const back = await ann.live(id, mine - 3);
    expect(back.log.map(({ seq }) => seq)).toEqual([mine - 2, mine - 1, mine]);
    back.close();
  });

  test('is full earlier when the lines are long', async () => {
    const { table, pkg } = await empty();
    let [said, characters, now] = [0, 0, 0];
    for (; said < LINES; said++, now += 60_000) {
      const outcome = carryOut(table, { do: 'say', text: 'x'.repeat(500), to: 'players' }, { pkg, now, by: ANN });
      if ('refusal' in outcome) {
        expect(outcome.refusal.why).toBe('chatFull');
        break;
      }
      characters += 500;
    }
    expect(characters).toBeLessThanOrEqual(250_000);
    expect(characters).toBeGreaterThan(200_000);
  });

  test('and so is the log of idle acts: only the game goes on', async () => {
    const { table, pkg } = await empty();
    table.seq = 20_000;
    const done = (wish: Act) => carryOut(table, wish, { pkg, now: 0, by: ANN });
    expect(done({ do: 'say', text: 'x', to: 'players' })).toMatchObject({ refusal: { why: 'enough' } });
    expect(done({ do: 'chair', chair: 1, kind: 'closed' })).toMatchObject({ refusal: { why: 'enough' } });
    expect(done({ do: 'start' })).toHaveProperty('entry');
  });
});

test('looking at table after table loads only so many; tables with somebody there stay', async () => {
  const server = await inside({ mostAwake: 5 });
  const { ann, id } = await begun(server);
  const live = await ann.live(id);
  for (let i = 0; i < 30; i++) expect((await ann.read(await ann.open({}))).seen.phase).toBe('gathering');
  expect(figure(server, 'tables_awake')).toBeLessThanOrEqual(6);
  await ann.mustAct(id, { do: 'abandon' });
  await live.until(() => live.seen.abandon.length === 1);
  live.close();
});
