// The host's desk: nobody gets in without the token, and what the host does is done.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { SAID } from '../scripts/words.ts';
import { firstDeskToken, newDeskToken } from '../src/server/door.ts';
import type { RunningServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { DAY } from '../src/table/paces.ts';
import { COMMAND } from './cli-run.ts';
import { NO_WAIT } from './disk.ts';
import { handClock } from './hand-clock.ts';
import { begun, type Options, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function house(options: Options = {}) {
  const place = openPlace();
  closers.push(() => place.close());
  const store = await openSqlite(place.file, NO_WAIT);
  const token = (await firstDeskToken(store))!;
  await store.close();
  const backupFolder = join(place.folder, 'backups');
  const start = () => place.start({ backupFolder, ...options });
  const server = await start();
  return { place, start, server, token, desk: deskOf(server, token), backupFolder };
}
function deskOf(server: RunningServer, token: string) {
  const person = new Person(server.url, '');
  const extra = { authorization: `Bearer ${token}` };
  return {
    get: <T = Record<string, never>>(path: string) => person.ask<T>('GET', `/api/desk${path}`, undefined, extra),
    post: <T = Record<string, never>>(path: string, body?: unknown) =>
      person.ask<T>('POST', `/api/desk${path}`, body, extra),
    remove: (path: string) => person.ask('DELETE', `/api/desk${path}`, undefined, extra),
  };
}

describe('the door', () => {
  test('opens with the token, which is kept as a hash only; a new one voids the old', async () => {
    const { place, server, token, desk } = await house();
    expect((await desk.get('')).status).toBe(200);
    const store = await openSqlite(place.file, NO_WAIT);
    expect(await firstDeskToken(store)).toBeNull();
    expect(await store.note('desk')).not.toContain(token);
    const next = await newDeskToken(store);
    await store.close();
    expect((await desk.get('')).status).toBe(401);
    expect((await deskOf(server, next).get('')).status).toBe(200);
  });

  test('the command prints a token at the first start and when it is asked to, and not otherwise', async () => {
    const place = openPlace();
    closers.push(() => place.close());
    const serve = async (...more: string[]): Promise<string> => {
      const args = [COMMAND, 'serve', '--port', '0', '--db', place.file, '--no-open', '--lang', 'en', ...more];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Ctrl-C')) child.kill('SIGTERM');
      });
      await once(child, 'close');
      return said;
    };
    const tokenIn = (said: string) => /token, shown only this once: ([\w-]{43})\n/.exec(said)?.[1];
    const first = tokenIn(await serve());
    expect(first).toBeDefined();
    expect(tokenIn(await serve())).toBeUndefined();
    const next = tokenIn(await serve('--new-desk-token'))!;
    expect(next).not.toBe(first);
    const server = await place.start();
    expect((await deskOf(server, next).get('')).status).toBe(200);
    expect((await deskOf(server, first!).get('')).status).toBe(401);
  });

  test('wrong tokens are answered slowly, and soon not at all', async () => {
    const { server, desk } = await house();
    const ann = await Person.at(server, 'Ann');
    expect((await ann.get('/api/desk')).status).toBe(401);
    const began = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => deskOf(server, `${'x'.repeat(42)}${i % 10}`).get('/tables')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    expect(Date.now() - began).toBeGreaterThan(400);
    expect((await desk.get('')).status).toBe(200); // the host is not locked out
  });

  test('every endpoint of the desk is behind it', async () => {
    const { server } = await house();
    const anybody = new Person(server.url, '');
    const { body } = await anybody.get<{ paths: Record<string, Record<string, { security: object[] }>> }>(
      '/api/openapi.json',
    );
    const paths = Object.entries(body.paths).filter(([path]) => path.startsWith('/api/desk'));
    expect(paths.length).toBeGreaterThan(8);
    const bodies: Record<string, object> = {
      '/api/desk/lobby': { isOpen: false },
      '/api/desk/announcement': { text: 'x', level: 'news' },
      '/api/desk/limits': {},
      '/api/desk/tables/{id}/end': { winners: null },
      '/api/desk/persons/{id}/ban': { days: 1, isByAddress: false },
    };
    for (const [path, methods] of paths)
      for (const [method, { security }] of Object.entries(methods)) {
        expect(security).toEqual([{ desk: [] }]);
        const at = path.replace('{id}', 'x'.repeat(22));
        const { status } = await anybody.ask(method.toUpperCase(), at, bodies[path]);
        expect(status, `${method} ${path}`).toBe(401);
      }
  });
});

