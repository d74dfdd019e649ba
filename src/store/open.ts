import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { SqliteOptions } from './sqlite-file.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The SQLite file, used unless there is a `databaseUrl`. */
  readonly db: string;
  /** PostgreSQL's address, usually from `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
  /** Of the file. */
  readonly options?: SqliteOptions;
}

export const openStore = ({ db, databaseUrl = '', options }: StorePlace): Promise<Store> =>
  databaseUrl === '' ? openSqlite(db, options) : openPostgres(databaseUrl);
