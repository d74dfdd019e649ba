// Editions, in PostgreSQL.
import type pg from 'pg';
import type { EditionStore, KeptEdition, ListedEdition } from './editions.ts';
import { BadInput } from './store.ts';

export const EDITIONS_IN_POSTGRES = `
  CREATE TABLE editions (
    id text COLLATE "C" PRIMARY KEY,
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    game text COLLATE "C" NOT NULL,
    name text NOT NULL,
    hash text COLLATE "C" NOT NULL,
    is_shared boolean NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL
  );
  CREATE INDEX editions_who ON editions (who, at);
  CREATE INDEX editions_shared ON editions (at) WHERE is_shared;
  `;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

const LISTED = 'id, who, game, name, hash, is_shared AS "isShared", at::float8 AS at';
const PUT = `
  INSERT INTO editions (id, who, game, name, hash, is_shared, at, data)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8
  WHERE (SELECT count(*) FROM editions WHERE who = $2 AND id <> $1) < $9
  ON CONFLICT (id) DO UPDATE SET game = excluded.game, name = excluded.name, hash = excluded.hash,
    is_shared = excluded.is_shared, at = excluded.at, data = excluded.data
  WHERE editions.who = excluded.who RETURNING id`;

export function editionThings(ask: Ask) {
  return {
    async keepEdition({ id, who, game, name, hash, isShared, at, data }, most) {
      if ((await ask('SELECT FROM identities WHERE who = $1', [who])).length === 0)
        throw new BadInput('nobody is known by that id');
      return (await ask(PUT, [id, who, game, name, hash, isShared, at, data, most])).length > 0;
    },
    edition: async (id) =>
      (await ask<KeptEdition & pg.QueryResultRow>(`SELECT ${LISTED}, data FROM editions WHERE id = $1`, [id]))[0] ??
      null,
    editionsFor: (who, limit) =>
      ask<ListedEdition & pg.QueryResultRow>(
        `SELECT ${LISTED} FROM editions WHERE who = $1 OR is_shared ORDER BY who = $1 DESC, at DESC, id LIMIT $2`,
        [who, limit],
      ),
    dropEdition: async (who, id) =>
      (await ask('DELETE FROM editions WHERE who = $1 AND id = $2 RETURNING id', [who, id])).length > 0,
  } satisfies EditionStore;
}
