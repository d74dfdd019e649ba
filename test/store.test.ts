// One contract for both stores, then what only one of them has: SQLite's file, PostgreSQL's connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { settle } from '../src/kernel/settings.ts';
import { openStore } from '../src/store/open.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { written } from '../src/store/row.ts';
import { FileWriter, openShared } from '../src/store/shared-file.ts';
import { openSqlite, openSqliteFile, restoreSqlite } from '../src/store/sqlite.ts';
import { SQLITE_MIGRATIONS } from '../src/store/sqlite-schema.ts';
import { type Append, BadDatabase, BadInput, type Store } from '../src/store/store.ts';
import { WHOLE_EVERY } from '../src/store/tail.ts';
import { newChat } from '../src/table/chat.ts';
import { newClock } from '../src/table/clock.ts';
import { botChair } from '../src/table/doing.ts';
import { asKept } from '../src/table/kept.ts';
import { resume } from '../src/table/resume.ts';
import type { Chair, Entry, Table } from '../src/table/types.ts';
import { NO_WAIT } from './disk.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const SETTINGS = settle((await loadGame('baselland')).game, {});

const chair = (given: Partial<Chair> = {}): Chair => ({
  kind: 'open',
  who: null,
  name: '',
  bot: null,
  out: false,
  promise: null,
  contribution: null,
  ...given,
});

const tableOf = (id: string, given: Partial<Table> = {}): Table => ({
  id,
  holds: [],
  game: 'baselland',
  rules: 1,
  form: 1,
  settings: SETTINGS,
  pace: 'live',
  absent: 'wait',
  help: 'full',
  isPublic: false,
  createdAt: 1000,
  host: 'anna',
  phase: 'gathering',
  chairs: [chair({ kind: 'person', who: 'anna', name: 'Anna' }), chair()],
  seq: 1,
  secret: 'secret',
  commitment: 'commitment',
  roll: null,
  failed: [],
  callUntil: null,
  journal: null,
  choices: [],
  points: [],
  idleActs: {},
  sat: [],
  clocks: [],
  unseen: [],
  decisionNumbers: [],
  recent: [],
  back: null,
  abandon: [],
  chat: newChat(true),
  daily: null,
  verdict: null,
  series: [],
  next: null,
  ...given,
});
const entryOf = (seq: number, act = 'choose'): Entry => ({
  seq,
  at: 1000 + seq,
  by: 0,
  act,
  told: [{ event: { e: 'placed' } }],
});
const creation = (id: string, given: Partial<Table> = {}): Append => ({
  table: tableOf(id, given),
  expected: 0,
  entries: [entryOf(1, 'opened')],
});
const next = (id: string, seq: number, given: Partial<Table> = {}): Append => ({
  table: tableOf(id, { ...given, seq }),
  expected: seq - 1,
  entries: [entryOf(seq)],
});
/** A table whose game has begun. */
async function begunTable(id: string): Promise<Table> {
  const { createdAt, pace, help, isPublic, host, game } = tableOf(id);
  const chairs = [botChair('random'), botChair('random')];
  const secret = 'ab'.repeat(32);
  const opening = { id, game, pace, help, isPublic, host, chairs, settings: {}, secret, now: createdAt };
  return resume(await loadGame('baselland'), opening).table;
}

/** Waits until it is so; generous, because the machine may be busy. */
const soon = <T>(value: () => T) => expect.poll(value, { interval: 5 });
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Tables that later versions have added, those that refer to others first. */
const LATER_TABLES = [
  ...['editions', 'merged', 'evening_people', 'evenings'],
  ...['circle_lines', 'circle_tables', 'circle_removed', 'circle_members', 'circles'],
  ...['results', 'result_seats', 'untaken'],
];

