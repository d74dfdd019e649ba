// Notices: one a turn, by push, mail or webhook, to real targets on loopback; never into the house, never with a secret.
import { createECDH, createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { mayPass } from '../src/server/notices/delivery.ts';
import { isPublicAddress, outsideUrl } from '../src/server/notices/outside.ts';
import { sendMail } from '../src/server/notices/ways.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { settled } from '../src/server/settings.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { STORES } from '../src/table/paces.ts';
import { NO_WAIT } from './disk.ts';
import { handClock } from './hand-clock.ts';
import { startPostgres } from './postgres.ts';
import { begun, GENEROUS, type Options, openPlace, Person } from './server-client.ts';
import { openPostbox, openTarget, type Postbox, type Target } from './targets.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function start(options: Options = {}) {
  const place = openPlace();
  closers.push(() => place.close());
  return { place, server: await place.start({ privateHooks: true, ...options }) };
}
async function newTarget(port = 0): Promise<Target> {
  const target = await openTarget(port);
  closers.push(() => target.close());
  return target;
}
async function newPostbox(): Promise<Postbox> {
  const postbox = await openPostbox();
  closers.push(() => postbox.close());
  return postbox;
}
const soon = <T>(value: () => T | Promise<T>) => expect.poll(value, { interval: 10 });
const settle = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const NOTICES = '/api/me/notices';
interface Told {
  readonly key: string;
  readonly push: string[];
  readonly canMail: boolean;
  readonly mail: { address: string; isConfirmed: boolean } | null;
  readonly hook: { kind: string; url: string } | null;
  readonly error: { why: string };
}
const put = (person: Person, body: object) => person.ask<Told>('PUT', NOTICES, { language: 'en', ...body });
const tested = async (person: Person, way: string) => (await person.post(`${NOTICES}/test`, { way })).body;
const bodyOf = ({ arrived }: Target, i = -1) =>
  JSON.parse(arrived.at(i)!.body.toString('utf8')) as Record<string, string>;
const hookTo = (person: Person, { url }: Target) => put(person, { hook: { kind: 'slack', url: `${url}/hook` } });

