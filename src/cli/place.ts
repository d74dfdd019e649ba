// Where the tables are: a file, or PostgreSQL.
import { existsSync } from 'node:fs';
import { openStore } from '../store/open.ts';
import { openSqliteFile, type SqliteFile } from '../store/sqlite.ts';
import { BadDatabase, BadInput, type Store } from '../store/store.ts';
import type { Args } from './args.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { readFilled } from './readers.ts';
import { failed, isHalfInstalled, type Stop } from './stop.ts';

export interface Place {
  readonly db: string;
  readonly databaseUrl?: string;
}

/** What the command line asks for, or else the environment; '--db' means the file even if there is an address. */
export function readPlace(args: Args, io: Io, hasUrl = false): Place {
  const file = readFilled(args, 'db', io);
  const given = hasUrl ? readFilled(args, 'url', io) : undefined;
  const databaseUrl = given ?? (file === undefined ? process.env.DATABASE_URL || undefined : undefined);
  const db = file ?? (process.env.KONTOR_DB || 'kontor.sqlite');
  return databaseUrl === undefined ? { db } : { db, databaseUrl };
}

/** Without the password. */
export function nameOfPlace({ db, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return clean(db);
  try {
    const { host, pathname } = new URL(databaseUrl);
    return clean(`PostgreSQL, ${host}${pathname}`);
  } catch {
    return 'PostgreSQL';
  }
}

export interface OpenedPlace {
  readonly store: Store;
  /** Null: it is PostgreSQL. */
  readonly file: SqliteFile | null;
}

export const openPlace = async (place: Place, io: Io): Promise<Store> => (await openPlaceOf(place, io)).store;

export async function openPlaceOf(place: Place, io: Io): Promise<OpenedPlace> {
  try {
    if (place.databaseUrl !== undefined) return { store: await openStore(place), file: null };
    const file = openSqliteFile(place.db);
    return { store: file.store, file };
  } catch (error) {
    throw storeFailed(error, io);
  }
}

export function mustExist({ db, databaseUrl }: Place, io: Io): void {
  if (databaseUrl === undefined && !existsSync(db)) throw failed(io.words.server.noDatabase(clean(db)));
}

export function storeFailed(error: unknown, io: Io): Stop | unknown {
  if (isHalfInstalled(error)) return error;
  if (error instanceof BadDatabase || error instanceof BadInput) return failed(clean(error.message));
  const { message, code = '', path } = error as NodeJS.ErrnoException;
  const mayNotWrite = ['EACCES', 'EPERM', 'EROFS'].includes(code) && path !== undefined;
  if (mayNotWrite) return failed(io.words.server.mayNotWrite(clean(path)));
  return failed(io.words.server.noStore(clean((message || code || '?').replace(/\s+/g, ' '))));
}
