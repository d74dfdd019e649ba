// Circles at a real server: belonging, the founder's powers, tables, the chat, the tally, notices; and what strangers try.
import { afterEach, describe, expect, test } from 'vitest';
import { cleanCall, cleanHouseRules } from '../src/server/circles/text.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { CirclePage, CircleTally } from '../src/wire/circles.ts';
import type { CircleStatistics } from '../src/wire/statistics.ts';
import { bothStores, STORES, type StoreKind } from './both-stores.ts';
import { handClock } from './hand-clock.ts';
import { GENEROUS, type Options, Person, playOut } from './server-client.ts';
import { openTarget } from './targets.ts';

const placeIn = bothStores();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(kind: StoreKind = 'SQLite', options: Omit<Options, 'thinker'> = {}): Promise<RunningServer> {
  const store = await openStore(await placeIn(kind));
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, privateHooks: true, ...options });
  closers.push(() => server.stop());
  return server;
}
const people = (server: RunningServer, ...names: readonly string[]): Promise<Person[]> =>
  Promise.all(names.map((name) => Person.at(server, name)));
async function found(founder: Person, name = 'Thursdays'): Promise<string> {
  const { status, body } = await founder.post<{ id: string }>('/api/circles', { name });
  expect(status).toBe(201);
  return body.id;
}
const pageOf = async (person: Person, id: string, query = '') =>
  (await person.get<CirclePage>(`/api/circles/${id}${query}`)).body;
const codeOf = async (member: Person, id: string) => (await pageOf(member, id)).link.split('/').at(-1)!;
const join = async (person: Person, code: string) =>
  await person.post<{ id: string; error: { why: string } }>(`/api/circle-links/${code}/join`);
async function circleOf(server: RunningServer, ...names: readonly string[]) {
  const all = await people(server, ...names);
  const id = await found(all[0]);
  const code = await codeOf(all[0], id);
  for (const person of all.slice(1)) expect((await join(person, code)).status).toBe(200);
  return { all, id, code };
}
const tagOf = async (member: Person, id: string, name: string) =>
  (await pageOf(member, id)).members.find((one) => one.name === name)!.tag;
const say = (person: Person, id: string, text: string) => person.post(`/api/circles/${id}/chat`, { text });
const said = async (person: Person, id: string) => (await pageOf(person, id)).lines.map(({ text }) => text);
const treat = (person: Person, id: string, tag: string, what: string) =>
  person.post<{ error: { why: string } }>(`/api/circles/${id}/members/${tag}`, { do: what });
const soon = <T>(value: () => T | Promise<T>) => expect.poll(value, { interval: 10 });