describe('a webhook', () => {
  test.each([
    ['slack', '/hook/a', { text: expect.stringContaining('*Kontor*') }],
    ['discord', '/hook/a', { content: expect.stringContaining('**Kontor**'), allowed_mentions: { parse: [] } }],
    ['ntfy', '/', { topic: 'secret-topic', title: 'Kontor', message: expect.any(String), click: expect.any(String) }],
  ])('in the form of %s: the test arrives, and what came back is told', async (kind, path, form) => {
    const { server } = await start();
    const target = await newTarget();
    const ann = await Person.at(server, 'Ann');
    const url = `${target.url}${kind === 'ntfy' ? '/secret-topic' : '/hook/a'}`;
    expect((await put(ann, { hook: { kind, url } })).body.hook).toEqual({ kind, url });
    expect((await ann.get<Told>(NOTICES)).body.hook).toEqual({ kind, url });
    expect(await tested(ann, 'hook')).toEqual({ ok: true, status: 200, why: null });
    expect(target.arrived).toMatchObject([{ path, headers: { 'content-type': 'application/json' } }]);
    expect(bodyOf(target)).toMatchObject(form);
    target.answer = { status: 503 };
    expect(await tested(ann, 'hook')).toEqual({ ok: false, status: 503, why: null });
    target.close();
    expect(await tested(ann, 'hook')).toEqual({ ok: false, status: null, why: 'noAnswer' });
    expect((await ann.ask<Told>('DELETE', `${NOTICES}?way=hook`)).body.hook).toBeNull();
    expect(await ann.post(`${NOTICES}/test`, { way: 'hook' })).toMatchObject({ status: 409 });
  });

  test('redirects are not followed', async () => {
    const { server } = await start();
    const [target, inside] = [await newTarget(), await newTarget()];
    const ann = await Person.at(server, 'Ann');
    await hookTo(ann, target);
    target.answer = { status: 307, headers: { location: inside.url } };
    expect(await tested(ann, 'hook')).toEqual({ ok: false, status: 307, why: null });
    expect(inside.arrived).toEqual([]);
  });

  test('one that changes the protocol is no answer, and does not keep the server from stopping', async () => {
    const { server } = await start();
    const odd = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.write('HTTP/1.1 101 x\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    closers.push(() => odd.close());
    const ann = await Person.at(server, 'Ann');
    await hookTo(ann, { url: `http://127.0.0.1:${(odd.address() as AddressInfo).port}` } as Target);
    expect(await tested(ann, 'hook')).toEqual({ ok: false, status: null, why: 'noAnswer' });
    await server.stop();
  });

  test('an ntfy address that cannot be read is refused', async () => {
    const { server } = await start();
    const target = await newTarget();
    const ann = await Person.at(server, 'Ann');
    const { status, body } = await put(ann, { hook: { kind: 'ntfy', url: `${target.url}/%zz` } });
    expect([status, body.error.why]).toEqual([400, 'badHook']);
    expect((await ann.get<Told>(NOTICES)).body.hook).toBeNull();
  });

  test('does not lead into the house: neither by address nor by a name', async () => {
    const { server } = await start({ privateHooks: false });
    const target = await newTarget();
    const ann = await Person.at(server, 'Ann');
    const { port } = new URL(target.url);
    const bad = [
      'http://example.com/x',
      `https://127.0.0.1:${port}/`,
      'https://[::1]/',
      'https://10.1.2.3/',
      'file:///etc/passwd',
    ];
    bad.push('https://2130706433/', 'https://0x7f.1/', 'https://user:word@example.com/', 'https://[::ffff:127.0.0.1]/');
    for (const url of bad) {
      const { status, body } = await put(ann, { hook: { kind: 'slack', url } });
      expect([url, status, body.error.why]).toEqual([url, 400, 'badHook']);
    }
    expect((await put(ann, { hook: { kind: 'slack', url: `https://localhost:${port}/` } })).status).toBe(200);
    expect(await tested(ann, 'hook')).toEqual({ ok: false, status: null, why: 'noAnswer' });
    expect(target.arrived).toEqual([]);
    for (const body of [{ hook: { kind: 'teams', url: 'https://example.com' } }, { mail: 'no address' }, { sms: '1' }])
      expect((await put(ann, body)).status).toBe(400);
    expect((await new Person(server.url, '').get(NOTICES)).status).toBe(401);
  });

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.20.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
    expect(outsideUrl('https://example.com/x', false)?.href).toBe('https://example.com/x');
  });

  test('changes and tests are limited', async () => {
    const { server } = await start({ limits: { notices: 3 } });
    const ann = await Person.at(server, 'Ann');
    const all = [];
    for (let i = 0; i < 5; i++) all.push((await ann.post(`${NOTICES}/test`, { way: 'hook' })).status);
    expect(all).toEqual([409, 409, 409, 429, 429]);
  });
});

interface Ece {
  decrypt(body: Buffer, how: object): Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** A device with keys of its own, as a browser has them. */
function newDevice({ url }: Target, name = 'device') {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const subscription = { endpoint: `${url}/push/${name}`, keys: { p256dh, auth } };
  const read = (body: Buffer): unknown =>
    JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString('utf8'));
  return { subscription, read };
}

