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

/** Runs jobs in one transaction; returns what to tell their callers, none of whom has been told yet. */
function transactions(db: DatabaseSync): (batch: readonly Job[]) => (() => void)[] {
  const sql = (text: string) => db.prepare(text);
  const [begin, commit, rollback] = [sql('BEGIN IMMEDIATE'), sql('COMMIT'), sql('ROLLBACK')];
  const [save, keep, undo] = [sql('SAVEPOINT job'), sql('RELEASE job'), sql('ROLLBACK TO job')];

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

  /** All in one transaction, done in that way; throws if it is not on disk. */
  function together(batch: readonly Job[], one: (job: Job) => () => void): (() => void)[] {
    try {
      begin.run();
      const answers = batch.map(one);
      commit.run();
      return answers;
    } finally {
      if (db.isTransaction) rollback.run();
    }
  }

  return (batch) => {
    let hasFailed = false; // one of them, and not the disk
    const plainly = ({ run, resolve }: Job): (() => void) => {
      hasFailed = true;
      const value = run();
      hasFailed = false;
      return () => resolve(value);
    };
    try {
      return together(batch, plainly);
    } catch (error) {
      const refuse = (why: unknown) => batch.map((job) => () => job.reject(why));
      if (!hasFailed) return refuse(error);
      try {
        return together(batch, attempt);
      } catch (again) {
        return refuse(again);
      }
    }
  };
}

/**
 * Writes that arrive in one turn of the event loop (so all that arrived during the last commit) share one
 * transaction and one fsync. If one fails, all are run again with a savepoint each: it does not affect the others.
 */
export function commitQueue(db: DatabaseSync): CommitQueue {
  const answersTo = transactions(db);
  const waiting: Job[] = [];
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    const batch = waiting.splice(0, MOST_IN_ONE);
    if (waiting.length > 0) schedule();
    if (batch.length === 0) return;
    for (const answer of answersTo(batch)) answer();
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
