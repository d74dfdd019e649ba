// News of one's tables: each kind can be switched off, none comes in quiet hours, mail comes once a day if somebody likes, and nobody
// makes us write often to anybody. On both stores, to real targets on loopback.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { happened } from '../src/server/notices/happened.ts';
import { digestAt, isZone, quietUntil } from '../src/server/notices/hours.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Act } from '../src/table/types.ts';
import { handClock } from './hand-clock.ts';
import { startPostgres } from './postgres.ts';
import { allHave, GENEROUS, type Options, openPlace, Person } from './server-client.ts';
import { openPostbox, openTarget, type Postbox, type Target } from './targets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Noon in Berlin, in a winter to come: tokens end by the clock on the wall. */
const NOON = Date.UTC(2040, 0, 15, 11);
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const soon = <T>(value: () => T | Promise<T>) => expect.poll(value, { interval: 10 });
const settle = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const put = (person: Person, body: object) => person.ask('PUT', '/api/me/notices', { language: 'en', ...body });
const titles = ({ arrived }: Target): string[] =>
  arrived.map(({ body }) => /\*(.*?)\*/.exec((JSON.parse(String(body)) as { text: string }).text)![1]);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

type Place = ReturnType<typeof openPlace>;
function ownPlace(): Place {
  const place = openPlace();
  closers.push(() => place.close());
  return place;
}

async function serverOn(
  store: string,
  { thinker: _, ...options }: Options,
  place: Place = ownPlace(),
): Promise<RunningServer> {
  if (store === 'SQLite') return await place.start(options);
  const database = await openPostgres(await postgres.database());
  const server = await startServer({ store: database, port: 0, botPause: 0, limits: GENEROUS, ...options });
  closers.push(() => server.stop());
  return server;
}

/** Ann, Bob and Cleo, each with a place where notices arrive. */
async function people(store = 'SQLite', options: Options = {}, place?: Place) {
  const clock = handClock(NOON);
  const server = await serverOn(store, { clock, lookEvery: 10, privateHooks: true, ...options }, place);
  const three = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Person.at(server, name)));
  const targets: Target[] = [];
  for (const person of three) {
    const target = await openTarget();
    closers.push(() => target.close());
    targets.push(target);
    await put(person, { zone: 'Europe/Berlin', hook: { kind: 'slack', url: `${target.url}/hook` } });
  }
  const [ann, bob, cleo] = three;
  return { clock, server, ann, bob, cleo, three, targets };
}
type People = Awaited<ReturnType<typeof people>>;

/** They play Baselland, at a pace without any hurry unless another one is given. */
async function playing({ ann, bob, cleo }: People, table: object = {}): Promise<string> {
  const id = await ann.open({ chairs: ['me', 'open', 'open'], pace: 'none', ...table });
  for (const [i, person] of [bob, cleo].entries()) await person.mustAct(id, { do: 'sit', chair: i + 1 });
  await ann.mustAct(id, { do: 'start' });
  return id;
}

