// The key of a seat: it looks and chooses there, and nothing else, wherever the tables are kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { verify } from '../src/table/replay.ts';
import type { Act, Seen } from '../src/table/types.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { begun, GENEROUS, Person, playOut } from './server-client.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

type Where = Parameters<typeof openStore>[0];
interface Refused {
  readonly error: { readonly why: string };
}

/** Whoever has the key, and nothing but the key. */
function holderOf(server: Pick<RunningServer, 'url'>, key: string) {
  const nobody = new Person(server.url, '');
  const headers = { authorization: `Bearer ${key}` };
  const ask = <T = Refused>(method: string, path: string, body?: unknown) => nobody.ask<T>(method, path, body, headers);
  return {
    ask,
    read: (id: string) => ask<{ seen: Seen } & Refused>('GET', `/api/tables/${id}`),
    act: (id: string, act: object) => ask('POST', `/api/tables/${id}/acts`, { id: `${Math.random()}`, act }),
    live: (id: string) => nobody.live(id, 0, headers),
  };
}

async function keyOf(person: Person, id: string): Promise<string> {
  const { status, body } = await person.post<{ key: string }>(`/api/tables/${id}/key`);
  expect(status).toBe(201);
  return body.key;
}

const BAD = { status: 403, body: { error: { why: 'badSeatKey' } } };
const ONLY_PLAYS = { status: 403, body: { error: { why: 'seatKey' } } };

