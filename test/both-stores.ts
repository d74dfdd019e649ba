// A fresh place for every test, in either of the two stores that Kontor has.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { StorePlace } from '../src/store/open.ts';
import { NO_WAIT } from './disk.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const STORES = ['SQLite', 'PostgreSQL'] as const;
export type StoreKind = (typeof STORES)[number];

/** Call it once in a file, before anything that stops a server after a test: what is told first is done last. */
export function bothStores(): (kind: StoreKind) => Promise<StorePlace> {
  let postgres: TestPostgres;
  const folders: string[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return async (kind) => {
    if (kind === 'PostgreSQL') return { db: '/nowhere', databaseUrl: await postgres.database('opened') };
    folders.push(mkdtempSync(join(tmpdir(), 'kontor-store-')));
    return { db: join(folders.at(-1)!, 'kontor.db'), options: NO_WAIT };
  };
}
