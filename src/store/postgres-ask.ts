// Asking the database: again if the connection is lost, and known until it is answered.
import type pg from 'pg';
import { retried } from './postgres-connect.ts';

/** Asks the database, and again if the connection is lost: every statement here may be run twice. */
export type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

export function asking(pool: pg.Pool) {
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  const track = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };
  const retry = <T>(run: () => Promise<T>): Promise<T> => retried(run, () => isClosing);
  const ask: Ask = async <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) =>
    track(retry(async () => (await pool.query<T>(text, values.slice())).rows));
  return {
    track,
    retry,
    ask,
    /** All of it, or nothing. */
    inOne: <T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T> => track(retry(() => transaction(pool, run))),
    /** Nothing is tried again from now on; resolves when everything is answered. */
    async drain(): Promise<void> {
      isClosing = true;
      await Promise.allSettled([...running]);
    },
  };
}

async function transaction<T>(pool: pg.Pool, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole); // a connection that is given up takes its transaction with it
  }
}