describe.each(['SQLite', 'PostgreSQL'])('with %s', (kind) => {
  let folder: string;
  let where: Where;
  let store: Store;
  let server: RunningServer;
  const servers: RunningServer[] = [];
  const start = async (): Promise<RunningServer> => {
    store = await openStore(where);
    const started = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
    servers.push(started);
    return started;
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-key-'));
    const db = join(folder, 'kontor.sqlite');
    where = kind === 'SQLite' ? { db } : { db, databaseUrl: await postgres.database() };
    server = await start();
  });
  afterEach(async () => {
    for (const one of servers.splice(0)) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('plays a seat to the end, over WebSocket and over HTTP, and the shuffle stays proven', async () => {
    const { ann, bob, id } = await begun(server, { game: 'tybor' }); // both have promised and revealed
    const key = await keyOf(ann, id);
    const holder = holderOf(server, key);
    expect((await holder.read(id)).body).toMatchObject(await ann.read(id));
    const live = await holder.live(id);
    expect(live.seen).toEqual((await ann.read(id)).seen);
    for (let choices = 0; choices < 3; ) {
      const { seen } = (await holder.read(id)).body;
      const wish = Person.wish(seen);
      if (wish === null) await bob.act(id, Person.wish((await bob.read(id)).seen)!);
      else if ((await holder.act(id, wish)).status === 200) choices++;
    }
    const other = await bob.live(id);
    await live.until(() => live.seen.seq >= other.seen.seq || Person.wish(live.seen) !== null);
    await playOut([live, other]);
    expect((await holder.read(id)).body.seen.phase).toBe('finished');
    const record = parseRecord((await ann.get<string>(`/api/tables/${id}/record`)).body);
    expect(Object.keys(record.proof)).toEqual(expect.arrayContaining(['promise1', 'contribution1', 'promise2']));
    expect(verify((await loadGame('tybor')).game, record)).toBeNull();
    for (const one of [live, other]) one.close();
  });

  test('is good for nothing else: no endpoint, no act, no other table', async () => {
    const { ann, bob, id } = await begun(server);
    const key = await keyOf(ann, id);
    const holder = holderOf(server, key);
    const { body } = await ann.get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json');
    const open = new Set(['', '/log', '/live'].map((path) => `get /api/tables/{id}${path}`)).add(
      'post /api/tables/{id}/acts',
    );
    const closed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) => (open.has(`${method} ${path}`) ? [] : [[method, path] as const])),
    );
    expect(closed.length).toBeGreaterThan(30);
    for (const [method, path] of closed) {
      const at = path.replace('{id}', id).replace('{game}', 'baselland');
      expect({ at: `${method} ${path}`, ...(await holder.ask(method.toUpperCase(), at)) }).toMatchObject(ONLY_PLAYS);
    }
    const rubbish = { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } };
    expect((await fetch(`${server.url}/api/me`, { ...rubbish, body: '{' })).status).toBe(403);
    const acts: Act[] = [
      { do: 'sit', chair: 1 },
      { do: 'leave' },
      { do: 'chair', chair: 1, kind: 'bot', bot: 'expert' },
      { do: 'start' },
      { do: 'undo' },
      { do: 'sitOut', bot: 'expert' },
      { do: 'comeBack' },
      { do: 'askBack', to: 0 },
      { do: 'agreeBack' },
      { do: 'refuseBack' },
      { do: 'abandon' },
      { do: 'stay' },
      { do: 'say', text: 'hello', to: 'players' },
      { do: 'react', to: 0, sign: 'well' },
      { do: 'chatSwitch', on: false },
      { do: 'holiday', days: 3 },
      { do: 'vote', seat: 1, wants: 'bot' },
      { do: 'pardon', seat: 1 },
    ];
    const before = await store.load(id);
    const live = await holder.live(id);
    for (const act of acts) {
      expect({ act: act.do, ...(await holder.act(id, act)) }).toMatchObject(ONLY_PLAYS);
      expect(await live.act(act)).toMatchObject({ type: 'refused', refusal: { why: 'seatKey' } });
    }
    live.send({ type: 'look', isLooking: true });
    await live.until(() => live.messages.some((message) => message.type === 'error' && message.why === 'seatKey'));
    live.close();
    expect(await store.load(id)).toEqual(before);
    const mine = await ann.open({ chairs: ['me', 'bot:random'] });
    expect(await holder.read(mine)).toMatchObject(BAD);
    expect(await holder.act(mine, { do: 'confirm' })).toMatchObject(BAD);
    await expect(holder.live(mine)).rejects.toThrow('403');
    expect(await holder.read('A'.repeat(22))).toMatchObject({ status: 404 });
    for (const wrong of [`${key}x`, key.slice(0, -1), 'seat-', 'seat-none'])
      expect(await holderOf(server, wrong).read(id)).toMatchObject(BAD);
    expect(await bob.read(id)).toMatchObject({ seen: { phase: 'playing' } });
  });

  test('is shown once and kept as a hash, which nobody sees', async () => {
    const { ann, bob, id } = await begun(server);
    const key = await keyOf(ann, id);
    expect(key).toMatch(/^seat-[\w-]{43}$/);
    const kept = JSON.stringify([await store.load(id), await store.entries(id, 0)]);
    expect(kept).not.toContain(key);
    const hash = (await store.load(id))!.chairs[0].key!;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const person of [ann, bob, new Person(server.url, '')])
      expect(JSON.stringify(await person.read(id))).not.toContain(hash);
    const { log } = await bob.read(id);
    expect(log.at(-1)).toMatchObject({ by: 0, act: 'keyMade' }); // that a program plays is no secret
  });

  test('ends when it is taken back, replaced, or the seat changes hands', async () => {
    const { ann, bob, id } = await begun(server);
    const elsewhere = await start();
    const first = holderOf(server, await keyOf(ann, id));
    const live = await first.live(id);
    const late = first.ask('GET', `/api/tables/${id}?from=${(await first.read(id)).body.seen.seq + 1}&wait=20`);
    const secondKey = await keyOf(ann, id);
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1008);
    expect(live.messages.filter(({ type }) => type === 'update')).toEqual([]);
    expect(await first.read(id)).toMatchObject(BAD);
    await bob.mustAct(id, { do: 'say', text: 'hello', to: 'players' });
    expect(await late).toMatchObject(BAD); // who waits when it happens learns nothing
    const second = holderOf(elsewhere, secondKey);
    expect(await second.read(id)).toMatchObject({ status: 200, body: { seen: { you: 0 } } });
    expect(await ann.ask('DELETE', `/api/tables/${id}/key`)).toMatchObject({ status: 200 });
    expect(await second.read(id)).toMatchObject(BAD);
    expect(await second.act(id, { do: 'confirm' })).toMatchObject(BAD);
    expect(await ann.ask('DELETE', `/api/tables/${id}/key`)).toMatchObject({
      status: 409,
      body: { error: { why: 'noSeatKey' } },
    });
    const third = holderOf(server, await keyOf(bob, id));
    expect(await third.read(id)).toMatchObject({ body: { seen: { you: 1 } } });
    await bob.mustAct(id, { do: 'leave' });
    expect(await third.read(id)).toMatchObject(BAD);
    await bob.mustAct(id, { do: 'sit', chair: 1 });
    expect(await third.read(id)).toMatchObject(BAD);
    const fourth = holderOf(server, await keyOf(bob, id));
    expect((await bob.ask('DELETE', '/api/me')).status).toBe(200);
    expect(await fourth.read(id)).toMatchObject(BAD);
  });

  test('is for those who sit at a running table', async () => {
    const { ann, id } = await begun(server);
    const watcher = await Person.at(server, 'Zoe');
    const refusal = (why: string) => ({ status: 409, body: { error: { why } } });
    expect(await watcher.post(`/api/tables/${id}/key`)).toMatchObject(refusal('notSeated'));
    expect((await new Person(server.url, '').post(`/api/tables/${id}/key`)).status).toBe(401);
    const daily = (await ann.post<{ id: string }>('/api/daily/baselland')).body.id;
    expect(await ann.post(`/api/tables/${daily}/key`)).toMatchObject(refusal('daily'));
    const alone = await ann.open({ chairs: ['me', 'bot:random'] });
    const holder = holderOf(server, await keyOf(ann, alone)); // before the start: it moves with the chair
    await ann.mustAct(alone, { do: 'start' });
    expect(await holder.read(alone)).toMatchObject({ status: 200, body: { seen: { you: 0 } } });
    await ann.mustAct(alone, { do: 'abandon' });
    expect(await ann.post(`/api/tables/${alone}/key`)).toMatchObject(refusal('wrongPhase'));
  });
});
