// The host's hand before the start: who may change what is played, when, and what the number of players forbids.
import { afterEach, expect, test } from 'vitest';
import type { Act, Seen } from '../src/table/types.ts';
import { allHave, openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A public table for Riga: Ann is the host, Bob sits there, Dora is nobody. */
async function gathered(table: object = {}) {
  const place = openPlace();
  closers.push(() => place.close());
  const server = await place.start();
  const [ann, bob, dora] = await Promise.all(['Ann', 'Bob', 'Dora'].map((name) => Person.at(server, name)));
  const id = await ann.open({ game: 'riga', chairs: ['me', 'open', 'open'], isPublic: true, ...table });
  await bob.mustAct(id, { do: 'sit', chair: 1 });
  return { server, ann, bob, dora, id };
}
const why = async (who: Person, id: string, act: Act): Promise<string> => (await who.act(id, act)).body.error?.why;

test('the host changes settings, pace and seats, and everybody sees it at once', async () => {
  const { ann, bob, id } = await gathered();
  const live = await bob.live(id);
  await ann.mustAct(id, {
    do: 'change',
    settings: { VB: true },
    pace: 'day',
    absent: 'vote',
    holidays: 7,
    help: 'plain',
  });
  await allHave([live]);
  const { seen } = live;
  expect(seen).toMatchObject({ pace: 'day', absent: 'vote', holidays: 7, help: 'plain' });
  expect(seen.settings).toMatchObject({ VB: true, RG: true });
  expect(live.log.at(-1)).toMatchObject({ act: 'change', by: 0 });
  await ann.mustAct(id, { do: 'change', pace: 'hour' });
  await allHave([live]);
  expect(live.seen).toMatchObject({ pace: 'hour', absent: 'vote', holidays: 3 }); // another pace has other holidays
  expect(live.seen.settings).toMatchObject({ VB: true });
  await ann.mustAct(id, { do: 'start' });
  await allHave([live]);
  expect(live.seen).toMatchObject({ phase: 'playing', pace: 'hour' });
  expect(live.seen.view!.settings).toMatchObject({ VB: true });
});

test('nobody else changes anything, and nobody after the start', async () => {
  const { ann, bob, dora, id } = await gathered();
  const change: Act = { do: 'change', pace: 'day' };
  for (const who of [bob, dora]) expect(await why(who, id, change)).toBe('notHost');
  const nobody = new Person(ann.url, '');
  expect((await nobody.act(id, change)).status).toBe(401);
  for (const bad of [{ pace: 'never' }, { seats: 0 }, { settings: { 'a b': 1 } }, { host: 'me' }])
    expect((await ann.post(`/api/tables/${id}/acts`, { id: 'x', act: { do: 'change', ...bad } })).status).toBe(400);
  expect(await why(ann, id, { do: 'change', settings: { RG: 'perhaps' } })).toBe('badSetting');
  expect(await why(ann, id, { do: 'change', settings: { ghosts: true } })).toBe('badSetting');
  await ann.mustAct(id, { do: 'start' });
  for (const who of [ann, bob]) expect(await why(who, id, change)).toBe(who === ann ? 'wrongPhase' : 'notHost');
  expect((await bob.read(id)).seen.pace).toBe('live');
});

test('what the number of players forbids is refused with the reason; a refused change changes nothing', async () => {
  const { ann, bob, dora, id } = await gathered();
  await dora.mustAct(id, { do: 'sit', chair: 2 });
  const { seen } = await bob.read(id);
  const asked = await ann.act(id, { do: 'change', seats: 2, pace: 'day' });
  expect([asked.status, asked.body]).toMatchObject([409, { error: { why: 'tooManySeated', facts: { count: 3 } } }]);
  expect((await ann.act(id, { do: 'change', seats: 9 })).body).toMatchObject({ error: { why: 'tooManyPlayers' } });
  expect((await bob.read(id)).seen).toEqual(seen);
  await ann.mustAct(id, { do: 'change', seats: 4 });
  expect((await bob.read(id)).seen.chairs.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'open']);
  await bob.mustAct(id, { do: 'leave' });
  await ann.mustAct(id, { do: 'change', seats: 2 });
  expect((await dora.read(id)).seen).toMatchObject({ you: 1, chairs: [{ name: 'Ann' }, { name: 'Dora' }] });
});

test('the next host changes, the former does not', async () => {
  const { ann, bob, id } = await gathered();
  await ann.mustAct(id, { do: 'leave' });
  expect(await why(ann, id, { do: 'change', pace: 'day' })).toBe('notHost');
  await bob.mustAct(id, { do: 'change', pace: 'day' });
});

test('a line in the lobby says whose table it is, and what differs from the usual game', async () => {
  const { ann, dora, id } = await gathered();
  const line = async () => (await dora.get<{ tables: (Seen & { hostName?: string })[] }>('/api/tables')).body.tables[0];
  expect(await line()).toMatchObject({ id, hostName: 'Ann', pace: 'live', game: 'riga' });
  expect(await line()).not.toHaveProperty('changed');
  await ann.mustAct(id, { do: 'change', settings: { VB: true, GM: false }, pace: 'day' });
  expect(await line()).toMatchObject({ pace: 'day', changed: ['GM', 'VB'] });
});