describe.each(STORES)('%s', (kind) => {
  test('a link shows what it leads to, one press joins, and the members see each other', async () => {
    const server = await start(kind);
    const [ann, bob] = await people(server, 'Ann', 'Bob');
    const id = await found(ann);
    const code = await codeOf(ann, id);
    const preview = `/api/circle-links/${code}`;
    expect((await bob.get(preview)).body).toEqual({ name: 'Thursdays', founder: 'Ann', members: 1, id: null });
    expect((await join(bob, code)).body).toEqual({ id });
    expect((await bob.get(preview)).body).toMatchObject({ members: 2, id });
    const { members, removed } = await pageOf(bob, id);
    expect(members.map(({ name, isFounder, isYou }) => [name, isFounder, isYou])).toEqual([
      ['Ann', true, false],
      ['Bob', false, true],
    ]);
    expect(removed).toEqual([]);
    expect((await bob.get('/api/circles')).body).toEqual({
      circles: [{ id, name: 'Thursdays', members: 2, here: 0, tables: 0, isFounder: false }],
    });
  });

  test('a table for us: members find and take it, strangers do not see it; what was played is in the tally', async () => {
    const server = await start(kind);
    const { all, id } = await circleOf(server, 'Ann', 'Bob');
    const [ann, bob] = all;
    const stranger = await Person.at(server, 'Eve');
    const table = await ann.open({ game: 'tybor', chairs: ['me', 'open'], circle: id, promise: ann.promise });
    expect((await pageOf(bob, id)).tables).toMatchObject([
      { id: table, game: 'tybor', phase: 'gathering', circle: id },
    ]);
    expect((await bob.get('/api/circles')).body).toMatchObject({ circles: [{ tables: 1 }] });
    expect((await stranger.get('/api/tables')).body).toEqual({ tables: [] });
    await bob.sit(table, 1);
    await ann.mustAct(table, { do: 'start' });
    await ann.reveal(table);
    await bob.reveal(table);
    const { members } = await pageOf(ann, id);
    expect(members.map(({ plays }) => plays)).toEqual([table, table]);
    const lives = await Promise.all(all.map((one) => one.live(table)));
    await playOut(lives);
    for (const { socket } of lives) socket.close();
    const tally = (await bob.get<CircleTally>(`/api/circles/${id}/tally`)).body;
    expect(tally).toMatchObject({ games: 1, ratings: null, pairs: [{ met: 1 }], best: [{ game: 'tybor', table }] });
    expect(tally.persons.map(({ played }) => played)).toEqual([1, 1]);
    expect(new Set(tally.persons.map(({ tag }) => tag))).toEqual(new Set(members.map(({ tag }) => tag)));
    const figures = (await bob.get<CircleStatistics>(`/api/circles/${id}/statistics`)).body;
    expect(figures).toMatchObject({ played: 1, games: [{ game: 'tybor', history: [] }] });
    expect(figures.games[0].records).toContainEqual(expect.objectContaining({ key: 'points', table }));
    expect((await pageOf(ann, id)).tables).toEqual([]);
    await ann.ask('PUT', `/api/circles/${id}`, { isRated: true });
    expect((await bob.get<CircleTally>(`/api/circles/${id}/tally`)).body.ratings).toMatchObject([
      { game: 'tybor', games: 1, missing: 7, strength: null },
      { game: 'tybor', games: 1, missing: 7, strength: null },
    ]);
  });

  test('export and deletion: what was said goes with its speaker, and the circle passes on', async () => {
    const server = await start(kind);
    const { all, id } = await circleOf(server, 'Ann', 'Bob');
    const [ann, bob] = all;
    await say(ann, id, 'Thursday at eight?');
    const exported = (await ann.get('/api/me/export')).body;
    expect(exported).toMatchObject({
      circles: [{ id, name: 'Thursdays', isFounder: true, wantsNotices: true }],
      saidInCircles: [{ circle: id, name: 'Ann', text: 'Thursday at eight?' }],
    });
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    const { members, lines } = await pageOf(bob, id);
    expect(members).toMatchObject([{ name: 'Bob', isFounder: true }]);
    expect(lines).toMatchObject([{ name: 'N. N.', text: null, tag: null }]);
    expect((await bob.ask('DELETE', `/api/circles/${id}/me`)).status).toBe(200);
    expect((await bob.get(`/api/circles/${id}`)).status).toBe(404);
  });
});

