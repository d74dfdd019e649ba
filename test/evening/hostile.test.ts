// While a round is under way, nothing of a table reaches anybody who plays the same deal elsewhere, however they ask.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promise } from '../../src/fair/proof.ts';
import { freshSeed } from '../../src/fair/source.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { Store } from '../../src/store/store.ts';
import { seedOf } from '../../src/table/doing.ts';
import type { Act } from '../../src/table/types.ts';
import { openFile } from '../disk.ts';
import { GENEROUS, openPlace, Person } from '../server-client.ts';
import { eveningOf, type Guest, liveAs, playTable, twoTables } from './people.ts';

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

/** Everything that can be asked for over plain HTTP about a table. */
const ASKED = ['', '/log?before=999', '/record', '/past?point=0', '/gallery', '/picture', '/moment'];

const mustGet = async (person: Person, path: string): Promise<unknown> => {
  const { status, body } = await person.get(path);
  expect(status, path).toBe(200);
  return body;
};

/** Everything else somebody may look at that could mention a table. */
const around = async ({ person, id }: Guest): Promise<Record<string, unknown>> => {
  const paths = [
    '/api/tables',
    '/api/tables/mine',
    '/api/me/games',
    '/api/circles/thursdays-0123456789ab/tally',
    '/api/me/statistics',
    '/api/circles/thursdays-0123456789ab/statistics',
    '/api/evenings?circle=thursdays-0123456789ab',
  ];
  const found: Record<string, unknown> = {};
  for (const path of [...paths, `/api/evenings/${id}`]) found[path] = await mustGet(person, path);
  return found;
};

describe('a table of a round under way', () => {
  test('is there for nobody who does not sit at it', async () => {
    const { there, own } = await dealt();
    const stranger = await Person.at(server, 'Eve');
    for (const person of [own[0].person, stranger, new Person(server.url, '')]) {
      for (const path of ASKED) expect((await person.get(`/api/tables/${there}${path}`)).status, path).toBe(404);
      await expect(person.live(there)).rejects.toThrow('404');
    }
    for (const seat of [0, 1]) {
      await expect(liveAs(own[0], there, seat)).rejects.toThrow('403'); // nobody's guest
      const as = await own[0].person.get(`/api/tables/${there}/past?point=0&as=${seat}`);
      expect(as.status).toBe(403);
    }
    expect((await own[0].person.get(`/api/tables/${there}/past?point=0&as=99`)).status).toBe(403);
  });

  test('takes nothing from anybody else, and from those at it nothing that would make the deal another one', async () => {
    const { there, here, own } = await dealt();
    const acts: Act[] = [
      { do: 'sit', chair: 0 },
      { do: 'say', text: 'take the gold', to: 'watchers' },
      { do: 'nudge', seat: 0 },
      { do: 'abandon' },
    ];
    for (const act of acts) expect((await own[0].person.act(there, act)).body.error.why, act.do).toBe('inRound');
    for (const act of [{ do: 'askBack', to: 0 }, { do: 'start' }, { do: 'close' }] as Act[])
      expect((await own[0].person.act(here, act)).body.error.why, act.do).toBe('inRound');
    for (const act of [{ do: 'openRound' }, { do: 'deal' }])
      expect((await own[0].person.post(`/api/tables/${here}/acts`, { id: 'forged-1', act })).status).toBe(400);
    expect((await own[0].person.post(`/api/tables/${here}/rematch`)).status).toBe(409);
    expect((await own[0].person.get(`/api/tables/${here}/record`)).status).toBe(409);
  });

  test('tells nobody elsewhere how it goes or ended: all they can ask for stays the same, but that it has', async () => {
    const { there, own, others, here } = await dealt();
    const before = await around(own[0]);
    const live = await own[0].person.live(here);
    const heard = live.messages.length;
    await playTable(others, there);
    await others[0].see(); // the house has noted it
    const after = await around(own[0]);
    const seen = (all: typeof before): string =>
      JSON.stringify(all)
        .replaceAll(/"isOver":(true|false)/g, '')
        .replaceAll(/"seq":\d+/g, '');
    expect(seen(after)).toBe(seen(before));
    expect(live.messages.slice(heard).filter(({ type }) => type !== 'presence')).toEqual([]);
    live.close();
    for (const path of ASKED) expect((await own[0].person.get(`/api/tables/${there}${path}`)).status).toBe(404);
    for (const path of ['/t/', '/replay/', '/embed/']) {
      const page = await own[0].person.get<string>(`${path}${there}`);
      expect(JSON.stringify(page.body), path).not.toMatch(/og:description|moment|points/i);
    }
    const room = (await own[0].person.get('/api/circles/thursdays-0123456789ab')).body;
    expect(JSON.stringify(room)).not.toContain(there);
    expect(JSON.stringify(room)).toContain(here);
    // Those who have finished see their own table, but neither its record nor its seed.
    const { seen: end } = await others[0].person.read(there);
    expect(end.phase).toBe('finished');
    const table = (await store.load(there))!;
    const told = JSON.stringify([
      end,
      await around(others[0]),
      (await others[0].person.get(`/api/tables/${there}/log?before=9999`)).body,
    ]);
    for (const secret of [table.secret, seedOf(table).text, ...own.map((one) => one.parts.get('1 1')!)])
      expect(told).not.toContain(secret);
    expect(await store.finishedGames({ circle: 'thursdays-0123456789ab' })).toEqual([]);
  });

  test('is played on by a bot for whoever leaves, who comes last; nobody else gets the seat', async () => {
    const { here, own, there, others, guests } = await dealt();
    await own[0].person.mustAct(here, { do: 'leave' });
    const { seen } = await own[1].person.read(here);
    const seat = seen.chairs.findIndex(({ out }) => out);
    expect(seen.chairs[seat]).toMatchObject({ kind: 'person', name: own[0].person.name });
    await playTable([own[1]], here);
    await playTable(others, there);
    const round = await guests[0].round();
    const scored = round.tables.flatMap((table) => table.seats).find(({ left }) => left === true)!;
    expect(scored).toMatchObject({ table: 0, deal: 0 });
  });

  test('that is given up by all counts for nobody, and the round opens all the same', async () => {
    const { here, own, there, others } = await dealt();
    for (const { person } of own) await person.mustAct(here, { do: 'abandon' });
    await playTable(others, there);
    const seen = await own[0].see();
    expect(seen.rounds[0].stage).toBe('over');
    expect(seen.rounds[0].tables.map(({ hasResult }) => hasResult).toSorted()).toEqual([false, true]);
    expect((await own[0].person.get(`/api/tables/${there}/record`)).status).toBe(200);
  });
});