describe.each(['SQLite', 'PostgreSQL'])('news, on %s', (store) => {
  test('a table is full, settings change, a vote is asked for, the game is over, and there is another one', async () => {
    const all = await people(store);
    const { ann, bob, cleo, targets } = all;
    const id = await ann.open({ chairs: ['me', 'open', 'open'], pace: 'none' });
    await bob.mustAct(id, { do: 'sit', chair: 1 });
    await settle();
    expect(targets[0].arrived).toEqual([]);
    await cleo.mustAct(id, { do: 'sit', chair: 2 });
    await soon(() => titles(targets[0])).toEqual(['Baselland: the table is full']);
    await ann.mustAct(id, { do: 'change', help: 'plain' });
    await soon(() => titles(targets[1])).toEqual(['Baselland: something has changed']);
    await soon(() => titles(targets[2])).toEqual(['Baselland: something has changed']);
    await ann.mustAct(id, { do: 'start' });
    await bob.mustAct(id, { do: 'abandon' });
    for (const target of [targets[0], targets[2]])
      await soon(() => titles(target).at(-1)).toBe('Baselland: you are asked');
    for (const person of [ann, cleo]) await person.mustAct(id, { do: 'abandon' });
    for (const target of targets.slice(0, 2))
      await soon(() => titles(target).at(-1)).toBe('Baselland: the game is over');
    const { body } = await ann.post<{ id: string }>(`/api/tables/${id}/rematch`, {});
    expect(body.id).toBeDefined();
    await soon(() => titles(targets[1]).at(-1)).toBe('Baselland: another game');
    expect(String(targets[1].arrived.at(-1)!.body)).toContain(`/t/${body.id}`);
    expect(titles(targets[0])).not.toContain('Baselland: another game'); // it was her own idea
  });

  test('somebody is nudged once, and hears that a bot sits in', async () => {
    const all = await people(store);
    const id = await playing(all, { pace: 'live' });
    const { clock, three, targets, ann } = all;
    while ((await ann.read(id)).seen.waitsFor[0] === 0) await ann.mustAct(id, Person.wish((await ann.read(id)).seen)!);
    const [seat] = (await ann.read(id)).seen.waitsFor;
    await put(three[seat], { off: ['turn', 'reminder'] });
    clock.pass(MINUTE);
    await ann.mustAct(id, { do: 'nudge', seat });
    await soon(() => titles(targets[seat])).toEqual(['Baselland: your turn']);
    expect((await ann.act(id, { do: 'nudge', seat })).body.error.why).toBe('nudged');
    clock.pass(4 * MINUTE);
    await ann.mustAct(id, { do: 'standIn', seat });
    await soon(() => titles(targets[seat]).at(-1)).toBe('Baselland: a bot sits in for you');
  });

  test('what is switched off does not come; it is kept, told, exported, and deleted with the person', async () => {
    const all = await people(store);
    const { bob, targets } = all;
    const when = { off: ['vote', 'over'], quiet: { from: 1320, until: 420 }, digest: 8 };
    expect((await put(bob, when)).body).toMatchObject(when);
    expect((await bob.get('/api/me/notices')).body).toMatchObject(when);
    expect((await bob.get('/api/me/export')).body).toMatchObject({
      notices: { ...when, zone: 'Europe/Berlin', waiting: [] },
    });
    const id = await playing(all);
    for (const person of [all.ann, all.cleo, bob]) await person.mustAct(id, { do: 'abandon' });
    await soon(() => titles(targets[0]).at(-1)).toBe('Baselland: the game is over');
    await settle();
    expect(targets[1].arrived).toEqual([]);
    expect((await bob.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await bob.get('/api/me/notices')).status).toBe(401);
  });

  test('in quiet hours nothing comes; after them what is still news, in one piece', async () => {
    const all = await people(store);
    const { clock, ann, bob, cleo, targets } = all;
    await put(bob, { quiet: { from: 22 * 60, until: 7 * 60 } });
    clock.pass(11 * HOUR); // eleven at night
    const [one, two] = [await playing(all), await playing(all)];
    await ann.mustAct(one, { do: 'abandon' });
    await ann.mustAct(two, { do: 'abandon' });
    await cleo.mustAct(two, { do: 'abandon' });
    await ann.mustAct(two, { do: 'stay' });
    await cleo.mustAct(two, { do: 'stay' }); // that is off the table again
    await soon(() => titles(targets[2]).length).toBe(2);
    clock.pass(7 * HOUR);
    const waiting = async () => {
      const { body } = await bob.get<{ notices: { waiting: { kind: string; table: string }[] } }>('/api/me/export');
      return body.notices.waiting.map(({ kind, table }) => `${kind} ${table}`).toSorted(); // both at the same time
    };
    await soon(waiting).toEqual([`vote ${one}`, `vote ${two}`].toSorted());
    await settle();
    expect(targets[1].arrived).toEqual([]);
    clock.pass(HOUR);
    await soon(() => titles(targets[1]).filter((title) => title === 'Baselland: you are asked')).toHaveLength(1);
  });
});

describe('quiet hours and mail', () => {
  test('a turn that begins at night is told in the morning, if it still lasts', async () => {
    const all = await people();
    const { clock, three, targets, ann } = all;
    for (const person of three) await put(person, { quiet: { from: 22 * 60, until: 7 * 60 } });
    clock.pass(11 * HOUR);
    const id = await playing(all, { pace: 'threeDays' });
    const [seat] = (await ann.read(id)).seen.waitsFor;
    for (let hour = 0; hour < 7; hour++) {
      clock.pass(HOUR);
      await settle(30);
    }
    expect(targets.flatMap(titles)).toEqual([]);
    clock.pass(HOUR + MINUTE);
    await soon(() => titles(targets[seat])).toEqual(['Baselland: your turn']);
    expect(targets.flatMap(titles)).toHaveLength(1);
  });

  test('one mail a day, at the hour they like, with all that still matters', async () => {
    const postbox: Postbox = await openPostbox();
    closers.push(() => postbox.close());
    const from = { smtp: postbox.url, mailFrom: 'Kontor <kontor@kontor.example>', origin: 'http://kontor.example' };
    const all = await people('SQLite', from);
    const { clock, ann, bob, cleo } = all;
    await put(bob, { mail: 'bob@kontor.example', digest: 18 });
    const token = /mail#confirm\.([\w-]{43})/.exec(postbox.letters[0].text)![1];
    await bob.post('/api/notices/mail', { token, what: 'confirm' });
    await bob.ask('DELETE', '/api/me/notices?way=hook');
    const [one, two, three] = [await playing(all), await playing(all), await playing(all)];
    await ann.mustAct(one, { do: 'abandon' });
    for (const person of [bob, ann, cleo]) await person.mustAct(two, { do: 'abandon' });
    await ann.mustAct(three, { do: 'abandon' });
    await ann.mustAct(three, { do: 'stay' });
    await settle();
    clock.pass(5 * HOUR);
    await settle();
    expect(postbox.letters).toHaveLength(1);
    clock.pass(HOUR + MINUTE);
    await soon(() => postbox.letters.length).toBe(2);
    const { text, to } = postbox.letters[1];
    expect(to).toBe('bob@kontor.example');
    expect(text).toContain(`Baselland: you are asked\r\nhttp://kontor.example/t/${one}`);
    expect(text).toContain(`Baselland: the game is over\r\nhttp://kontor.example/t/${two}`);
    expect(text).not.toContain(`you are asked\r\nhttp://kontor.example/t/${three}`);
    clock.pass(24 * HOUR);
    await settle();
    expect(postbox.letters).toHaveLength(2);
  });

  test('hours are those of the place where somebody lives', () => {
    const quiet = { quiet: { from: 22 * 60, until: 7 * 60 }, zone: 'Europe/Berlin' };
    expect(quietUntil(quiet, NOON)).toBeNull();
    expect(quietUntil(quiet, NOON + 10 * HOUR - 1)).toBeNull();
    expect(quietUntil(quiet, NOON + 10 * HOUR)).toBe(NOON + 19 * HOUR);
    expect(quietUntil({ ...quiet, zone: 'America/New_York' }, NOON)).toBe(NOON + HOUR); // it is six there
    expect(quietUntil({ ...quiet, quiet: { from: 600, until: 600 } }, NOON)).toBeNull();
    expect(digestAt(12, 'Europe/Berlin', NOON)).toBe(NOON + 24 * HOUR);
    expect(digestAt(13, 'Europe/Berlin', NOON)).toBe(NOON + HOUR);
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
  });
});

