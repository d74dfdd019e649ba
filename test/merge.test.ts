// Two identities that are one person: what becomes of everything they have, and what nobody gets by it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstDeskToken } from '../src/server/door.ts';
import { hashOfToken } from '../src/server/identity.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Me } from '../src/wire/me.ts';
import type { AlsoMe } from '../src/wire/merge.ts';
import { bothStores, STORES } from './both-stores.ts';
import { begun, GENEROUS, Person } from './server-client.ts';

const freshPlace = bothStores();
type Refused = { readonly error: { readonly why: string; readonly facts?: Record<string, unknown> } };

describe.each(STORES)('with %s', (kind) => {
  let place: StorePlace;
  let store: Store;
  let server: RunningServer;
  const servers: RunningServer[] = [];
  const start = async (): Promise<RunningServer> => {
    const one = await startServer({ store: await openStore(place), port: 0, botPause: 0, limits: GENEROUS });
    servers.push(one);
    return one;
  };
  beforeEach(async () => {
    place = await freshPlace(kind);
    store = await openStore(place);
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
    servers.push(server);
  });
  afterEach(async () => {
    for (const one of servers.splice(0)) await one.stop();
  });

  const codeOf = async (person: Person): Promise<string> =>
    (await person.post<{ code: string }>('/api/me/ways-back/code')).body.code;
  const linkOf = async (person: Person): Promise<string> =>
    (await person.post<{ token: string }>('/api/me/recovery')).body.token;
  const also = (me: Person, body: object) => me.post<AlsoMe & Refused>('/api/me/also', body);
  const mergeBy = (me: Person, ticket: string) => me.post<Me & Refused>('/api/me/merge', { ticket });
  const ticketFor = async (me: Person, other: Person): Promise<string> =>
    (await also(me, { code: await codeOf(other) })).body.ticket;
  /** One with the other, by its printed code. */
  const merge = async (me: Person, other: Person) => await mergeBy(me, await ticketFor(me, other));
  const whoOf = async (person: Person): Promise<string> => {
    const token = /kontor=([\w-]{43})/.exec(person.cookie)![1];
    return (await store.findIdentity(hashOfToken(token)))!.who;
  };
  const circleOf = async (founder: Person, name: string) => {
    const { body } = await founder.post<{ id: string }>('/api/circles', { name });
    return { id: body.id, code: (await store.circle(body.id))!.code };
  };
  const join = (person: Person, code: string) => person.post('/api/circles/join', { code });

  test('games, circles, notes, tries, what was said, statistics and devices go over', async () => {
    const [ann, old, bob] = [
      await Person.at(server, 'Ann'),
      await Person.at(server, 'Ann before'),
      await Person.at(server, 'Bob'),
    ];
    const [me, gone] = [await whoOf(ann), await whoOf(old)];
    const running = await old.open({ chairs: ['me', 'open'] });
    await bob.sit(running, 1);
    await old.mustAct(running, { do: 'say', text: 'hello', to: 'players' });
    const over = await old.open({ chairs: ['me', 'open'] });
    await old.mustAct(over, { do: 'close' });
    await store.putAway(gone, over, true);
    const circle = await circleOf(old, 'Thursdays');
    await old.post(`/api/circles/${circle.id}/chat`, { text: 'good evening' });
    await old.ask('PUT', `/api/tables/${running}/slip`, { text: 'Bob bluffs' });
    await ann.ask('PUT', `/api/tables/${running}/slip`, { text: 'who is that?' });
    await old.ask('PUT', '/api/me/notices', {
      language: 'de',
      push: { endpoint: 'https://push.example/old', keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    });
    await store.beginTry({ day: '2026-01-01', game: 'tybor', who: gone, table: 'x' });
    const connection = await old.live(running);

    const shown = (await also(ann, { code: await codeOf(old) })).body;
    expect(shown).toMatchObject({ name: 'Ann before', games: 2, circles: 1, isBanned: false, inTheWay: null });
    expect(await mergeBy(ann, shown.ticket)).toMatchObject({ status: 200, body: { name: 'Ann' } });

    await connection.until(() => connection.closed !== null);
    expect((await old.get<Me>('/api/me')).body.name).toBe('Ann'); // its devices lead to the one that is kept
    const { seen } = await ann.read(running);
    expect(seen).toMatchObject({ you: 0, isHost: true });
    expect(seen.chairs[0].name).toBe('Ann');
    expect((await store.shelf(me, 'away', null, 9)).map(({ id }) => id)).toEqual([over]);
    expect((await store.circle(circle.id))!).toMatchObject({ founder: me, members: [{ who: me }] });
    const out = JSON.stringify((await ann.get('/api/me/export')).body);
    for (const text of ['who is that?\\nBob bluffs', 'hello', 'good evening', '2026-01-01', 'Thursdays'])
      expect(out).toContain(text);
    expect(await store.person(gone)).toBeNull();
    expect(await store.tablesOf(gone, 9)).toEqual([]);
    expect(JSON.stringify(await store.load(running))).not.toContain(gone);
    expect(await store.merges(Date.now() + 1)).toEqual([]); // brought to its end
    expect(await store.mergedInto(gone)).toBe(me);
    // Deleting the person deletes what both had.
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    expect(await store.mergedInto(gone)).toBeNull();
    expect((await old.get('/api/me')).status).toBe(401);
    expect(await store.circle(circle.id)).toBeNull();
    expect(JSON.stringify(await store.entries(running, 0))).not.toContain('hello');
  });

  test('a finished game counts for the one who is kept, once', async () => {
    const { ann, bob, id } = await begun(server);
    const lives = [await ann.live(id), await bob.live(id)];
    await lives[0].mustAct({ do: 'abandon' });
    await lives[1].mustAct({ do: 'abandon' });
    expect(await merge(ann, bob)).toMatchObject({ status: 200 });
    const table = (await store.load(id))!;
    const me = await whoOf(ann);
    expect(table.chairs.map(({ who }) => who)).toEqual([me, me]);
    expect(table.chairs.map(({ name }) => name)).toEqual(['Ann', 'Bob']); // the record says who played
    for (const live of lives) live.close();
  });

  test('nobody is merged with themselves, with a stranger, or by a code or ticket that is used, stolen or made up', async () => {
    const [ann, bob, eve] = [
      await Person.at(server, 'Ann'),
      await Person.at(server, 'Bob'),
      await Person.at(server, 'Eve'),
    ];
    const stranger = new Person(server.url, '');
    expect((await also(stranger, { code: await codeOf(bob) })).status).toBe(401);
    expect(await also(ann, { code: await codeOf(ann) })).toMatchObject({
      status: 409,
      body: { error: { why: 'sameSelf' } },
    });
    expect((await also(ann, { code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' })).status).toBe(403);
    expect((await also(ann, { token: 'a'.repeat(43) })).status).toBe(403);
    expect((await also(ann, {})).status).toBe(400);
    const code = await codeOf(bob);
    const { ticket } = (await also(ann, { code })).body;
    expect((await also(eve, { code })).status).toBe(403); // replayed
    expect((await mergeBy(eve, ticket)).status).toBe(403); // Ann's ticket is worth nothing in Eve's hand
    expect((await stranger.post('/api/me/recover', { token: ticket })).status).toBe(403); // and is no way back either
    expect((await mergeBy(ann, 'b'.repeat(43))).status).toBe(403);
    expect((await mergeBy(ann, ticket)).status).toBe(200);
    expect((await mergeBy(ann, ticket)).status).toBe(403);
    expect((await bob.get<Me>('/api/me')).body.name).toBe('Ann');
  });

  test('two who would merge with a third one’s identity, and two who would merge with each other: one does', async () => {
    const [ann, bob, eve] = [
      await Person.at(server, 'Ann'),
      await Person.at(server, 'Bob'),
      await Person.at(server, 'Eve'),
    ];
    const tickets = [
      (await also(ann, { code: await codeOf(bob) })).body.ticket,
      (await also(eve, { token: await linkOf(bob) })).body.ticket,
    ];
    const both = await Promise.all([mergeBy(ann, tickets[0]), mergeBy(eve, tickets[1])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const [tom, kim] = [await Person.at(server, 'Tom'), await Person.at(server, 'Kim')];
    const crossed = [await ticketFor(tom, kim), await ticketFor(kim, tom)];
    const done = await Promise.all([mergeBy(tom, crossed[0]), mergeBy(kim, crossed[1])]);
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    const names = [(await tom.get<Me>('/api/me')).body.name, (await kim.get<Me>('/api/me')).body.name];
    expect(names[0]).toBe(names[1]);
    expect(await store.merges(Date.now() + 1)).toEqual([]);
  });

  test('nobody gets the eyes of two seats: where both are playing, not before that is over', async () => {
    const { ann, bob, id } = await begun(server);
    const shown = (await also(ann, { token: await linkOf(bob) })).body;
    expect(shown.inTheWay).toBe(`t/${id}`);
    const refused = await mergeBy(ann, shown.ticket);
    expect(refused).toMatchObject({ status: 409, body: { error: { why: 'bothSeated', facts: { at: `t/${id}` } } } });
    expect([(await ann.read(id)).seen.you, (await bob.read(id)).seen.you]).toEqual([0, 1]);
    await bob.mustAct(id, { do: 'leave' });
    const ticket = String(refused.body.error.facts!.ticket); // there was another one instead
    expect((await mergeBy(ann, ticket)).status).toBe(200);
    expect((await ann.act(id, { do: 'sit', chair: 1 })).body.error.why).toBe('alreadySeated');
  });

  test('a ban goes over, and so does a removal from a circle; whoever founded it stays', async () => {
    const [ann, bad] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bad')];
    const other = await circleOf(await Person.at(server, 'Founder'), 'Others');
    for (const one of [ann, bad]) await join(one, other.code);
    const own = await circleOf(ann, 'Mine');
    await join(bad, own.code);
    const [me, gone] = [await whoOf(ann), await whoOf(bad)];
    for (const id of [own.id, other.id]) await store.removeFromCircle(id, gone, 1);
    const ticket = await ticketFor(ann, bad);
    const token = (await firstDeskToken(store))!;
    const desk = (path: string, body: object) =>
      new Person(server.url, '').ask('POST', `/api/desk/${path}`, body, { authorization: `Bearer ${token}` });
    const { status } = await desk(`persons/${gone}/ban`, { days: 3, isByAddress: false });
    expect(status).toBe(200);
    expect((await mergeBy(ann, ticket)).status).toBe(200);
    for (const one of [ann, bad])
      expect((await one.post<Refused>('/api/tables', { game: 'tybor' })).body.error.why).toBe('banned');
    expect((await store.circle(other.id))!.members.map(({ who }) => who)).not.toContain(me);
    expect((await store.removedFrom(other.id)).map(({ who }) => who)).toEqual([me]);
    expect(await store.joinCircle(other.id, other.code, me, 1, 99)).toBe(false);
    expect((await store.circle(own.id))!).toMatchObject({ founder: me, members: [{ who: me }] });
  });

  test('a merge that comes to nothing lifts no ban, and one after it leaves none behind', async () => {
    const [ann, bad] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bad')];
    const gone = await whoOf(bad);
    const tickets = [await ticketFor(ann, bad), await ticketFor(ann, bad)];
    const token = (await firstDeskToken(store))!;
    const desk = (method: string, path: string, body?: object) =>
      new Person(server.url, '').ask(method, `/api/desk/${path}`, body, { authorization: `Bearer ${token}` });
    expect((await desk('POST', `persons/${gone}/ban`, { days: 3, isByAddress: false })).status).toBe(200);
    const open = async (one: Person) => (await one.post<Refused>('/api/tables', { game: 'tybor' })).body.error.why;
    const { merge: really } = store;
    store.merge = async () => false; // as when one of them is deleted meanwhile
    expect((await mergeBy(ann, tickets[0])).status).toBe(403);
    store.merge = really;
    expect(await open(bad)).toBe('banned');
    await desk('DELETE', `persons/${await whoOf(ann)}/ban`);
    expect((await mergeBy(ann, tickets[1])).status).toBe(200);
    for (const one of [ann, bad]) expect(await open(one)).toBe('banned');
    const { bans } = (
      await new Person(server.url, '').ask('GET', '/api/desk', undefined, { authorization: `Bearer ${token}` })
    ).body as { bans: { name: string }[] };
    expect(bans.map(({ name }) => name)).toEqual(['Ann']);
  });

  test('a confirmed address stays a way back, whatever was typed and never confirmed', async () => {
    const [ann, old] = [await Person.at(server, 'Ann'), await Person.at(server, 'Old')];
    const [me, gone] = [await whoOf(ann), await whoOf(old)];
    const mail = (address: string, isConfirmed: boolean) =>
      JSON.stringify({ language: 'en', mail: { address, isConfirmed, key: 'x' } });
    await store.setPersonal(me, 'notices', mail('typo@example.org', false));
    await store.setPersonal(gone, 'notices', mail('old@example.org', true));
    expect((await merge(ann, old)).status).toBe(200);
    const exported = (await ann.get<{ notices: object }>('/api/me/export')).body;
    expect(exported.notices).toMatchObject({ mail: { address: 'old@example.org', isConfirmed: true } });
  });

  test('the worse of two tries at the same deal counts; the earlier membership does', async () => {
    const [ann, old] = [await Person.at(server, 'Ann'), await Person.at(server, 'Old')];
    const [me, gone] = [await whoOf(ann), await whoOf(old)];
    for (const [who, points, table] of [
      [me, 90, 'a'],
      [gone, 40, 'b'],
    ] as const) {
      await store.beginTry({ day: '2026-02-02', game: 'riga', who, table });
      await store.endTry({ day: '2026-02-02', game: 'riga', who }, { name: 'x', points, place: 1 });
    }
    const circle = await circleOf(await Person.at(server, 'Founder'), 'Shared');
    await store.joinCircle(circle.id, circle.code, gone, 5, 99);
    await store.joinCircle(circle.id, circle.code, me, 9, 99);
    expect((await merge(ann, old)).status).toBe(200);
    expect(await store.triesOf(me)).toMatchObject([{ table: 'b', result: { points: 40 } }]);
    const members = (await store.circle(circle.id))!.members.filter(({ who }) => who === me);
    expect(members).toMatchObject([{ since: 5 }]);
  });

  test('what a process has left undone another one finishes', async () => {
    const [ann, old] = [await Person.at(server, 'Ann'), await Person.at(server, 'Old')];
    const id = await old.open({ chairs: ['me', 'open'] });
    const [me, gone] = [await whoOf(ann), await whoOf(old)];
    // As if the process had died right after the transaction.
    expect(await store.merge(gone, me, {}, Date.now())).toBe(true);
    expect(await store.merge(gone, me, {}, Date.now() + 1)).toBe(false);
    expect((await store.load(id))!.host).toBe(gone);
    if (kind === 'SQLite') {
      await server.stop();
      servers.length = 0;
    }
    const next = await start();
    const [again] = [ann.moved(next)];
    await expect.poll(async () => (await again.read(id)).seen.you).toBe(0);
  });
});

test.each(STORES)('%s keeps what is written on slips apart, and finds it by name', async (kind) => {
  const store = await openStore(await freshPlace(kind));
  await store.addIdentity('h1', { who: 'a', name: 'A', createdAt: 1 });
  for (const name of ['slip 2', 'slip 1', 'slippers', 'code']) await store.setPersonal('a', name, name);
  expect(await store.personalsOf('a', 'slip ', 9)).toEqual([
    { name: 'slip 1', value: 'slip 1' },
    { name: 'slip 2', value: 'slip 2' },
  ]);
  expect(await store.personalsOf('a', 'slip ', 1)).toHaveLength(1);
  expect(await store.personalsOf('b', 'slip ', 9)).toEqual([]);
  await store.close();
});
