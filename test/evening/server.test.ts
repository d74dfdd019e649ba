// An evening at a server: rounds with one roll call, tables that nobody else sees until the last one has ended, and verification.
import { afterEach, describe, expect, test } from 'vitest';
import { fairnessOf } from '../../src/fair/fairness.ts';
import { sameRound } from '../../src/fair/round.ts';
import { loadGame } from '../../src/games/index.ts';
import { parseRecord } from '../../src/kernel/record.ts';
import { startServer } from '../../src/server/server.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { verify } from '../../src/table/replay.ts';
import { bothStores, STORES, type StoreKind } from '../both-stores.ts';
import { GENEROUS, Person } from '../server-client.ts';
import { atTables, beginRound, eveningOf, playRound, playTable } from './people.ts';

const placeIn = bothStores();
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function house(kind: StoreKind) {
  const place = await placeIn(kind);
  const store: Store = await openStore(place);
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  closers.push(() => server.stop());
  return { server, store };
}

const NAMES = ['Ann', 'Bob', 'Cem', 'Dan'];

describe.each(STORES)('%s', (kind) => {
  test('a whole evening of four at two tables, with a final and places', async () => {
    const { server, store } = await house(kind);
    const guests = await eveningOf(server, store, NAMES, { games: ['great-split'] });
    await beginRound(guests);
    const tables = await atTables(guests);
    expect([...tables.values()].map((own) => own.length)).toEqual([2, 2]);
    const [[first, own], [second, others]] = [...tables];
    await playTable(own, first);
    const between = await own[0].see();
    expect(between.rounds[0].tables.map(({ isOver }) => isOver).toSorted()).toEqual([false, true]);
    expect(between.standings.every(({ score }) => score === 0)).toBe(true);
    expect(JSON.stringify(await others[0].see())).not.toContain('"points"');
    expect((await own[0].person.get(`/api/tables/${first}/record`)).status).toBe(409);
    await playTable(others, second);
    const after = await own[0].see();
    expect(after.rounds[0]).toMatchObject({ stage: 'over' });
    expect(after.standings.reduce((sum, { score }) => sum + score, 0)).toBe(8); // two tables and two seats, two points each
    const records = await Promise.all(
      [first, second].map(async (id) => {
        const { status, body } = await own[0].person.get<string>(`/api/tables/${id}/record`);
        expect(status).toBe(200);
        return parseRecord(body);
      }),
    );
    const { game } = await loadGame('great-split');
    for (const record of records) {
      expect(verify(game, record)).toBeNull();
      const mine = { contribution: own[0].parts.get('1 1')!, roll: record.proof.roll };
      expect(fairnessOf(record, mine)).toMatchObject({ level: 'mine', contributed: [0, 1] });
    }
    expect(sameRound(records[0], records[1])).toBe('other');
    expect((await store.finishedGames({ circle: 'thursdays-0123456789ab' })).map(({ evening }) => evening)).toEqual([
      own[0].id,
      own[0].id,
    ]);

    await beginRound(guests, true);
    await playRound(guests);
    const end = await guests[0].see();
    expect(end.places.map(({ place }) => place)[0]).toBe(1);
    expect(end.places).toHaveLength(4);
    expect(end.next).toBeNull();
    expect(await guests[0].must({ do: 'end' })).toMatchObject({ isOver: true });
  });

  test('who does not reveal is named, and the others begin again without them', async () => {
    const { server, store } = await house(kind);
    const guests = await eveningOf(server, store, NAMES, { games: ['great-split'] });
    const { id } = guests[0];
    await guests[0].must({ do: 'begin', isFinal: false });
    for (const guest of guests) await guest.promise();
    for (const guest of guests.slice(0, 3)) await guest.reveal();
    const kept = (await store.evening(id))!;
    const late = JSON.parse(kept.data) as { seq: number; rounds: { callUntil: number }[] };
    late.rounds[0].callUntil = 1; // as if the time were up
    late.seq++;
    await store.keepEvening({ ...kept, seq: late.seq, data: JSON.stringify(late) }, []);
    const again = await guests[0].see();
    expect(again.rounds[0]).toMatchObject({
      stage: 'promising',
      attempt: 2,
      failed: [{ by: [{ name: 'Dan', why: 'late' }] }],
    });
    expect(again.people.find(({ name }) => name === 'Dan')).toMatchObject({ isHere: false });
    for (const guest of guests.slice(0, 3)) await guest.promise();
    for (const guest of guests.slice(0, 3)) await guest.reveal();
    const table = await guests[0].table();
    await playRound(guests.slice(0, 3));
    await guests[0].see(); // as a page does: the round is open
    const record = parseRecord((await guests[0].person.get<string>(`/api/tables/${table}/record`)).body);
    expect(verify((await loadGame('great-split')).game, record)).toBeNull();
    expect(fairnessOf(record)).toMatchObject({ level: 'others', failed: [{ by: [{ name: 'Dan' }] }] });
  });
});

test('only members of the circle have an evening, and only its host runs it', async () => {
  const { server, store } = await house('SQLite');
  const [ann, bob] = await eveningOf(server, store, ['Ann', 'Bob']);
  const eve = await Person.at(server, 'Eve');
  for (const path of [`/api/evenings/${ann.id}`, '/api/evenings?circle=thursdays-0123456789ab'])
    expect((await eve.get(path)).status).toBe(404);
  expect((await eve.post('/api/evenings', { circle: 'thursdays-0123456789ab' })).status).toBe(404);
  expect((await eve.post(`/api/evenings/${ann.id}/acts`, { do: 'here', isHere: true })).status).toBe(404);
  expect((await bob.ask({ do: 'begin', isFinal: false })).body.error.why).toBe('eveningHost');
  expect((await bob.ask({ do: 'end' })).status).toBe(409);
  expect((await bob.person.post('/api/evenings', { circle: 'thursdays-0123456789ab' })).body).toEqual({ id: ann.id }); // one at a time
  await ann.must({ do: 'here', isHere: false });
  await ann.must({ do: 'here', isHere: true });
  await ann.must({ do: 'guest', name: 'Gil' });
  expect((await ann.ask({ do: 'guest', name: 'gil' })).body.error.why).toBe('knownGuest');
});