/** A database of its own for one test; several stores may open it. */
interface Lab {
  readonly file?: string;
  open(): Promise<Store>;
  sql(text: string): Promise<void>;
  /** What a database says of its version, if it is an older one. */
  readonly isOfVersion2: string;
  /** Takes away the triggers of later versions, and puts tables together again. */
  readonly undoLater: string;
  /** Makes the database refuse entries whose act is `poison`. */
  poison(): Promise<void>;
  end(): Promise<void>;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function sqliteLab(): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
  const file = join(folder, 'kontor.db');
  const sql = async (text: string): Promise<void> => {
    const db = new DatabaseSync(file);
    db.exec(text);
    db.close();
  };
  return {
    file,
    open: () => openStore({ db: file, options: NO_WAIT }),
    sql,
    isOfVersion2: 'PRAGMA user_version = 2',
    undoLater: `
      DROP TRIGGER tables_came; DROP TRIGGER tables_changed;
      ALTER TABLE seats ADD COLUMN waits INTEGER NOT NULL DEFAULT 0; ALTER TABLE tables DROP COLUMN waits_for; ALTER TABLE entries DROP COLUMN tail;
      DROP TABLE packs; DROP INDEX tables_loose; DROP INDEX tables_unstarted; ALTER TABLE tables DROP COLUMN packed_seq;
      ALTER TABLE tables ADD COLUMN data TEXT NOT NULL DEFAULT '';
      UPDATE tables SET data = (SELECT data FROM wholes WHERE table_id = id); DROP TABLE wholes;`,
    poison: () =>
      sql(`CREATE TRIGGER poison AFTER INSERT ON entries WHEN new.data LIKE '%poison%'
           BEGIN SELECT RAISE(ABORT, 'poisoned'); END`),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

/** A file that one process writes for the others. What they say to each other is copied, as between processes. */
async function sharedLab(): Promise<Lab> {
  const lab = await sqliteLab();
  const { file } = lab;
  const written = openSqliteFile(file!, NO_WAIT);
  const writer = new FileWriter(written);
  let readers = 0;
  return {
    ...lab,
    async open() {
      const name = `reader ${++readers}`;
      const said = (message: object): Promise<void> => writer.hear(name, structuredClone(message) as never);
      const { store, hear } = await openShared(file!, { send: (message) => setImmediate(() => void said(message)) });
      writer.add(name, { send: (message) => setImmediate(() => hear(structuredClone(message) as never)) });
      return store;
    },
    async end() {
      await written.store.close();
      await lab.end();
    },
  };
}

async function postgresLab(): Promise<Lab> {
  const databaseUrl = await postgres.database('opened');
  const sql = async (text: string): Promise<void> => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  return {
    open: () => openStore({ db: '/nowhere', databaseUrl }),
    sql,
    isOfVersion2: 'UPDATE kontor_version SET version = 2',
    undoLater: `
      DROP FUNCTION kontor_untaken CASCADE; ALTER TABLE entries DROP COLUMN tail;
      DROP TABLE packs; DROP INDEX tables_loose; DROP INDEX tables_unstarted; ALTER TABLE tables DROP COLUMN packed_seq;`,
    poison: () =>
      sql(`CREATE FUNCTION poison() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'poisoned'; END $$;
           CREATE TRIGGER poison AFTER INSERT ON entries FOR EACH ROW WHEN (new.data LIKE '%poison%')
           EXECUTE FUNCTION poison()`),
    end: async () => {},
  };
}

describe.each([
  ['SQLite', sqliteLab],
  ['SQLite shared by processes', sharedLab],
  ['PostgreSQL', postgresLab],
])('%s', (_, newLab) => {
  let lab: Lab;
  let store: Store;
  const stores: Store[] = [];
  const another = async (): Promise<Store> => {
    const opened = await lab.open();
    stores.push(opened);
    return opened;
  };
  beforeEach(async () => {
    lab = await newLab();
    store = await another();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((opened) => opened.close()));
    await lab.end();
  });

  test('what is appended is there, in this store and in the next', async () => {
    expect(await store.load('t')).toBeNull();
    expect(await store.entries('t', 0)).toEqual([]);
    expect(await store.append(creation('t'))).toBe(true);
    const two: Append = { table: tableOf('t', { seq: 3 }), expected: 1, entries: [entryOf(2), entryOf(3)] };
    expect(await store.append(two)).toBe(true);
    await store.close();
    const again = await another();
    expect(await again.load('t')).toEqual(two.table);
    expect(await again.entries('t', 0)).toEqual([entryOf(1, 'opened'), entryOf(2), entryOf(3)]);
    expect(await again.entries('t', 2)).toEqual([entryOf(3)]);
    expect(await again.entries('t', 3)).toEqual([]);
    expect(await again.entries('t', 0, 2)).toEqual([entryOf(1, 'opened'), entryOf(2)]);
    expect(await again.entries('t', 1, 2)).toEqual([entryOf(2)]);
    expect(await again.entries('t', 2, 2)).toEqual([]);
  });

  test('of an act only what it has changed is kept; loading puts it together, here and in another process', async () => {
    const other = await another();
    const begun = await begunTable('t');
    let table = { ...begun, seq: 1 };
    expect(await store.append({ table, expected: 0, entries: [entryOf(1)] })).toBe(true);
    for (let seq = 2; seq <= 2 * WHOLE_EVERY + 5; seq++) {
      const [before, stores] = [table, seq % 7 === 0 ? [other, store] : [store, other]];
      const loaded = (await stores[0].load('t'))!;
      table = { ...loaded, seq, choices: [...loaded.choices, { seat: 0, text: `choice ${seq}` }] };
      const move = { table, expected: seq - 1, entries: [entryOf(seq)], isMove: true };
      expect(await stores[0].append({ ...move, before: loaded })).toBe(true);
      expect(await stores[1].append({ ...move, before })).toBe(false);
      expect(await stores[1].load('t')).toEqual(table);
    }
    const whole = { ...table, seq: table.seq + 1, host: 'nobody' };
    expect(await store.append({ table: whole, expected: table.seq, entries: [entryOf(whole.seq)] })).toBe(true);
    expect(await other.load('t')).toEqual(whole);
    expect((await other.entries('t', 0)).map(({ seq }) => seq)).toEqual(range(whole.seq).map((i) => i + 1));
  });

  test('a wrong number changes nothing', async () => {
    await store.append(creation('t'));
    await store.append(next('t', 2));
    const late = { secret: 'late' };
    expect(await store.append(creation('t', late))).toBe(false);
    expect(await store.append(next('t', 2, late))).toBe(false);
    expect(await store.append(next('t', 4, late))).toBe(false);
    expect(await store.append(next('unknown', 2))).toBe(false);
    expect(await store.load('t')).toEqual(tableOf('t', { seq: 2 }));
    expect(await store.entries('t', 0)).toHaveLength(2);
    expect(await store.load('unknown')).toBeNull();
    expect(await store.entries('unknown', 0)).toEqual([]);
  });

  test('numbers that do not follow are refused', async () => {
    await store.append(creation('t'));
    const table = tableOf('t', { seq: 2 });
    for (const bad of [
      { table, expected: 1, entries: [] },
      { table, expected: 1, entries: [entryOf(3)] },
      { table, expected: 0, entries: [entryOf(2)] },
      { table: tableOf('t', { seq: 3 }), expected: 1, entries: [entryOf(2)] },
      { table: tableOf('t', { seq: 0 }), expected: -1, entries: [entryOf(0)] },
    ])
      await expect(store.append(bad)).rejects.toThrow(BadInput);
    expect(await store.load('t')).toEqual(tableOf('t'));
  });

  test('many race for the same number: exactly one is first', async () => {
    const others = [store, await another(), await another()];
    for (const make of [
      (i: number) => creation('t', { secret: `${i}` }),
      (i: number) => next('t', 2, { secret: `${i}` }),
    ]) {
      const answers = await Promise.all(range(60).map((i) => others[i % 3].append(make(i))));
      expect(answers.filter((isFirst) => isFirst)).toHaveLength(1);
      expect((await store.load('t'))!.secret).toBe(`${answers.indexOf(true)}`);
    }
    expect(await store.entries('t', 0)).toHaveLength(2);
  });

  test('many tables at once, each in the order of the calls', async () => {
    const calls = range(200).flatMap((i) => [creation(`t${i}`), next(`t${i}`, 2), next(`t${i}`, 3)]);
    const answers = await Promise.all(calls.map((call) => store.append(call)));
    expect(answers.every((isFirst) => isFirst)).toBe(true);
    const tables = await Promise.all(range(200).map((i) => store.load(`t${i}`)));
    expect(tables.map((table) => table!.seq)).toEqual(range(200).map(() => 3));
    expect(await store.entries('t77', 0)).toHaveLength(3);
  });

  test('two processes append to the same tables without standing in each other’s way', async () => {
    const other = await another();
    await Promise.all(range(40).map((i) => store.append(creation(`t${i}`))));
    for (const seq of [2, 3, 4, 5]) {
      const mine = range(40).map((i) => store.append(next(`t${i}`, seq)));
      const theirs = range(40).map((i) => other.append(next(`t${39 - i}`, seq)));
      const answers = await Promise.all([...mine, ...theirs]);
      expect(answers.filter((isFirst) => isFirst)).toHaveLength(40);
    }
  });

  test('a table may be changed as soon as the call has returned', async () => {
    const append = creation('t');
    const stored = store.append(append);
    append.table.phase = 'abandoned';
    await stored;
    expect((await store.load('t'))!.phase).toBe('gathering');
  });

  test('nobody hears of an append before it is stored', async () => {
    const other = await another();
    const seen: Promise<Table | null>[] = [];
    store.listen((id) => seen.push(other.load(id)));
    await store.append(creation('t'));
    expect(await other.load('t')).not.toBeNull();
    await soon(() => seen.length).toBe(1);
    expect((await seen[0])!.seq).toBe(1);
  });

  test('an append that the database refuses changes nothing and spoils no other', async () => {
    await lab.poison();
    const bad: Append = {
      table: tableOf('bad', { seq: 2, chairs: [chair({ kind: 'person', who: 'bad', name: 'Bad' })] }),
      expected: 0,
      entries: [entryOf(1), entryOf(2, 'poison')],
    };
    const [first, refused, last] = await Promise.allSettled([
      store.append(creation('a')),
      store.append(bad),
      store.append(creation('z')),
    ]);
    expect(first).toMatchObject({ value: true });
    expect(last).toMatchObject({ value: true });
    expect(refused).toMatchObject({ reason: { message: expect.stringContaining('poisoned') } });
    expect(await store.load('bad')).toBeNull();
    expect(await store.entries('bad', 0)).toEqual([]);
    expect(await store.tablesOf('bad', 9)).toEqual([]);
    expect(await store.openTables('', 9)).toEqual(['a', 'z']);
    expect(await store.append({ ...bad, entries: [entryOf(1), entryOf(2)] })).toBe(true);
  });

  test('public tables: open ones, newest first', async () => {
    const isPublic = true;
    await store.append(creation('old', { isPublic, createdAt: 1 }));
    await store.append(creation('new', { isPublic, createdAt: 3 }));
    await store.append(creation('middle', { isPublic, createdAt: 2, phase: 'playing' }));
    await store.append(creation('private'));
    await store.append(creation('over', { isPublic, phase: 'finished' }));
    expect((await store.publicTables(9)).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    const [listed] = await store.publicTables(1);
    expect(listed).toEqual({ id: 'new', seq: 1, phase: 'gathering' });
    expect([await store.seqOf('new'), await store.seqOf('none'), await store.seqOf('\0')]).toEqual([1, 0, 0]);
    await store.append(next('new', 2, { isPublic, createdAt: 3, phase: 'abandoned' }));
    expect(await store.seqOf('new')).toBe(2);
    expect((await store.publicTables(9)).map(({ id }) => id)).toEqual(['middle', 'old']);
    expect(await store.publicTables(0)).toEqual([]);
    expect(await store.publicTables(-1)).toEqual([]);
    expect((await store.publicTables(9, 1)).map(({ id }) => id)).toEqual(['middle']); // it has started
  });

  test('devices: lasting tokens that were seen in use, taken away one by one or all but some', async () => {
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.addIdentity('x1', { who: 'bert', name: 'Bert', createdAt: 1 });
    await store.addToken('h2', 'anna', false, null);
    await store.addToken('mail', 'anna', false, null); // a lasting token that is no device
    await store.addToken('link', 'anna', true, null);
    await store.addToken('short', 'anna', false, Date.now() + 60_000);
    const hashes = async (who = 'anna', now = 0) => (await store.devicesOf(who, now)).map(({ hash }) => hash);
    expect(await hashes()).toEqual([]);
    for (const [i, hash] of ['h1', 'h2', 'short', 'link', 'x1', 'nobody', '\0'].entries())
      await store.seeDevice({ hash, about: `Firefox ${i}`, seenAt: i });
    expect(await hashes()).toEqual(['short', 'h2', 'h1']);
    expect(await hashes('anna', Number.MAX_SAFE_INTEGER)).toEqual(['h2', 'h1']);
    expect(await hashes('bert')).toEqual(['x1']);
    expect((await store.devicesOf('anna', 0))[2]).toEqual({ hash: 'h1', about: 'Firefox 0', seenAt: 0 });
    expect(await store.takeToken('link', 0)).toBe('anna'); // being seen has not made it a lasting one
    expect(await store.dropToken('bert', 'h2')).toBe(false);
    expect(await store.dropToken('anna', 'h2')).toBe(true);
    expect(await store.findIdentity('h2')).toBeNull();
    await store.addToken('again', 'anna', true, null);
    expect((await store.lastingTokens(['h1', 'h2', 'x1', 'again', '\0'], 0)).sort()).toEqual(['h1', 'x1']);
    await store.dropTokens('anna', ['h1', 'mail', '\0']);
    expect([await store.tokensOf('anna', 0), await store.tokensOf('bert', 0)]).toEqual([2, 1]);
    expect(await store.findIdentity('mail')).toMatchObject({ who: 'anna' });
    await store.dropTokens('anna', []);
    expect(await hashes()).toEqual([]);
    await expect(store.seeDevice({ hash: 'x1', about: '\0', seenAt: 1 })).rejects.toThrow(BadInput);
  });

  test('tables that nobody started vanish with all that belongs to them, and no others', async () => {
    const old = { createdAt: 1, isPublic: true };
    await store.append(creation('unstarted', old));
    await store.append(creation('revealing', { ...old, phase: 'revealing' }));
    await store.append(creation('playing', { ...old, phase: 'playing' }));
    await store.append(creation('over', { ...old, phase: 'finished' }));
    const left = async () => (await store.allTables(null, 9)).map(({ id }) => id).sort();
    const [{ updatedAt }] = await store.allTables(null, 1);
    expect(await store.sweepTables(updatedAt, 9)).toBe(0); // something has happened there since
    expect(await store.sweepTables(updatedAt + 1, 1)).toBe(1);
    expect(await store.sweepTables(updatedAt + 1, 9)).toBe(1);
    expect(await store.sweepTables(updatedAt + 1, 9)).toBe(0);
    expect(await left()).toEqual(['over', 'playing']);
    expect([await store.load('unstarted'), await store.entries('unstarted', 0)]).toEqual([null, []]);
    expect((await store.tablesOf('anna', 9)).map(({ id }) => id).sort()).toEqual(['over', 'playing']);
    expect(await store.append(creation('unstarted', old))).toBe(true); // the id is free again
  });

  test('a table is removed with all that belongs to it; listeners hear of it', async () => {
    const heard: [string, number][] = [];
    await store.append(creation('a', { phase: 'playing' }));
    await store.append(creation('b', { phase: 'playing' }));
    await store.beginTry({ day: '2026-01-01', game: 'riga', who: 'anna', table: 'a' });
    const stop = store.listen((id, seq) => heard.push([id, seq]));
    expect([await store.dropTable('a'), await store.dropTable('a'), await store.dropTable('\0')]).toEqual([
      true,
      false,
      false,
    ]);
    await expect.poll(() => heard).toContainEqual(['a', 2 ** 31 - 1]); // of the appends we may hear late, and after it
    stop();
    expect([await store.load('a'), await store.entries('a', 0), await store.seqOf('a')]).toEqual([null, [], 0]);
    expect((await store.tablesOf('anna', 9)).map(({ id }) => id)).toEqual(['b']);
    expect(await store.triesOf('anna')).toEqual([]);
    expect(await store.append(next('a', 2))).toBe(false); // nobody brings it back
  });

  test('editions: one’s own and shared ones, replaced, bounded, merged, and gone with the person', async () => {
    const edition = (id: string, who: string, at: number, isShared = false) => ({
      ...{ id, who, at, isShared },
      ...{ game: 'riga', name: `Box “${id}”`, hash: `hash ${id} ${at}`, data: `{"id":"${id}"}` },
    });
    const keep = (one: ReturnType<typeof edition>) => store.keepEdition(one, 2);
    const idsFor = async (who: string) => (await store.editionsFor(who, 9)).map(({ id }) => id);
    for (const who of ['anna', 'bert']) await store.addIdentity(`t ${who}`, { who, name: who, createdAt: 1 });
    expect([await keep(edition('a', 'anna', 1)), await keep(edition('b', 'bert', 2, true))]).toEqual([true, true]);
    expect(await store.edition('a')).toEqual(edition('a', 'anna', 1));
    expect([await idsFor('anna'), await idsFor('bert'), await idsFor('\0')]).toEqual([['a', 'b'], ['b'], []]);
    expect((await store.editionsFor('anna', 1)).map(({ id }) => id)).toEqual(['a']); // however many others share
    expect('data' in (await store.editionsFor('anna', 1))[0]).toBe(false);
    expect(await keep(edition('a', 'bert', 3))).toBe(false); // somebody else's
    expect(await keep(edition('a', 'anna', 4))).toBe(true);
    expect(await store.edition('a')).toEqual(edition('a', 'anna', 4));
    expect(await keep(edition('c', 'anna', 5))).toBe(true);
    expect(await keep(edition('d', 'anna', 6))).toBe(false); // she has two
    expect(await keep(edition('c', 'anna', 7))).toBe(true);
    await expect(keep(edition('e', 'nobody', 8))).rejects.toThrow(BadInput);
    expect([await store.dropEdition('bert', 'c'), await store.dropEdition('anna', 'c')]).toEqual([false, true]);
    expect(await store.edition('c')).toBeNull();
    await store.merge('anna', 'bert', {}, 9);
    expect(await idsFor('bert')).toEqual(['a', 'b']);
    await store.forget('bert');
    expect([await store.edition('a'), await store.edition('b')]).toEqual([null, null]);
  });

  test('doubts: newest first, in pages, of one person, dealt with, and gone with the person', async () => {
    const doubt = (id: string, at: number, who = 'anna') => ({ id, at, who, data: `{"text":"${id}"}` });
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.addIdentity('x1', { who: 'bert', name: 'Bert', createdAt: 1 });
    for (const one of [doubt('a', 1), doubt('c', 2), doubt('b', 2, 'bert'), doubt('d', 3)]) await store.addDoubt(one);
    const page = await store.doubts(null, 2);
    expect(page).toEqual([doubt('d', 3), doubt('c', 2)]);
    expect((await store.doubts(page[1], 9)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await store.doubtsOf('anna', 2)).map(({ id }) => id)).toEqual(['d', 'c']);
    expect([await store.doubt('b'), await store.doubt('z'), await store.doubt('\0')]).toEqual([
      doubt('b', 2, 'bert'),
      null,
      null,
    ]);
    await store.dropDoubt('c');
    await store.forget('bert');
    expect((await store.doubts(null, 9)).map(({ id }) => id)).toEqual(['d', 'a']);
    await expect(store.addDoubt(doubt('e', 4, 'nobody'))).rejects.toThrow(BadInput);
    await expect(store.addDoubt({ ...doubt('e', 4), data: '\0' })).rejects.toThrow(BadInput);
  });

  test('shelves: what waits first, in pages; what is over can be put away and comes back', async () => {
    const open = (id: string, createdAt: number, waits?: string[], given: Partial<Table> = {}) =>
      store.append({ ...creation(id, { createdAt, phase: 'playing', ...given }), ...(waits && { waits }) });
    await open('a', 1, []);
    await open('b', 2, ['anna']);
    await open('c', 3, ['bert']);
    await open('d', 4); // nobody has said: it may wait for anybody
    await open('e', 5, ['anna'], { phase: 'gathering' });
    await open('f', 6, ['anna'], { host: 'bert', chairs: [chair({ kind: 'person', who: 'bert' }), chair()] });
    await open('g', 7, ['anna'], { phase: 'finished' });
    await open('h', 8, [], { phase: 'abandoned' });
    const shelved = await store.shelf('anna', 'running', null, 9);
    expect(shelved.map(({ id, at, waits }) => [id, at, waits])).toEqual([
      ['d', 4, true],
      ['b', 2, true],
      ['e', 5, false],
      ['c', 3, false],
      ['a', 1, false],
    ]);
    for (const [i, mark] of shelved.entries())
      expect(await store.shelf('anna', 'running', mark, 2)).toEqual(shelved.slice(i + 1, i + 3));
    await store.append({ ...next('b', 2, { createdAt: 2, phase: 'playing' }), waits: [] });
    await store.append({ ...next('a', 2, { createdAt: 1, phase: 'playing' }), waits: ['anna'] });
    const ids = async (which: 'running' | 'over' | 'away', who = 'anna') =>
      (await store.shelf(who, which, null, 9)).map(({ id }) => id).join('');
    expect(await ids('running')).toBe('daecb');
    expect([await ids('over'), await ids('away'), await ids('running', 'bert')]).toEqual(['hg', '', 'f']);
    expect([await store.putAway('anna', 'g', true), await store.putAway('anna', 'g', true)]).toEqual([true, true]);
    for (const [who, id] of [
      ['anna', 'a'],
      ['bert', 'g'],
      ['anna', 'f'],
      ['anna', 'z'],
      ['\0', 'g'],
    ] as const)
      expect(await store.putAway(who, id, true)).toBe(false);
    expect([await ids('over'), await ids('away')]).toEqual(['h', 'g']);
    expect(await store.append(next('g', 2, { createdAt: 7, phase: 'finished' }))).toBe(true); // somebody talks there
    expect(await ids('away')).toBe('g');
    expect(await store.putAway('anna', 'g', false)).toBe(true);
    expect([await ids('over'), await ids('away')]).toEqual(['gh', '']);
  });

  test('tables of a person: as host and by chair, newest first, as they are now', async () => {
    const bert = chair({ kind: 'person', who: 'bert', name: 'Bert' });
    const ids = async (who: string): Promise<string[]> => (await store.tablesOf(who, 9)).map(({ id }) => id);
    await store.append(creation('a', { createdAt: 1 }));
    await store.append(creation('b', { createdAt: 2, chairs: [bert, bert], phase: 'finished' }));
    await store.append(creation('c', { createdAt: 3, host: 'bert', chairs: [] }));
    expect(await ids('anna')).toEqual(['b', 'a']);
    expect(await ids('bert')).toEqual(['c', 'b']);
    expect(await ids('nobody')).toEqual([]);
    await store.append(next('a', 2, { createdAt: 1, chairs: [bert] }));
    await store.append(next('c', 2, { createdAt: 3, host: 'carl', chairs: [] }));
    expect(await ids('bert')).toEqual(['b', 'a']);
    expect(await ids('anna')).toEqual(['b', 'a']);
    expect(await store.tablesOf('bert', 1)).toMatchObject([{ id: 'b', seq: 1, phase: 'finished' }]);
  });

  test('open tables and tables with bots due, in pages by id', async () => {
    const ids = ['B', 'a', 'c', 'd', 'e', 'f', 'ä'];
    await Promise.all(ids.map((id) => store.append(creation(id, { phase: id === 'c' ? 'finished' : 'playing' }))));
    expect(await store.openTables('', 3)).toEqual(['B', 'a', 'd']);
    expect(await store.openTables('d', 9)).toEqual(['e', 'f', 'ä']);
    expect(await store.openTables('ä', 9)).toEqual([]);
    expect(await store.botTables(9)).toEqual([]);
    const phase = 'playing';
    for (const id of ['a', 'e', 'f']) await store.append({ ...next(id, 2, { phase }), botsDue: true });
    await store.append({ ...next('B', 2), botsDue: true }); // not playing: nothing for a bot to do
    expect(await store.botTables(2)).toEqual(['a', 'e']);
    expect(await store.botTables(2, 'e')).toEqual(['f']);
    await store.append({ ...next('a', 3, { phase }), botsDue: false });
    await store.append(next('d', 2, { phase, chairs: [chair({ kind: 'bot', bot: 'greedy' })] }));
    expect(await store.botTables(9)).toEqual(['d', 'e', 'f']);
    const carl = chair({ kind: 'person', who: 'carl' });
    for (const [id, createdAt] of [['g', 7] as const, ['h', 8] as const])
      await store.append({ ...creation(id, { phase, createdAt, host: 'bert', chairs: [carl] }), botsDue: id === 'h' });
    expect([await store.botTablesOf('carl', 9), await store.botTablesOf('bert', 9)]).toEqual([['h'], ['h']]);
    expect([await store.botTablesOf('carl', 0), await store.botTablesOf('nobody', 9)]).toEqual([[], []]);
  });

  test('all tables, newest first, in pages', async () => {
    for (const [id, createdAt] of [
      ['a', 1],
      ['c', 2],
      ['b', 2],
      ['d', 3],
    ] as const)
      await store.append(creation(id, { createdAt, phase: id === 'a' ? 'finished' : 'gathering' }));
    const page = await store.allTables(null, 2);
    expect(page.map(({ id }) => id)).toEqual(['d', 'c']);
    expect(page[0]).toEqual({ id: 'd', seq: 1, phase: 'gathering', createdAt: 3, updatedAt: 1001 });
    expect((await store.allTables(page[1], 9)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await store.allTables({ createdAt: 1, id: 'a' }, 9)).toEqual([]);
  });

  test('persons are found by a part of their name', async () => {
    for (const [who, name] of [
      ['1', 'Anna'],
      ['2', 'Johanna 100%'],
      ['3', 'Bert'],
    ] as const)
      await store.addIdentity(`hash${who}`, { who, name, createdAt: 7 });
    expect((await store.findPersons('ANNA', 9)).map(({ who }) => who)).toEqual(['1', '2']);
    expect((await store.findPersons('%', 9)).map(({ who }) => who)).toEqual(['2']);
    expect(await store.findPersons('\0', 9)).toEqual([]);
    expect(await store.findPersons('', 1)).toHaveLength(1);
    expect(await store.person('3')).toEqual({ who: '3', name: 'Bert', createdAt: 7 });
    expect(await store.person('4')).toBeNull();
    await store.addToken('link', '3', true, 500);
    expect([await store.tokensOf('3', 400), await store.tokensOf('3', 600), await store.tokensOf('4', 0)]).toEqual([
      2, 1, 0,
    ]);
  });

  test('what somebody said can be found and taken away, and nothing else', async () => {
    const line = (seq: number, who: string, text: string): Entry => ({
      ...entryOf(seq, 'say'),
      told: [],
      chat: { who, name: who, tag: `tag of ${who}`, room: 'players', text, sign: null, on: null },
    });
    const entries = [entryOf(1, 'opened'), line(2, 'anna', 'one'), line(3, 'bert', 'two'), line(4, 'anna', 'three')];
    await store.append({ table: tableOf('t', { seq: 4 }), expected: 0, entries });
    await store.append({ table: tableOf('u', { seq: 1 }), expected: 0, entries: [line(1, 'anna', 'four')] });
    expect((await store.saidBy('anna', null, 10)).map(({ table, entry }) => [table, entry.chat!.text])).toEqual([
      ['t', 'one'],
      ['t', 'three'],
      ['u', 'four'],
    ]);
    expect((await store.saidBy('anna', null, 2)).map(({ entry }) => entry.seq)).toEqual([2, 4]);
    const rest = await store.saidBy('anna', { table: 't', seq: 2 }, 10);
    expect(rest.map(({ table, entry }) => [table, entry.seq])).toEqual([
      ['t', 4],
      ['u', 1],
    ]);
    await store.unsay('anna');
    await store.unsay('nobody');
    expect(await store.saidBy('anna', null, 10)).toEqual([]);
    const kept = await store.entries('t', 0);
    expect(kept.map(({ seq, chat }) => [seq, chat?.text, chat?.name])).toEqual([
      [1, undefined, undefined],
      [2, null, 'N. N.'],
      [3, 'two', 'bert'],
      [4, null, 'N. N.'],
    ]);
    expect(JSON.stringify([kept, await store.entries('u', 0)])).not.toMatch(/"anna"|one|three|four/);
  });

  test('the first try of a day counts, its result is noted once, and the best come first', async () => {
    const day = '2026-11-15';
    const game = 'riga';
    await Promise.all(['a', 'b', 'c'].map((id) => store.append(creation(id, { phase: 'finished' }))));
    const others = [store, await another()];
    const tables = await Promise.all(
      ['a', 'x', 'y'].map((table, i) => others[i % 2].beginTry({ day, game, who: 'anna', table })),
    );
    expect(new Set(tables).size).toBe(1);
    await store.beginTry({ day, game, who: 'bert', table: 'b' });
    await store.beginTry({ day, game, who: 'carl', table: 'c' });
    await store.beginTry({ day, game: 'tybor', who: 'carl', table: 'unknown' });
    await store.endTry({ day, game, who: 'bert' }, { name: 'Bert', points: 40, place: 2 });
    await store.endTry({ day, game, who: 'bert' }, { name: 'Bert', points: 99, place: 1 });
    await store.endTry({ day, game, who: 'carl' }, { name: 'Carl', points: 70, place: 1 });
    const found = await store.tries(day, game);
    expect(found.map(({ who, result }) => [who, result?.points])).toEqual([
      ['carl', 70],
      ['bert', 40],
      ['anna', undefined],
    ]);
    expect(found[1]).toEqual({
      day,
      game,
      who: 'bert',
      table: 'b',
      phase: 'finished',
      result: { name: 'Bert', points: 40, place: 2 },
    });
    expect(await store.tries(day)).toHaveLength(4);
    expect(await store.tries('2026-11-16')).toEqual([]);
    expect((await store.triesOf('carl')).map(({ game, phase }) => [game, phase])).toEqual([
      ['riga', 'finished'],
      ['tybor', 'gathering'],
    ]);
    await store.addIdentity('hash', { who: 'carl', name: 'Carl', createdAt: 1 });
    await store.forget('carl');
    expect(await store.triesOf('carl')).toEqual([]);
  });

  test('a backup is a whole copy of what is there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-backup-'));
    await store.append(creation('t'));
    await store.append(next('t', 2));
    await store.addIdentity('hash', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.setPersonal('anna', 'notices', 'by mail');
    const file = join(folder, `copy.${store.backupKind}`);
    await store.backup(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    if (store.backupKind === 'sqlite') {
      const copy = await openSqlite(file);
      expect(await copy.entries('t', 0)).toHaveLength(2);
      expect(await copy.personal('anna', 'notices')).toBe('by mail');
      await copy.close();
    } else {
      const rows = readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { table: string; row: { data?: string; name?: string } });
      const counts = Object.groupBy(rows, ({ table }) => table);
      expect([counts.tables?.length, counts.entries?.length, counts.identities?.[0].row.name]).toEqual([1, 2, 'Anna']);
      expect(JSON.parse(counts.tables![0].row.data!)).toMatchObject({ id: 't', seq: 2 });
      expect(counts.personal?.map(({ row }) => row)).toMatchObject([{ who: 'anna', value: 'by mail' }]);
    }
    rmSync(folder, { recursive: true });
  });

  /** A table that plays, with a clock that runs out then; null: none runs. */
  const ticking = (due: number | null): Partial<Table> => ({
    phase: 'playing',
    clocks: [{ ...newClock({ pace: 'day' }), ...(due !== null && { left: due, since: 0 }) }],
  });

  test('tables whose time is up, in pages by id', async () => {
    const due = { B: 50, a: 10, c: 30, d: 20 };
    for (const [id, at] of Object.entries(due)) await store.append(creation(id, ticking(at)));
    await store.append(creation('e', ticking(null)));
    await store.append(creation('f', { ...ticking(5), phase: 'finished' }));
    expect(await store.dueTables(9, 9)).toEqual([]);
    expect(await store.dueTables(30, 9)).toEqual(['a', 'c', 'd']);
    expect(await store.dueTables(99, 2)).toEqual(['B', 'a']);
    expect(await store.dueTables(99, 2, 'a')).toEqual(['c', 'd']);
    await store.append(next('a', 2, ticking(99)));
    await store.append(next('c', 2, ticking(null)));
    expect(await store.dueTables(60, 9)).toEqual(['B', 'd']);
  });

  test('a database of the version before opens, with its tables, and counts from there', async () => {
    await store.append(creation('t', { phase: 'playing' }));
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.close();
    await lab.sql(`
      ${LATER_TABLES.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')}
      ${lab.undoLater}
      ALTER TABLE seats DROP COLUMN waits; ALTER TABLE seats DROP COLUMN away; ALTER TABLE identities DROP COLUMN seal;
      ALTER TABLE identities DROP COLUMN colour;
      DROP TABLE doubts; ALTER TABLE tokens DROP COLUMN seen_at; ALTER TABLE tokens DROP COLUMN about; DROP TABLE personal; DROP INDEX tables_due; ALTER TABLE tables DROP COLUMN due_at; ${lab.isOfVersion2}`);
    const again = await another();
    expect(await again.load('t')).toMatchObject({ id: 't', phase: 'playing', absent: 'wait', clocks: [] });
    expect(await again.dueTables(99, 9)).toEqual([]);
    expect(await again.shelf('anna', 'running', null, 9)).toMatchObject([{ id: 't', waits: true }]); // as far as is known
    expect(await again.append(next('t', 2, ticking(7)))).toBe(true);
    expect(await again.dueTables(99, 9)).toEqual(['t']);
    expect(await again.devicesOf('anna', 0)).toEqual([]); // not seen yet
    await again.seeDevice({ hash: 'h1', about: 'Firefox', seenAt: 5 });
    expect(await again.devicesOf('anna', 0)).toEqual([{ hash: 'h1', about: 'Firefox', seenAt: 5 }]);
  });

  test('something personal is kept by name, and gone with the person', async () => {
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.addIdentity('h2', { who: 'bert', name: 'Bert', createdAt: 1 });
    expect(await store.personal('anna', 'notices')).toBeNull();
    for (const who of ['anna', 'bert']) await store.setPersonal(who, 'notices', `{"of":"${who}"}`);
    await store.setPersonal('anna', 'notices', '2');
    await store.setPersonal('anna', 'other', '3');
    expect(await store.personal('anna', 'notices')).toBe('2');
    expect(await store.personal('bert', 'notices')).toBe('{"of":"bert"}');
    expect(await store.personals('notices', '', 1)).toEqual([{ who: 'anna', value: '2' }]);
    expect(await store.personals('notices', 'anna', 5)).toEqual([{ who: 'bert', value: '{"of":"bert"}' }]);
    expect(await store.personals('nothing', '', 5)).toEqual([]);
    await store.setPersonal('anna', 'other', null);
    expect(await store.personal('anna', 'other')).toBeNull();
    await expect(store.setPersonal('nobody', 'notices', '1')).rejects.toThrow(BadInput);
    await expect(store.setPersonal('anna', 'notices', 'a\0b')).rejects.toThrow(BadInput);
    await store.forget('anna');
    expect(await store.personal('anna', 'notices')).toBeNull();
    expect(await store.personal('bert', 'notices')).toBe('{"of":"bert"}');
    await expect(store.setPersonal('anna', 'notices', '1')).rejects.toThrow(BadInput);
  });

  test('claims that are over can be swept away; the others stay', async () => {
    await store.claim('old', 'x', 1, 10);
    await store.claim('young', 'x', 1, 30);
    await store.sweepClaims(20);
    expect(await store.claim('old', 'y', 1, 2)).toBe(true);
    expect(await store.claim('young', 'y', 20, 40)).toBe(false);
  });

  test('a claim has one holder, until it lets go or its time is over', async () => {
    const other = await another();
    const answers = await Promise.all(
      range(20).map((i) => (i % 2 === 0 ? store : other).claim('clock', `holder${i}`, 100, 200)),
    );
    expect(answers.filter((isHolder) => isHolder)).toHaveLength(1);
    const holder = `holder${answers.indexOf(true)}`;
    expect(await other.claim('clock', 'x', 199, 300)).toBe(false);
    expect(await store.claim('clock', holder, 150, 250)).toBe(true);
    expect(await other.claim('clock', 'x', 249, 300)).toBe(false);
    expect(await other.claim('clock', 'x', 250, 300)).toBe(true);
    await store.release('clock', holder);
    expect(await store.claim('clock', holder, 251, 300)).toBe(false);
    await other.release('clock', 'x');
    expect(await store.claim('clock', holder, 251, 300)).toBe(true);
    expect(await store.claim('bots', 'x', 251, 300)).toBe(true);
  });

  test('persons are found by their tokens', async () => {
    const anna = { who: 'anna', name: 'Anna', createdAt: 1_700_000_000_000 };
    await store.addIdentity('h1', anna);
    await store.addIdentity('h1', anna);
    expect(await store.findIdentity('h1')).toEqual(anna);
    expect(await store.findIdentity('h2')).toBeNull();
    await store.addToken('h2', 'anna', false, null);
    await store.addToken('h3', 'anna', false, Date.now() + 1000);
    await store.rename('anna', 'Änne');
    expect(await store.findIdentity('h2')).toEqual({ ...anna, name: 'Änne' });
    expect(await store.findIdentity('h3')).not.toBeNull();
    expect(await store.findIdentity('h3', Date.now() + 1001)).toBeNull();
    await expect(store.addIdentity('h1', { ...anna, who: 'bert' })).rejects.toThrow(BadInput);
    await expect(store.addToken('h9', 'bert', false, null)).rejects.toThrow('nobody');
    await store.rename('nobody', 'x');
  });

  test('a recovery token is used once, in time, and identifies nobody by itself', async () => {
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    const soon = Date.now() + 60_000;
    await store.addToken('r1', 'anna', true, soon);
    await store.addToken('r2', 'anna', true, soon);
    await store.addToken('r3', 'anna', true, null);
    expect(await store.findIdentity('r1')).toBeNull();
    const other = await another();
    const taken = await Promise.all(range(20).map((i) => (i % 2 === 0 ? store : other).takeToken('r1', Date.now())));
    expect(taken.filter((who) => who !== null)).toEqual(['anna']);
    expect(await store.takeToken('r2', soon)).toBeNull();
    expect(await store.takeToken('r2', soon - 1)).toBe('anna');
    expect(await store.takeToken('r3', soon)).toBe('anna');
    expect(await store.takeToken('h1', 0)).toBeNull();
    expect(await store.takeToken('unknown', 0)).toBeNull();
    expect(await store.findIdentity('h1')).not.toBeNull();
  });

  test('a forgotten person has no token left; the tables stay', async () => {
    await store.append(creation('t'));
    await store.addIdentity('h1', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.addIdentity('h2', { who: 'bert', name: 'Bert', createdAt: 1 });
    await store.addToken('r1', 'anna', true, null);
    await store.forget('anna');
    await store.forget('nobody');
    expect(await store.findIdentity('h1')).toBeNull();
    expect(await store.takeToken('r1', 0)).toBeNull();
    expect(await store.findIdentity('h2')).not.toBeNull();
    expect(await store.load('t')).not.toBeNull();
  });

  test('notes', async () => {
    expect(await store.note('rules baselland')).toBeNull();
    await store.setNote('rules baselland', '1');
    await store.setNote('rules baselland', '2');
    await store.setNote('empty', '');
    expect(await store.note('rules baselland')).toBe('2');
    expect(await store.note('empty')).toBe('');
  });

  test('listeners hear every append that was first, until they stop', async () => {
    const heard: string[] = [];
    const alsoHeard: string[] = [];
    const stop = store.listen((id, seq) => heard.push(`${id} ${seq}`));
    store.listen((id, seq) => alsoHeard.push(`${id} ${seq}`));
    await store.append(creation('a b'));
    await Promise.all([store.append(next('a b', 2)), store.append(next('a b', 2))]);
    await soon(() => heard).toEqual(['a b 1', 'a b 2']);
    stop();
    await store.append(next('a b', 3));
    await soon(() => alsoHeard).toEqual(['a b 1', 'a b 2', 'a b 3']);
    expect(heard).toHaveLength(2);
  });

  test('closing stores what was asked for; afterwards nothing is done', async () => {
    expect(await store.isReady()).toBe(true);
    const asked = range(20).map((i) => store.append(creation(`t${i}`)));
    await pause(0);
    await Promise.all([store.close(), store.close()]);
    expect(await Promise.all(asked)).toEqual(asked.map(() => true));
    expect(await store.isReady()).toBe(false);
    await expect(store.append(creation('late'))).rejects.toThrow('closed');
    await expect(store.load('t1')).rejects.toThrow('closed');
    const again = await another();
    expect(await again.openTables('', 99)).toHaveLength(20);
  });

  test('many may open it at once', async () => {
    const fresh = await newLab();
    const opened = await Promise.all(range(5).map(() => fresh.open()));
    expect(await Promise.all(opened.map((one) => one.isReady()))).toEqual(range(5).map(() => true));
    await Promise.all(opened.map((one) => one.close()));
    await fresh.end();
  });

  test.each([
    ["'; DROP TABLE tables; --"],
    ['"quoted" $1 ? :a @b %s \\ \\\\'],
    ['Müßiggang 狼 🐺 \u202e \u{10ffff}'],
    ['a\nb\tc\r\u0001\u007f'],
    ['__proto__'],
    ['{"a":[1]} {1,2} NULL'],
    [' '],
  ])('hostile text is kept as it is: %j', async (text) => {
    const table = tableOf(text, {
      host: text,
      isPublic: true,
      chairs: [chair({ kind: 'person', who: text, name: text })],
    });
    expect(await store.append({ table, expected: 0, entries: [entryOf(1, text)] })).toBe(true);
    expect(await store.load(text)).toEqual(table);
    expect(await store.entries(text, 0)).toEqual([entryOf(1, text)]);
    expect(await store.tablesOf(text, 9)).toMatchObject([{ id: text }]);
    expect(await store.openTables('', 9)).toEqual([text]);
    await store.addIdentity(text, { who: text, name: text, createdAt: 1 });
    expect(await store.findIdentity(text)).toEqual({ who: text, name: text, createdAt: 1 });
    expect(await store.claim(text, text, 1, 2)).toBe(true);
    await store.setNote(text, text);
    expect(await store.note(text)).toBe(text);
    await store.forget(text);
    expect(await store.findIdentity(text)).toBeNull();
  });

  test.each([['a\0b'], ['half \ud83d'], ['\udc3a half'], ['x'.repeat(513)], ['']])(
    'a key that cannot be kept is refused when written and not found when read: %j',
    async (key) => {
      const person = { who: 'anna', name: 'Anna', createdAt: 1 };
      await store.addIdentity('h1', person);
      for (const refused of [
        store.append(creation(key)),
        store.append(creation('t', { host: key })),
        store.append(creation('t', { chairs: [chair({ kind: 'person', who: key })] })),
        store.claim(key, 'x', 1, 2),
        store.addIdentity(key, person),
        store.addIdentity('h2', { ...person, who: key }),
        store.addToken(key, 'anna', true, null),
        store.setNote(key, 'x'),
      ])
        await expect(refused).rejects.toThrow(BadInput);
      expect(await store.load(key)).toBeNull();
      expect(await store.load('t')).toBeNull();
      expect(await store.entries(key, 0)).toEqual([]);
      expect(await store.tablesOf(key, 9)).toEqual([]);
      expect(await store.findIdentity(key)).toBeNull();
      expect(await store.takeToken(key, 1)).toBeNull();
      expect(await store.note(key)).toBeNull();
      await store.forget(key);
      await store.release(key, 'x');
    },
  );

  test('names and notes without NUL; inside a table even that is kept', async () => {
    await expect(store.setNote('key', 'a\0b')).rejects.toThrow('NUL');
    await expect(store.rename('anna', 'a\0b')).rejects.toThrow('NUL');
    await expect(store.addIdentity('h', { who: 'w', name: '\ud83d', createdAt: 1 })).rejects.toThrow(BadInput);
    const secret = 'a\0b \ud83d \\u0000 \\';
    await store.append(creation('t', { secret }));
    expect((await store.load('t'))!.secret).toBe(secret);
  });

  test('large tables', async () => {
    const secret = 'größer "\\" 🐺'.repeat(80_000);
    const told = [{ event: { e: 'placed', secret } }];
    const big = { table: tableOf('big', { secret }), expected: 0, entries: [{ ...entryOf(1), told }] };
    expect(JSON.stringify(big.table).length).toBeGreaterThan(1_000_000);
    expect(await Promise.all([store.append(big), store.append(creation('small'))])).toEqual([true, true]);
    expect(await store.load('big')).toEqual(big.table);
    expect(await store.entries('big', 0)).toEqual(big.entries);
  });

  test('five thousand sleeping tables are in nobody’s way', async () => {
    const phase = 'playing';
    await Promise.all(
      range(5000).map((i) => store.append({ ...creation(`t${i}`, { phase }), botsDue: i % 1000 === 7 })),
    );
    expect(await store.botTables(99)).toEqual(['t1007', 't2007', 't3007', 't4007', 't7']);
    let [after, count] = ['', 0];
    for (let page = await store.openTables(after, 999); page.length > 0; page = await store.openTables(after, 999)) {
      count += page.length;
      after = page.at(-1)!;
    }
    expect(count).toBe(5000);
  });
});

describe('SQLite: the file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
    file = join(folder, 'kontor.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const writer = `
    import { writeSync } from 'node:fs';
    import { openSqlite } from ${JSON.stringify(new URL('../src/store/sqlite.ts', import.meta.url).href)};
    const store = await openSqlite(process.argv[1]);
    const chairs = [{ kind: 'person', who: process.argv[2] }];
    async function play(id) {
      for (let seq = 2; ; seq += 2) {
        const table = { id, game: 'baselland', rules: 1, settings: {}, seq, host: 'anna', chairs, phase: 'playing', isPublic: true, createdAt: 1, journal: null, clocks: [], failed: [], pad: 'x'.repeat(9000) };
        const entries = [seq - 1, seq].map((n) => ({ seq: n, at: n, by: 0, act: 'choose', told: [] }));
        await store.append({ table, expected: seq - 2, entries });
        writeSync(1, id + ' ' + seq + '\\n');
      }
    }
    for (let i = 0; i < 20; i++) play(process.argv[2] + '-' + i);
  `;

  test('killed in the middle of appends: no acknowledged one is lost, no half one kept', async () => {
    for (let round = 0; round < 5; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer, file, `round${round}`]);
      let out = '';
      let err = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      await pause(30 + Math.random() * 150);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(err).toBe('');
      const acknowledged = new Map<string, number>();
      for (const line of out.split('\n').slice(0, -1)) {
        const [id, seq] = line.split(' ');
        acknowledged.set(id, Number(seq));
      }
      expect(acknowledged.size).toBeGreaterThan(0);
      const store = await openSqlite(file);
      for (const id of await store.openTables(`round${round}`, 999)) {
        const { seq } = (await store.load(id))!;
        expect(seq % 2).toBe(0);
        expect(seq).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 2);
        expect((await store.entries(id, 0)).map((entry) => entry.seq)).toEqual(range(seq).map((n) => n + 1));
        acknowledged.delete(id);
      }
      expect([...acknowledged]).toEqual([]);
      expect(await store.tablesOf(`round${round}`, 99)).toHaveLength(
        (await store.openTables(`round${round}-`, 99)).length,
      );
      await store.close();
    }
  });

  test('a file of the first version opens, and keeps what it had', async () => {
    const db = new DatabaseSync(file);
    db.exec(SQLITE_MIGRATIONS[0]);
    db.exec(`PRAGMA application_id = ${0x4b4e5452}; PRAGMA user_version = 1`);
    const { chat: _c, daily: _d, verdict: _v, ...old } = asKept(tableOf('t'));
    db.prepare('INSERT INTO tables VALUES (?, 1, ?, 1, 0, 0, 5, 6, ?)').run('t', 'gathering', JSON.stringify(old));
    db.prepare('INSERT INTO entries VALUES (?, 1, ?)').run('t', JSON.stringify(entryOf(1)));
    db.close();
    const store = await openSqlite(file);
    expect(await store.load('t')).toEqual(tableOf('t'));
    expect(await store.append(next('t', 2))).toBe(true);
    expect(await store.entries('t', 0)).toHaveLength(2);
    await store.close();
  });

  test('a file whose lines lie in the order of their tables keeps all of them, and whoever said one can still delete it', async () => {
    const db = new DatabaseSync(file);
    const before = SQLITE_MIGRATIONS.findIndex((change) => change.includes('entries_as_written'));
    for (const change of SQLITE_MIGRATIONS.slice(0, before)) db.exec(change);
    db.exec(`PRAGMA application_id = ${0x4b4e5452}; PRAGMA user_version = ${before}`);
    const add = db.prepare(`
      INSERT INTO tables (id, seq, phase, is_open, is_public, bot_due, created_at, updated_at) VALUES (?, 3, 'gathering', 1, 0, 0, 5, 6)`);
    const addWhole = db.prepare('INSERT INTO wholes (table_id, data) VALUES (?, ?)');
    const addEntry = db.prepare('INSERT INTO entries (table_id, seq, data, who, tail) VALUES (?, ?, ?, ?, ?)');
    for (const id of ['t', 'u']) {
      add.run(id);
      addWhole.run(id, written({ ...(await begunTable(id)), seq: 2 }));
      addEntry.run(id, 1, JSON.stringify(entryOf(1)), null, null);
      addEntry.run(id, 2, JSON.stringify(entryOf(2)), 'host', null);
      addEntry.run(id, 3, JSON.stringify(entryOf(3)), null, '{"table":{"seq":[3],"host":["other"]}}');
    }
    db.close();
    const store = await openSqlite(file);
    for (const id of ['t', 'u']) {
      expect(await store.load(id)).toEqual({ ...(await begunTable(id)), seq: 3, host: 'other' });
      expect((await store.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    }
    expect((await store.saidBy('host', null, 9)).map(({ table }) => table)).toEqual(['t', 'u']);
    expect(await store.append(next('t', 4))).toBe(true);
    expect(await store.append(next('t', 4))).toBe(false);
    await store.close();
    const after = new DatabaseSync(file);
    expect(after.prepare("SELECT seq FROM entries WHERE table_id = 't' AND tail IS NOT NULL").all()).toEqual([]);
    expect(after.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    after.close();
  });

  test('a file that keeps with each seat whether it is waited for opens, and waits for the same people', async () => {
    const db = new DatabaseSync(file);
    const before = SQLITE_MIGRATIONS.findIndex((change) => change.includes('waits_for'));
    for (const change of SQLITE_MIGRATIONS.slice(0, before)) db.exec(change);
    db.exec(`PRAGMA application_id = ${0x4b4e5452}; PRAGMA user_version = ${before}`);
    const add = db.prepare(`
      INSERT INTO tables (id, seq, phase, is_open, is_public, bot_due, created_at, updated_at) VALUES (?, 1, ?, ?, 0, 0, 5, 6)`);
    const seat = db.prepare('INSERT INTO seats (table_id, who, created_at, waits) VALUES (?, ?, 5, ?)');
    add.run('t', 'playing', 1);
    add.run('u', 'finished', 0);
    for (const id of ['t', 'u'])
      for (const [who, waits] of [
        ['anna', 1],
        ['"', 1],
        ['bert', 0],
      ] as const)
        seat.run(id, who, waits);
    db.close();
    const store = await openSqlite(file);
    for (const [who, waits] of [
      ['anna', true],
      ['"', true],
      ['bert', false],
    ] as const) {
      expect(await store.shelf(who, 'running', null, 9)).toEqual([{ id: 't', seq: 1, phase: 'playing', at: 5, waits }]);
      expect(await store.shelf(who, 'over', null, 9)).toMatchObject([{ id: 'u', waits: false }]);
    }
    await store.close();
  });

  test('a table written by an earlier version opens, with what it lacks', async () => {
    const store = await openSqlite(file);
    const { unseen: _u, points: _p, idleActs: _f, sat: _s, absent: _a, ...old } = creation('t').table;
    const series = [{ table: 'before', results: [] }];
    await store.append({ ...creation('t'), table: { ...old, series } as unknown as Table });
    const table = (await store.load('t'))!;
    expect(table).toMatchObject({ id: 't', unseen: [], points: [], idleActs: {}, sat: [], absent: 'wait', clocks: [] });
    expect(table.series).toEqual([{ table: 'before', results: [], settings: {} }]);
    await store.close();
  });

  test('a transaction that fails rejects exactly what it held', async () => {
    const store = await openSqlite(file, { busyTimeout: 20 });
    await store.append(creation('t'));
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const locked = await Promise.allSettled([store.append(next('t', 2)), store.append(creation('u'))]);
    expect(locked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    other.exec('COMMIT');
    other.close();
    expect(await store.load('u')).toBeNull();
    expect(await store.append(next('t', 2))).toBe(true);
    await store.close();
  });

  test('a commit that fails rejects exactly what it held; nobody has seen it', async () => {
    const store = await openSqlite(file);
    const heard: string[] = [];
    store.listen((id) => heard.push(id));
    const other = new DatabaseSync(file);
    // A promise to the database that is found broken only at the commit.
    other.exec(`
      CREATE TABLE debts (who TEXT REFERENCES identities (who) DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER poison AFTER INSERT ON entries WHEN new.data LIKE '%poison%'
      BEGIN INSERT INTO debts VALUES ('nobody'); END`);
    const bad = { ...creation('bad'), entries: [entryOf(1, 'poison')] };
    const asked = Promise.allSettled([store.append(creation('a')), store.append(bad), store.setNote('key', 'value')]);
    expect(await store.load('a')).toBeNull();
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([await store.load('a'), await store.load('bad'), await store.note('key')]).toEqual([null, null, null]);
    expect(await store.append(creation('a'))).toBe(true);
    await soon(() => heard).toEqual(['a']);
    other.close();
    await store.close();
  });

  test('many appends share a commit', async () => {
    const store = await openSqlite(file);
    const other = new DatabaseSync(file);
    const commits = (): unknown => other.prepare('PRAGMA data_version').get()!.data_version;
    const seen = new Set([commits()]);
    await Promise.all(range(100).map((i) => store.append(creation(`t${i}`)).then(() => seen.add(commits()))));
    expect(seen.size).toBe(2);
    other.close();
    await store.close();
  });

  test('the file is readable by its owner only, single after closing, and marked as ours', async () => {
    const store = await openSqlite(file);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(readFileSync(file).readUInt32BE(68)).toBe(0x4b4e5452);
  });

  test('a backup while writing is whole and can be restored', async () => {
    const store = await openSqlite(file);
    await store.append(creation('t'));
    let [seq, isWriting] = [1, true];
    const writing = (async () => {
      for (; isWriting; ) await store.append(next('t', ++seq, { secret: 'x'.repeat(20_000) }));
    })();
    await pause(50);
    const before = seq;
    const copy = join(folder, 'backup.db');
    await store.backup(copy);
    await store.backup(copy);
    isWriting = false;
    await writing;
    expect(seq).toBeGreaterThan(before);
    await expect(store.backup(file)).rejects.toThrow('itself');
    await expect(restoreSqlite(copy, file)).rejects.toThrow('in use');
    expect((await store.load('t'))!.seq).toBe(seq);
    await store.close();
    await restoreSqlite(copy, file);
    const restored = await openSqlite(file);
    const table = (await restored.load('t'))!;
    expect(table.seq).toBeGreaterThanOrEqual(before - 1);
    expect(table.seq).toBeLessThanOrEqual(seq);
    expect(await restored.entries('t', 0)).toHaveLength(table.seq);
    expect(await restored.append(next('t', table.seq + 1))).toBe(true);
    await restored.close();
    const old = await openSqlite(`${file}.old`);
    expect((await old.load('t'))!.seq).toBe(seq);
    await old.close();
  });

  test('a damaged database can be replaced by its backup, with the log of the damaged one out of the way', async () => {
    const store = await openSqlite(file);
    await store.append(creation('t'));
    const copy = join(folder, 'backup.db');
    await store.backup(copy);
    await store.append(next('t', 2));
    const log = join(folder, 'log');
    copyFileSync(`${file}-wal`, log);
    await store.close();
    for (const hasLog of [true, false]) {
      writeFileSync(file, 'no database');
      if (hasLog) copyFileSync(log, `${file}-wal`);
      await restoreSqlite(copy, file);
      expect(existsSync(`${file}-wal`)).toBe(false);
      const restored = await openSqlite(file);
      expect((await restored.load('t'))!.seq).toBe(1);
      await restored.close();
      if (!hasLog) expect(readFileSync(`${file}.old`, 'utf8')).toBe('no database');
    }
  });

  const foreign = (): string => {
    const path = join(folder, 'foreign.db');
    const db = new DatabaseSync(path);
    db.exec('CREATE TABLE cats (name TEXT)');
    db.close();
    return path;
  };
  const text = (): string => {
    const path = join(folder, 'text.db');
    writeFileSync(path, 'Dear diary, '.repeat(1000));
    return path;
  };
  const newer = async (): Promise<string> => {
    const path = join(folder, 'newer.db');
    await (await openSqlite(path)).close();
    const db = new DatabaseSync(path);
    db.exec('PRAGMA user_version = 999');
    db.close();
    return path;
  };
  const damaged = async (): Promise<string> => {
    const path = join(folder, 'damaged.db');
    const store = await openSqlite(path);
    await Promise.all(range(200).map((i) => store.append(creation(`t${i}`))));
    await store.close();
    const handle = openSync(path, 'r+');
    for (let at = 4096 * 12; at < statSync(path).size; at += 4096) writeSync(handle, Buffer.alloc(512, 7), 0, 512, at);
    return path;
  };
  const truncated = async (): Promise<string> => {
    const path = await damaged();
    writeFileSync(path, readFileSync(path).subarray(0, 4096 * 5 + 100));
    return path;
  };
  const bare = (): string => {
    const path = join(folder, 'empty.db');
    writeFileSync(path, '');
    return path;
  };

  test.each([
    ["another program's", foreign, /not a database of Kontor/],
    ['text', text, /damaged or not a database/],
    ["a newer Kontor's", newer, /newer Kontor/],
    ['damaged', damaged, /damaged/],
    ['truncated', truncated, /damaged/],
    ['empty', bare, /not a database of Kontor/],
  ])('restoring from a file that is %s is refused; nothing is touched', async (_, make, message) => {
    const from = await make();
    const store = await openSqlite(file);
    await store.append(creation('t'));
    await store.close();
    const [before, source] = [readFileSync(file), readFileSync(from)];
    const refusal = restoreSqlite(from, file);
    await expect(refusal).rejects.toThrow(BadDatabase);
    await expect(refusal).rejects.toThrow(message);
    expect(readFileSync(file)).toEqual(before);
    expect(readFileSync(from)).toEqual(source);
    expect(existsSync(`${file}.old`)).toBe(false);
    expect(existsSync(`${file}.part-${process.pid}`)).toBe(false);
  });

  test('restoring from nothing is refused', async () => {
    await expect(restoreSqlite(join(folder, 'none'), file)).rejects.toThrow('not a file');
    await expect(restoreSqlite(folder, file)).rejects.toThrow('not a file');
  });

  test.each([
    ["another program's", foreign, /not a database of Kontor/],
    ['text', text, /damaged or not a database/],
    ["a newer Kontor's", newer, /newer Kontor/],
  ])('opening a file that is %s is refused; nothing is touched', async (_, make, message) => {
    const path = await make();
    const before = readFileSync(path);
    await expect(openSqlite(path)).rejects.toThrow(message);
    expect(readFileSync(path)).toEqual(before);
  });
});

describe('PostgreSQL: the connection', () => {
  /** Passes everything on, and cuts a connection when a message with `marked` goes that way, as often as `cuts` says. */
  async function faultyWire(to: string) {
    const target = new URL(to);
    const port = Number(target.port);
    const faults = { marked: '', cuts: 0, when: 'answer' as 'ask' | 'answer' };
    const sockets = new Set<Socket>();
    const server = createServer((client) => {
      const database = connect(port, target.hostname);
      const cut = (): void => {
        client.destroy();
        database.destroy();
      };
      for (const socket of [client, database]) sockets.add(socket.on('error', cut).on('close', cut));
      let isMarked = false;
      const mustCut = (way: 'ask' | 'answer'): boolean => isMarked && faults.when === way && faults.cuts-- > 0;
      client.on('data', (chunk) => {
        isMarked = faults.marked !== '' && chunk.includes(faults.marked);
        if (mustCut('ask')) cut();
        else database.write(chunk);
      });
      database.on('data', (chunk) => (mustCut('answer') ? cut() : client.write(chunk)));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    target.port = String((server.address() as { port: number }).port);
    const cutAll = (): void => {
      for (const socket of sockets) socket.destroy();
    };
    const close = (): void => {
      server.close();
      cutAll();
    };
    return { url: target.href, faults, cutAll, close };
  }

  test.each([
    ['before the database has it', 'ask', 1],
    ['after the database has done it', 'answer', 1],
    ['again and again', 'answer', 3],
  ] as const)('an append is cut off %s: stored once, and true', async (_, when, cuts) => {
    const url = await postgres.database();
    const wire = await faultyWire(url);
    const store = await openPostgres(wire.url);
    await store.append(creation('t'));
    Object.assign(wire.faults, { marked: 'cut-me', when, cuts });
    const table = tableOf('t', { seq: 2, secret: 'cut-me' });
    const answers = await Promise.all([
      store.append({ table, expected: 1, entries: [entryOf(2)] }),
      store.append(creation('new', { secret: 'cut-me' })),
      store.append({ table, expected: 1, entries: [entryOf(2)] }),
    ]);
    expect(answers).toEqual([true, true, false]);
    expect(wire.faults.cuts).toBeLessThanOrEqual(0);
    expect(await store.load('t')).toEqual(table);
    expect(await store.entries('t', 0)).toHaveLength(2);
    await store.close();
    wire.close();
  });

  test.each([
    ['did not reach the database, and somebody else was quicker, is false', 'ask', 2, false],
    ['was stored, and somebody else has gone on from there, is true', 'answer', 3, true],
  ] as const)('a cut-off append that %s', async (_, when, othersNumber, answer) => {
    const url = await postgres.database();
    const wire = await faultyWire(url);
    const [store, other] = [await openPostgres(wire.url), await openPostgres(url)];
    await store.append(creation('t'));
    Object.assign(wire.faults, { marked: 'cut-me', when, cuts: 3 });
    const cutOff = store.append(next('t', 2, { secret: 'cut-me' }));
    await soon(() => wire.faults.cuts).toBeLessThan(3);
    expect(await other.append(next('t', othersNumber))).toBe(true);
    expect(await cutOff).toBe(answer);
    expect(await store.load('t')).toEqual(tableOf('t', { seq: othersNumber }));
    expect(await store.entries('t', 0)).toHaveLength(othersNumber);
    await Promise.all([store.close(), other.close()]);
    wire.close();
  });

  test('a recovery token whose answer was cut off is not lost', async () => {
    const wire = await faultyWire(await postgres.database());
    const store = await openPostgres(wire.url);
    await store.addIdentity('h', { who: 'anna', name: 'Anna', createdAt: 1 });
    await store.addToken('cut-me', 'anna', true, null);
    Object.assign(wire.faults, { marked: 'cut-me', cuts: 1 });
    expect(await store.takeToken('cut-me', 1)).toBe('anna');
    expect(await store.takeToken('cut-me', 1)).toBeNull();
    await store.close();
    wire.close();
  });

  test('listening comes back, and says that something may have been missed', async () => {
    const url = await postgres.database();
    const wire = await faultyWire(url);
    const [store, other] = [await openPostgres(wire.url), await openPostgres(url)];
    const heard: string[] = [];
    let caughtUp = 0;
    store.listen(
      (id, seq) => heard.push(`${id} ${seq}`),
      () => caughtUp++,
    );
    await other.append(creation('t'));
    await soon(() => heard).toEqual(['t 1']);
    wire.cutAll();
    await soon(() => caughtUp).toBe(1);
    await other.append(next('t', 2));
    await soon(() => heard).toEqual(['t 1', 't 2']);
    await Promise.all([store.close(), other.close()]);
    wire.close();
  });

  test('the database restarts under load: every append is answered, none is lost or there twice', async () => {
    const url = await postgres.database();
    const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
    let caughtUp = 0;
    stores[0].listen(
      () => {},
      () => caughtUp++,
    );
    let isWriting = true;
    const play = async (id: string, store: Store): Promise<number> => {
      await store.append(creation(id));
      let seq = 1;
      for (; isWriting; seq++) expect(await store.append(next(id, seq + 1))).toBe(true);
      return seq;
    };
    const playing = Promise.all(range(20).map((i) => play(`t${i}`, stores[i % 2])));
    for (const _ of range(2)) {
      await pause(150);
      await postgres.restart();
    }
    await pause(150);
    isWriting = false;
    const last = await playing;
    for (const [i, seq] of last.entries()) {
      expect((await stores[0].load(`t${i}`))!.seq).toBe(seq);
      expect(await stores[0].entries(`t${i}`, 0)).toHaveLength(seq);
    }
    await soon(() => caughtUp).toBeGreaterThan(0);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a database that may only be read is not ready', async () => {
    const url = await postgres.database();
    const store = await openPostgres(url);
    expect(await store.isReady()).toBe(true);
    const other = new pg.Client(url);
    await other.connect();
    const name = new URL(url).pathname.slice(1);
    await other.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1';
    await other.query(cut, [name]);
    expect(await store.openTables('', 9)).toEqual([]); // it still reads
    expect(await store.isReady()).toBe(false);
    await other.end();
    await store.close();
  });

  test('a database that is not there is a clear error, and a closed store does not wait for one', async () => {
    const wire = await faultyWire(await postgres.database());
    const store = await openPostgres(wire.url);
    wire.close();
    expect(await store.isReady()).toBe(false);
    const asked = store.append(creation('t')).catch((error: Error) => error);
    await pause(50);
    await store.close();
    expect(await asked).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('a database in another encoding or from a newer Kontor is refused', async () => {
    const url = await postgres.database();
    const client = new pg.Client(url);
    await client.connect();
    await (await openPostgres(url)).close();
    await client.query('UPDATE kontor_version SET version = 999');
    await expect(openPostgres(url)).rejects.toThrow('newer Kontor');
    await client.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    await client.end();
    const latin = new URL(url);
    latin.pathname = '/latin';
    await expect(openPostgres(latin.href)).rejects.toThrow('UTF8');
  });

  test('synchronous_commit is on even where the server says otherwise', async () => {
    const url = await postgres.database();
    const name = new URL(url).pathname.slice(1);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    const store = await openPostgres(url);
    await client.query(`
      CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO notes VALUES ('commit', current_setting('synchronous_commit')); RETURN NULL; END $$;
      CREATE TRIGGER tell AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell()`);
    await store.append(creation('t'));
    expect(await store.note('commit')).toBe('on');
    await client.end();
    await store.close();
  });
});
