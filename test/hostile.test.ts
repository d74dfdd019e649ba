// A hostile player, and what it gets them.
import { request as plainRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { realClock } from '../src/server/clock.ts';
import { hashOfToken } from '../src/server/identity.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { verify } from '../src/table/replay.ts';
import type { Act } from '../src/table/types.ts';
import { TRACE } from './cli-run.ts';
import { NO_WAIT } from './disk.ts';
import { ServerProcess } from './fleet-process.ts';
import { closed, open, parsed, raw, request, upgrade } from './hostile-raw.ts';
import { begun, GENEROUS, type Live, type Options, openPlace, Person } from './server-client.ts';

// Most of it against a process of its own, so that all it prints can be read.
const place = openPlace();
let server: ServerProcess;
/** Connections that say nothing, or not enough: opened at the beginning, looked at in the end. */
let halfOpen: Promise<unknown>[] = [];
beforeAll(async () => {
  server = await ServerProcess.start({ db: place.file });
  const json = 'Content-Type: application/json';
  halfOpen = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    request('POST /api/me', [json, 'Content-Length: 100'], '{"na'),
    upgrade(`/api/tables/${'x'.repeat(22)}/live`).slice(0, -2),
  ].map((text) => {
    const socket = open(server.url);
    if (text !== '') socket.write(text);
    return closed(socket);
  });
});
afterAll(async () => {
  await server.kill();
  await place.close();
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
/** A server in this process, for what needs other settings. */
async function inside(options: Options = {}): Promise<RunningServer> {
  const own = openPlace();
  closers.push(() => own.close());
  return await own.start(options);
}
const running = () => server as unknown as RunningServer;
const nobody = (at: { url: string } = server) => new Person(at.url, '');
const why = (answer: { body: unknown }): string => (answer.body as { error: { why: string } }).error.why;

async function turnOf(lives: readonly Live[]): Promise<{ mine: Live; seat: number }> {
  const seat = lives.findIndex(({ seen }) => seen.decision !== null);
  return { mine: lives[seat], seat };
}

describe('somebody else', () => {
  test('another seat, another table, nobody: none of them can play for me', async () => {
    const { ann, bob, id } = await begun(running());
    const elsewhere = await begun(running());
    const people = [ann, bob];
    const lives = [await ann.live(id), await bob.live(id)];
    const { mine, seat } = await turnOf(lives);
    const wish = Person.wish(mine.seen)!;
    const before = await nobody().read(id);
    expect(why(await people[1 - seat].act(id, wish))).toBe('notYourTurn');
    expect(await lives[1 - seat].act(wish)).toMatchObject({ type: 'refused', refusal: { why: 'notYourTurn' } });
    for (const stranger of [elsewhere.ann, elsewhere.bob]) {
      expect(why(await stranger.act(id, wish))).toBe('notSeated');
      const live = await stranger.live(id);
      expect(live.seen).toMatchObject({ you: null, isHost: false, decision: null, canUndo: false });
      expect(await live.act(wish)).toMatchObject({ type: 'refused', refusal: { why: 'notSeated' } });
      const acts: Act[] = [
        { do: 'undo' },
        { do: 'confirm' },
        { do: 'start' },
        { do: 'leave' },
        { do: 'abandon' },
        { do: 'stay' },
        { do: 'sitOut' },
        { do: 'comeBack' },
        { do: 'askBack', to: 0 },
        { do: 'agreeBack' },
        { do: 'refuseBack' },
        { do: 'reveal', contribution: stranger.contribution },
        { do: 'sit', chair: seat },
        { do: 'sit', chair: 31 },
        { do: 'chair', chair: 0, kind: 'open' },
      ];
      for (const act of acts) expect((await stranger.act(id, act)).status).toBe(409);
      expect((await stranger.post(`/api/tables/${id}/rematch`)).status).toBe(409);
      live.close();
    }
    expect((await nobody().act(id, wish)).status).toBe(401);
    expect(await nobody().read(id)).toEqual(before); // nothing has happened
    for (const live of lives) live.close();
  });

  test('nobody knows a table that he has not been told of', async () => {
    const ann = await Person.at(server, 'Ann');
    const ids = new Set<string>();
    for (let i = 0; i < 50; i++) ids.add(await ann.open({}));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16); // 128 bits
    const firsts = new Set([...ids].map((id) => id.slice(0, 2)));
    expect(firsts.size).toBeGreaterThan(20);
    const real = [...ids][0];
    const near = real.slice(0, -2) + (real.endsWith('AA') ? 'BB' : 'AA');
    const shape = async (id: string, path: string) => {
      const { status, body, headers } = await ann.get(`/api/tables/${id}${path}`);
      return [status, body, [...headers.keys()].sort()];
    };
    const awake = await server.metric('kontor_tables_awake');
    for (const path of ['', '?from=3', '/record', '/live']) {
      const far = await shape('x'.repeat(22), path);
      expect(far.slice(0, 2)).toEqual([404, { error: { why: 'notFound' } }]);
      expect(await shape(near, path)).toEqual(far);
    }
    for (let i = 0; i < 300; i++) await ann.get(`/api/tables/${String(i).padStart(22, 'z')}`);
    expect(await server.metric('kontor_tables_awake')).toBe(awake); // guesses leave nothing behind
    // The page of a table is the same whether there is one or not, but for the files of its game and what its link says of itself,
    // which it shows to anybody.
    const pages = await Promise.all([real, near].map((id) => nobody().get<string>(`/t/${id}`)));
    const title = /<h1>[^<]*<\/h1><p class="w-lead">[^<]*<\/p>/; // of its game, as in what its link says
    const [there, not] = pages.map(({ body }) =>
      body
        .replace(title, '')
        .split('\n')
        .filter((line) => !/^<(?:link rel|meta property|meta name="twitter)/.test(line)),
    );
    expect(there).toEqual(not);
    expect(pages[0].status).toBe(pages[1].status);
    const hinted = pages[0].body
      .replace(title, '')
      .split('\n')
      .filter((line) => !pages[1].body.includes(line));
    for (const line of hinted)
      expect(line).toMatch(
        /^<(?:link rel="(?:stylesheet|modulepreload)" crossorigin href="\/assets\/[\w-]+\.(?:css|js)"|meta (?:property="og:[\w:]+"|name="twitter:card") content="[^"<>]*")>/,
      );
  });
});

describe('old and forged tokens', () => {
  test('after delete-me no cookie, link or connection of the person is worth anything', async () => {
    const { ann, bob, id } = await begun(running());
    const { body } = await ann.post<{ token: string }>('/api/me/recovery');
    const device = nobody();
    const used = await ann.post<{ token: string }>('/api/me/recovery');
    expect((await device.post('/api/me/recover', { token: used.body.token })).status).toBe(200);
    expect((await nobody().post('/api/me/recover', { token: used.body.token })).status).toBe(403);
    const [first, second] = [ann.cookie, device.cookie];
    expect(second).not.toBe(first);
    const live = await device.live(id);
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    await live.until(() => live.closed !== null);
    for (const cookie of [first, second]) {
      const ghost = nobody();
      ghost.cookie = cookie;
      for (const path of ['/api/me', '/api/tables/mine']) expect((await ghost.get(path)).status).toBe(401);
      expect((await ghost.post('/api/me/recovery')).status).toBe(401);
      expect((await ghost.post('/api/tables', { game: 'baselland' })).status).toBe(401);
      expect((await ghost.act(id, { do: 'abandon' })).status).toBe(401);
      expect((await ghost.ask('DELETE', '/api/me')).status).toBe(401);
      const watching = await ghost.live(id);
      expect(watching.seen).toMatchObject({ you: null, isHost: false });
      expect(await watching.act({ do: 'sit', chair: 0 })).toMatchObject({ type: 'error', why: 'noIdentity' });
      watching.close();
    }
    expect((await nobody().post('/api/me/recover', { token: body.token })).status).toBe(403);
    expect((await bob.read(id)).seen.chairs[0]).toMatchObject({ kind: 'open', name: '' });
  });

  test('a recovery link is no cookie, a hash is no token, and 24 hours are 24 hours', async () => {
    let now = Date.now();
    const late = await inside({ clock: { ...realClock, now: () => now } });
    const ann = await Person.at(late, 'Ann');
    const { token } = (await ann.post<{ token: string }>('/api/me/recovery')).body;
    const own = ann.cookie.split('=')[1];
    const forged = [
      token,
      hashOfToken(own),
      hashOfToken(own).slice(0, 43),
      own.slice(0, -1),
      `${own}x`,
      'x'.repeat(43),
    ];
    forged.push('', '../../etc/passwd', "' OR 1=1 --", own.toUpperCase(), `${own}%00`, '__proto__', 'x'.repeat(5000));
    for (const value of forged) {
      const eve = nobody(late);
      eve.cookie = `kontor=${value}`;
      expect((await eve.get('/api/me')).status).toBe(401);
    }
    now += 24 * 3600 * 1000;
    expect((await nobody(late).post('/api/me/recover', { token })).status).toBe(403);
    expect((await ann.get('/api/me')).status).toBe(200);
  });

  test('delete-me that the store interrupts can be asked again, and leaves no ghost on any chair', async () => {
    const own = openPlace();
    closers.push(() => own.close());
    const store = await openSqlite(own.file, NO_WAIT);
    let good = Number.POSITIVE_INFINITY;
    const shaky: Store = {
      ...store,
      append: (append) => (good-- > 0 ? store.append(append) : Promise.reject(new Error('disk full at /home/x'))),
    };
    const lines: string[] = [];
    const failing = await startServer({
      store: shaky,
      port: 0,
      limits: GENEROUS,
      complain: (line) => lines.push(line),
    });
    closers.push(() => failing.stop());
    const ann = await Person.at(failing, 'Ann');
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push(await ann.open({ chairs: ['me', 'open'] }));
    const { cookie } = ann;
    good = 1;
    const failed = await ann.ask('DELETE', '/api/me');
    expect([failed.status, failed.body]).toEqual([503, { error: { why: 'storeFailed' } }]);
    good = Number.POSITIVE_INFINITY;
    ann.cookie = cookie;
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    for (const id of ids) expect((await nobody(failing).read(id)).seen.chairs[0].kind).toBe('open');
    expect(lines.join()).not.toMatch(TRACE);
    expect(lines.join()).not.toContain(cookie.split('=')[1]);
  });
});

describe('too much', () => {
  test('bodies and frames of 10 MB', async () => {
    const { ann, id } = await begun(running());
    const big = 'x'.repeat(10 * 1024 * 1024);
    const statuses = await Promise.all(
      [true, false].map(
        (isChunked) =>
          new Promise((resolve) => {
            const sent = plainRequest(`${server.url}/api/me`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(!isChunked && { 'content-length': big.length }) },
            });
            sent.on('response', (response) => resolve(response.resume().statusCode));
            sent.on('error', () => resolve('cut'));
            sent.end(big);
          }),
      ),
    );
    for (const status of statuses) expect([413, 'cut']).toContain(status);
    for (const how of ['one', 'pieces']) {
      const live = await ann.live(id);
      live.socket.on('error', () => {});
      if (how === 'one') live.socket.send(big);
      else for (let i = 0; i < 100; i++) live.socket.send('x'.repeat(1000), { fin: i === 99 });
      await live.until(() => live.closed !== null);
      expect([1009, 1006]).toContain(live.closed);
    }
    const said = parsed(await raw(server.url, request('GET /', [`X-Long: ${'x'.repeat(100_000)}`])));
    expect(said.status).toBe(431);
    expect((await nobody().get('/healthz')).status).toBe(200);
  });

  test('10,000 messages a second do not disturb anybody else', async () => {
    const strict = await inside({ limits: { ...GENEROUS, messages: 20, burst: 60 } });
    const eve = await Person.at(strict, 'Eve');
    const { ann, bob, id } = await begun(strict);
    const lives = [await ann.live(id), await bob.live(id)];
    const floods: Live[] = [];
    for (let i = 0; i < 10; i++) floods.push(await eve.live(id));
    const begunAt = performance.now();
    let sent = 0;
    let isOver = false;
    const flood = (async () => {
      for (let i = 0; !isOver; i++) {
        const live = floods[i % floods.length];
        if (live.socket.readyState === live.socket.OPEN)
          for (let n = 0; n < 1000; n++, sent++) live.send(n % 2 === 0 ? '{"type":"ping"}' : '{"type":"nonsense"}');
        else floods[i % floods.length] = await eve.live(id).catch(() => live);
        await pause(10);
      }
    })();
    for (let moves = 0; moves < 40; moves++) {
      const acting = lives.find(({ seen }) => Person.wish(seen) !== null)!;
      const seq = await acting.mustAct(Person.wish(acting.seen)!);
      for (const live of lives) await live.until(() => live.seen.seq >= seq);
    }
    await pause(300);
    isOver = true;
    await flood;
    const seconds = (performance.now() - begunAt) / 1000;
    expect(sent).toBeGreaterThan(5000);
    const answered = floods.reduce(
      (sum, { messages }) => sum + messages.filter(({ type }) => type === 'pong').length,
      0,
    );
    // One allowance for all connections that a person has at a time.
    expect(answered).toBeLessThan(20 * seconds + 60 * 12);
    expect(strict.metrics.text()).toMatch(/dropped_total\{why="(flood|malformed)"\}/);
    for (const live of [...lives, ...floods]) live.socket.terminate();
  });

  test('a person has one allowance, however many connections', async () => {
    const strict = await inside({ limits: { ...GENEROUS, messages: 1, burst: 30 } });
    const { ann, bob, id } = await begun(strict);
    const many: Live[] = [];
    for (let i = 0; i < 10; i++) many.push(await ann.live(id));
    for (const live of many) for (let i = 0; i < 20; i++) live.send({ type: 'ping' });
    const count = (type: string) => many.flatMap(({ messages }) => messages).filter((m) => m.type === type).length;
    await expect.poll(() => count('pong')).toBeGreaterThanOrEqual(30);
    await expect.poll(() => count('error')).toBeGreaterThanOrEqual(8);
    expect(count('pong')).toBeLessThan(60);
    const other = await bob.live(id);
    other.send({ type: 'ping' });
    await other.until(() => other.messages.at(-1)?.type === 'pong');
  });

  test('limits answer 429 and say when to come back', async () => {
    const few = { perAddress: 40, perPerson: 20, newPersons: 3, newTables: 2, connections: 2 };
    const strict = await inside({ limits: { ...GENEROUS, ...few, perAddress: 60 } });
    const ann = await Person.at(strict, 'Ann');
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ann.post('/api/tables', { game: 'baselland' }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429, 429]);
    expect(Number(answers[3].headers.get('retry-after'))).toBeGreaterThan(0);
    expect(why(answers[3])).toBe('tooFast');
    const id = (answers[0].body as { id: string }).id;
    const lives = [await ann.live(id), await ann.live(id)];
    await expect(ann.live(id)).rejects.toThrow('429');
    lives[0].close();
    for (let i = 0; i < 3; i++) await nobody(strict).post('/api/me', { name: 'Eve' });
    expect((await nobody(strict).post('/api/me', { name: 'Eve' })).status).toBe(429);
    const statuses = [];
    for (let i = 0; i < 80; i++) statuses.push((await nobody(strict).get('/api/games')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await nobody(strict).get('/healthz')).status).toBe(200); // whoever looks after it still can
  });

  test('behind a proxy, nobody chooses the address that he is counted by', async () => {
    const strict = await inside({ trustProxy: ['127.0.0.1'], limits: { ...GENEROUS, perAddress: 5 } });
    const statuses = [];
    for (let i = 0; i < 8; i++) {
      // The proxy adds the last one; anything before it came from outside.
      const headers = { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` };
      statuses.push((await nobody(strict).ask('GET', '/api/games', undefined, headers)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const other = await nobody(strict).ask('GET', '/api/games', undefined, { 'x-forwarded-for': '192.0.2.8' });
    expect(other.status).toBe(200);
  });

  test('who never reads is dropped, and costs no memory without end', async () => {
    const small = await inside();
    const { ann, bob, id } = await begun(small);
    const slow = [await ann.live(id), await bob.live(id), await ann.live(id)];
    for (const live of slow) live.socket.pause();
    const connections = () => Number(/^kontor_connections (\d+)$/m.exec(small.metrics.text())![1]);
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 400 && connections() > 0; i++) {
      // Each is stale, so each is answered with the whole table.
      for (const live of slow)
        for (let n = 0; n < 50; n++)
          if (live.socket.readyState === live.socket.OPEN)
            live.send({ type: 'act', id: `${i}-${n}`, act: { do: 'choose', decision: 0, choice: 'x' } });
      await pause(20);
    }
    expect(connections()).toBe(0);
    expect(small.metrics.text()).toMatch(/dropped_total\{why="slow"\} 3/);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    for (const live of slow) live.socket.terminate();
    expect((await ann.read(id)).seen.phase).toBe('playing');
  });

  test('a WebSocket that never answers is given up', async () => {
    const quick = await inside({ pingEvery: 100 });
    const { id } = await begun(quick);
    const socket = open(quick.url);
    socket.write(upgrade(`/api/tables/${id}/live`));
    await closed(socket); // it read everything, and said nothing
    expect(quick.metrics.text()).toMatch(/dropped_total\{why="dead"\} 1/);
  });
});

const DEEP = 7000;
const BOMBS = [
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `[${'0,'.repeat(7000)}0]`,
  `{"type":"act","id":"1","act":{"do":"choose","decision":${'9'.repeat(10_000)},"choice":"x"}}`,
  `{"id":"1","act":{"do":"choose","decision":1e400,"choice":"x"}}`,
  `{"id":"1","act":{"do":"choose","decision":-1e308,"choice":"x"}}`,
  `{"id":"1","act":{"do":"sit","chair":${'['.repeat(2000)}${']'.repeat(2000)}}}`,
  `{"name":${'"'.padEnd(15_000, '\\u0000')}`,
  '"\\ud800"',
  'null',
  '0',
  '\u0000',
  '{"id":"1","id":"2","act":null}',
];
const POISON = [
  '{"__proto__":{"polluted":1},"name":"x"}',
  '{"name":"x","constructor":{"prototype":{"polluted":1}}}',
  '{"name":{"__proto__":"x"}}',
  '{"game":"__proto__"}',
  '{"game":"constructor"}',
  '{"game":"baselland","settings":{"__proto__":{"polluted":1}}}',
  '{"game":"baselland","settings":{"constructor":1}}',
  '{"game":"baselland","settings":{"hasOwnProperty":true}}',
  '{"game":"baselland","preset":"__proto__"}',
  '{"game":"baselland","preset":"toString"}',
  '{"game":"baselland","chairs":["me","bot:constructor"]}',
  '{"game":"baselland","chairs":["me","__proto__"]}',
  '{"id":"1","act":{"do":"__proto__"}}',
  '{"id":"1","act":{"do":"constructor"}}',
  '{"id":"1","act":{"do":"toString","chair":0}}',
  '{"id":"1","act":{"do":"leave","__proto__":{"do":"start"}}}',
  '{"id":"1","__proto__":{"act":{"do":"start"}}}',
  '{"id":"1","act":{"do":"rematch","next":"x"}}',
  '{"id":"1","act":{"do":"chair","chair":0,"kind":"bot","bot":"__proto__"}}',
  '{"id":"1","act":{"do":"chair","chair":0,"kind":"__proto__"}}',
  '{"id":"1","act":{"do":"chair","chair":0,"kind":"person"}}',
  '{"id":"1","act":{"do":"sitOut","bot":"constructor"}}',
];

const PASSKEY = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };

describe('what cannot be meant', () => {
  test('JSON bombs and prototype keys are refused everywhere', async () => {
    const own = await inside();
    const { ann, id } = await begun(own);
    const before = await ann.read(id);
    for (const text of [...BOMBS, ...POISON]) {
      for (const path of ['/api/me', '/api/tables', `/api/tables/${id}/acts`, '/api/me/recover']) {
        const response = await fetch(own.url + path, {
          method: 'POST',
          headers: { cookie: ann.cookie, 'content-type': 'application/json' },
          body: text,
        });
        expect([path, text.slice(0, 80), response.status]).toEqual([path, text.slice(0, 80), 400]);
        expect(await response.text()).toMatch(/^\{"error":\{"why":"bad/);
      }
      const live = await ann.live(id);
      live.send(text.replace('{"id"', '{"type":"act","id"'));
      await live.until(() => live.messages.at(-1)?.type === 'error');
      live.close();
    }
    for (const path of [
      '?__proto__=1',
      '?from=1&constructor=2',
      '?from[]=1',
      '?from=-1',
      '?from=1e9',
      '?wait=26',
      '?from=1&from=2',
    ])
      expect((await ann.get(`/api/tables/${id}${path}`)).status).toBe(400);
    for (const path of ['__proto__', 'constructor', 'mine/acts', `${id}x`, `${id}%00`, '%2e%2e'])
      expect([400, 404]).toContain((await ann.get(`/api/tables/${path}`)).status);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await ann.read(id)).seen).toEqual(before.seen);
  });

  test('nonsense as a choice is refused by the rules, whatever it is', async () => {
    const { ann, bob, id } = await begun(running());
    const lives = [await ann.live(id), await bob.live(id)];
    const { mine } = await turnOf(lives);
    const { number, notations } = mine.seen.decision!;
    const texts = [
      '__proto__',
      'constructor',
      'A1@__proto__,0/0',
      '\u0000',
      '💣'.repeat(200),
      'undo',
      'back 0',
      '-',
      'c0',
    ];
    texts.push(
      `${notations[0]} `,
      ` ${notations[0]}`,
      notations[0].toLowerCase(),
      `${notations[0]}\n`,
      'A1@999,-999/3',
    );
    texts.push('A1@0,0/9', 'Z9@0,0/0', '<script>alert(1)</script>', "'; DROP TABLE tables; --", '9'.repeat(500));
    for (const choice of texts)
      expect([choice, await mine.act({ do: 'choose', decision: number, choice })]).toMatchObject([
        choice,
        { type: 'refused' },
      ]);
    for (const live of lives) live.close();
  });

  test('a field that nobody knows is refused by every request', async () => {
    const { ann, id } = await begun(running());
    const { body } = await ann.get<{ paths: Record<string, Record<string, { requestBody?: unknown }>> }>(
      '/api/openapi.json',
    );
    let tried = 0;
    for (const [path, methods] of Object.entries(body.paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const url = path.replace('{id}', id).replace('{game}', 'riga').replace('{member}', '0'.repeat(12));
        const asked = await ann.ask(method.toUpperCase(), `${url}?extra=1`, requestBody ? {} : undefined);
        expect([method, path, asked.status]).toEqual([method, path, 400]);
        if (requestBody === undefined) continue;
        const good: Record<string, object> = {
          '/api/me': { name: 'x' },
          '/api/me/games/{id}': { isAway: true },
          '/api/me/recover': { token: 'x'.repeat(43) },
          '/api/me/notices': { language: 'en' },
          '/api/me/notices/test': { way: 'hook' },
          '/api/notices/mail': { token: 'x'.repeat(43), what: 'stop' },
          '/api/tables': { game: 'baselland' },
          '/api/records': { record: 'x' },
          '/api/tables/{id}/acts': { id: 'x', act: { do: 'stay' } },
          '/api/desk/lobby': { isOpen: true },
          '/api/desk/announcement': { text: 'x', level: 'news' },
          '/api/desk/limits': { burst: 9 },
          '/api/desk/tables/{id}/end': { winners: null },
          '/api/desk/persons/{id}/ban': { days: 1, isByAddress: false },
          '/api/doubts': { kind: 'rule', game: 'riga', rule: 'R1.1', text: 'No.' },
          '/api/editions': { edition: {} },
          '/api/editions/{id}': { edition: {} },
          '/api/circles': { name: 'x' },
          '/api/circles/{id}': { name: 'x' },
          '/api/circles/{id}/members/{member}': { do: 'remove' },
          '/api/circles/{id}/me': { wantsNotices: true },
          '/api/circles/{id}/chat': { text: 'x' },
          '/api/evenings': { circle: id },
          '/api/evenings/{id}/acts': { do: 'end' },
          '/api/me/ways-back/passkeys': PASSKEY,
          '/api/back/passkey': PASSKEY,
          '/api/back/code': { code: '0'.repeat(25) },
          '/api/me/also': { code: '0'.repeat(25) },
          '/api/me/merge': { ticket: 'x'.repeat(43) },
          '/api/tables/{id}/slip': { text: 'x' },
          '/api/back/mail': { address: 'x@y.example', language: 'en' },
        };
        expect(good[path]).toBeDefined();
        expect(why(await ann.ask(method.toUpperCase(), url, { ...good[path], extra: 1 }))).toBe('badRequest');
        tried++;
      }
    expect(tried).toBe(31);
  });

  test('paths lead nowhere but where they should', async () => {
    const up = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..\\',
      '..%5c',
      '%252e%252e%252f',
      '....//',
      '%c0%ae%c0%ae/',
      './',
    ];
    const paths = up.flatMap((one) =>
      ['/', '//', '/assets/', '/t/', '/api/', '/api/tables/', '\\'].map(
        (begin) => `${begin}${one.repeat(4)}package.json`,
      ),
    );
    paths.push('/etc/passwd', '//etc/passwd', '/package.json', '/.git/config', '/src/server/http.ts', '/kontor.sqlite');
    paths.push(
      '/%00',
      '/assets/%00',
      '/%zz',
      '/%',
      'http://evil.example/package.json',
      '/assets',
      '/assets/',
      '/.vite/manifest.json',
    );
    for (const path of paths) {
      const said = await raw(server.url, request(`GET ${path}`));
      const { status, body } = parsed(said);
      expect([path, [200, 400, 404].includes(status)]).toEqual([path, true]);
      expect(said).not.toMatch(/devDependencies|root:x?:|\[core\]|SQLite format|isEntry/);
      if (status === 200) expect(body).toMatch(/^<!doctype html>/i); // the page itself
    }
  });

  test('names are text: what cannot be seen is left out, and nothing is markup', async () => {
    const ann = await Person.at(server, 'Ann');
    const named = async (name: string) => {
      const { status, body } = await ann.post<{ name?: string }>('/api/me', { name });
      return status === 200 ? body.name : status;
    };
    expect(await named('\u202eevE\u202c')).toBe('evE');
    expect(await named('A\u2066n\u2069n\u200b\u200d\ufeff')).toBe('Ann');
    expect(await named(`A${'\u0301'.repeat(90)}`)).toHaveLength(3);
    expect(await named('A\u200b\u0301')).toBe('\u00c1'); // one letter again when nothing is in between
    expect(await named('\tA \u00a0\u3000\n B\r')).toBe('A B');
    expect(await named('e\u0301'.repeat(40))).toBe('\u00e9'.repeat(40)); // counted after it is put together
    expect(await named('\ufb01'.repeat(41))).toBe(400);
    expect(await named('👩\u200d🚀'.repeat(13))).toBe('👩\u200d🚀'.repeat(13)); // joiners belong to it
    expect(await named('Анна')).toBe('Анна'); // other people's letters are letters
    for (const unseen of [
      '\u200b',
      '\ufe0f',
      '\u034f',
      '\u0301',
      '\u3164',
      '\u2800',
      '\u{e0100}',
      '\u17b4',
      '\u{1d159}',
      '\u00ad',
      '\ud800',
      '\ue000',
      ' \u2028 ',
    ])
      expect([JSON.stringify(unseen), await named(unseen)]).toEqual([JSON.stringify(unseen), 400]);
    const script = '<script>alert(1)</script>"\'&';
    expect(await named(script)).toBe(script);
    const id = await ann.open({ chairs: ['me', 'bot:random'], isPublic: true });
    await ann.mustAct(id, { do: 'start' });
    for (const path of ['/api/tables', `/api/tables/${id}`, `/api/tables/${id}/record`, '/api/me']) {
      const { headers } = await ann.get(path);
      expect(headers.get('content-type')).toMatch(/^(application\/json|text\/plain)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const path of ['/', `/t/${id}`, '/api', `/t/${encodeURIComponent(script)}`])
      expect((await ann.get<string>(path)).body).not.toMatch(/<script>alert|["'] ?alert|"&(?!#)/);
  });
});

describe('from elsewhere', () => {
  test('pages of others cannot act, nor open a live connection', async () => {
    const { ann, id } = await begun(running());
    const { port } = new URL(server.url);
    const origins = [
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      `http://127.0.0.1:${Number(port) + 1}`,
      `${server.url}.evil.example`,
    ];
    origins.push(
      `http://evil.example:${port}`,
      `${server.url}@evil.example`,
      'file://',
      '',
      `http://localhost:${port}`,
    );
    for (const origin of origins) {
      expect([origin, (await ann.ask('POST', '/api/me', { name: 'Eve' }, { origin })).status]).toEqual([origin, 403]);
      expect((await ann.ask('DELETE', '/api/me', undefined, { origin })).status).toBe(403);
      expect(
        (await ann.ask('POST', `/api/tables/${id}/acts`, { id: 'x', act: { do: 'abandon' } }, { origin })).status,
      ).toBe(403);
      await expect(ann.live(id, 0, { origin })).rejects.toThrow('403');
    }
    expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Ann' });
    // What a form may send without asking.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { cookie: ann.cookie, 'content-type': type };
      const response = await fetch(`${server.url}/api/me`, { method: 'POST', headers, body: '{"name":"Eve"}' });
      expect(response.status).toBe(415);
    }
  });

  test('looking changes nothing: no chair is taken, no cookie is given', async () => {
    const ann = await Person.at(server, 'Ann');
    const bob = await Person.at(server, 'Bob');
    const id = await ann.open({ chairs: ['me', 'open'], isPublic: true });
    const before = await ann.read(id);
    const paths = ['/', `/t/${id}`, `/t/${id}?sit=1`, '/recover', `/api/tables/${id}`, `/api/tables/${id}/acts`];
    paths.push(`/api/tables/${id}/rematch`, `/api/tables/${id}/record`, '/api/tables', '/api/tables/mine', '/api/me');
    paths.push('/api/me/recovery', '/api/me/recover', '/api/games', '/healthz', '/readyz', '/metrics', '/favicon.svg');
    for (const person of [bob, nobody()])
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        for (const path of paths) {
          const headers = { ...(person.cookie !== '' && { cookie: person.cookie }) };
          const answer = await fetch(server.url + path, { method, headers });
          await answer.arrayBuffer();
          expect(answer.headers.get('set-cookie')).toBeNull();
        }
    expect(await ann.read(id)).toEqual(before);
    expect((await bob.get<{ tables: unknown[] }>('/api/tables/mine')).body.tables).toEqual([]);
  });

  test('every kind of answer has its headers and tells nothing of the inside', async () => {
    const { ann, id } = await begun(running());
    const page = parsed(await raw(server.url, request('GET /'))).body;
    const assets = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
    const cookie = `Cookie: ${ann.cookie}`;
    const json = 'Content-Type: application/json';
    const post = (path: string, body: string, ...more: string[]) =>
      request(`POST ${path}`, [cookie, json, `Content-Length: ${Buffer.byteLength(body)}`, ...more], body);
    const act = (choice: string) => post(`/api/tables/${id}/acts`, JSON.stringify({ id: 'x', act: choice }));
    const asked: [number, string][] = [
      ...assets.map((path): [number, string] => [200, request(`GET ${path}`)]),
      [200, request('GET /')],
      [200, request('HEAD /')],
      [200, request('GET /kontor.css')],
      [200, request('GET /api')],
      [200, request('GET /api/openapi.json')],
      [200, request('GET /healthz')],
      [200, request(`GET /api/tables/${id}/record`)],
      [400, post('/api/me', '{')],
      [400, act('x')],
      [400, request('GET /%zz')],
      [400, 'NONSENSE\r\n\r\n'],
      [400, request('GET /', ['Content-Length: 1', 'Transfer-Encoding: chunked'])],
      [400, request(`GET /api/tables/${'x'.repeat(500)}`)],
      [401, request('GET /api/me')],
      [403, post('/api/me', '{"name":"x"}', 'Origin: https://evil.example')],
      [404, request('GET /nothing')],
      [404, request('PUT /api/me')],
      [404, request('TRACE /')],
      [409, post(`/api/tables/${id}/acts`, '{"id":"x","act":{"do":"start"}}')],
      [413, post('/api/me', `{"name":"${'x'.repeat(20_000)}"}`)],
      [415, request('POST /api/me', [cookie, 'Content-Type: text/xml', 'Content-Length: 1'], 'x')],
      [426, request(`GET /api/tables/${id}/live`)],
      [431, request('GET /', [`X: ${'x'.repeat(30_000)}`])],
    ];
    for (const [status, text] of asked) {
      const said = await raw(server.url, text);
      const answer = parsed(said);
      const line = text.split('\r\n')[0].slice(0, 100);
      expect([line, answer.status]).toEqual([line, status]);
      expect([line, answer.headers.get('content-security-policy') ?? '']).toEqual([
        line,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
      for (const [name, value] of [
        ['x-content-type-options', 'nosniff'],
        ['x-frame-options', 'DENY'],
        ['referrer-policy', 'no-referrer'],
      ])
        expect([line, name, answer.headers.get(name)?.trim()]).toEqual([line, name, value]);
      expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
      if (status >= 400) expect(answer.body).toMatch(/^\{"error":\{"why":"[a-zA-Z]+"/);
      if (status >= 400) expect(answer.body).not.toMatch(/\.ts|\.js|node_modules|FST_ERR|Error/);
    }
    expect(assets.length === 0 || assets.length > 1).toBe(true);
  });
});

describe('after the end', () => {
  /** Plays to the last confirmation, which ends the game. */
  async function almostOver() {
    const { ann, bob, id } = await begun(running());
    const lives = [await ann.live(id), await bob.live(id)];
    const pile = () => (lives[0].seen.view!.dark as { pile: number }).pile;
    for (let i = 0; i < 1000; i++) {
      const seat = lives.findIndex(({ seen }) => Person.wish(seen) !== null);
      if (pile() === 0 && lives[seat].seen.mustConfirm) return { people: [ann, bob], lives, id, seat };
      const seq = await lives[seat].mustAct(Person.wish(lives[seat].seen)!);
      for (const live of lives) await live.until(() => live.seen.seq >= seq);
    }
    throw new Error('it does not end');
  }
  async function recordOf(person: Person, id: string) {
    const record = parseRecord((await person.get<string>(`/api/tables/${id}/record`)).body);
    expect(verify((await loadGame('baselland')).game, record)).toBeNull();
    return record;
  }

  test('a finished game cannot be taken back by consent given before', async () => {
    const { people, lives, id, seat } = await almostOver();
    await lives[1 - seat].mustAct({ do: 'askBack', to: 3 });
    await lives[seat].mustAct({ do: 'confirm' });
    expect((await people[0].read(id)).seen.phase).toBe('finished');
    const record = await recordOf(people[0], id);
    for (const act of [{ do: 'agreeBack' }, { do: 'refuseBack' }, { do: 'undo' }, { do: 'confirm' }] as Act[])
      for (const person of people) expect((await person.act(id, act)).status).toBe(409);
    expect(await recordOf(people[0], id)).toEqual(record);
  });

  test('who gets up at the very end has played it', async () => {
    for (const act of [{ do: 'leave' }, { do: 'sitOut' }] as Act[]) {
      const { people, lives, id, seat } = await almostOver();
      await lives[seat].mustAct(act);
      expect((await people[1 - seat].read(id)).seen.phase).toBe('finished');
      const record = await recordOf(people[1 - seat], id);
      expect(record.seats).toEqual([
        { name: 'Ann', bot: null },
        { name: 'Bob', bot: null },
      ]);
      expect((await people[seat].act(id, { do: 'comeBack' })).status).toBe(409);
    }
  });

  test('an abandoned game stays as it is', async () => {
    const { ann, bob, id } = await begun(running());
    const people = [ann, bob];
    const lives = [await ann.live(id), await bob.live(id)];
    const { mine, seat } = await turnOf(lives);
    while (!mine.seen.mustConfirm) await mine.mustAct(Person.wish(mine.seen)!);
    await people[1 - seat].mustAct(id, { do: 'askBack', to: 0 });
    for (const person of people) await person.mustAct(id, { do: 'abandon' });
    const record = await recordOf(ann, id);
    for (const act of [
      { do: 'confirm' },
      { do: 'agreeBack' },
      { do: 'refuseBack' },
      { do: 'stay' },
      { do: 'undo' },
    ] as Act[])
      for (const person of people) expect([act.do, (await person.act(id, act)).status]).toEqual([act.do, 409]);
    expect((await ann.read(id)).seen.phase).toBe('abandoned');
    expect(await recordOf(ann, id)).toEqual(record);
  });
});

test('connections that say nothing, or not enough, are ended', async () => {
  await Promise.all(halfOpen);
});

test('whatever was tried, the process said nothing but its address, and still serves', async () => {
  expect(server.isRunning).toBe(true);
  expect(server.said).toBe('');
  expect((await nobody().get('/healthz')).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
