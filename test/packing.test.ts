// Tables that are over are packed, in both stores, and nobody notices.
import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Entry, Table } from '../src/table/types.ts';
import { bothStores, STORES } from './both-stores.ts';
import { finishedTable } from './finished.ts';

const place = bothStores();
const LATER = 1e12;

/** Everything that the store says of a table, but for the keys of repeated acts. */
async function told(store: Store, id: string) {
  const table = await store.load(id);
  return {
    table: table && { ...table, recent: [] },
    all: await store.entries(id, 0),
    some: await store.entries(id, 3, 9),
    last: await store.entries(id, table!.seq - 1),
    lists: [
      await store.tablesOf('anna', 10),
      await store.shelf('anna', 'over', null, 10),
      await store.allTables(null, 10),
    ],
    results: await store.finishedGames({ person: 'anna' }),
    said: await store.saidBy('anna', null, 10),
  };
}

/** One more line, said by somebody, as the chat writes it. */
function saying(table: Table, who: string, at: number): { table: Table; entries: Entry[] } {
  const seq = table.seq + 1;
  const chat = { who, name: who, text: `I am ${who}` } as unknown as NonNullable<Entry['chat']>;
  return { table: { ...table, seq }, entries: [{ seq, at, by: null, act: 'say', told: [], chat }] };
}

async function filled(store: Store): Promise<void> {
  for (const [n, who] of ['anna', 'ben'].entries())
    await store.addIdentity(`hash ${n}`, { who, name: who, createdAt: 1 });
  for (const [n, file] of ['riga-3-base', 'tybor-3-beginning', 'great-split-2'].entries()) {
    const { table, entries, expected } = await finishedTable(file, {
      id: `t${n}`,
      whos: ['anna', 'ben'],
      at: 1000 + n,
    });
    await store.append({ table: { ...table, recent: [['key', 3]] }, expected, entries });
  }
  const first = (await store.load('t0'))!;
  await store.append({ ...saying(first, 'anna', 2000), expected: first.seq });
}

/** Which tables have a pack, by the database itself. */
async function idsOfPacks({ db, databaseUrl }: StorePlace): Promise<unknown[]> {
  const text = 'SELECT DISTINCT table_id FROM packs';
  if (databaseUrl === undefined) {
    const file = new DatabaseSync(db);
    const rows = file.prepare(text).all();
    file.close();
    return rows.map(({ table_id }) => table_id);
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ table_id: string }>(text);
  await client.end();
  return rows.map(({ table_id }) => table_id);
}

