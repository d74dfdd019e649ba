// What people doubt, in PostgreSQL.
import type pg from 'pg';
import { BadInput, type Doubted, type Store } from './store.ts';

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;
type Found = Doubted & pg.QueryResultRow;

const DOUBTS = 'SELECT id, at::float8 AS at, who, data FROM doubts';
// The same again after a lost answer is the same doubt.
const ADD = `
  INSERT INTO doubts (id, at, who, data) SELECT $1::text, $2::bigint, i.who, $4::text FROM identities i WHERE i.who = $3
  ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING id`;
const PAGE = `${DOUBTS} WHERE $1::float8 IS NULL OR (at, id) < ($1, $2) ORDER BY at DESC, id DESC LIMIT $3`;

export function doubtThings(ask: Ask) {
  return {
    async addDoubt({ id, at, who, data }) {
      if ((await ask(ADD, [id, at, who, data])).length === 0) throw new BadInput('nobody is known by that id');
    },
    doubts: (before, limit) => ask<Found>(PAGE, [before?.at ?? null, before?.id ?? null, limit]),
    doubt: async (id) => (await ask<Found>(`${DOUBTS} WHERE id = $1`, [id]))[0] ?? null,
    doubtsOf: (who, limit) => ask<Found>(`${DOUBTS} WHERE who = $1 ORDER BY at DESC, id DESC LIMIT $2`, [who, limit]),
    async dropDoubt(id) {
      await ask('DELETE FROM doubts WHERE id = $1', [id]);
    },
  } satisfies Partial<Store>;
}
