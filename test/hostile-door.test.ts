// At the door: who asks from where, by which name, and what they may learn there.
import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { newDeskToken } from '../src/server/door.ts';
import { hostCheck } from '../src/server/hosts.ts';
import { turnNotice, unlinked } from '../src/server/notices/notice.ts';
import { householdOf, proxyCheck, readProxies } from '../src/server/proxy.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { NO_WAIT } from './disk.ts';
import { GENEROUS, type Options, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function start(options: Options = {}) {
  const place = openPlace();
  closers.push(() => place.close());
  return { place, server: await place.start(options) };
}
const why = ({ body }: { body: unknown }): string => (body as { error: { why: string } }).error.why;
const nobody = ({ url }: { url: string }): Person => new Person(url, '');

describe('behind a proxy', () => {
  const few = { ...GENEROUS, perAddress: 5 };

  test('without being a named proxy, nobody can choose the address they are counted by', async () => {
    const { server } = await start({ trustProxy: ['10.9.9.9', '10.8.0.0/16'], limits: few });
    const statuses = [];
    for (let i = 0; i < 8; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` };
      statuses.push((await nobody(server).ask('GET', '/api/games', undefined, headers)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('one household has one allowance, however many addresses of IPv6 it has', async () => {
    const { server } = await start({ trustProxy: ['127.0.0.0/8'], limits: few });
    const from = async (address: string) =>
      (await nobody(server).ask('GET', '/api/games', undefined, { 'x-forwarded-for': address })).status;
    const statuses = [];
    for (let i = 0; i < 8; i++) statuses.push(await from(`2001:db8:1:2:${i}::${i}`));
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await from('2001:db8:1:3::1')).toBe(200);
  });

  test('guesses at the desk are few in all, from wherever they come; the right token still opens it', async () => {
    const { place, server } = await start({ trustProxy: ['127.0.0.1'] });
    const store = await openSqlite(place.file, NO_WAIT);
    const token = await newDeskToken(store);
    await store.close();
    const guess = async (i: number, authorization = `Bearer guess-${i}`) =>
      (await nobody(server).ask('GET', '/api/desk', undefined, { authorization, 'x-forwarded-for': `192.0.2.${i}` }))
        .status;
    const statuses = await Promise.all(Array.from({ length: 100 }, (_, i) => guess(i)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
    expect(await guess(1, `Bearer ${token}`)).toBe(200);
  });

  test.each([
    ['', []],
    ['0', []],
    ['1', ['127.0.0.0/8', '::1']],
    ['10.0.0.7, 10.1.0.0/16 fd00::/8', ['10.0.0.7', '10.1.0.0/16', 'fd00::/8']],
    ['0.0.0.0/0', null], // everybody
    ['proxy.example', null],
    ['10.0.0.7/33', null],
    ['10.0.0.7/8/8', null],
  ])('KONTOR_TRUST_PROXY=%s names %j', (text, named) => {
    expect(readProxies(text)).toEqual(named);
  });

  test('the compose file publishes the proxy alone, and believes nobody else', () => {
    const text = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
    const parts = text.split(/^(?= {2}\w+:$)/m);
    const proxy = parts.find((part) => part.startsWith('  proxy:'))!;
    const [, address] = /ipv4_address: ([\d.]+)/.exec(proxy)!;
    const [, trusted] = /KONTOR_TRUST_PROXY: (\S+)/.exec(text)!;
    expect(trusted).toBe(address);
    expect(parts.filter((part) => part.includes('ports:'))).toEqual([proxy]);
    expect(text).toMatch(/ip_range: 172\.28\.57\.128\/25/); // nobody else gets its address by chance
  });

  test('a proxy is known by its address, however it is written', () => {
    const isProxy = proxyCheck(['10.1.0.0/16', 'fd00::7']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::7', 'fd00:0::7']) expect(isProxy(address)).toBe(true);
    for (const address of ['10.2.0.1', 'fd00::8', '', 'x']) expect(isProxy(address)).toBe(false);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('%s is of the household %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});

describe('a name that somebody else made to lead here', () => {
  /** Asks by another name than the address it goes to, as a browser does after a rebinding. */
  const askAs = (url: string, host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const request = plainRequest(new URL(path, url), { headers: { host, ...headers }, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += String(chunk);
        });
        response.on('end', () => resolve({ status: response.statusCode!, body }));
      });
      request.on('error', reject).end();
    });

  test('is refused everywhere, and the refusal names the setting', async () => {
    const { server } = await start();
    const port = new URL(server.url).port;
    const origin = `http://evil.example:${port}`;
    for (const path of ['/', '/api/games', '/api/me', '/api/addresses', '/metrics', '/sw.js', `/t/${'x'.repeat(22)}`]) {
      const { status, body } = await askAs(server.url, `evil.example:${port}`, path, { origin });
      expect([path, status, body.includes('KONTOR_ORIGIN')]).toEqual([path, 421, true]);
    }
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', origin };
    const live = await askAs(server.url, `evil.example:${port}`, `/api/tables/${'x'.repeat(22)}/live`, {
      ...upgrade,
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    });
    expect(live.status).toBe(421);
    const page = await askAs(server.url, 'evil.example', '/', { accept: 'text/html' });
    expect(page.body).toMatch(/<html lang="en">[\s\S]*KONTOR_ORIGIN/);
    for (const path of ['/healthz', '/readyz'])
      expect((await askAs(server.url, 'kontor.internal', path)).status).toBe(200);
    for (const host of ['localhost', `LOCALHOST:${port}`, '127.0.0.1', `[::1]:${port}`])
      expect([host, (await askAs(server.url, host, '/api/games')).status]).toEqual([host, 200]);
  });

  test('nor does such a page pass by the header of a proxy, where a proxy on this machine is believed', async () => {
    const { server } = await start({ origin: 'https://kontor.example', trustProxy: ['127.0.0.1'] });
    const as = { 'x-forwarded-host': 'kontor.example' };
    expect((await askAs(server.url, 'evil.example', '/api/games', as)).status).toBe(421);
    expect((await askAs(server.url, '127.0.0.1', '/api/games', as)).status).toBe(200);
  });

  test('a proxy that was not named cannot bring one', async () => {
    const { server } = await start({ origin: 'https://kontor.example' });
    const as = { 'x-forwarded-host': 'kontor.example' };
    expect((await askAs(server.url, 'evil.example', '/api/games', as)).status).toBe(421);
    expect((await askAs(server.url, 'kontor.example', '/api/games')).status).toBe(200);
    expect((await askAs(server.url, 'kontor.example.', '/api/games')).status).toBe(200);
  });

  test.each([
    [
      { origin: null, host: '127.0.0.1' },
      { 'localhost:5170': true, '192.168.1.5': false, 'evil.example': false },
    ],
    [
      { origin: null, host: '0.0.0.0' },
      { '192.168.1.5:5170': true, '[fd00::1]': true, 'evil.example': false },
    ],
    [
      { origin: null, host: 'games.lan' },
      { 'games.lan:5170': true, 'other.lan': false },
    ],
    [
      { origin: 'https://kontor.example:8443', host: '127.0.0.1' },
      { 'kontor.example:8443': true, example: false },
    ],
    [
      { origin: null, host: '127.0.0.1' },
      { '': false, 'evil.example@localhost': false, 'localhost.evil.example': false },
    ],
  ] as const)('%j', (settings, hosts) => {
    const isKnown = hostCheck(settings);
    for (const [host, known] of Object.entries(hosts)) expect([host, isKnown(host)]).toEqual([host, known]);
  });
});

describe('what is nobody’s business', () => {
  test('the metrics are for whoever runs the house: players cannot use them to count the picks of others', async () => {
    const { place, server } = await start({ metricsToken: 'figures-only' });
    const ann = await Person.at(server, 'Ann');
    const store = await openSqlite(place.file, NO_WAIT);
    const token = await newDeskToken(store);
    await store.close();
    const figures = (path: string, authorization?: string) =>
      ann.ask<string>('GET', path, undefined, authorization === undefined ? {} : { authorization });
    expect(await figures('/metrics')).toMatchObject({ status: 401 });
    expect(await figures('/metrics', 'Bearer guess')).toMatchObject({ status: 401 });
    expect((await figures('/metrics', 'Bearer figures-only')).body).toContain('kontor_acts_total');
    expect((await figures('/metrics', `Bearer ${token}`)).body).toContain('kontor_acts_total');
    expect(await figures('/api/desk', 'Bearer figures-only')).toMatchObject({ status: 401 });
  });

  test('no header reveals what others at the address have asked', async () => {
    const { server } = await start({ limits: { ...GENEROUS, perAddress: 2 } });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await nobody(server).get('/api/games'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
    expect(Number(answers[3].headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('testing a webhook does not reveal whether a name inside the network exists', async () => {
    const { server } = await start();
    const ann = await Person.at(server, 'Ann');
    const tried = async (name: string) => {
      const hook = { kind: 'slack', url: `https://${name}/hook` };
      expect((await ann.ask('PUT', '/api/me/notices', { language: 'en', hook })).status).toBe(200);
      return (await ann.post('/api/me/notices/test', { way: 'hook' })).body;
    };
    const inside = await tried('localhost');
    expect(inside).toEqual({ ok: false, status: null, why: 'noAnswer' });
    expect(await tried(`${'a'.repeat(64)}.example`)).toEqual(inside); // no name at all
  });
});

describe('names', () => {
  test.each([
    ['https://evil.example/win', 'https evil example win'],
    ['www.evil.example', 'www evil example'],
    ['evil。example', 'evil example'],
    ['ann@evil.example', 'ann evil example'],
    ['tel:0900', 'tel 0900'],
    ['Dr. Ann-Marie', 'Dr. Ann-Marie'],
    ['Ann :)', 'Ann :)'],
  ])('%s is no link in a notice', (name, said) => {
    expect(unlinked(name)).toBe(said);
    const notice = { game: 'Riga', others: [name], isLast: false, link: 'https://kontor.example/t/x' };
    expect(turnNotice('en', notice).text).toBe(`At the table with you: ${said}.`);
    expect(turnNotice('de', notice).text).toBe(`Mit dir am Tisch: ${said}.`);
  });

  test('keep the joiners of emoji, and no others', async () => {
    const { server } = await start();
    const ann = await Person.at(server, 'Ann');
    const named = async (name: string) => (await ann.post<{ name: string }>('/api/me', { name })).body.name;
    for (const name of ['👨‍👩‍👧 Ann', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈 Bo', '❤️‍🔥', '👩🏽‍🚀']) expect(await named(name)).toBe(name);
    expect(await named('A\u200dn\u200cn')).toBe('Ann');
    expect(await named('👩\u200d\u200d🚀')).toBe('👩🚀');
    expect(await named('A\u{e0067}\u{e007f}')).toBe('A');
    expect(why(await ann.post('/api/me', { name: '\u200d' }))).toBe('badName');
  });
});
