import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Delays before another try, in milliseconds: about twenty seconds, longer than a restart or a failover takes. */
const PAUSES = [50, 100, 200, 400, 800, 1600, 3200, 3200, 5000, 5000];

/** The connection was lost, or there was none: the server may or may not have done what it was asked. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
/** Shut down, crashed, starting up, too many connections; deadlock, serialization, not yet writable after a failover. */
const PASSING = new Set(['57P01', '57P02', '57P03', '53300', '40P01', '40001', '25006']);
const LOST_WORDS =
  /connection terminated|connection ended|not queryable|read timeout|timeout exceeded|connection error/i;

/** Whether another try may help. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (LOST.has(code) || PASSING.has(code) || code.startsWith('08')) return true;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  return LOST_WORDS.test(error.message);
}

/**
 * Tries until it works or the error is permanent. Only for what may be done twice; `attempt` counts the tries.
 * `isOver` ends the waiting early.
 */
export async function retried<T>(run: (attempt: number) => Promise<T>, isOver: () => boolean): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run(attempt);
    } catch (error) {
      if (!isPassing(error) || attempt === PAUSES.length || isOver()) throw error;
      // Spread out, so that many processes do not come back at the same moment.
      await pause(PAUSES[attempt] * (0.75 + Math.random() / 2));
    }
  }
}

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'kontor',
  connectionTimeoutMillis: 5000,
  query_timeout: 15_000,
  keepAlive: true,
});

export function newClient(url: string): pg.Client {
  const client = new pg.Client(settings(url));
  client.on('error', () => {}); // its queries are rejected; an error event without a listener would end the process
  return client;
}

export function newPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...settings(url),
    max: 10,
    async onConnect(client) {
      client.on('error', () => {});
      // Acknowledged means on disk, whatever the server's default is.
      await client.query(`
        SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`);
    },
  });
  pool.on('error', () => {}); // an idle connection was lost: the pool makes a new one
  return pool;
}