describe('the roll call of a round', () => {
  test('takes only what was promised, from those who are in it, for the roll call they have seen', async () => {
    const guests = await eveningOf(server, store, ['Ann', 'Bob', 'Cem'], { games: ['great-split'] });
    const [ann, bob, cem] = guests;
    await cem.must({ do: 'here', isHere: false });
    await ann.must({ do: 'begin', isFinal: false });
    const why = async (guest: Guest, act: Parameters<Guest['ask']>[0]) => (await guest.ask(act)).body.error?.why;
    expect(await why(cem, { do: 'promise', promise: promise(freshSeed()) })).toBe('notAtEvening');
    expect(await why(ann, { do: 'reveal', contribution: freshSeed(), roll: freshSeed() })).toBe('eveningPhase');
    await ann.promise();
    await bob.promise();
    const { roll } = await ann.round();
    const mine = ann.parts.get('1 1')!;
    expect(await why(ann, { do: 'promise', promise: promise(freshSeed()) })).toBe('eveningPhase'); // too late to change it
    expect(await why(cem, { do: 'reveal', contribution: freshSeed(), roll: roll!.hash })).toBe('notPromised');
    expect(await why(bob, { do: 'reveal', contribution: mine, roll: roll!.hash })).toBe('contributionBroken');
    expect(await why(ann, { do: 'reveal', contribution: mine, roll: freshSeed() })).toBe('otherRoll');
    expect(await why(ann, { do: 'here', isHere: false })).toBe('eveningPhase'); // nobody slips away once bound
    expect(await why(ann, { do: 'plan', games: ['riga'] })).toBe('eveningPhase');
    await ann.reveal();
    expect(JSON.stringify(await bob.see())).not.toContain(mine);
    await bob.reveal();
    expect((await ann.round()).stage).toBe('playing');
  });

  test('ends for somebody who is removed from the circle: they see no more of the evening', async () => {
    const [ann, bob] = await eveningOf(server, store, ['Ann', 'Bob']);
    const [{ who }] = await store.findPersons('Bob', 1);
    await store.removeFromCircle('thursdays-0123456789ab', who, 5);
    expect((await bob.person.get(`/api/evenings/${ann.id}`)).status).toBe(404);
    expect((await bob.ask({ do: 'here', isHere: true })).status).toBe(404);
  });

  test('somebody forgotten is nameless in the evening', async () => {
    const [ann, bob] = await eveningOf(server, store, ['Ann', 'Bobolink']);
    const { body } = await bob.person.get<{ evenings: unknown[] }>('/api/me/export');
    expect(body.evenings).toMatchObject([{ id: ann.id, name: 'Bobolink', isHost: false }]);
    expect((await bob.person.ask('DELETE', '/api/me')).status).toBe(200);
    const told = JSON.stringify(await ann.see()) + (await store.evening(ann.id))!.data;
    expect(told).not.toContain('Bobolink');
  });
});
