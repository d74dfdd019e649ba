// A file full of running tables, written straight into the store: four people at each, with their own tokens.
import { freshSeed } from '../../src/fair/source.ts';
import { loadGame } from '../../src/games/index.ts';
import { freshId, freshToken, hashOfToken } from '../../src/server/identity.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { carryOut } from '../../src/table/acts.ts';
import { emptyChair } from '../../src/table/doing.ts';
import { openTable } from '../../src/table/table.ts';
import { playOn } from './begun.ts';
import { type Place, SEATS } from './client.ts';

const AT_ONCE = 100;

/** `begun`: somewhere in the middle of their games, not at the first move. */
export async function seed(file: string, tables: number, begun: boolean): Promise<Place[]> {
  const store = await openSqlite(file, { synchronous: 'off' });
  const places: Place[] = [];
  for (let n = 0; n < tables; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - n) }, () => addTable(store, begun));
    places.push(...(await Promise.all(some)));
  }
  await store.close();
  return places;
}

async function addTable(store: Store, begun: boolean): Promise<Place> {
  const pkg = await loadGame('baselland');
  const now = Date.now();
  const people = Array.from({ length: SEATS }, (_, seat) => ({ who: freshId(), name: `Seat ${seat}`, createdAt: now }));
  const tokens = people.map(freshToken);
  const { table, entry } = openTable(pkg, {
    id: freshId(),
    game: 'baselland',
    settings: {},
    chairs: people.map(() => emptyChair('open')),
    pace: 'live',
    help: 'full',
    isPublic: false,
    host: people[0].who,
    secret: freshSeed(),
    now,
  });
  const entries = [entry];
  const acts = [...people.map((_, chair) => ({ do: 'sit', chair }) as const), { do: 'start' } as const];
  for (const [i, wish] of acts.entries()) {
    const outcome = carryOut(table, wish, { pkg, now, by: people[i % SEATS] });
    if ('refusal' in outcome) throw new Error(`${wish.do}: ${outcome.refusal.why}`);
    entries.push(outcome.entry);
  }
  if (begun) entries.push(...playOn(pkg, table, now));
  if (table.phase !== 'playing') return addTable(store, begun);
  for (const [i, person] of people.entries()) await store.addIdentity(hashOfToken(tokens[i]), person);
  await store.append({ table, expected: 0, entries });
  return { id: table.id, cookies: tokens.map((token) => `kontor=${token}`) };
}