describe('Web Push', () => {
  test('arrives encrypted for the device, signed with our own keys, which stay the same', async () => {
    const { place, server } = await start();
    const target = await newTarget();
    const ann = await Person.at(server, 'Ann');
    const device = newDevice(target);
    const { key } = (await ann.get<Told>(NOTICES)).body;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const { push } = (await put(ann, { push: device.subscription })).body;
    expect(push).toEqual([createHash('sha256').update(device.subscription.endpoint).digest('base64url')]);
    target.answer = { status: 201 };
    expect(await tested(ann, 'push')).toEqual({ ok: true, status: 201, why: null });
    const { headers, body } = target.arrived[0];
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${key}`),
    });
    expect(body.toString('utf8')).not.toContain('Kontor');
    expect(device.read(body)).toMatchObject({ title: 'Kontor', link: `${server.url}/` });
    const other = await place.start({ privateHooks: true });
    expect((await ann.moved(other).get<Told>(NOTICES)).body.key).toBe(key);
    expect((await ann.ask<Told>('DELETE', `${NOTICES}?way=push&device=${push[0]}`)).body.push).toEqual([]);
  });

  test('a key that is none is refused', async () => {
    const { server } = await start();
    const ann = await Person.at(server, 'Ann');
    const { subscription } = newDevice(await newTarget());
    const keys = { ...subscription.keys, p256dh: 'short' };
    expect((await put(ann, { push: { ...subscription, keys } })).status).toBe(400);
    await put(ann, { push: { ...subscription, keys: { ...keys, p256dh: 'A'.repeat(87) } } });
    expect(await tested(ann, 'push')).toEqual({ ok: false, status: null, why: 'forbidden' });
  });
});

describe('mail', () => {
  const ADDRESS = 'ann@kontor.example';
  const mailing = async (postbox: Postbox, more: Options = {}) => {
    const clock = handClock(Date.now()); // tokens end by the clock on the wall
    const from = { smtp: postbox.url, mailFrom: 'Kontor <kontor@kontor.example>', origin: 'http://kontor.example' };
    const { server, place } = await start({ ...from, clock, ...more });
    return { clock, server, place, ann: await Person.at(server, 'Ann') };
  };
  const tokenIn = (text: string, what: string): string =>
    new RegExp(`/mail#${what}\\.([\\w-]{43})`).exec(text)?.[1] ?? '';
  const answers = (what: string, token: string, { url }: { url: string }) =>
    new Person(url, '').post('/api/notices/mail', { what, token });

  test('nothing but one question before the address is confirmed; every mail has a way out', async () => {
    const postbox = await newPostbox();
    const { ann, server, clock } = await mailing(postbox);
    const { body } = await put(ann, { mail: ADDRESS });
    expect(body).toMatchObject({ canMail: true, mail: { address: ADDRESS, isConfirmed: false } });
    expect(postbox.letters).toMatchObject([{ from: 'kontor@kontor.example', to: ADDRESS }]);
    expect(await ann.post(`${NOTICES}/test`, { way: 'mail' })).toMatchObject({ status: 409 });
    expect((await put(ann, { mail: ADDRESS })).status).toBe(429); // not twice in a row
    expect(postbox.letters).toHaveLength(1);
    const token = tokenIn(postbox.letters[0].text, 'confirm');
    expect((await new Person(server.url, '').post('/api/me/recover', { token })).status).toBe(403);
    expect((await answers('stop', token, server)).status).toBe(403);
    expect((await answers('confirm', 'x'.repeat(43), server)).status).toBe(403);
    expect((await answers('confirm', token, server)).status).toBe(200);
    expect((await answers('confirm', token, server)).status).toBe(403); // used
    expect((await ann.get<Told>(NOTICES)).body.mail).toEqual({ address: ADDRESS, isConfirmed: true });
    expect(await tested(ann, 'mail')).toEqual({ ok: true, status: 250, why: null });
    const letter = postbox.letters[1].text;
    expect(letter).toMatch(/List-Unsubscribe:\s+<http/);
    const stop = tokenIn(letter, 'stop');
    expect((await new Person(server.url, '').get('/api/me')).status).toBe(401);
    const thief = new Person(server.url, '');
    thief.cookie = `kontor=${stop}`;
    expect((await thief.get('/api/me')).status).toBe(401);
    expect((await answers('stop', stop, server)).status).toBe(200);
    expect((await ann.get<Told>(NOTICES)).body.mail).toBeNull();
    clock.pass(3600_000);
    await put(ann, { mail: ADDRESS });
    expect(postbox.letters).toHaveLength(3);
  });

  test('a confirmation mail that cannot be sent is reported, and nothing is kept', async () => {
    const postbox = await newPostbox();
    const { ann } = await mailing(postbox);
    postbox.refuses = '550 nobody here';
    expect(await put(ann, { mail: ADDRESS })).toMatchObject({ status: 502, body: { error: { why: 'mailFailed' } } });
    expect((await ann.get<Told>(NOTICES)).body.mail).toBeNull();
  });

  test('the links lead to the address that was set, whatever a request says; without one there is no mail', async () => {
    const postbox = await newPostbox();
    const { ann } = await mailing(postbox, { trustProxy: ['127.0.0.1'] });
    const asks = (host: string) =>
      ann.ask('PUT', NOTICES, { language: 'en', mail: ADDRESS }, { 'x-forwarded-host': host });
    expect((await asks('evil.example')).status).toBe(421);
    await asks('localhost:1');
    expect(postbox.letters).toHaveLength(1);
    expect(postbox.letters[0].text).toContain('http://kontor.example/mail#confirm.');
    expect(postbox.letters[0].text).not.toContain('localhost');
    const { ann: other } = await mailing(postbox, { origin: null });
    expect((await other.get<Told>(NOTICES)).body.canMail).toBe(false);
    expect((await put(other, { mail: 'other@kontor.example' })).body.error.why).toBe('noMail');
    expect(postbox.letters).toHaveLength(1);
  });

  test('nobody can have us write to many, nor often to one', async () => {
    const postbox = await newPostbox();
    const { ann, clock } = await mailing(postbox, { trustProxy: ['127.0.0.1'] });
    const asks = async (mail: string, ip: string) =>
      (await ann.ask('PUT', NOTICES, { language: 'en', mail }, { 'x-forwarded-for': ip })).status;
    expect(await asks(ADDRESS, '192.0.2.1')).toBe(200);
    expect(await asks('bob@kontor.example', '192.0.2.2')).toBe(429); // too soon for the house
    clock.pass(3000);
    expect(await asks('bob@kontor.example', '192.0.2.1')).toBe(429); // from the same address
    expect(await asks('Ann+1@kontor.example', '192.0.2.2')).toBe(429); // to the same box
    expect(await asks('bob@kontor.example', '192.0.2.2')).toBe(200); // and refused ones did not count
    clock.pass(60_000);
    expect(await asks('eve@kontor.example', '192.0.2.1')).toBe(200);
    expect(postbox.letters).toHaveLength(3);
  });

  test('is not offered where the server cannot send any', async () => {
    const { server } = await start();
    const ann = await Person.at(server, 'Ann');
    expect((await ann.get<Told>(NOTICES)).body.canMail).toBe(false);
    expect(await put(ann, { mail: ADDRESS })).toMatchObject({ status: 409, body: { error: { why: 'noMail' } } });
  });
});

/** Two people at a table with a pace; whoever is not to move has a webhook. */
async function waiting(table: object) {
  const clock = handClock();
  const { place, server } = await start({ clock });
  return { clock, place, server, ...(await waitingAt(server, table)) };
}
async function waitingAt(server: RunningServer, table: object) {
  const target = await newTarget();
  const { ann, bob, id } = await begun(server, table);
  const [first] = (await ann.read(id)).seen.waitsFor;
  const [mover, next] = first === 0 ? [ann, bob] : [bob, ann];
  await hookTo(next, target);
  const turn = async (person: Person): Promise<void> => {
    for (let wish = Person.wish((await person.read(id)).seen); wish !== null; ) {
      await person.mustAct(id, wish);
      wish = Person.wish((await person.read(id)).seen);
    }
  };
  return { target, mover, next, id, turn };
}
const LONG = 10 * 60_000;
const pass = async (clock: ReturnType<typeof handClock>, milliseconds: number) => {
  await settle();
  clock.pass(milliseconds);
  await settle();
};

describe('my turn', () => {
  test('is announced once, with the game, the link and who is there, and nothing else', async () => {
    const { clock, target, mover, next, id, turn, server } = await waiting({ pace: 'day' });
    await turn(mover);
    await pass(clock, 10_000);
    await soon(() => target.arrived.length).toBe(1);
    const { text } = bodyOf(target);
    expect(text).toContain(`${server.url}/t/${id}`);
    expect(text).toContain(mover.name);
    expect(Object.keys(bodyOf(target))).toEqual(['text']);
    expect(text.split('\n')).toHaveLength(3);
    // Whatever else happens in this turn: no second one.
    await next.mustAct(id, { do: 'abandon' });
    await pass(clock, LONG);
    await mover.mustAct(id, { do: 'holiday', days: 1 });
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
    await turn(next);
    await pass(clock, LONG);
    await turn(mover);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(2);
  });

  test('is not announced to somebody looking at the table or on holiday', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'day' });
    const live = await next.live(id);
    await turn(mover);
    await pass(clock, LONG);
    expect(target.arrived).toEqual([]); // looks at it
    await turn(next);
    live.close();
    await next.mustAct(id, { do: 'holiday', days: 2 });
    await pass(clock, LONG);
    await turn(mover);
    await pass(clock, LONG);
    expect(target.arrived).toEqual([]);
  });

  test('is announced to somebody who has just moved after two quiet minutes, if the turn is still open', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'day' });
    await turn(mover);
    await turn(next);
    await pass(clock, 60_000);
    await turn(mover); // their turn begins a minute after their own move
    await pass(clock, 59_000);
    expect(target.arrived).toEqual([]);
    await next.mustAct(id, { do: 'say', text: 'one moment', to: 'players' }); // they are there
    await pass(clock, 119_000);
    expect(target.arrived).toEqual([]);
    await pass(clock, 1000);
    await soon(() => target.arrived.length).toBe(1);
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
    await turn(next);
    await turn(mover);
    await pass(clock, 60_000);
    await turn(next); // in time: there is nothing to report
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
  });

  test('is announced to somebody whose page is open but not in view', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'none' });
    const live = await next.live(id);
    live.send({ type: 'look', isLooking: false });
    await turn(mover);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(1);
  });

  test('is announced to somebody who looked when it began and has gone since', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'day' });
    const live = await next.live(id);
    await turn(mover);
    await pass(clock, 10_000);
    expect(target.arrived).toEqual([]);
    live.send({ type: 'look', isLooking: false }); // two minutes without input, says the page
    await pass(clock, 120_000);
    await soon(() => target.arrived.length).toBe(1);
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
    live.close();
  });

  test('is announced once more when a quarter of the time is left, at slow paces, and not to somebody looking', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'day' });
    await turn(mover);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(1);
    await pass(clock, (STORES.day.most * 3) / 4 - 2 * LONG);
    expect(target.arrived).toHaveLength(1);
    await pass(clock, 2 * LONG);
    await soon(() => target.arrived.length).toBe(2);
    expect(bodyOf(target).text).toMatch(/your turn, \d+ \w+( \d+ \w+)? left/);
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(2);
    await turn(next);
    await turn(mover);
    const live = await next.live(id);
    await pass(clock, STORES.day.most - LONG);
    expect(target.arrived).toHaveLength(2);
    live.close();
  });

  test('is announced when a quarter of the time is left also by a house that has been opened anew since', async () => {
    const { clock, target, mover, id, turn, place, server } = await waiting({ pace: 'day' });
    await turn(mover);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(1);
    await server.stop();
    const second = await place.start({ clock, privateHooks: true });
    await soon(() => /kontor_tables_awake (\d+)/.exec(second.metrics.text())![1]).toBe('1'); // nobody has asked for it
    await pass(clock, (STORES.day.most * 3) / 4);
    await soon(() => target.arrived.length).toBe(2);
    expect(bodyOf(target).text).toContain(`/t/${id}`);
  });

  test('is not announced over and over by somebody who takes theirs back and ends it again', async () => {
    const clock = handClock();
    const { server } = await start({ clock });
    const { ann, bob, id } = await begun(server, { game: 'riga', pace: 'day' });
    /** Plays until somebody's turn has ended and could be taken back. */
    const ended = async () => {
      for (;;)
        for (const [one, other] of [
          [ann, bob],
          [bob, ann],
        ]) {
          const wish = Person.wish((await one.read(id)).seen);
          if (wish !== null) await one.mustAct(id, wish);
          const [own, next] = [(await one.read(id)).seen, (await other.read(id)).seen];
          const isOneByOne = own.view!.lanes.length === 0;
          if (wish?.do === 'choose' && isOneByOne && own.canUndo && own.waitsFor[0] === next.you)
            return { mover: one, next: other, choice: wish.choice };
        }
    };
    const { mover, next, choice } = await ended();
    const target = await newTarget();
    await hookTo(next, target);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(1);
    for (let i = 0; i < 3; i++) {
      await mover.mustAct(id, { do: 'undo' });
      const { number } = (await mover.read(id)).seen.decision!;
      await mover.mustAct(id, { do: 'choose', decision: number, choice });
      await pass(clock, 10_000);
    }
    expect((await next.read(id)).seen.decision).not.toBeNull();
    expect(target.arrived).toHaveLength(1);
    await pass(clock, 2 * LONG); // but it is their turn, once and for all
    await soon(() => target.arrived.length).toBe(2);
  });

  test('is announced at a live table only after a minute away', async () => {
    const { clock, target, mover, next, id, turn } = await waiting({ pace: 'live' });
    await turn(mover);
    await pass(clock, 59_000);
    expect(target.arrived).toEqual([]);
    const live = await next.live(id);
    await pass(clock, 2000);
    expect(target.arrived).toEqual([]); // came back in time
    live.close();
    await turn(next);
    await pass(clock, 180_000);
    await turn(mover);
    await pass(clock, 61_000);
    await soon(() => target.arrived.length).toBe(1);
  });

  test('is announced once by many processes, and not at all if one of them has the person looking', async () => {
    const postgres = await startPostgres();
    closers.push(() => postgres.stop());
    const url = await postgres.database();
    const clock = handClock();
    const servers: RunningServer[] = [];
    for (let i = 0; i < 3; i++) {
      const options = { port: 0, clock, botPause: 0, privateHooks: true, limits: GENEROUS };
      servers.push(await startServer({ store: await openPostgres(url), ...options }));
      closers.push(() => servers[i].stop());
    }
    const { target, mover, next, id, turn } = await waitingAt(servers[0], { pace: 'hour' });
    const others = servers.slice(1);
    for (const other of others) await new Person(other.url, '').live(id);
    await turn(mover);
    await pass(clock, 10_000);
    await soon(() => target.arrived.length).toBe(1);
    await settle(300);
    expect(target.arrived).toHaveLength(1);
    await turn(next);
    await pass(clock, 60_000);
    await turn(mover);
    await pass(clock, 59_000);
    expect(target.arrived).toHaveLength(1); // they moved less than two minutes ago
    await pass(clock, 1000);
    await soon(() => target.arrived.length).toBe(2);
    await settle(300);
    expect(target.arrived).toHaveLength(2);
    await turn(next);
    await pass(clock, LONG);
    await next.moved(others[1]).live(id);
    await turn(mover);
    await pass(clock, 3500);
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(2);
  });

  test('a device that is gone is forgotten', async () => {
    const { clock, target, mover, next, turn } = await waiting({ pace: 'day' });
    const devices = ['old', 'new'].map((name) => newDevice(target, name));
    for (const { subscription } of devices) await put(next, { push: subscription });
    target.answer = { status: 410 };
    await turn(mover);
    await pass(clock, LONG);
    await soon(async () => (await next.get<Told>(NOTICES)).body.push).toEqual([]);
    expect((await next.get<Told>(NOTICES)).body.hook).not.toBeNull();
  });

  test('the last player everybody is waiting for is told so', async () => {
    const clock = handClock();
    const { server } = await start({ clock });
    const target = await newTarget();
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.at(server, name)));
    const [ann, bob, eve] = people;
    const id = await ann.open({ game: 'tybor', chairs: ['me', 'open', 'open'], pace: 'day' });
    await bob.mustAct(id, { do: 'sit', chair: 1 });
    await eve.mustAct(id, { do: 'sit', chair: 2 });
    await ann.mustAct(id, { do: 'start' });
    const done = async (person: Person) => {
      const seat = (await person.read(id)).seen.you!;
      for (let i = 0; i < 20; i++) {
        const { seen } = await person.read(id);
        const wish = Person.wish(seen);
        if (!seen.waitsFor.includes(seat) || wish === null) return;
        await person.mustAct(id, wish);
      }
    };
    expect((await ann.read(id)).seen.waitsFor).toEqual([0, 1, 2]);
    await done(ann);
    await done(bob);
    await hookTo(eve, target);
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(1);
    expect(bodyOf(target).text).toContain('Everybody is waiting for you: Ann and Bob are done.');
  });

  test('what is kept about notices goes with the person', async () => {
    const { place, server } = await start();
    const target = await newTarget();
    const ann = await Person.at(server, 'Ann');
    await hookTo(ann, target);
    const kept = (): string => {
      const db = new DatabaseSync(place.file);
      const tables = ['personal', 'notes', 'tokens', 'identities', 'claims'];
      const rows = tables.map((table) => db.prepare(`SELECT * FROM ${table}`).all());
      db.close();
      return JSON.stringify(rows);
    };
    expect(kept()).toContain(`${target.url}/hook`);
    await ann.ask('DELETE', '/api/me');
    expect(kept()).not.toContain(target.url);
  });
});