describe('the founder', () => {
  test('names it, writes house rules and a call link, renews the link, passes it on, deletes it', async () => {
    const { all, id, code } = await circleOf(await start(), 'Ann', 'Bob');
    const [ann, bob] = all;
    const change = { name: 'Fridays', call: 'https://meet.example/us', houseRules: 'No phones.\n\nTea at nine.' };
    expect((await ann.ask('PUT', `/api/circles/${id}`, change)).status).toBe(200);
    expect(await pageOf(bob, id)).toMatchObject(change);
    await ann.post(`/api/circles/${id}/link`);
    expect((await bob.get(`/api/circle-links/${code}`)).status).toBe(404);
    expect(await codeOf(bob, id)).not.toBe(code);
    expect((await treat(ann, id, await tagOf(ann, id, 'Bob'), 'pass')).status).toBe(200);
    expect((await ann.post(`/api/circles/${id}/link`)).status).toBe(403);
    expect((await ann.ask('DELETE', `/api/circles/${id}`)).status).toBe(403);
    expect((await bob.ask('DELETE', `/api/circles/${id}`)).status).toBe(200);
    expect((await ann.get('/api/circles')).body).toEqual({ circles: [] });
  });

  test('nobody else may do any of it', async () => {
    const { all, id } = await circleOf(await start(), 'Ann', 'Bob', 'Cem');
    const [ann, bob] = all;
    const tag = await tagOf(ann, id, 'Cem');
    const tries = [
      bob.ask('PUT', `/api/circles/${id}`, { name: 'Mine' }),
      bob.post(`/api/circles/${id}/link`),
      bob.ask('DELETE', `/api/circles/${id}`),
      treat(bob, id, tag, 'remove'),
      treat(bob, id, tag, 'pass'),
      treat(bob, id, await tagOf(ann, id, 'Bob'), 'pass'),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body]).toEqual([403, { error: { why: 'notFounder' } }]);
    expect((await treat(ann, id, await tagOf(ann, id, 'Ann'), 'remove')).status).toBe(404); // not oneself
    expect(await pageOf(ann, id)).toMatchObject({ name: 'Thursdays', members: [{ isFounder: true }, {}, {}] });
  });

  test('a ban holds: the old link is nobody’s any more, and the new one not for that person on any device; until they are let back', async () => {
    const server = await start();
    const { all, id, code } = await circleOf(server, 'Ann', 'Bob');
    const [ann, bob] = all;
    const tag = await tagOf(ann, id, 'Bob');
    await treat(ann, id, tag, 'remove');
    expect((await bob.get(`/api/circles/${id}`)).status).toBe(404);
    const renewed = await codeOf(ann, id);
    for (const one of [bob, await Person.at(server, 'Bob again')]) expect((await join(one, code)).status).toBe(404);
    expect(await join(bob, renewed)).toMatchObject({ status: 403, body: { error: { why: 'removedFromCircle' } } });
    expect((await bob.get(`/api/circle-links/${renewed}`)).status).toBe(403);
    await bob.post('/api/me', { name: 'Not Bob' });
    expect((await join(bob, renewed)).status).toBe(403);
    const { token } = (await bob.post<{ token: string }>('/api/me/recovery')).body;
    const phone = new Person(bob.url, 'Bob');
    await phone.post('/api/me/recover', { token });
    expect((await join(phone, renewed)).status).toBe(403);
    expect((await pageOf(ann, id)).removed).toEqual([{ tag, name: 'Not Bob' }]);
    await treat(ann, id, tag, 'readmit');
    expect((await join(bob, code)).status).toBe(404); // still the old link
    expect((await join(bob, renewed)).status).toBe(200);
  });
});