describe.each(STORES)('%s', (kind) => {
  test('what is packed is read as before, line by line; who has said something can still delete it', async () => {
    const store = await openStore(await place(kind));
    await filled(store);
    const ids = ['t0', 't1', 't2'];
    const before = await Promise.all(ids.map((id) => told(store, id)));
    expect(await store.packFinished(1001, 10)).toBe(0); // of those that were over by then, one has been talked about since
    expect(await store.packFinished(LATER, 2)).toBe(2);
    expect(await store.packFinished(LATER, 10)).toBe(1);
    expect(await store.packFinished(LATER, 10)).toBe(0);
    expect(await Promise.all(ids.map((id) => told(store, id)))).toEqual(before);
    expect((await store.load('t1'))!.recent).toEqual([]);
    await store.unsay('anna');
    expect(await store.saidBy('anna', null, 10)).toEqual([]);
    expect((await store.entries('t0', 0)).map(({ seq }) => seq)).toEqual(before[0].all.map(({ seq }) => seq));
    await store.close();
  });

  test('what happens at a packed table is kept with it, packed again later, and gone when the table goes', async () => {
    const at = await place(kind);
    const store = await openStore(at);
    const packedIds = () => idsOfPacks(at);
    await filled(store);
    await store.packFinished(LATER, 10);
    for (let n = 0; n < 40; n++) {
      const table = (await store.load('t1'))!;
      const next = { ...table, seq: table.seq + 1, points: [n] } as unknown as Table;
      const entry = { seq: next.seq, at: 3000 + n, by: 0, act: 'next', told: [] } as unknown as Entry;
      // By turns whole, and only what has changed.
      const isWhole = n % 3 === 0;
      await store.append({ table: next, expected: table.seq, entries: [entry], ...(!isWhole && { before: table }) });
      if (n % 10 === 9) expect(await store.packFinished(LATER, 10)).toBe(1);
    }
    const { table, all } = await told(store, 't1');
    // Written whole, it has no pack that still says what it was before.
    const last = {
      ...table!,
      seq: table!.seq + 1,
      chairs: table!.chairs.map((chair) => ({ ...chair, name: 'Nobody' })),
    } as Table;
    const gone = { seq: last.seq, at: 4000, by: null, act: 'forget', told: [] } as unknown as Entry;
    await store.append({ table: last, expected: table!.seq, entries: [gone] });
    expect(await packedIds()).not.toContain('t1');
    expect((await store.entries('t1', 0)).slice(0, -1)).toEqual(all);
    await store.packFinished(LATER, 10);
    expect(await packedIds()).toContain('t1');
    expect(table?.points).toEqual([39]);
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: table!.seq }, (_, i) => i + 1));
    expect(await store.dropTable('t1')).toBe(true);
    expect(await store.load('t1')).toBeNull();
    expect(await store.entries('t1', 0)).toEqual([]);
    expect(await store.packFinished(LATER, 10)).toBe(0);
    await store.close();
  });

  test('tables that go on are never packed, and one that changes meanwhile is left alone', async () => {
    const store = await openStore(await place(kind));
    const { table, entries, expected } = await finishedTable('riga-2-masters', { id: 'open', whos: ['anna', 'ben'] });
    await store.append({ table: { ...table, phase: 'playing' } as Table, expected, entries });
    expect(await store.packFinished(LATER, 10)).toBe(0);
    await store.append({ ...saying(table, 'ben', 5), expected: table.seq });
    const packing = store.packFinished(LATER, 10);
    const next = { ...(await store.load('open'))!, seq: table.seq + 2, points: [7] } as unknown as Table;
    const entry = { seq: next.seq, at: 6, by: 0, act: 'next', told: [] } as unknown as Entry;
    const appended = store.append({ table: next, expected: table.seq + 1, entries: [entry] });
    await Promise.all([packing, appended]);
    expect((await store.load('open'))!.points).toEqual([7]);
    expect((await store.entries('open', 0)).length).toBe(next.seq);
    await store.packFinished(LATER, 10);
    expect((await store.load('open'))!.points).toEqual([7]);
    expect((await store.entries('open', 0)).length).toBe(next.seq);
    await store.close();
  });

  test('a backup has everything', async () => {
    const at = await place(kind);
    const store = await openStore(at);
    await filled(store);
    const before = await told(store, 't0');
    await store.packFinished(LATER, 10);
    const folder = (await place('SQLite')).db;
    const file = `${folder}.${store.backupKind}`;
    await store.backup(file);
    if (kind === 'SQLite') {
      const copy = await openStore({ db: file });
      expect(await told(copy, 't0')).toEqual(before);
      await copy.close();
    } else {
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      const rows = lines.map((line) => JSON.parse(line) as { table: string; row: Record<string, string> });
      const own = rows.filter(({ table, row }) => table === 'entries' && row.table_id === 't0');
      expect(own.map(({ row }) => row.seq).sort((a, b) => Number(a) - Number(b))).toEqual(
        before.all.map(({ seq }) => seq),
      );
      const whole = rows.find(({ table, row }) => table === 'tables' && row.id === 't0')!.row;
      expect(JSON.parse(whole.data)).toMatchObject({ id: 't0', phase: 'finished' });
    }
    await store.close();
  });
});

test('SQLite: a file with packed tables is smaller, and one that is damaged says so', async () => {
  const { db } = await place('SQLite');
  const store = await openStore({ db });
  for (let n = 0; n < 20; n++) {
    const { table, entries, expected } = await finishedTable('riga-3-base', { id: `t${n}`, whos: ['anna', 'ben'] });
    await store.append({ table, expected, entries });
  }
  await store.packFinished(LATER, 100);
  await store.close();
  const file = new DatabaseSync(db);
  file.exec('VACUUM');
  const { n, data } = file.prepare("SELECT n, data FROM packs WHERE table_id = 't3'").get() as {
    n: number;
    data: Uint8Array;
  };
  data[data.length >> 1] ^= 1;
  file.prepare('UPDATE packs SET data = ? WHERE n = ?').run(data, n);
  file.close();
  expect(statSync(db).size).toBeLessThan(400_000); // 300 kB of it are empty tables
  const again = await openStore({ db });
  expect((await again.load('t2'))?.id).toBe('t2');
  await expect(again.load('t3')).rejects.toThrow();
  await again.close();
});
