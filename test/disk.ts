import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../src/store/sqlite.ts';
import type { SqliteOptions } from '../src/store/sqlite-file.ts';
import type { Store } from '../src/store/store.ts';

/** What a test leaves need not survive a power cut: with this, nobody waits for the disk. */
export const NO_WAIT: SqliteOptions = { synchronous: 'off' };

/** The file of a house that has just been opened for the first time: to make its tables takes as long as all the rest of a start. */
let made: Buffer | null = null;

async function make(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-made-'));
  const file = join(folder, 'kontor.sqlite');
  await (await openSqlite(file, NO_WAIT)).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Opens the file of a test's house; where there is none, one in which nothing has happened yet. */
export async function openFile(file: string): Promise<Store> {
  if (!existsSync(file)) {
    made ??= await make();
    writeFileSync(file, made, { mode: 0o600 });
  }
  return openSqlite(file, NO_WAIT);
}