describe('a notice that fails', () => {
  const HOUR = 3600_000;
  /** The first try has failed. */
  async function failing(status: number) {
    const all = await waiting({ pace: 'day' });
    all.target.answer = { status };
    await all.turn(all.mover);
    await pass(all.clock, 10_000);
    await soon(() => all.target.arrived.length).toBe(1);
    return all;
  }

  test('for a passing reason is tried again, later each time, and arrives once', async () => {
    const { clock, target } = await failing(503);
    await pass(clock, 29_000);
    expect(target.arrived).toHaveLength(1);
    target.answer = { status: 429 };
    await pass(clock, 1000);
    await soon(() => target.arrived.length).toBe(2);
    await pass(clock, 119_000);
    expect(target.arrived).toHaveLength(2);
    target.answer = { status: 200 };
    await pass(clock, 1000);
    await soon(() => target.arrived.length).toBe(3);
    expect(bodyOf(target)).toEqual(bodyOf(target, 0));
    await pass(clock, HOUR);
    await pass(clock, HOUR);
    expect(target.arrived).toHaveLength(3);
  });

  test('four times is given up, and one that will never be taken at once', async () => {
    const { clock, target, mover, next, turn, server } = await failing(500);
    for (let i = 0; i < 6; i++) await pass(clock, HOUR);
    expect(target.arrived).toHaveLength(4);
    await turn(next);
    await pass(clock, LONG);
    target.answer = { status: 403 };
    await turn(mover);
    for (let i = 0; i < 3; i++) await pass(clock, LONG);
    expect(target.arrived).toHaveLength(5);
    const counted = server.metrics.text();
    expect(counted).toContain('way="hook",ended="failed"} 2');
  });

  test('is not retried when the turn is over, even if another process ended it', async () => {
    const { clock, target, mover, next, id, turn, place } = await failing(503);
    const other = await place.start({ clock, privateHooks: true });
    await turn(next.moved(other));
    for (let i = 0; i < 3; i++) await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
    expect((await mover.read(id)).seen.waitsFor).toHaveLength(1);
  });

  test('is not retried on a way that was switched off, nor for somebody looking at the table', async () => {
    const { clock, target, mover, next, id, turn } = await failing(503);
    await next.ask('DELETE', `${NOTICES}?way=hook`);
    await pass(clock, LONG);
    expect(target.arrived).toHaveLength(1);
    await turn(next);
    await hookTo(next, target);
    await pass(clock, LONG);
    await turn(mover);
    await pass(clock, 10_000);
    await soon(() => target.arrived.length).toBe(2);
    await next.live(id);
    for (let i = 0; i < 3; i++) await pass(clock, LONG);
    expect(target.arrived).toHaveLength(2);
  });

  test('on one of several ways is tried again on that way only', async () => {
    const { clock, target, mover, next, turn } = await waiting({ pace: 'day' });
    const push = await newTarget();
    await put(next, { push: newDevice(push).subscription });
    target.answer = { status: 503 };
    await turn(mover);
    await pass(clock, 10_000);
    await soon(() => target.arrived.length).toBe(1);
    target.answer = { status: 200 };
    await pass(clock, LONG);
    await soon(() => target.arrived.length).toBe(2);
    expect(push.arrived).toHaveLength(1);
  });

  test('because nobody was there arrives when somebody is', async () => {
    const { clock, target, mover, turn } = await waiting({ pace: 'day' });
    target.close();
    await turn(mover);
    await pass(clock, 10_000);
    const back = await newTarget(Number(new URL(target.url).port));
    await pass(clock, 30_000);
    await soon(() => back.arrived.length).toBe(1);
    await pass(clock, HOUR);
    expect(back.arrived).toHaveLength(1);
  });

  test('without an answer may have arrived, and is not sent twice', async () => {
    const { clock, mover, next, turn } = await waiting({ pace: 'day' });
    let heard = 0;
    const silent = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        heard++;
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closers.push(() => silent.close());
    await hookTo(next, { url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` } as Target);
    await turn(mover);
    await pass(clock, 10_000);
    await soon(() => heard).toBe(1);
    for (let i = 0; i < 3; i++) await pass(clock, LONG);
    expect(heard).toBe(1);
  });

  test.each([
    ['hook', { status: 429 }, true],
    ['push', { status: 500 }, true],
    ['push', { status: 503 }, true],
    ['hook', { status: 504 }, false],
    ['push', { status: 410 }, false],
    ['hook', { status: 200 }, false],
    ['hook', { why: 'noAnswer', hasLeft: false }, true],
    ['hook', { why: 'noAnswer', hasLeft: true }, false],
    ['hook', { why: 'forbidden' }, false],
    ['mail', { status: 451 }, true],
    ['mail', { status: 550 }, false],
    ['mail', { status: 250 }, false],
  ] as const)('%s, %o: may pass: %s', (kind, sent, isPassing) => {
    expect(mayPass(kind, sent)).toBe(isPassing);
  });

  test('by mail says whether it has left us', async () => {
    const postbox = await newPostbox();
    const { place } = await start();
    const store = await openSqlite(place.file, NO_WAIT);
    closers.push(() => store.close());
    const settings = settled({
      store,
      smtp: postbox.url,
      mailFrom: 'kontor@kontor.example',
      origin: 'http://kontor.example',
    });
    const send = () =>
      sendMail(
        { address: 'ann@kontor.example', stop: 'x' },
        { title: 'a', text: 'b', link: 'c', lang: 'en' },
        'en',
        '',
        settings,
      );
    postbox.refuses = '451 later';
    expect(await send()).toEqual({ status: 451 });
    postbox.refuses = null;
    expect(await send()).toEqual({ status: 250 });
    postbox.close();
    expect(await send()).toEqual({ why: 'noAnswer', hasLeft: false });
    expect(postbox.letters).toHaveLength(1);
  });
});