describe('no spam cannon', () => {
  test('asking and withdrawing all day tells nobody twice', async () => {
    const all = await people();
    const { ann, targets } = all;
    const id = await playing(all);
    for (let i = 0; i < 20; i++) {
      await ann.mustAct(id, { do: 'abandon' });
      await ann.mustAct(id, { do: 'stay' });
    }
    await settle(300);
    expect(titles(targets[1])).toEqual(['Baselland: you are asked']);
  });

  test('whoever opens many tables with somebody makes us write to them a dozen times an hour at most', async () => {
    const all = await people();
    const { ann, clock, targets } = all;
    for (let i = 0; i < 20; i++) {
      const id = await playing(all);
      await ann.mustAct(id, { do: 'abandon' });
    }
    await soon(() => titles(targets[2]).length).toBe(12);
    await settle(200);
    expect(titles(targets[2])).toHaveLength(12);
    clock.pass(HOUR);
    await ann.mustAct(await playing(all), { do: 'abandon' });
    await soon(() => titles(targets[2]).filter((title) => title.endsWith('asked')).length).toBe(13);
  });

  test('nobody is told who is looking, who never asked for it, or who does not sit there', async () => {
    const all = await people();
    const { ann, bob, cleo, server, targets } = all;
    const id = await playing(all);
    const live = await bob.live(id);
    const dora = await Person.at(server, 'Dora');
    for (const act of [{ do: 'abandon' }, { do: 'nudge', seat: 1 }, { do: 'change', pace: 'day' }] as Act[])
      expect((await dora.act(id, act)).status).toBeGreaterThanOrEqual(400);
    await ann.mustAct(id, { do: 'abandon' });
    await soon(() => titles(targets[2])).toEqual(['Baselland: you are asked']);
    expect(targets[1].arrived).toEqual([]);
    live.close();
    expect((await put(cleo, { quiet: { from: 0, until: 1440 } })).status).toBe(400);
    expect((await put(cleo, { off: ['everything'] })).status).toBe(400);
    expect((await put(cleo, { zone: 'Mars/Olympus' })).status).toBe(400);
    expect((await put(cleo, { digest: 24 })).status).toBe(400);
  });

  test('a window that is closed says nothing of another where its person is looking, in whichever process', async () => {
    const place = ownPlace();
    const all = await people('SQLite', {}, place);
    const { ann, bob, clock, targets } = all;
    const id = await playing(all);
    const second = await place.start({ clock, lookEvery: 10, privateHooks: true });
    const windows = [await bob.moved(second).live(id), await bob.moved(second).live(id)];
    for (const live of windows) live.send({ type: 'look', isLooking: true });
    windows[0].send({ type: 'look', isLooking: false });
    await allHave(windows);
    windows[0].close();
    await settle();
    await ann.mustAct(id, { do: 'abandon' });
    await soon(() => titles(targets[2])).toEqual(['Baselland: you are asked']);
    await settle();
    expect(targets[1].arrived).toEqual([]);
  });

  test('a table that is only read or loaded again is no news', () => {
    const table = { phase: 'finished', chairs: [], next: null, clocks: [], back: null, abandon: [] } as never;
    expect(happened(table, table)).toEqual([]);
  });
});
