// The store in one file, with the database that is built into Node.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Table } from '../table/types.ts';
import { guarded } from './guard.ts';
import { entryFrom, looksOf, type Row, rowOf } from './row.ts';
import { knownTables, rowAppender } from './sqlite-append.ts';
import { backupBeside } from './sqlite-backup.ts';
import { circleThings } from './sqlite-circles.ts';
import { deskThings } from './sqlite-desk.ts';
import { deviceThings } from './sqlite-devices.ts';
import { doubtThings } from './sqlite-doubts.ts';
import { editionThings } from './sqlite-editions.ts';
import { eveningThings } from './sqlite-evenings.ts';
import { openFile, type SqliteOptions } from './sqlite-file.ts';
import { mergeThings } from './sqlite-merge.ts';
import { packReaders, packThings } from './sqlite-packs.ts';
import { commitQueue } from './sqlite-queue.ts';
import { resultDropper, resultForgetter, resultThings } from './sqlite-results.ts';
import { shelfThings } from './sqlite-shelves.ts';
import { BadInput, type Listed, type Store } from './store.ts';
import { goneOn, loadedFrom, noteOnDisk, WHOLE_EVERY } from './tail.ts';

export { restoreSqlite, type SqliteOptions } from './sqlite-file.ts';

/** No table has this many entries. */
const LAST = 2 ** 31 - 1;

type Hear = (id: string, seq: number) => void;
type Kept = Record<string, SQLOutputValue>;

export const openSqlite = async (file: string, options: SqliteOptions = {}): Promise<Store> =>
  openSqliteFile(file, options).store;

export interface SqliteFile {
  readonly store: Store;
  /** An append of another process, which has written it as a row. */
  appendRow(row: Row): Promise<boolean>;
}

