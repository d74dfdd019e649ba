import type { ClientBase } from 'pg';
import { CIRCLES_IN_POSTGRES } from './postgres-circles.ts';
import { EDITIONS_IN_POSTGRES } from './postgres-editions.ts';
import { EVENINGS_IN_POSTGRES } from './postgres-evenings.ts';
import { MERGED_IN_POSTGRES } from './postgres-merge.ts';
import { PACKS_IN_POSTGRES } from './postgres-packs.ts';
import { RESULTS } from './postgres-results.ts';
import { BadDatabase } from './store.ts';

/** Any number that no other program uses for its advisory locks: 'KNTR'. */
const LOCK = 0x4b4e5452;

// As in SQLite, but whole tables stay with their rows: a long text that does not change is not written anew. Keys compare by bytes (COLLATE "C"), so that pages by id are the same in both. `mark` identifies the append that an
// entry came from when the connection was lost before the answer; `used` does the same for tokens.
const POSTGRES_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    seq integer NOT NULL,
    phase text NOT NULL,
    is_open boolean NOT NULL,
    is_public boolean NOT NULL,
    bot_due boolean NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    data text NOT NULL
  );
  CREATE INDEX tables_public ON tables (created_at, id) WHERE is_public AND is_open;
  CREATE INDEX tables_open ON tables (id) WHERE is_open;
  CREATE INDEX tables_bots ON tables (id) WHERE bot_due;
  CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq integer NOT NULL,
    mark uuid NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    who text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (table_id, who)
  );
  CREATE INDEX seats_who ON seats (who, created_at, table_id);
  CREATE TABLE identities (
    who text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    created_at bigint NOT NULL
  );
  CREATE TABLE tokens (
    hash text COLLATE "C" PRIMARY KEY,
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    once boolean NOT NULL,
    expires_at bigint,
    used uuid
  );
  CREATE INDEX tokens_who ON tokens (who);
  CREATE TABLE claims (
    what text COLLATE "C" PRIMARY KEY,
    holder text NOT NULL,
    until bigint NOT NULL
  );
  CREATE TABLE notes (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );
  `,
  `
  ALTER TABLE entries ADD COLUMN who text COLLATE "C";
  CREATE INDEX entries_who ON entries (who, table_id, seq) WHERE who IS NOT NULL;
  CREATE INDEX tables_created ON tables (created_at, id);
  CREATE TABLE tries (
    day text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    name text,
    points integer,
    place integer,
    PRIMARY KEY (day, game, who)
  );
  CREATE INDEX tries_who ON tries (who, day);
  `,
  `
  ALTER TABLE tables ADD COLUMN due_at bigint;
  CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE personal (
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    name text COLLATE "C" NOT NULL,
    value text NOT NULL,
    PRIMARY KEY (who, name)
  );
  `,
  `
  ALTER TABLE tokens ADD COLUMN seen_at bigint;
  ALTER TABLE tokens ADD COLUMN about text;
  `,
  `
  CREATE TABLE doubts (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    data text NOT NULL
  );
  CREATE INDEX doubts_at ON doubts (at, id);
  CREATE INDEX doubts_who ON doubts (who, at);
  `,
  `
  ALTER TABLE seats ADD COLUMN waits boolean NOT NULL DEFAULT false;
  ALTER TABLE seats ADD COLUMN away boolean NOT NULL DEFAULT false;
  UPDATE seats SET waits = true WHERE table_id IN (SELECT id FROM tables WHERE is_open AND phase = 'playing');
  ALTER TABLE identities ADD COLUMN seal text;
  ALTER TABLE identities ADD COLUMN colour text;
  `,
  RESULTS,
  CIRCLES_IN_POSTGRES,
  EVENINGS_IN_POSTGRES,
  'ALTER TABLE entries ADD COLUMN tail text',
  MERGED_IN_POSTGRES,
  PACKS_IN_POSTGRES,
  EDITIONS_IN_POSTGRES,
];

/** Brings the database up to date; many processes may start at the same time. */
export async function migratePostgres(client: ClientBase): Promise<void> {
  const { rows: encodings } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  if (encodings[0].server_encoding !== 'UTF8')
    throw new BadDatabase(`the database must be encoded in UTF8, not ${encodings[0].server_encoding}`);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS kontor_version (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM kontor_version');
    const version = rows[0]?.version ?? 0;
    if (version > POSTGRES_MIGRATIONS.length) throw new BadDatabase('the database was written by a newer Kontor');
    if (version < POSTGRES_MIGRATIONS.length) {
      for (const change of POSTGRES_MIGRATIONS.slice(version)) await client.query(change);
      await client.query('DELETE FROM kontor_version');
      await client.query('INSERT INTO kontor_version (version) VALUES ($1)', [POSTGRES_MIGRATIONS.length]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // the first error is the one to report
    throw error;
  }
}