describe('strangers', () => {
  test('see nothing of a circle, even if they know its id', async () => {
    const server = await start();
    const { all, id } = await circleOf(server, 'Ann', 'Bob');
    const [ann] = all;
    await say(ann, id, 'our secret');
    const line = (await pageOf(ann, id)).lines[0].id;
    const tag = await tagOf(ann, id, 'Bob');
    const eve = await Person.at(server, 'Eve');
    const tries = [
      eve.get(`/api/circles/${id}`),
      eve.get(`/api/circles/${id}/tally`),
      eve.get(`/api/circles/${id}/statistics`),
      eve.get(`/api/circles/${id}/chat?before=${line}`),
      say(eve, id, 'hello'),
      eve.ask('DELETE', `/api/circles/${id}/chat/${line}`),
      eve.ask('PUT', `/api/circles/${id}/me`, { wantsNotices: true }),
      eve.ask('DELETE', `/api/circles/${id}/me`),
      eve.ask('DELETE', `/api/circles/${id}`),
      eve.ask('PUT', `/api/circles/${id}`, { name: 'Mine' }),
      treat(eve, id, tag, 'remove'),
      eve.post('/api/tables', { game: 'tybor', circle: id }),
      eve.get(`/api/circle-links/${id}`), // the id is no link
      join(eve, id),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    const nobody = new Person(server.url, '');
    expect((await nobody.get(`/api/circles/${id}`)).status).toBe(401);
    expect(JSON.stringify(await pageOf(ann, id))).not.toMatch(/"who"/);
  });

  test('forge no result: nothing that was played elsewhere or without the circle counts', async () => {
    const server = await start();
    const { all, id } = await circleOf(server, 'Ann', 'Bob');
    const [ann, bob] = all;
    const eve = await Person.at(server, 'Eve');
    const table = await ann.open({ game: 'tybor', chairs: ['me', 'open'], circle: id, promise: ann.promise });
    await eve.sit(table, 1); // she has the link of the table
    await treat(ann, id, await tagOf(ann, id, 'Bob'), 'remove');
    expect((await bob.post('/api/tables', { game: 'tybor', circle: id })).status).toBe(404);
    await ann.mustAct(table, { do: 'start' });
    await ann.reveal(table);
    await eve.reveal(table);
    for (const one of [ann, eve]) await one.mustAct(table, { do: 'abandon' });
    const next = (await eve.post<{ id: string }>(`/api/tables/${table}/rematch`)).body.id;
    expect((await eve.read(next)).seen.circle).toBeUndefined(); // hers is not the circle's
    expect((await ann.get(`/api/circles/${id}/tally`)).body).toMatchObject({ games: 0, persons: [] });
    const forged = { game: 'tybor', circle: id, result: { points: [99, 0] } };
    expect((await ann.post('/api/tables', forged)).status).toBe(400);
  });

  test('markup, addresses and far too much are refused or kept as plain text', async () => {
    const { all, id } = await circleOf(await start(), 'Ann', 'Bob');
    const [ann] = all;
    const put = async (body: object) => (await ann.ask('PUT', `/api/circles/${id}`, body)).status;
    for (const call of [
      'javascript:alert(1)',
      'http://meet.example/us',
      'https://ann:secret@meet.example',
      'https://localhost/x',
      'data:text/html,x',
      ' JaVaScRiPt://x.example/%0aalert(1)',
      `https://meet.example/${'x'.repeat(500)}`,
    ])
      expect(await put({ call }), call).toBe(400);
    expect(await put({ name: 'x'.repeat(41) })).toBe(400);
    expect(await put({ name: '\u202e\u200b' })).toBe(400);
    expect(await put({ houseRules: 'x'.repeat(9000) })).toBe(400);
    expect(await put({ founder: 'me' })).toBe(400);
    expect(await put({ name: '<img src=x onerror=alert(1)>' })).toBe(200);
    expect(await pageOf(ann, id)).toMatchObject({ name: '<img src=x onerror=alert(1)>', call: '', houseRules: '' });
    expect((await ann.post('/api/circles', { name: '' })).status).toBe(400);
    expect((await say(ann, id, '\u200b')).status).toBe(409);
    expect((await say(ann, id, 'x'.repeat(501))).status).toBe(409);
  });

  test('nobody belongs to more circles than anybody needs', async () => {
    const [ann] = await people(await start(), 'Ann');
    for (let i = 0; i < 30; i++) await found(ann, `Circle ${i}`);
    expect(await ann.post('/api/circles', { name: 'Another' })).toMatchObject({
      status: 409,
      body: { error: { why: 'tooManyCircles' } },
    });
  });
});

describe('talking', () => {
  test('is heard at once, limited, taken back by oneself, and by the founder', async () => {
    const { all, id } = await circleOf(await start(), 'Ann', 'Bob', 'Cem');
    const [ann, bob, cem] = all;
    const { version } = await pageOf(bob, id);
    const waiting = pageOf(bob, id, `?known=${version}&wait=25`);
    await say(ann, id, 'Who is   <b>there</b>?');
    expect((await waiting).lines).toMatchObject([{ name: 'Ann', text: 'Who is <b>there</b>?' }]);
    for (let i = 1; i < 15; i++) expect((await say(ann, id, `line ${i}`)).status).toBe(201);
    expect(await say(ann, id, 'too much')).toMatchObject({ status: 429, body: { error: { why: 'tooChatty' } } });
    await say(bob, id, 'mine');
    const line = (await pageOf(bob, id)).lines.at(-1)!.id;
    expect((await cem.ask('DELETE', `/api/circles/${id}/chat/${line}`)).status).toBe(404);
    expect((await ann.ask('DELETE', `/api/circles/${id}/chat/${line}`)).status).toBe(200);
    expect((await said(cem, id)).at(-1)).toBeNull();
  });

  test('who is here: looking at the page with input, without, or not any more', async () => {
    const clock = handClock();
    const { all, id } = await circleOf(await start('SQLite', { clock }), 'Ann', 'Bob');
    const [ann, bob] = all;
    const seen = async () =>
      Object.fromEntries((await pageOf(ann, id, '?look=here')).members.map(({ name, presence }) => [name, presence]));
    expect(await seen()).toEqual({ Ann: 'here', Bob: 'gone' });
    await pageOf(bob, id, '?look=away');
    expect(await seen()).toEqual({ Ann: 'here', Bob: 'away' });
    clock.pass(46_000);
    expect(await seen()).toEqual({ Ann: 'here', Bob: 'gone' });
  });
});

test('who takes lines back may not say more for it', async () => {
  const { all, id } = await circleOf(await start('SQLite', { clock: handClock(Date.now()) }), 'Ann', 'Bob');
  const statuses: number[] = [];
  for (let times = 0; times < 16; times++) {
    statuses.push((await say(all[1], id, `line ${times}`)).status);
    const last = (await pageOf(all[1], id)).lines.at(-1)!;
    await all[1].ask('DELETE', `/api/circles/${id}/chat/${last.id}`);
  }
  expect(statuses).toEqual([...Array(15).fill(201), 429]);
  expect((await say(all[0], id, 'I may')).status).toBe(201);
});

test('two processes: what is said and who is here is known in both at once', async () => {
  const place = await placeIn('PostgreSQL');
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const server = await startServer({ store: await openStore(place), port: 0, limits: GENEROUS });
      closers.push(() => server.stop());
      return server;
    }),
  );
  const { all, id } = await circleOf(servers[0], 'Ann', 'Bob');
  const [ann, bob] = [all[0], all[1].moved(servers[1])];
  // What is whispered may get lost; a page says it again.
  await soon(async () => {
    await pageOf(ann, id, '?look=here');
    return (await pageOf(bob, id)).members.find(({ name }) => name === 'Ann')?.presence;
  }).toBe('here');
  const { version } = await pageOf(bob, id);
  const waiting = pageOf(bob, id, `?known=${version}&wait=25`);
  await say(ann, id, 'over there?');
  expect((await waiting).lines).toMatchObject([{ text: 'over there?' }]);
});

