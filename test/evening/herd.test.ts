// All at once: many people whose pages act in the same moment, and several who open the same evening.
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { bothStores, STORES, type StoreKind } from '../both-stores.ts';
import { GENEROUS } from '../server-client.ts';
import { eveningOf, Guest } from './people.ts';

const CIRCLE = 'thursdays-0123456789ab';
const placeIn = bothStores();
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

/** The people of an evening; with PostgreSQL at two processes in turn. */
async function evening(kind: StoreKind, names: readonly string[]): Promise<{ guests: Guest[]; store: Store }> {
  const place = await placeIn(kind);
  const stores = await Promise.all(Array.from({ length: kind === 'SQLite' ? 1 : 2 }, () => openStore(place)));
  for (const store of stores) servers.push(await startServer({ store, port: 0, botPause: 0, limits: GENEROUS }));
  const guests = await eveningOf(servers[0], stores[0], names, { games: ['great-split'] });
  const moved = ({ person, id }: Guest, i: number) => new Guest(person.moved(servers[i % servers.length]), id);
  return { guests: guests.map(moved), store: stores[0] };
}

describe.each(STORES)('%s', (kind) => {
  test('a full house promises and reveals in one moment', async () => {
    const names = Array.from({ length: 24 }, (_, i) => `Person${String(i).padStart(2, '0')}`);
    const { guests } = await evening(kind, names);
    await guests[0].must({ do: 'begin', isFinal: false });
    await Promise.all(guests.map((guest) => guest.promise()));
    expect((await guests[0].round()).stage).toBe('revealing');
    await Promise.all(guests.map((guest) => guest.reveal()));
    expect((await guests[0].round()).stage).toBe('playing');
  });

  test('whoever opens an evening at the same moment comes to the same one', async () => {
    const { guests, store } = await evening(kind, ['Ann', 'Bob']);
    await guests[0].must({ do: 'end' });
    const asked = [...guests, ...guests].map(({ person }) =>
      person.post<{ id: string }>('/api/evenings', { circle: CIRCLE }),
    );
    expect(new Set((await Promise.all(asked)).map(({ body }) => body.id)).size).toBe(1);
    expect(await store.eveningsOf(CIRCLE, 9)).toHaveLength(2);
  });
});
