// Circles as both databases keep them.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { openStore } from '../src/store/open.ts';
import { BadInput, type Store } from '../src/store/store.ts';
import { emptyChair } from '../src/table/doing.ts';
import { openTable } from '../src/table/table.ts';
import { bothStores, STORES } from './both-stores.ts';

const placeIn = bothStores();
const MOST = 10;

async function houseOf(kind: (typeof STORES)[number], ...names: readonly string[]): Promise<Store> {
  const store = await openStore(await placeIn(kind));
  for (const who of names) await store.addIdentity(`token ${who}`, { who, name: who.toUpperCase(), createdAt: 1 });
  return store;
}
const found = { id: 'c', code: 'secret', name: 'Thursdays', founder: 'anna', createdAt: 5 };
const membersOf = async (store: Store): Promise<string[]> =>
  (await store.circle('c'))?.members.map(({ who }) => who) ?? [];

describe.each(STORES)('%s', (kind) => {
  test('a circle is founded, joined by its code, and left', async () => {
    const store = await houseOf(kind, 'anna', 'bruno', 'clara');
    await store.addCircle(found);
    expect(await store.circle('c')).toMatchObject({ ...found, call: '', houseRules: '', isRated: false });
    expect((await store.circle('c'))?.members).toEqual([{ who: 'anna', name: 'ANNA', since: 5, wantsNotices: true }]);
    expect(await store.joinCircle('c', 'wrong', 'bruno', 6, MOST)).toBe(false);
    expect(await store.joinCircle('c', 'secret', 'bruno', 6, MOST)).toBe(true);
    expect(await store.joinCircle('c', 'secret', 'bruno', 7, MOST)).toBe(true); // again: the same
    expect(await store.joinCircle('c', 'secret', 'clara', 8, 2)).toBe(false); // full
    expect(await store.joinCircle('c', 'secret', 'nobody', 8, MOST)).toBe(false);
    expect(await store.circleByCode('secret')).toMatchObject({ id: 'c', founder: 'anna' });
    expect(await store.circlesOf('bruno')).toEqual(['c']);
    await store.wantCircleNotices('c', 'bruno', false);
    expect((await store.circle('c'))?.members[1]).toMatchObject({ since: 6, wantsNotices: false });
    await store.leaveCircle('c', 'anna');
    expect(await store.circle('c')).toMatchObject({ founder: 'bruno', members: [{ who: 'bruno' }] });
    await store.joinCircle('c', 'secret', 'anna', 9, MOST);
    expect(await store.circle('c')).toMatchObject({ founder: 'bruno' }); // who comes back is not the founder again
    await store.leaveCircle('c', 'bruno');
    await store.leaveCircle('c', 'anna');
    expect(await store.circle('c')).toBeNull();
    expect(await store.circleByCode('secret')).toBeNull();
    await store.close();
  });

  test('who was removed stays out by any link, until readmitted', async () => {
    const store = await houseOf(kind, 'anna', 'bruno');
    await store.addCircle(found);
    await store.joinCircle('c', 'secret', 'bruno', 6, MOST);
    await store.removeFromCircle('c', 'bruno', 7);
    expect(await membersOf(store)).toEqual(['anna']);
    await store.changeCircle('c', {
      code: 'renewed',
      name: 'Fridays',
      call: 'https://x',
      houseRules: 'Be',
      isRated: true,
    });
    expect(await store.circle('c')).toMatchObject({
      name: 'Fridays',
      call: 'https://x',
      houseRules: 'Be',
      isRated: true,
    });
    expect(await store.joinCircle('c', 'renewed', 'bruno', 8, MOST)).toBe(false);
    expect(await store.removedFrom('c')).toEqual([{ who: 'bruno', name: 'BRUNO' }]);
    await store.readmit('c', 'bruno');
    expect(await store.joinCircle('c', 'secret', 'bruno', 8, MOST)).toBe(false);
    expect(await store.joinCircle('c', 'renewed', 'bruno', 8, MOST)).toBe(true);
    await store.dropCircle('c');
    expect(await store.circlesOf('bruno')).toEqual([]);
    await store.close();
  });

  test('a circle whose founder is forgotten is the next one’s; unknown people found none', async () => {
    const store = await houseOf(kind, 'anna', 'bruno');
    await store.addCircle(found);
    await store.joinCircle('c', 'secret', 'bruno', 6, MOST);
    await store.forget('anna');
    expect(await store.circle('c')).toMatchObject({ founder: 'bruno', members: [{ who: 'bruno' }] });
    await store.forget('bruno');
    expect(await store.circle('c')).toBeNull();
    await expect(store.addCircle({ ...found, id: 'd', code: 'd' })).rejects.toThrow(BadInput);
    await expect(store.addCircle({ ...found, name: 'half \ud800' })).rejects.toThrow(BadInput);
    await store.close();
  });

  test('what is said: the last lines stay, and each can be taken back by who said it', async () => {
    const store = await houseOf(kind, 'anna', 'bruno');
    await store.addCircle(found);
    for (const [i, who] of ['anna', 'bruno', 'anna', 'anna'].entries())
      await store.addCircleLine('c', { id: `l${i}`, at: 10, who, name: who, text: `line ${i}` }, 3);
    const ids = async (before: string | null) => (await store.circleLines('c', before, 2)).map(({ id }) => id);
    expect(await ids(null)).toEqual(['l3', 'l2']);
    expect(await ids('l2')).toEqual(['l1']); // the first one had to go
    expect(await store.unsayInCircle('c', 'l1', 'anna')).toBe(false);
    expect(await store.unsayInCircle('c', 'l2', 'anna')).toBe(true);
    expect(await store.saidInCircles('anna', null, 9)).toEqual([
      { id: 'l3', circle: 'c', at: 10, who: 'anna', name: 'anna', text: 'line 3' },
    ]);
    await store.unsayInCircles('anna');
    expect(await store.circleLines('c', null, 1)).toMatchObject([{ id: 'l3', who: null, name: 'N. N.', text: null }]);
    expect(await store.circleLines('c', null, 9)).toMatchObject([{}, {}, { who: 'bruno', text: 'line 1' }]);
    await store.close();
  });

  test('its tables that are not over, and a table says which circle it belongs to', async () => {
    const store = await houseOf(kind, 'anna');
    const pkg = await loadGame('baselland');
    for (const id of ['t1', 't2']) {
      await store.addCircleTable('c', id, 1);
      const chairs = [emptyChair('open'), emptyChair('open')];
      const how = { settings: {}, chairs, pace: 'live', help: 'full', isPublic: false } as const;
      const opened = openTable(pkg, { ...how, id, game: 'baselland', host: 'anna', secret: '00', now: 1, circle: 'c' });
      await store.append({ table: opened.table, expected: 0, entries: [opened.entry] });
    }
    await store.addCircleTable('c', 'never opened', 1);
    expect((await store.circleTables('c', 9)).map(({ id }) => id)).toEqual(['t2', 't1']);
    expect(await store.load('t1')).toMatchObject({ circle: 'c' });
    await store.dropTable('t2');
    expect((await store.circleTables('c', 9)).map(({ id }) => id)).toEqual(['t1']);
    expect(await store.circleTables('d', 9)).toEqual([]);
    await store.close();
  });
});
