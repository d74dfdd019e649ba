// Evenings as both databases keep them.
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { BadInput } from '../src/store/store.ts';
import { bothStores, STORES } from './both-stores.ts';

const placeIn = bothStores();
const first = { id: 'e', circle: 'c', seq: 1, createdAt: 7, isOver: false, data: '{"a":"ä"}' };

describe.each(STORES)('%s', (kind) => {
  test('an evening is changed by whoever knows its number, found by its people, and gone with its circle', async () => {
    const store = await openStore(await placeIn(kind));
    await store.addIdentity('token', { who: 'anna', name: 'Anna', createdAt: 1 });
    await expect(store.keepEvening(first, ['anna'])).rejects.toThrow(BadInput);
    await store.addCircle({ id: 'c', code: 'secret', name: 'Thursdays', founder: 'anna', createdAt: 5 });
    expect(await store.keepEvening(first, ['anna', 'guest'])).toBe(true);
    expect(await store.keepEvening({ ...first, data: '{}' }, [])).toBe(false); // there is one already
    expect(await store.evening('e')).toEqual(first);
    const next = { ...first, seq: 2, isOver: true, data: '{"b":1}' };
    const both = await Promise.all([
      store.keepEvening(next, ['anna', 'bruno']),
      store.keepEvening({ ...next, data: '{"b":2}' }, ['eve']),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await store.keepEvening({ ...first, seq: 5 }, [])).toBe(false); // out of turn
    expect(await store.eveningsWith(both[0] ? 'bruno' : 'eve')).toEqual(['e']);
    expect(await store.eveningsWith('guest')).toEqual([]);
    await store.keepEvening({ ...first, id: 'f', createdAt: 9 }, ['anna']);
    expect((await store.eveningsOf('c', 10)).map(({ id }) => id)).toEqual(['f', 'e']);
    expect(await store.eveningsOf('c', 1)).toHaveLength(1);
    expect(await store.evening('\0')).toBeNull();
    await store.dropCircle('c');
    expect(await store.evening('e')).toBeNull();
    expect(await store.eveningsWith('anna')).toEqual([]);
    await store.close();
  });
});
