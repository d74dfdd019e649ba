// Evenings, in PostgreSQL.
import type pg from 'pg';
import type { EveningStore, KeptEvening } from './evenings.ts';
import { BadInput } from './store.ts';

export const EVENINGS_IN_POSTGRES = `
  CREATE TABLE evenings (
    id text COLLATE "C" PRIMARY KEY,
    circle_id text COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    created_at bigint NOT NULL,
    is_over boolean NOT NULL,
    data text NOT NULL
  );
  CREATE INDEX evenings_of ON evenings (circle_id, created_at);
  CREATE TABLE evening_people (
    evening_id text COLLATE "C" NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    who text COLLATE "C" NOT NULL,
    PRIMARY KEY (evening_id, who)
  );
  CREATE INDEX evening_people_who ON evening_people (who);
  `;
export const EVENING_TABLES = ['evenings', 'evening_people'] as const;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;
type Found = KeptEvening & pg.QueryResultRow;

const EVENING = `
  SELECT id, circle_id AS circle, seq, created_at::float8 AS "createdAt", is_over AS "isOver", data FROM evenings`;
// Whoever has gone from it stays among its people: they are removed only when they are forgotten. The same text again is the same change.
const ADD = `
  WITH kept AS (
    INSERT INTO evenings (id, circle_id, seq, created_at, is_over, data)
    SELECT $1::text, c.id, $3::int, $4::bigint, $5::boolean, $6::text FROM circles c WHERE c.id = $2
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq WHERE evenings.data = excluded.data RETURNING id)
  SELECT id FROM kept`;
const CHANGE = `
  UPDATE evenings SET seq = $2, is_over = $3, data = $4
  WHERE id = $1 AND (seq = $2 - 1 OR (seq = $2 AND data = $4)) RETURNING id`;
const PEOPLE = `
  WITH gone AS (DELETE FROM evening_people WHERE evening_id = $1 AND who <> ALL ($2::text[]))
  INSERT INTO evening_people (evening_id, who) SELECT $1::text, who FROM unnest($2::text[]) AS who ON CONFLICT DO NOTHING`;

export function eveningThings(ask: Ask) {
  return {
    async keepEvening({ id, circle, seq, createdAt, isOver, data }, people) {
      if (seq === 1 && (await ask('SELECT 1 FROM circles WHERE id = $1', [circle])).length === 0)
        throw new BadInput('there is no such circle');
      const kept =
        seq === 1
          ? await ask(ADD, [id, circle, seq, createdAt, isOver, data])
          : await ask(CHANGE, [id, seq, isOver, data]);
      if (kept.length === 0) return false;
      await ask(PEOPLE, [id, [...new Set(people)]]);
      return true;
    },
    evening: async (id) => (await ask<Found>(`${EVENING} WHERE id = $1`, [id]))[0] ?? null,
    eveningsOf: (circle, limit) =>
      ask<Found>(`${EVENING} WHERE circle_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`, [circle, limit]),
    eveningsWith: async (who) =>
      (
        await ask<{ id: string }>('SELECT evening_id AS id FROM evening_people WHERE who = $1 ORDER BY evening_id', [
          who,
        ])
      ).map(({ id }) => id),
  } satisfies EveningStore;
}
