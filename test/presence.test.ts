// Who is there, at each chair: by input and not by an open page, across processes, and nothing else comes with it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../src/server/clock.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { bothStores, STORES } from './both-stores.ts';
import { allHave, begun, GENEROUS, type Live, openPlace, Person } from './server-client.ts';

const freshPlace = bothStores();

const present = ({ messages }: Live) =>
  messages.flatMap((message) => (message.type === 'presence' ? [message.seats] : [])).at(-1);
const look = (live: Live, isLooking: boolean) => live.send({ type: 'look', isLooking });
const until = (live: Live, seats: readonly (string | null)[]) =>
  live.until(() => JSON.stringify(present(live)) === JSON.stringify(seats));

/** Its time is moved by hand; what is asked for later comes at once. */
const shift = { by: 0 };
const clock: Clock = {
  now: () => Date.now() + shift.by,
  at(time, call) {
    const timer = setTimeout(call, Math.max(0, time - Date.now() - shift.by));
    return () => clearTimeout(timer);
  },
};

describe.each(STORES)('with %s', (kind) => {
  let where: StorePlace;
  const servers: RunningServer[] = [];
  const start = async (): Promise<RunningServer> => {
    const store = await openStore(where);
    servers.push(await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, clock, sleepAfter: 50 }));
    return servers.at(-1)!;
  };
  beforeEach(async () => {
    shift.by = 0;
    where = await freshPlace(kind);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });

  test('input makes somebody here, an open page alone away, no page gone', async () => {
    const { ann, bob, id } = await begun(await start());
    const a = await ann.live(id);
    await until(a, ['away', 'gone']); // an open page says nothing about its person
    look(a, true);
    await until(a, ['here', 'gone']);
    const b = await bob.live(id);
    await until(b, ['here', 'away']);
    look(b, true);
    await until(a, ['here', 'here']);
    look(b, false);
    await until(a, ['here', 'away']);
    shift.by += 10 * 60_000; // her page has fallen silent without a word
    await until(b, ['away', 'away']);
    const again = await bob.live(id); // two pages of one person
    look(again, true);
    await until(a, ['away', 'here']);
    again.close();
    await until(a, ['away', 'away']);
    b.close();
    await until(a, ['away', 'gone']);
  });

  test('a watcher sees it, and is not seen; a bot’s chair and a program are nobody', async () => {
    const { ann, bob, id } = await begun(await start(), { chairs: ['me', 'open', 'bot:random'] });
    const eve = await (await Person.at(servers[0], 'Eve')).live(id);
    await until(eve, ['gone', 'gone', null]);
    const { key } = (await bob.post<{ key: string }>(`/api/tables/${id}/key`)).body;
    const program = await new Person(servers[0].url, '').live(id, 0, { authorization: `Bearer ${key}` });
    const a = await ann.live(id);
    look(a, true);
    look(eve, true);
    await until(eve, ['here', 'gone', null]);
    look(program, true);
    await allHave([program, eve]);
    expect(present(eve)).toEqual(['here', 'gone', null]);
    expect(present(program)).toBeUndefined();
    expect(program.messages.at(-2)).toMatchObject({ type: 'error', why: 'seatKey' });
  });

  test('presence follows input alone: what is picked in secret moves nothing, and nothing is kept', async () => {
    const { ann, bob, id } = await begun(await start(), { game: 'great-split' });
    const [a, b] = [await ann.live(id), await bob.live(id)];
    look(a, true);
    look(b, false);
    await until(a, ['here', 'away']);
    await until(b, ['here', 'away']);
    const before = a.messages.length;
    const { seq } = a.seen;
    await b.mustAct(Person.wish(b.seen)!); // without a word of input: only the page says that
    await allHave([b, a]);
    expect(a.messages.slice(before).filter(({ type }) => type !== 'pong')).toEqual([]);
    expect((await ann.read(id)).seen.seq).toBe(seq);
  });

  if (kind === 'SQLite') return; // one process has the file

  test('those at another server are there too', async () => {
    const [one, other] = [await start(), await start()];
    const { ann, bob, id } = await begun(one);
    const a = await ann.live(id);
    look(a, true);
    const b = await bob.moved(other).live(id);
    look(b, true);
    await until(b, ['here', 'here']);
    await until(a, ['here', 'here']);
    look(b, false);
    await until(a, ['here', 'away']);
    b.close();
    await until(a, ['here', 'gone']);
  });
});

test('toggling without end is nobody’s burden, and ends as what was said last', async () => {
  const place = openPlace();
  const server = await place.start({ sleepAfter: 50, limits: { ...GENEROUS } });
  const { ann, bob, id } = await begun(server);
  const [a, b] = [await ann.live(id), await bob.live(id)];
  for (let i = 0; i < 400; i++) look(b, i % 2 === 0);
  look(b, true);
  await allHave([b, a]);
  await until(a, ['away', 'here']);
  expect(a.messages.filter(({ type }) => type === 'presence').length).toBeLessThan(60);
  await place.close();
});
