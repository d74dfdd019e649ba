import type { DatabaseSync } from 'node:sqlite';

/** How many writes share one transaction at most, so that the event loop is not blocked for long. */
const MOST_IN_ONE = 128;

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface CommitQueue {
  /** Resolves when the transaction that holds the write is on disk. */
  write<T>(run: () => T): Promise<T>;
  /** Writes what is waiting, now. */
  drain(): void;
}

/**
 * Writes that arrive in one turn of the event loop (so all that arrived during the last commit) share one
 * transaction and one fsync. Each has a savepoint: one that fails does not affect the others.
 */
export function commitQueue(db: DatabaseSync): CommitQueue {
  const sql = (text: string) => db.prepare(text);
  const [begin, commit, rollback] = [sql('BEGIN IMMEDIATE'), sql('COMMIT'), sql('ROLLBACK')];
  const [save, keep, undo] = [sql('SAVEPOINT job'), sql('RELEASE job'), sql('ROLLBACK TO job')];
  const waiting: Job[] = [];
  let isScheduled = false;

  /** Runs one job inside the transaction; returns what to tell its caller after the commit. */
  function attempt({ run, resolve, reject }: Job): () => void {
    save.run();
    try {
      const value = run();
      keep.run();
      return () => resolve(value);
    } catch (error) {
      if (!db.isTransaction) throw error; // the database has rolled back the whole transaction (disk full)
      undo.run();
      keep.run();
      return () => reject(error);
    }
  }

  function flush(): void {
    isScheduled = false;
    const batch = waiting.splice(0, MOST_IN_ONE);
    if (waiting.length > 0) schedule();
    if (batch.length === 0) return;
    let answers: (() => void)[];
    try {
      begin.run();
      answers = batch.map(attempt);
      commit.run();
    } catch (error) {
      answers = batch.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
      if (db.isTransaction) rollback.run();
    }
    for (const answer of answers) answer();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(flush);
  }

  return {
    write<T>(run: () => T): Promise<T> {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
      schedule();
      return promise;
    },
    drain() {
      while (waiting.length > 0) flush();
    },
  };
}