test('two processes: who only says again that they are here wakes nobody', async () => {
  const place = await placeIn('PostgreSQL');
  const [first, second] = await Promise.all(
    [0, 1].map(async () => {
      const server = await startServer({ store: await openStore(place), port: 0, limits: GENEROUS });
      closers.push(() => server.stop());
      return server;
    }),
  );
  const { all, id } = await circleOf(first, 'Ann', 'Bob');
  const [ann, bob] = [all[0], all[1].moved(second)];
  await pageOf(ann, id, '?look=here');
  await soon(async () => (await pageOf(bob, id)).members[0].presence).toBe('here');
  const { version } = await pageOf(bob, id);
  const waiting = pageOf(bob, id, `?known=${version}&wait=25`);
  for (let times = 0; times < 10; times++) {
    await pageOf(ann, id, '?look=here');
    await pageOf(bob, id);
  }
  await say(ann, id, 'now');
  expect((await waiting).lines).toMatchObject([{ text: 'now' }]);
});

test('who waits for news of a circle learns nothing of picks that nobody may see', async () => {
  const server = await start();
  const { all, id } = await circleOf(server, 'Ann', 'Bob', 'Cem');
  const [ann, bob, cem] = all;
  const table = await ann.open({ game: 'great-split', chairs: ['me', 'open'], circle: id, promise: ann.promise });
  await bob.sit(table, 1);
  await ann.mustAct(table, { do: 'start' });
  await ann.reveal(table);
  await bob.reveal(table);
  const { seen } = await ann.read(table);
  const { number: decision, notations } = seen.decision!;
  const before = await pageOf(cem, id);
  const waiting = pageOf(cem, id, `?known=${before.version}&wait=25`);
  await ann.mustAct(table, { do: 'choose', decision, choice: notations[0] });
  expect((await pageOf(cem, id)).version).toBe(before.version);
  for (let times = 0; times < 10; times++) await pageOf(cem, id);
  await say(bob, id, 'now');
  expect((await waiting).lines).toMatchObject([{ text: 'now' }]);
});

