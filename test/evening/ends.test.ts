// What ends while an evening goes on: its circle, one of its tables, or that its host belongs to it.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstDeskToken } from '../../src/server/door.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { Store } from '../../src/store/store.ts';
import { openFile } from '../disk.ts';
import { GENEROUS, openPlace, Person } from '../server-client.ts';
import { beginRound, eveningOf, type Guest, playRound, playTable, twoTables } from './people.ts';

const CIRCLE = 'thursdays-0123456789ab';
let place: ReturnType<typeof openPlace>;
let store: Store;
let server: RunningServer;
beforeEach(async () => {
  place = openPlace();
  store = await openFile(place.file);
  server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
});
afterEach(async () => {
  await server.stop();
  await place.close();
});

const dealt = () => twoTables(server, store);
const recordAt = async ({ person }: Guest, id: string) => (await person.get(`/api/tables/${id}/record`)).status;

describe('a circle that is deleted during a round', () => {
  test('leaves no table closed for good: each opens when it is over', async () => {
    const { guests, here, own, there, others } = await dealt();
    await playTable(others, there);
    expect(await recordAt(others[0], there)).toBe(409);
    expect((await guests[0].person.ask('DELETE', `/api/circles/${CIRCLE}`)).status).toBe(200);
    expect(await recordAt(own[0], there)).toBe(200);
    expect(await recordAt(others[0], here)).toBe(404); // still played
    await playTable(own, here);
    await expect.poll(() => recordAt(others[0], here), { timeout: 20_000, interval: 20 }).toBe(200);
    expect(await store.finishedGames({ person: (await store.findPersons('Ann', 1))[0].who })).toHaveLength(1);
  });

  test('also when its last member leaves', async () => {
    const { guests, there, others } = await dealt();
    await playTable(others, there);
    for (const { person } of guests) expect((await person.ask('DELETE', `/api/circles/${CIRCLE}/me`)).status).toBe(200);
    expect(await recordAt(others[0], there)).toBe(200);
  });
});

describe('a table that the host of the house deletes', () => {
  async function deleted(id: string) {
    const authorization = `Bearer ${(await firstDeskToken(store))!}`;
    const { status } = await new Person(server.url, '').ask('DELETE', `/api/desk/tables/${id}`, undefined, {
      authorization,
    });
    expect(status).toBe(200);
  }

  test('stays away, and the round ends without it', async () => {
    const { here, own, there, others } = await dealt();
    await playTable(others, there);
    await deleted(here);
    const { stage, tables } = await own[0].round();
    expect([stage, ...tables.map(({ hasResult }) => hasResult).toSorted()]).toEqual(['over', false, true]);
    expect(await store.seqOf(here)).toBe(0);
    expect(await recordAt(own[0], there)).toBe(200);
  });

  test('takes nothing of the evening with it when its round is over', async () => {
    const { guests, here, own } = await dealt();
    await playRound(guests);
    expect((await own[0].round()).stage).toBe('over');
    await deleted(here);
    expect((await own[0].person.get(`/api/evenings/${own[0].id}`)).status).toBe(200);
    await own[0].must({ do: 'here', isHere: true });
  });
});

test('an evening whose host leaves the circle is run by those who are there, and nobody waits for the host', async () => {
  const [ann, bob, cem] = await eveningOf(server, store, ['Ann', 'Bob', 'Cem'], { games: ['great-split'] });
  expect((await ann.person.ask('DELETE', `/api/circles/${CIRCLE}/me`)).status).toBe(200);
  const seen = await bob.see();
  expect([seen.mayRun, ...seen.people.map(({ isHere }) => isHere)]).toEqual([true, false, true, true]);
  await beginRound([bob, cem]);
  expect((await cem.round()).stage).toBe('playing');
});

test.each(['leaves the circle', 'is forgotten'])(
  'a round that is being drawn goes on when somebody %s',
  async (how) => {
    const [ann, bob, cem] = await eveningOf(server, store, ['Ann', 'Bob', 'Cem'], { games: ['great-split'] });
    await ann.must({ do: 'begin', isFinal: false });
    await ann.promise();
    await bob.promise();
    const way = how === 'is forgotten' ? '/api/me' : `/api/circles/${CIRCLE}/me`;
    expect((await cem.person.ask('DELETE', way)).status).toBe(200);
    expect((await ann.round()).stage).toBe('revealing');
    await ann.reveal();
    await bob.reveal();
    expect((await ann.round()).stage).toBe('playing');
  },
);

test('whoever does not belong to the circle any more is not brought back by the host', async () => {
  const [ann, bob] = await eveningOf(server, store, ['Ann', 'Bob', 'Cem'], { games: ['great-split'] });
  const { tag } = (await ann.see()).people.find(({ name }) => name === 'Bob')!;
  expect((await bob.person.ask('DELETE', `/api/circles/${CIRCLE}/me`)).status).toBe(200);
  expect((await ann.ask({ do: 'tick', person: tag, isHere: true })).body.error.why).toBe('notAtEvening');
  await ann.must({ do: 'tick', person: tag, isHere: false });
});
