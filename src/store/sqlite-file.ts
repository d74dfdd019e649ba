// The file itself: opening and checking it, copying it while it is in use, replacing it with a copy.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SQLITE_MIGRATIONS, WHOLES_SINCE } from './sqlite-schema.ts';
import { BadDatabase, BadInput } from './store.ts';

export interface SqliteOptions {
  /** `off` does not wait for the disk: for benchmarks and tests, never for a server. */
  readonly synchronous?: 'full' | 'off';
  /** How long to wait for another process that is writing, in milliseconds. */
  readonly busyTimeout?: number;
}

/** Marks a file as Kontor's: 'KNTR'. */
export const APPLICATION_ID = 0x4b4e5452;
/** All pages in one step: a consistent copy that writers neither wait for nor disturb. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY = 5;
const UNFIT = [11, 26]; // damaged, not a database

const errorCode = (error: unknown): number => (error as { errcode?: number }).errcode ?? 0;

/** The database's own message for an unfit file, with the file's name; other errors unchanged. */
function clearly(file: string, error: unknown): unknown {
  if (!UNFIT.includes(errorCode(error) & 0xff)) return error;
  return new BadDatabase(`${file} is damaged or not a database (${(error as Error).message})`, { cause: error });
}

export const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get()!)[0];

export function openFile(file: string, { synchronous = 'full', busyTimeout = 5000 }: SqliteOptions = {}): DatabaseSync {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600)); // it holds the secrets of running games
  }
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    mustBeOurs(db, file, true);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec(`PRAGMA synchronous = ${synchronous}`);
    db.exec('PRAGMA wal_autocheckpoint = 4000');
    db.exec('PRAGMA cache_size = -65536'); // 64 MiB: the tables that are being played are not read again and again
    db.exec('PRAGMA journal_size_limit = 67108864');
    db.exec('PRAGMA trusted_schema = OFF');
    migrate(db, file);
    return db;
  } catch (error) {
    db.close();
    throw clearly(file, error);
  }
}

function mustBeOurs(db: DatabaseSync, file: string, mayBeNew: boolean): void {
  const id = pragma(db, 'application_id');
  const isNew = id === 0 && pragma(db, 'schema_version') === 0;
  if (id !== APPLICATION_ID && !(isNew && mayBeNew)) throw new BadDatabase(`${file} is not a database of Kontor`);
  if ((pragma(db, 'user_version') as number) > SQLITE_MIGRATIONS.length)
    throw new BadDatabase(`${file} was written by a newer Kontor`);
}

function migrate(db: DatabaseSync, file: string): void {
  if (pragma(db, 'user_version') === SQLITE_MIGRATIONS.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    mustBeOurs(db, file, true); // another process may have been quicker
    for (const change of SQLITE_MIGRATIONS.slice(pragma(db, 'user_version') as number)) db.exec(change);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    db.exec(`PRAGMA user_version = ${SQLITE_MIGRATIONS.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Throws `BadDatabase` unless the file is whole and ours. Leaves it a single file, without a log beside it. */
function checkFile(file: string, name: string): void {
  const db = new DatabaseSync(file);
  try {
    mustBeOurs(db, name, false);
    const found = pragma(db, 'integrity_check');
    if (found !== 'ok') throw new BadDatabase(`${name} is damaged: ${String(found)}`);
    const isSplit = (pragma(db, 'user_version') as number) >= WHOLES_SINCE;
    for (const table of [isSplit ? 'wholes' : 'tables', 'entries']) {
      const broken = db.prepare(`SELECT count(*) AS n FROM ${table} WHERE NOT json_valid(data)`).get()!.n;
      if (broken !== 0) throw new BadDatabase(`${name} is damaged: ${broken} unreadable rows in ${table}`);
    }
    if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new BadDatabase(`${name} is damaged: rows belong to nothing`);
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    throw clearly(name, error);
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const besides = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];

const remove = (file: string): void => {
  for (const part of besides(file)) rmSync(part, { force: true });
};

/** Copies a database, in use or not, to a new file beside `to`, and checks the copy. Returns the new file's name. */
async function checkedCopy(from: string, to: string): Promise<string> {
  const part = `${to}.part-${process.pid}`;
  remove(part);
  closeSync(openSync(part, 'a', 0o600));
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      await backup(source, part, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    checkFile(part, from);
    sync(part);
    return part;
  } catch (error) {
    remove(part);
    throw clearly(from, error);
  }
}

const isSame = (a: string, b: string): boolean =>
  resolve(a) === resolve(b) || (existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b));

/** A consistent copy of a database that may be in use. It replaces an older copy at the same place only when complete. */
export async function backupFile(file: string, to: string): Promise<void> {
  if (isSame(file, to)) throw new BadInput(`${to} is the database itself`);
  const part = await checkedCopy(file, to);
  renameSync(part, to);
  sync(dirname(resolve(to)));
}

function mustBeIdle(file: string): void {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = DELETE'); // only the last connection may leave WAL mode
  } catch (error) {
    if ((errorCode(error) & 0xff) === BUSY) throw new BadDatabase(`${file} is in use: stop the server first`);
    // Otherwise it is damaged, which may be why it is being replaced.
  } finally {
    db.close();
  }
}

/**
 * Replaces a database that nobody is using with a backup. The backup is copied and checked before anything is touched;
 * the old database stays beside the new one, as `<to>.old`.
 */
export async function restoreSqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from) || !statSync(from).isFile()) throw new BadInput(`${from} is not a file`);
  if (isSame(from, to)) throw new BadInput(`${from} is the database itself`);
  mkdirSync(dirname(to), { recursive: true });
  const part = await checkedCopy(from, to);
  const moved: [string, string][] = [];
  const old = `${to}.old`;
  try {
    if (existsSync(to)) {
      mustBeIdle(to);
      remove(old);
      // The old log must not lie beside the new file, to which it does not belong.
      for (const [i, name] of besides(to).entries()) {
        if (!existsSync(name)) continue;
        renameSync(name, besides(old)[i]);
        moved.push([name, besides(old)[i]]);
      }
    }
    renameSync(part, to);
  } catch (error) {
    for (const [name, away] of moved.reverse()) renameSync(away, name);
    remove(part);
    throw error;
  }
  sync(dirname(resolve(to)));
}
