// npm run bench:server -- --postgres: the same load on PostgreSQL, with one and two processes whose people sit at the same tables, what
// its locks cost, and how many commits a second it takes with and without a notification each.
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { type Child, start } from './child.ts';
import type { Order, Played } from './driver.ts';
import type { Own } from './memory.ts';
import { KONTOR } from './peers.ts';
import { DRIVER, type Pace, warmingUp } from './plan.ts';
import { seedToday } from './seed.ts';

/** Milliseconds between two looks at who waits for a lock. */
const LOOK_EVERY = 20;
const SPARE = 400;
const CEILING = { seconds: 3, connections: [1, 2, 4, 8, 16] } as const;

const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** What the database was doing in the meantime, seen from a connection of its own. */
async function watch(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  let [looks, waiting, notified] = [0, 0, 0];
  client.on('notification', () => notified++);
  await client.query('LISTEN kontor');
  const commits = async (): Promise<number> => {
    const text = 'SELECT xact_commit::float8 AS n FROM pg_stat_database WHERE datname = current_database()';
    return (await client.query<{ n: number }>(text)).rows[0].n;
  };
  const look = async (): Promise<void> => {
    const text = `SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE application_name = 'kontor' AND state = 'active' AND wait_event_type IN ('Lock', 'LWLock')`;
    waiting += (await client.query<{ n: number }>(text)).rows[0].n;
    looks++;
  };
  const [before, begun] = [await commits(), performance.now()];
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - begun) / 1000;
    const made = (await commits()) - before - looks;
    await client.end();
    return { seconds, commits: made, notified, waited: looks === 0 ? 0 : (waiting / looks) * seconds };
  };
}

async function benchProcesses(postgres: TestPostgres, processes: number, pace: Pace): Promise<void> {
  const url = await postgres.database();
  const store = await openPostgres(url);
  const what = { game: 'baselland', tables: pace.tables + SPARE, stage: 0 } as const;
  const places = await seedToday(store, what);
  await store.close();
  const servers: Child[] = Array.from({ length: processes }, () => start(KONTOR.server, [KONTOR.root!.href, url]));
  const driver = start(DRIVER, [KONTOR.client.href, 'baselland']);
  const order = <T>(one: Order): Promise<T> => driver.ask<T>(one);
  const used = async (): Promise<number> => {
    const all = await Promise.all(servers.map((server) => server.ask<Own>('cpu')));
    return all.reduce((sum, { cpu }) => sum + cpu, 0);
  };
  try {
    const urls = (await Promise.all(servers.map((server) => server.told<{ url: string }>()))).map((one) => one.url);
    await order({ do: 'sit', urls, places, tables: pace.tables });
    await order(warmingUp(pace));
    const [cpu, stop] = [await used(), await watch(url)];
    const { moves, rates, p50, p99, problem } = await order<Played>({ do: 'play', seconds: pace.seconds * pace.turns });
    const seen = await stop();
    console.log(
      `${processes} process${processes > 1 ? 'es' : ''}: ${whole(rates[0])} moves/s, p50 ${whole(p50)} ms, p99 ${whole(p99)} ms, ` +
        `${whole(moves / ((await used()) - cpu))} moves per CPU s; ${(moves / seen.commits).toFixed(1)} appends a commit, ` +
        `${(seen.notified / moves).toFixed(2)} notifications and ${((seen.waited * 1000) / moves).toFixed(2)} ms of waiting for locks an append` +
        `${problem === null ? '' : ` (${problem})`}`,
    );
  } finally {
    await driver.stop();
    for (const server of servers) await server.stop();
  }
}

/** Bare commits of one small row each from so many connections, with a notification or without. */
async function ceiling(url: string, connections: number, notifies: boolean): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  const name = `ceiling ${notifies}`;
  const text = `WITH one AS (INSERT INTO ceiling (data) VALUES ($1) RETURNING id)
    SELECT id${notifies ? ", pg_notify('ceiling', id::text)" : ''} FROM one`;
  const end = performance.now() + CEILING.seconds * 1000;
  let commits = 0;
  const row = 'x'.repeat(500);
  const run = async (client: pg.Client): Promise<void> => {
    for (; performance.now() < end; commits++) await client.query({ name, text, values: [row] });
  };
  await Promise.all(clients.map(run));
  await Promise.all(clients.map((client) => client.end()));
  return commits / CEILING.seconds;
}

export async function benchPostgres(pace: Pace): Promise<void> {
  const postgres = await startPostgres('on');
  try {
    console.log(`\nPostgreSQL, Baselland, ${pace.tables} tables, the four of a table at all processes in turns:`);
    for (const processes of [1, 2]) await benchProcesses(postgres, processes, pace);
    const url = await postgres.database();
    const client = new pg.Client(url);
    await client.connect();
    await client.query('CREATE TABLE ceiling (id bigserial PRIMARY KEY, data text NOT NULL)');
    console.log('Commits a second of one row each, without and with a notification:');
    for (const n of CEILING.connections)
      console.log(
        `${String(n).padStart(3)} connections: ${whole(await ceiling(url, n, false))}, ${whole(await ceiling(url, n, true))}`,
      );
    await client.end();
  } finally {
    await postgres.stop();
  }
}
