// The edge: input is checked, output has its headers, and bots keep time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Thinker } from '../src/server/bot-pool.ts';
import { isDesktop } from '../src/server/browser.ts';
import type { RunningServer } from '../src/server/server.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { handClock } from './hand-clock.ts';
import { begun, GENEROUS, openPlace, Person } from './server-client.ts';

const place = openPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await place.start();
});
afterAll(() => place.close());

describe('plain HTTP', () => {
  test('alive, ready, and counted', async () => {
    const anybody = new Person(server.url, '');
    expect(await anybody.get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
    expect(await anybody.get('/readyz')).toMatchObject({ status: 200 });
    await begun(server);
    const body = server.metrics.text();
    expect(body).toMatch(/^kontor_acts_total\{act="sit",ended="accepted"\} [1-9]/m);
    expect(body).toMatch(/^kontor_act_seconds_bucket\{le="\+Inf"\} [1-9]/m);
  });

  test('every answer has its headers', async () => {
    const anybody = new Person(server.url, '');
    for (const path of ['/', '/api', '/api/games', '/nothing', '/api/me', '/kontor.css']) {
      const { headers } = await anybody.get(path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    for (const path of ['/', '/api']) {
      const { body } = await anybody.get<string>(path);
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style=|onclick/); // scripts only from files of our own
    }
  });

  test('the cookie is for the server alone, and secure where the address is', async () => {
    const plain = await new Person(server.url, '').post('/api/me', { name: 'Ann' });
    expect(plain.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(plain.headers.get('set-cookie')).not.toContain('Secure');
    const other = openPlace();
    const secure = await other.start({ origin: 'https://kontor.example' });
    const { headers } = await new Person(secure.url, '').post('/api/me', { name: 'Ann' });
    expect(headers.get('set-cookie')).toContain('Secure');
    expect(headers.get('strict-transport-security')).toContain('max-age');
    await other.close();
  });

  test('the documentation is made of what is checked', async () => {
    const { body } = await new Person(server.url, '').get<{
      paths: Record<string, Record<string, { requestBody?: unknown }>>;
    }>('/api/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/tables/{id}/acts');
    expect(body.paths['/api/tables'].post.requestBody).toBeDefined();
    expect(JSON.stringify(body)).not.toContain('"rematch"');
    const page = await new Person(server.url, '').get<string>('/api');
    expect(page.body).toContain('/api/tables/{id}/acts');
  });

  test('the games with their settings, in every language', async () => {
    const { body } = await new Person(server.url, '').get<{ games: { id: string; texts: Record<string, object> }[] }>(
      '/api/games',
    );
    expect(body.games[0]).toMatchObject({ id: 'baselland', seats: { min: 2 } });
    expect(Object.keys(body.games[0].texts)).toEqual([...LANGUAGES]);
  });

  test.each([
    ['an unknown field', { name: 'Ann', extra: 1 }, 400],
    ['a wrong type', { name: 7 }, 400],
    ['nothing', undefined, 400],
    ['too much', { name: 'x'.repeat(20_000) }, 413],
  ])('%s is refused', async (_what, body, status) => {
    const answer = await new Person(server.url, '').post<{ error: { why: string } }>('/api/me', body);
    expect(answer.status).toBe(status);
    expect(typeof answer.body.error.why).toBe('string');
  });

  test('one shape for everything that goes wrong', async () => {
    const ann = await Person.at(server, 'Ann');
    const nobody = new Person(server.url, '');
    const missing = 'x'.repeat(22);
    expect(await nobody.get('/nothing')).toMatchObject({ status: 404, body: { error: { why: 'notFound' } } });
    expect(await nobody.get(`/api/tables/${missing}`)).toMatchObject({ status: 404 });
    expect(await nobody.get('/api/tables/short')).toMatchObject({ status: 400 });
    expect(await nobody.post(`/api/tables/${missing}/acts`, { id: '1', act: { do: 'start' } })).toMatchObject({
      status: 401,
    });
    expect(await ann.post('/api/tables', { game: 'chess' })).toMatchObject({ status: 400 });
    expect(await ann.post('/api/tables', { game: 'baselland', settings: { nonsense: 1 } })).toMatchObject({
      status: 400,
      body: { error: { why: 'badSetting', facts: { setting: 'nonsense' } } },
    });
    expect(await ann.post('/api/tables', { game: 'baselland', chairs: ['me'] })).toMatchObject({ status: 400 });
    expect(await ann.post('/api/tables', { game: 'baselland', chairs: ['me', 'me'] })).toMatchObject({ status: 400 });
  });

  test.each([
    ['/nothing', 404, 'de-CH,de;q=0.9,en;q=0.8', 'Hier ist nichts'],
    ['/nothing', 404, 'en-GB', 'There is nothing here'],
    ['/rules/riga/R1/more', 404, 'it,de;q=0.5', 'Hier ist nichts'],
    ['/%E0%A4%A', 400, '', 'There is nothing here'],
    ['/t/%E0%A4%A?x=%E0%A4%A', 400, '', 'There is nothing here'],
  ])('%s is a page for a browser (%i, %s)', async (path, status, language, title) => {
    const unbuilt = await place.start({ page: place.folder });
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language };
    const { body, headers, ...answer } = await new Person(unbuilt.url, '').ask<string>('GET', path, undefined, browser);
    expect(answer.status).toBe(status);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('<a href="/">');
    for (const api of ['/api/nothing', '/api?x=1', '/api/tables/%E0%A4%A']) {
      const told = await new Person(unbuilt.url, '').ask<object | string>('GET', api, undefined, browser);
      expect([api, told.status, typeof told.body]).toEqual([
        api,
        told.status,
        api === '/api?x=1' ? 'string' : 'object',
      ]);
    }
    await unbuilt.stop();
  });

  test('where the page is built, it is the page itself that says so', async () => {
    const folder = join(place.folder, 'page');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kontor</title>');
    const built = await place.start({ page: folder });
    const lost = await new Person(built.url, '').ask<string>('GET', '/nothing', undefined, { accept: 'text/html' });
    expect([lost.status, lost.body]).toEqual([404, '<!doctype html><title>Kontor</title>']);
    await built.stop();
  });

  test('another page may not act in my name', async () => {
    const ann = await Person.at(server, 'Ann');
    const foreign = { origin: 'https://evil.example' };
    expect(await ann.ask('POST', '/api/tables', { game: 'baselland' }, foreign)).toMatchObject({ status: 403 });
    const own = await ann.ask<{ id: string }>('POST', '/api/tables', { game: 'baselland' }, { origin: server.url });
    expect(own.status).toBe(201);
    await expect(ann.live(own.body.id, 0, foreign)).rejects.toThrow('403');
    (await ann.live(own.body.id, 0, { origin: server.url })).close();
  });

  test('anyone who asks too often has to wait', async () => {
    const other = openPlace();
    const strict = await other.start({ limits: { ...GENEROUS, newPersons: 3, perPerson: 5 } });
    const ann = await Person.at(strict, 'Ann');
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await ann.get('/api/me')).status);
    expect(statuses).toContain(429);
    const many: number[] = [];
    for (let i = 0; i < 5; i++) many.push((await new Person(strict.url, '').post('/api/me', { name: 'Bob' })).status);
    expect(many.at(-1)).toBe(429);
    await other.close();
  });
});

