import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BadDatabase } from './store.ts';

const BUSY = 5;

/**
 * Makes sure that only one server works with a file: two would not hear of each other's moves. The lock is that of another, empty
 * database beside it, so that backups and other commands are not kept out; the system takes it back from a process that was killed.
 */
export function beAlone(file: string): () => void {
  const lock = `${file}-serving`;
  const db = new DatabaseSync(lock, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== BUSY) throw error;
    throw new BadDatabase(`${file} is already served by another process; several need PostgreSQL (DATABASE_URL)`);
  }
  return () => {
    db.close();
    rmSync(lock, { force: true });
  };
}
