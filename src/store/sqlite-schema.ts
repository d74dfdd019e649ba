// The tables in SQLite, as a list of changes; `PRAGMA user_version` counts those a file has seen. Never change an entry
// that has been released: add one.
import { CIRCLES_IN_SQLITE } from './sqlite-circles.ts';
import { EDITIONS_IN_SQLITE } from './sqlite-editions.ts';
import { EVENINGS_IN_SQLITE } from './sqlite-evenings.ts';
import { MERGED_IN_SQLITE } from './sqlite-merge.ts';
import { PACKS } from './sqlite-packs.ts';
import { RESULTS } from './sqlite-results.ts';

/** The version since which tables are kept apart from their whole contents. */
export const WHOLES_SINCE = 10;

export const SQLITE_MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    is_public INTEGER NOT NULL,
    bot_due INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_public ON tables (created_at, id) WHERE is_public = 1 AND is_open = 1;
  CREATE INDEX tables_open ON tables (id) WHERE is_open = 1;
  CREATE INDEX tables_bots ON tables (id) WHERE bot_due = 1;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    who TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_who ON seats (who, created_at, table_id);
  CREATE TABLE identities (
    who TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    once INTEGER NOT NULL,
    expires_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tokens_who ON tokens (who);
  CREATE TABLE claims (
    what TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE entries ADD COLUMN who TEXT;
  CREATE INDEX entries_who ON entries (who, table_id, seq) WHERE who IS NOT NULL;
  CREATE INDEX tables_created ON tables (created_at, id);
  CREATE TABLE tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    table_id TEXT NOT NULL,
    name TEXT,
    points INTEGER,
    place INTEGER,
    PRIMARY KEY (day, game, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tries_who ON tries (who, day);
  `,
  `
  ALTER TABLE tables ADD COLUMN due_at INTEGER;
  CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE personal (
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (who, name)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE tokens ADD COLUMN seen_at INTEGER;
  ALTER TABLE tokens ADD COLUMN about TEXT;
  `,
  `
  CREATE TABLE doubts (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    data TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX doubts_at ON doubts (at, id);
  CREATE INDEX doubts_who ON doubts (who, at);
  `,
  `
  ALTER TABLE seats ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
  UPDATE seats SET waits = 1 WHERE table_id IN (SELECT id FROM tables WHERE is_open = 1 AND phase = 'playing');
  ALTER TABLE identities ADD COLUMN seal TEXT;
  ALTER TABLE identities ADD COLUMN colour TEXT;
  `,
  RESULTS,
  CIRCLES_IN_SQLITE,
  EVENINGS_IN_SQLITE,
  `
  CREATE TABLE wholes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    data TEXT NOT NULL
  ) STRICT;
  INSERT INTO wholes (table_id, data) SELECT id, data FROM tables;
  ALTER TABLE tables DROP COLUMN data;
  ALTER TABLE entries ADD COLUMN tail TEXT;
  `,
  MERGED_IN_SQLITE,
  PACKS,
  EDITIONS_IN_SQLITE,
  // In the order in which they are written, those of many tables one after the other: by the order of their tables each move changed
  // three or four pages of its own, now it shares one with others. An index finds them.
  `
  CREATE TABLE entries_as_written (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    data TEXT NOT NULL,
    who TEXT,
    tail TEXT
  ) STRICT;
  INSERT INTO entries_as_written (table_id, seq, data, who, tail)
    SELECT table_id, seq, data, who, tail FROM entries ORDER BY table_id, seq;
  DROP TABLE entries;
  ALTER TABLE entries_as_written RENAME TO entries;
  CREATE UNIQUE INDEX entries_of ON entries (table_id, seq);
  CREATE INDEX entries_who ON entries (who, table_id, seq) WHERE who IS NOT NULL;
  `,
  // With the number, which every move writes anyway: whom a table waits for was a page more.
  `
  ALTER TABLE tables ADD COLUMN waits_for TEXT NOT NULL DEFAULT '[]';
  UPDATE tables SET waits_for = (SELECT json_group_array(who) FROM seats WHERE table_id = id AND waits = 1)
    WHERE is_open = 1 AND phase = 'playing';
  ALTER TABLE seats DROP COLUMN waits;
  `,
];