describe('at the desk', () => {
  test('load and errors', async () => {
    const { server, desk } = await house({ complain: () => {} });
    await begun(server);
    const { body } = await desk.get<{
      load: { counts: Record<string, number>; times: { act_seconds: { count: number } }; memory: number };
      errors: object[];
      limits: { perPerson: number };
    }>('');
    expect(body.load.counts.acts).toBeGreaterThan(3);
    expect(body.load.counts.requests).toBeGreaterThan(5);
    expect(body.load.times.act_seconds.count).toBe(body.load.counts.acts);
    expect(body.load.memory).toBeGreaterThan(1e6);
    expect(body.errors).toEqual([]);
  });

  test('tables: newest first, by name, game and id, in pages', async () => {
    const { server, desk } = await house();
    const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob Öztürk')];
    const ids: string[] = [];
    for (let i = 0; i < 23; i++) ids.unshift(await ann.open({ chairs: ['me', 'open'] }));
    const riga = await bob.open({ game: 'riga', chairs: ['me', 'open'] });
    type Page = { tables: { id: string }[]; next: string | null };
    const page = async (query: string) => (await desk.get<Page>(`/tables?${query}`)).body;
    const first = await page('');
    expect(first.tables).toHaveLength(20);
    const second = await page(`before=${first.next}`);
    expect([...first.tables, ...second.tables].map(({ id }) => id).sort()).toEqual([riga, ...ids].sort());
    expect(second.next).toBeNull();
    for (const search of [encodeURIComponent('öztürk'), 'riga', riga.slice(0, 12)])
      expect(
        (await page(`search=${search}`)).tables.map(({ id }) => id),
        search,
      ).toEqual([riga]);
    expect((await page('which=over')).tables).toEqual([]);
    expect((await page('search=nobody')).tables).toEqual([]);
  });

  test('the lobby: closed, no new tables and no list; running ones go on; kept over a restart', async () => {
    const { server, start, token, desk } = await house();
    const { ann, bob, id } = await begun(server);
    const open = await ann.open({ chairs: ['me', 'open'], isPublic: true });
    await desk.post('/lobby', { isOpen: false, message: 'Back at eight' });
    const refused = await bob.post<{ error: object }>('/api/tables', { game: 'riga' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { why: 'lobbyClosed', facts: { message: 'Back at eight' } } },
    });
    expect((await bob.post('/api/daily/riga')).status).toBe(409);
    expect((await bob.get('/api/tables')).body).toEqual({ tables: [] });
    expect((await bob.read(id)).seen.phase).toBe('playing');
    await bob.sit(open, 1);
    expect((await bob.get('/api/house')).body).toMatchObject({ lobby: { isOpen: false, message: 'Back at eight' } });
    await server.stop();
    const later = await start();
    expect((await bob.moved(later).post('/api/tables', { game: 'riga' })).status).toBe(409);
    await deskOf(later, token).post('/lobby', { isOpen: true });
    expect((await bob.moved(later).post('/api/tables', { game: 'riga' })).status).toBe(201);
  });

  test('an announcement is there for everybody until it is changed', async () => {
    const { server, desk } = await house();
    const anybody = new Person(server.url, '');
    await desk.post('/announcement', { text: ' Tonight <b>nothing</b> ', level: 'warning' });
    expect((await anybody.get('/api/house')).body).toMatchObject({
      announcement: { text: 'Tonight <b>nothing</b>', level: 'warning' },
    });
    await desk.post('/announcement', { text: '', level: 'news' });
    expect((await anybody.get('/api/house')).body).toMatchObject({ announcement: null });
    expect((await desk.post('/announcement', { text: 'x', level: 'loud' })).status).toBe(400);
  });

  test('limits hold at once, and can be given back', async () => {
    const { server, desk } = await house();
    const ann = await Person.at(server, 'Ann');
    expect((await desk.post<{ newTables: number }>('/limits', { newTables: 1 })).body.newTables).toBe(1);
    const answers = [await ann.post('/api/tables', { game: 'riga' }), await ann.post('/api/tables', { game: 'riga' })];
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
    await desk.post('/limits', { newTables: null });
    expect((await ann.post('/api/tables', { game: 'riga' })).status).toBe(201);
    expect((await desk.post('/limits', { newTables: 0 })).status).toBe(400);
  });

  test('every limit of the server can be set, and has a name in the page', async () => {
    const { server, desk } = await house();
    const names = Object.keys((await desk.get<{ limits: object }>('')).body.limits);
    for (const { desk: said } of Object.values(SAID)) expect(Object.keys(said.limitNames)).toEqual(names);
    for (const name of names) {
      const { body } = await desk.post<Record<string, number>>('/limits', { [name]: 4321 });
      expect(body[name], name).toBe(4321);
      await desk.post('/limits', { [name]: null });
    }
    await desk.post('/limits', { uploads: 1 });
    const ann = await Person.at(server, 'Ann');
    const upload = async () => (await ann.post('/api/records', { record: 'x' })).status;
    expect([await upload(), await upload()]).toEqual([400, 429]);
  });

  test('a table is taken back by one step, and ended, for everybody to see', async () => {
    const { server, desk } = await house();
    const { ann, bob, id } = await begun(server);
    expect((await desk.post(`/tables/${id}/rewind`)).status).toBe(409);
    const live = [await ann.live(id), await bob.live(id)];
    const mover = live.find(({ seen }) => seen.decision !== null)!;
    const { decision, view } = mover.seen;
    await mover.mustAct({ do: 'choose', decision: decision!.number, choice: decision!.notations[0] });
    expect((await desk.post(`/tables/${id}/rewind`)).status).toBe(200);
    await mover.until(() => mover.log.some(({ act }) => act === 'rewind'));
    expect(mover.seen.view).toEqual(view);
    expect(mover.log.at(-1)).toMatchObject({ act: 'rewind', by: null });
    expect((await desk.post(`/tables/${id}/end`, { winners: [9] })).status).toBe(409);
    expect((await desk.post(`/tables/${id}/end`, { winners: [1] })).status).toBe(200);
    await mover.until(() => mover.seen.phase === 'abandoned');
    expect(mover.seen.verdict).toEqual({ winners: [1] });
    expect((await desk.post(`/tables/${id}/end`, { winners: null })).status).toBe(409);
    for (const one of live) one.close();
  });

  test('a table is deleted for good, with its chat; whoever is there hears of it', async () => {
    const { server, desk } = await house();
    const { ann, bob, id } = await begun(server);
    await ann.mustAct(id, { do: 'say', text: 'never mind', to: 'players' });
    const live = await bob.live(id);
    expect((await desk.remove(`/tables/${id}`)).status).toBe(200);
    await live.until(() => live.messages.some((message) => message.type === 'error' && message.why === 'notFound'));
    expect((await bob.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await bob.act(id, { do: 'say', text: 'hello?', to: 'players' })).status).toBe(404);
    const { body } = await ann.get<{ said: object[]; tables: object[] }>('/api/me/export');
    expect([body.said, body.tables]).toEqual([[], []]);
    expect((await desk.remove(`/tables/${id}`)).status).toBe(404);
    live.close();
  });

  test('somebody is banned for some days, under other names too, and the ban ends or is lifted', async () => {
    const clock = handClock(Date.now());
    const { server, desk } = await house({ clock });
    const { ann, bob, id } = await begun(server);
    const live = await bob.live(id);
    const [found] = (await desk.get<{ persons: { id: string }[] }>('/persons?name=Bob')).body.persons;
    const ban = (days: number, isByAddress: boolean) => desk.post(`/persons/${found.id}/ban`, { days, isByAddress });
    expect((await ban(0, false)).status).toBe(400);
    expect((await desk.post('/persons/nobody/ban', { days: 1, isByAddress: false })).status).toBe(404);
    expect((await ban(2, false)).status).toBe(200);
    await live.until(() => live.closed !== null);
    const banned = async (person: Person) => {
      const { status, body } = await person.post<{ error?: { why: string } }>('/api/tables', { game: 'riga' });
      return status === 403 && body.error?.why === 'banned';
    };
    expect([await banned(bob), await banned(ann)]).toEqual([true, false]); // one at the same address is not meant
    await expect(bob.live(id)).rejects.toThrow();
    expect((await bob.get('/api/me/export')).status).toBe(200); // one's own data stay one's own
    expect((await desk.get<{ bans: object[] }>('')).body.bans).toMatchObject([{ id: found.id, name: 'Bob' }]);
    await ban(1, true);
    expect(await banned(bob)).toBe(true); // from now on his household is known
    expect([await banned(ann), (await new Person(server.url, '').post('/api/me', { name: 'Rob' })).status]).toEqual([
      true,
      403,
    ]);
    clock.pass(DAY + 1);
    expect([await banned(bob), await banned(ann)]).toEqual([false, false]);
    await ban(5, false);
    expect(await banned(bob)).toBe(true);
    expect((await desk.remove(`/persons/${found.id}/ban`)).status).toBe(200);
    expect(await banned(bob)).toBe(false);
    live.close();
  });

  test('a ban reaches every connection in the house, and leaves people their own data', async () => {
    const { server, start, desk, token, place } = await house({ trustProxy: ['127.0.0.1'] });
    const { ann, bob, id } = await begun(server);
    const second = await start();
    const { body: recovery } = await bob.post<{ token: string }>('/api/me/recovery');
    const far = { 'x-forwarded-for': '192.0.2.200' };
    const elsewhere = await (await Person.at(server, 'Eve')).live(id, 0, far);
    const lives = [await bob.live(id), await bob.moved(second).live(id), await ann.moved(second).live(id)];
    const [found] = (await desk.get<{ persons: { id: string }[] }>('/persons?name=Bob')).body.persons;
    await desk.post(`/persons/${found.id}/ban`, { days: 1, isByAddress: true });
    await deskOf(second, token).post('/announcement', { text: 'Hello', level: 'news' }); // it looks at what is set
    for (const live of lives) await live.until(() => live.closed === 1008);
    expect(elsewhere.closed).toBeNull();
    // Whoever is banned cannot drag others along by coming from everywhere.
    for (let i = 0; i < 40; i++)
      await bob.ask('POST', '/api/tables', { game: 'riga' }, { 'x-forwarded-for': `192.0.2.${i}` });
    const opened = async (i: number) =>
      (await new Person(server.url, '').ask('POST', '/api/me', { name: 'Zoe' }, { 'x-forwarded-for': `192.0.2.${i}` }))
        .status;
    expect([await opened(0), await opened(39)]).toEqual([403, 200]);
    // On another device, from a household that is banned: only to take or delete what is theirs.
    const again = new Person(server.url, '');
    expect((await again.post('/api/me/recover', { token: recovery.token })).status).toBe(200);
    expect((await again.post('/api/tables', { game: 'riga' })).status).toBe(403);
    expect((await again.ask('DELETE', '/api/me')).status).toBe(200);
    const store = await openSqlite(place.file, NO_WAIT);
    expect(await store.note('house')).not.toContain('Bob');
    await store.close();
    expect(await opened(0)).toBe(403);
  });

  test('a backup now is a database that opens', async () => {
    const { server, desk, backupFolder } = await house();
    const { id } = await begun(server);
    const { file } = (await desk.post<{ file: string }>('/backup')).body;
    expect(existsSync(file)).toBe(true);
    expect(readdirSync(backupFolder)).toHaveLength(1);
    const copy = await openSqlite(file, NO_WAIT);
    expect((await copy.load(id))!.phase).toBe('playing');
    await copy.close();
  });
});

