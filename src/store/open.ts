import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The SQLite file, used unless there is a `databaseUrl`. */
  readonly db: string;
  /** PostgreSQL's address, usually from `DATABASE_URL`. */
  readonly databaseUrl?: string | undefined;
}

export const openStore = ({ db, databaseUrl = '' }: StorePlace): Promise<Store> =>
  databaseUrl === '' ? openSqlite(db) : openPostgres(databaseUrl);