export function openSqliteFile(file: string, options: SqliteOptions = {}): SqliteFile {
  const db = openFile(file, options);
  const queue = commitQueue(db);
  const listeners = new Set<Hear>();
  const packs = packThings(db, queue.write);
  const known = knownTables();
  const [appendRow, dropRows] = [rowAppender(db, known, packs.takeApart), dropper(db)];
  const read = readers(db);
  const write = (row: Row, noted?: Table): Promise<boolean> =>
    queue
      .write(() => appendRow(row))
      .then((isFirst) => {
        if (!isFirst) return false;
        known.note(row);
        if (noted !== undefined) noteOnDisk(noted, row.seq);
        // Each in its own turn: a listener's error is not the append's.
        for (const hear of listeners) queueMicrotask(() => hear(row.id, row.seq));
        return true;
      });
  const store = guarded({
    append: (append) => write(rowOf(append), append.table),
    listen(hear) {
      const listener: Hear = (id, seq) => hear(id, seq);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    movedOn: async () => [], // whoever shares a file hears of everything (shared-file.ts)
    whisper: async () => {},
    overhear: () => () => {},
    ...read,
    ...persons(db, queue.write),
    ...personalThings(db, queue.write),
    ...smallThings(db, queue.write),
    async dropTable(id) {
      const isThere = await queue.write(() => dropRows(id));
      if (isThere) for (const hear of listeners) queueMicrotask(() => hear(id, LAST));
      return isThere;
    },
    ...deskThings(db, queue.write),
    ...deviceThings(db, queue.write),
    ...doubtThings(db, queue.write),
    ...circleThings(db, queue.write),
    ...editionThings(db, queue.write),
    ...eveningThings(db, queue.write),
    ...shelfThings(db, queue.write),
    ...mergeThings(db, queue.write),
    ...packs.things,
    ...resultThings(db, queue.write, read),
    backupKind: 'sqlite',
    backup: (to) => backupBeside(file, to), // `restoreSqlite` brings it back
    isReady: () => takesWrites(db, queue.write),
    async close() {
      queue.drain();
      db.close();
    },
  });
  return { store, appendRow: (row) => write(row) };
}

/** Reading says nothing about a full disk or a read-only file. */
async function takesWrites(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>): Promise<boolean> {
  const tried = `
    INSERT INTO claims (what, holder, until) VALUES ('ready', 'ready', ?)
    ON CONFLICT (what) DO UPDATE SET until = excluded.until`;
  try {
    await write(() => db.prepare(tried).run(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Removes a table with all that belongs to it, inside a transaction; false: there is none. */
function dropper(db: DatabaseSync): (id: string) => boolean {
  const parts = ['wholes', 'packs', 'entries', 'seats', 'tries', 'circle_tables'].map(
    (part) => `${part} WHERE table_id`,
  );
  const all = [...parts, 'tables WHERE id'].map((which) => db.prepare(`DELETE FROM ${which} = ?`));
  const dropResult = resultDropper(db);
  return (id) => {
    dropResult(id);
    return all.map((one) => one.run(id).changes > 0).at(-1)!;
  };
}

function readers(db: DatabaseSync) {
  const after = db.prepare(
    `SELECT data, tail FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ${WHOLE_EVERY}`,
  );
  const number = db.prepare('SELECT seq FROM tables WHERE id = ?');
  const { tableOf, linesOf } = packReaders(db);
  const joinable = db.prepare(`
    SELECT id, seq, phase FROM tables WHERE is_public = 1 AND is_open = 1
      AND (created_at > ? OR phase NOT IN ('gathering', 'revealing')) ORDER BY created_at DESC, id DESC LIMIT ?`);
  const ofPerson = db.prepare(`
    SELECT t.id, t.seq, t.phase FROM seats s CROSS JOIN tables t ON t.id = s.table_id
    WHERE s.who = ? ORDER BY s.created_at DESC, s.table_id DESC LIMIT ?`);
  const botsOf = db.prepare(`
    SELECT t.id FROM seats s CROSS JOIN tables t ON t.id = s.table_id
    WHERE s.who = ? AND t.bot_due = 1 ORDER BY s.created_at DESC, s.table_id DESC LIMIT ?`);
  const open = db.prepare('SELECT id FROM tables WHERE is_open = 1 AND id > ? ORDER BY id LIMIT ?');
  const due = db.prepare('SELECT id FROM tables WHERE bot_due = 1 AND id > ? ORDER BY id LIMIT ?');
  // The plus keeps it from going through all tables there are, in the order of their ids.
  const late = db.prepare('SELECT id FROM tables WHERE due_at <= ? AND +id > ? ORDER BY +id LIMIT ?');
  const idOf = ({ id }: Kept): string => id as string;
  const listedOf = ({ id, seq, phase }: Kept): Listed => ({
    id: id as string,
    seq: seq as number,
    phase: phase as Listed['phase'],
  });
  return {
    async load(id) {
      const found = tableOf(id);
      return found === null ? null : await loadedFrom(found.whole, found.tails);
    },
    async since(known) {
      const rows = after.all(known.id, known.seq);
      const table = goneOn(
        known,
        rows.map(({ tail }) => tail as string | null),
      );
      return table && { table, entries: rows.map((row) => entryFrom(row.data as string)) };
    },
    seqOf: async (id) => (number.get(id)?.seq as number | undefined) ?? 0,
    entries: async (id, from, to = LAST) => linesOf(id, from, to).map(entryFrom),
    publicTables: async (limit, since = 0) => joinable.all(since, limit).map(listedOf),
    tablesOf: async (who, limit) => ofPerson.all(who, limit).map(listedOf),
    openTables: async (after, limit) => open.all(after, limit).map(idOf),
    botTables: async (limit, after = '') => due.all(after, limit).map(idOf),
    botTablesOf: async (who, limit) => botsOf.all(who, limit).map(idOf),
    dueTables: async (now, limit, after = '') => late.all(now, after, limit).map(idOf),
  } satisfies Partial<Store>;
}

function persons(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const addPerson = db.prepare(
    'INSERT INTO identities (who, name, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const addToken = db.prepare(`
    INSERT INTO tokens (hash, who, once, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (hash) DO UPDATE SET once = excluded.once, expires_at = excluded.expires_at WHERE tokens.who = excluded.who`);
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const clean = db.prepare('DELETE FROM tokens WHERE who = ? AND expires_at <= ?');
  const find = db.prepare(`
    SELECT i.who, i.name, i.created_at, i.seal, i.colour FROM tokens t JOIN identities i ON i.who = t.who
    WHERE t.hash = ? AND t.once = 0 AND (t.expires_at IS NULL OR t.expires_at > ?)`);
  const name = db.prepare('UPDATE identities SET name = ? WHERE who = ?');
  const adorn = db.prepare('UPDATE identities SET seal = ?, colour = ? WHERE who = ?');
  const take = db.prepare(`
    DELETE FROM tokens WHERE hash = ? AND once = 1 AND (expires_at IS NULL OR expires_at > ?) RETURNING who`);
  const forget = db.prepare('DELETE FROM identities WHERE who = ?');
  const forgetTries = db.prepare('DELETE FROM tries WHERE who = ?');
  const forgetResults = resultForgetter(db);
  function keep(hash: string, who: string, once: boolean, expiresAt: number | null): void {
    clean.run(who, Date.now());
    if (addToken.run(hash, who, +once, expiresAt).changes === 0) throw new BadInput("the token is somebody else's");
  }
  return {
    addIdentity: (hash, { who, name, createdAt }) =>
      write(() => {
        addPerson.run(who, name, createdAt);
        keep(hash, who, false, null);
      }),
    addToken: (hash, who, once, expiresAt) =>
      write(() => {
        if (isKnown.get(who) === undefined) throw new BadInput('nobody is known by that id');
        keep(hash, who, once, expiresAt);
      }),
    async findIdentity(hash, now = Date.now()) {
      const found = find.get(hash, now);
      if (found === undefined) return null;
      const [who, name, createdAt] = [found.who as string, found.name as string, found.created_at as number];
      return { who, name, createdAt, ...looksOf(found) };
    },
    rename: (who, to) => write(() => void name.run(to, who)),
    adorn: (who, seal, colour) => write(() => void adorn.run(seal, colour, who)),
    takeToken: (hash, now) => write(() => (take.get(hash, now)?.who as string | undefined) ?? null),
    forget: (who) =>
      write(() => {
        forget.run(who);
        forgetTries.run(who);
        forgetResults(who);
      }),
  } satisfies Partial<Store>;
}

function personalThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const read = db.prepare('SELECT value FROM personal WHERE who = ? AND name = ?');
  const all = db.prepare('SELECT who, value FROM personal WHERE name = ? AND who > ? ORDER BY who LIMIT ?');
  const drop = db.prepare('DELETE FROM personal WHERE who = ? AND name = ?');
  const put = db.prepare(`
    INSERT INTO personal (who, name, value) VALUES (?, ?, ?) ON CONFLICT (who, name) DO UPDATE SET value = excluded.value`);
  return {
    personal: async (who, name) => (read.get(who, name)?.value as string | undefined) ?? null,
    personals: async (name, after, limit) =>
      all.all(name, after, limit).map(({ who, value }) => ({ who: who as string, value: value as string })),
    setPersonal: (who, name, value) =>
      write(() => {
        if (isKnown.get(who) === undefined) throw new BadInput('nobody is known by that id');
        if (value === null) drop.run(who, name);
        else put.run(who, name, value);
      }),
  } satisfies Partial<Store>;
}

function smallThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const claim = db.prepare(`
    INSERT INTO claims (what, holder, until) VALUES (?, ?, ?)
    ON CONFLICT (what) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE claims.until <= ? OR claims.holder = excluded.holder`);
  const release = db.prepare('DELETE FROM claims WHERE what = ? AND holder = ?');
  const sweep = db.prepare('DELETE FROM claims WHERE until < ?');
  const read = db.prepare('SELECT value FROM notes WHERE key = ?');
  const note = db.prepare(`
    INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  const unstarted = db.prepare(`
    SELECT id FROM tables WHERE is_open = 1 AND phase IN ('gathering', 'revealing') AND updated_at < ?1 AND created_at < ?1 LIMIT ?2`);
  const drop = dropper(db);
  return {
    sweepTables: (before, limit) =>
      write(() => {
        const ids = unstarted.all(before, limit).map(({ id }) => id as string);
        for (const id of ids) drop(id);
        return ids.length;
      }),
    claim: (what, holder, now, until) => write(() => claim.run(what, holder, until, now).changes !== 0),
    release: (what, holder) => write(() => void release.run(what, holder)),
    sweepClaims: (before) => write(() => void sweep.run(before)),
    note: async (key) => (read.get(key)?.value as string | undefined) ?? null,
    setNote: (key, value) => write(() => void note.run(key, value)),
  } satisfies Partial<Store>;
}