describe('a person', () => {
  type Export = {
    person: { name: string };
    tables: { id: string }[];
    said: { text: string }[];
    daily: object[];
    notices: object;
  };

  test('gets everything the house knows about them, and so does the desk', async () => {
    const { server, desk } = await house();
    const { ann, bob, id } = await begun(server);
    await ann.mustAct(id, { do: 'say', text: 'hello', to: 'players' });
    await bob.mustAct(id, { do: 'say', text: 'not mine', to: 'players' });
    await ann.post('/api/daily/riga');
    const hook = { kind: 'slack', url: 'https://hooks.example/ann' };
    await ann.ask('PUT', '/api/me/notices', { language: 'de', hook });
    const mine = (await ann.get<Export>('/api/me/export')).body;
    const when = { off: [], zone: 'UTC', quiet: null, digest: null, waiting: [] };
    expect(mine.notices).toEqual({ language: 'de', mail: null, hook, push: [], ...when });
    expect(mine.person.name).toBe('Ann');
    expect(mine.tables.map((one) => one.id)).toContain(id);
    expect(mine.said.map(({ text }) => text)).toEqual(['hello']);
    expect(mine.daily).toHaveLength(1);
    const { persons } = (await desk.get<{ persons: { id: string; name: string }[] }>('/persons?name=ann')).body;
    expect(persons.map(({ name }) => name)).toEqual(['Ann']);
    expect((await desk.get<Export>(`/persons/${persons[0].id}/export`)).body).toEqual(mine);
    expect((await new Person(server.url, '').get('/api/me/export')).status).toBe(401);
    expect((await desk.get('/persons/nobody/export')).status).toBe(404);
  });

  test('is deleted with name, chair, lines and tokens, also from games that are over', async () => {
    const { server, desk } = await house();
    const { ann, bob, id } = await begun(server);
    await ann.mustAct(id, { do: 'say', text: 'a secret of mine', to: 'players' });
    for (const who of [ann, bob]) await who.mustAct(id, { do: 'abandon' });
    const running = await bob.open({ chairs: ['me', 'open'] });
    await ann.mustAct(running, { do: 'sit', chair: 1 });
    const { persons } = (await desk.get<{ persons: { id: string }[] }>('/persons?name=Ann')).body;
    expect((await desk.remove(`/persons/${persons[0].id}`)).status).toBe(200);
    expect((await ann.get('/api/me')).status).toBe(401);
    const over = await bob.read(id);
    expect(over.seen.chairs.map(({ name }) => name)).toEqual(['N. N.', 'Bob']);
    expect(JSON.stringify(over)).not.toMatch(/Ann|a secret of mine/);
    expect((await bob.get<string>(`/api/tables/${id}/record`)).body).not.toContain('Ann');
    expect((await bob.read(running)).seen.chairs[1]).toMatchObject({ kind: 'open', name: '' });
    expect((await desk.get('/persons?name=Ann')).body).toEqual({ persons: [] });
    expect((await desk.remove(`/persons/${persons[0].id}`)).status).toBe(404);
  });

  test('is deleted from the games that followed as well, where only the name is left', async () => {
    const { server, desk } = await house();
    const { ann, bob, id } = await begun(server);
    for (const who of [ann, bob]) await who.mustAct(id, { do: 'abandon' });
    const next = (await bob.post<{ id: string }>(`/api/tables/${id}/rematch`)).body.id;
    expect(JSON.stringify((await bob.read(next)).seen)).toContain('Ann');
    const { persons } = (await desk.get<{ persons: { id: string }[] }>('/persons?name=Ann')).body;
    expect((await desk.remove(`/persons/${persons[0].id}`)).status).toBe(200);
    expect(JSON.stringify((await bob.read(next)).seen)).not.toContain('Ann');
  });

  test('deleting yourself deletes your lines', async () => {
    const { server } = await house();
    const { ann, bob, id } = await begun(server);
    await ann.mustAct(id, { do: 'say', text: 'a secret of mine', to: 'players' });
    await ann.ask('DELETE', '/api/me');
    expect(JSON.stringify(await bob.read(id))).not.toContain('a secret of mine');
  });
});