describe('notices', () => {
  test('one to everybody who wants it, not to who opened the table or looks at the page, and never a flood', async () => {
    const clock = handClock(Date.parse('2026-11-17T12:00:00Z'));
    const { all, id } = await circleOf(await start('SQLite', { clock }), 'Ann', 'Bob', 'Cem', 'Dia', 'Eli');
    const [ann, bob, cem, dia, eli] = all;
    const targets = await Promise.all(all.map(() => openTarget()));
    closers.push(...targets.map((target) => () => target.close()));
    const heard = () => targets.map(({ arrived }) => arrived.length);
    for (const [i, one] of all.entries())
      await one.ask('PUT', '/api/me/notices', {
        language: 'en',
        hook: { kind: 'slack', url: `${targets[i].url}/hook` },
        ...(one === eli && { off: ['circle'] }),
      });
    await cem.ask('PUT', `/api/circles/${id}/me`, { wantsNotices: false });
    await pageOf(dia, id, '?look=here');
    const open = () => ann.open({ game: 'tybor', chairs: ['me', 'open'], circle: id });
    const table = await open();
    await soon(heard).toEqual([0, 1, 0, 0, 0]);
    const text = targets[1].arrived[0].body.toString('utf8');
    expect(text).toContain('a table of your circle');
    expect(text).toContain(`/t/${table}`);
    expect(text).not.toContain('Thursdays'); // no words of anybody in it
    for (let i = 0; i < 5; i++) await open();
    clock.pass(16 * 60_000);
    await open();
    await soon(heard).toEqual([0, 2, 0, 1, 0]); // Dia has gone; the five in between told nobody
    for (let i = 0; i < 20; i++) {
      clock.pass(61 * 60_000);
      await open();
    }
    await soon(() => heard()[1]).toBe(8);
    expect(heard()).toEqual([0, 8, 0, 7, 0]);
    expect((await bob.get('/api/circles')).status).toBe(200);
  });
});

test('quiet hours: a table of the circle is told of after them, if there is still room', async () => {
  const clock = handClock(Date.parse('2026-11-17T12:00:00Z'));
  const { all, id } = await circleOf(await start('SQLite', { clock, lookEvery: 20 }), 'Ann', 'Bob', 'Cem');
  const [ann, bob, cem] = all;
  const [late, told] = [await openTarget(), await openTarget()];
  closers.push(
    () => late.close(),
    () => told.close(),
  );
  const hook = ({ url }: { readonly url: string }) => ({ language: 'en', hook: { kind: 'slack', url: `${url}/hook` } });
  await bob.ask('PUT', '/api/me/notices', { ...hook(late), zone: 'UTC', quiet: { from: 700, until: 740 } });
  await cem.ask('PUT', '/api/me/notices', hook(told));
  const full = await ann.open({ game: 'tybor', chairs: ['me', 'open'], circle: id });
  await soon(() => told.arrived.length).toBe(1);
  await cem.sit(full, 1); // there is no room any more when Bob wakes up
  clock.pass(16 * 60_000);
  const open = await ann.open({ game: 'riga', chairs: ['me', 'open'], circle: id });
  await soon(() => told.arrived.length).toBe(2);
  clock.pass(5 * 60_000);
  await soon(() => late.arrived.length).toBe(1);
  const text = late.arrived[0].body.toString('utf8');
  expect(text).toContain(`/t/${open}`);
  expect(text).not.toContain(full);
});

test('a call link is an https address, house rules are lines of plain text', () => {
  expect(cleanCall(' https://meet.example/a b ')).toBe('https://meet.example/a%20b');
  expect(cleanCall('  ')).toBe('');
  expect(cleanHouseRules('a\r\nb\n\n\n\n c \u202e \n')).toBe('a\nb\n\nc');
});