describe('live connections', () => {
  test('ping is answered; nonsense is answered, then ended', async () => {
    const { ann, id } = await begun(server);
    const live = await ann.live(id);
    live.send({ type: 'ping' });
    await live.until(() => live.messages.at(-1)?.type === 'pong');
    for (const bad of ['', '{', '{"type":"act"}', '{"type":"ping","__proto__":{}}', '[]']) live.send(bad);
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1008);
    expect(live.messages.filter(({ type }) => type === 'error')).toHaveLength(5);
  });

  test('a frame that is too large ends the connection', async () => {
    const { ann, id } = await begun(server);
    const live = await ann.live(id);
    live.send('x'.repeat(17 * 1024));
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1009);
  });

  test('a flood is stemmed, then ended', async () => {
    const other = openPlace();
    const strict = await other.start({ limits: { ...GENEROUS, messages: 20, burst: 60 } });
    const { ann, id } = await begun(strict);
    const live = await ann.live(id);
    for (let i = 0; i < 1000; i++) live.send({ type: 'ping' });
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1008);
    expect(live.messages.filter(({ type }) => type === 'pong').length).toBeLessThan(100);
    await other.close();
  });

  test('a connection that is dead is noticed', async () => {
    const other = openPlace();
    const quick = await other.start({ pingEvery: 50 });
    const { ann, id } = await begun(quick);
    const dead = await ann.live(id);
    const well = await ann.live(id);
    dead.socket.pong = () => {}; // what a machine that has gone to sleep does
    (dead.socket as unknown as { _receiver: { removeAllListeners(of: string): void } })._receiver.removeAllListeners(
      'ping',
    );
    await dead.until(() => dead.closed !== null);
    expect(well.closed).toBeNull();
    await other.close();
  });

  test('a connection that does not read is dropped', async () => {
    const other = openPlace();
    const small = await other.start({ mostBuffered: 1 });
    const { ann, id } = await begun(small);
    const slow = await ann.live(id);
    slow.socket.pause();
    for (let i = 0; i < 200 && connections(small) > 0; i++) {
      // Each is stale, so each is answered with the whole table.
      for (let n = 0; n < 200; n++)
        slow.send({ type: 'act', id: `${i}-${n}`, act: { do: 'choose', decision: 0, choice: 'x' } });
      await settle();
    }
    expect(connections(small)).toBe(0);
    expect(small.metrics.text()).toMatch(/dropped_total\{why="slow"\} 1/);
    await other.close();
  });

  const connections = (of: RunningServer): number => Number(/^kontor_connections (\d+)$/m.exec(of.metrics.text())![1]);

  test('a table that is not there, and a request that is no WebSocket', async () => {
    const ann = await Person.at(server, 'Ann');
    await expect(ann.live('x'.repeat(22))).rejects.toThrow('404');
    const id = await ann.open({});
    expect(await ann.get(`/api/tables/${id}/live`)).toMatchObject({ status: 426 });
  });

  test('only the own cookie counts: a watcher cannot act', async () => {
    const { id } = await begun(server);
    const nobody = await new Person(server.url, '').live(id);
    expect(await nobody.act({ do: 'abandon' })).toMatchObject({ type: 'error', why: 'noIdentity' });
    const eve = await (await Person.at(server, 'Eve')).live(id);
    expect(await eve.act({ do: 'abandon' })).toMatchObject({ type: 'refused', refusal: { why: 'notSeated' } });
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('bots', () => {
  test.each([
    ['at once', 0, 600],
    ['just in time', 599, 600],
    ['a little too late', 601, 1200],
    ['much later', 1900, 2400],
  ])('an answer that was thought of %s (%i ms) comes after %i ms', async (_how, thought, answered) => {
    const clock = handClock();
    let answer: (index: number) => void = () => {};
    const thinker: Thinker = {
      think: () => new Promise((resolve) => (answer = resolve)),
      close: async () => {},
    };
    const other = openPlace();
    const slow = await other.start({ clock, thinker, botPause: 600 });
    const ann = await Person.at(slow, 'Ann');
    const id = await ann.open({ chairs: ['bot:greedy', 'bot:greedy'] });
    const begunAt = await ann.mustAct(id, { do: 'start' });
    await settle();
    clock.pass(thought);
    answer(0);
    await settle();
    clock.pass(answered - thought - 1);
    await settle();
    expect((await ann.read(id)).seen.seq).toBe(begunAt);
    clock.pass(1);
    await settle();
    expect((await ann.read(id)).seen.seq).toBe(begunAt + 1);
    await other.close();
  });
});

test('requests that never end are ended', async () => {
  const stuck = request(`${server.url}/api/me`, { method: 'POST', headers: { 'content-length': '100' } });
  stuck.on('error', () => {});
  stuck.write('{');
  expect((await new Person(server.url, '').get('/healthz')).status).toBe(200);
  stuck.destroy();
});

test.each([
  ['a desktop', { DISPLAY: ':0' }, 'linux', true, true],
  ['Wayland', { WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true, true],
  ['a server', {}, 'linux', true, false],
  ['over SSH', { DISPLAY: ':0', SSH_CONNECTION: '1' }, 'linux', true, false],
  ['in CI', { CI: 'true', DISPLAY: ':0' }, 'linux', true, false],
  ['a Mac', {}, 'darwin', true, true],
  ['in a pipe', {}, 'darwin', false, false],
] as const)('the browser is opened on %s?', (_where, env, platform, isTerminal, opens) => {
  expect(isDesktop(env, platform, isTerminal)).toBe(opens);
});
