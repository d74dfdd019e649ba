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
// One statement with the people: two processes that change it one after the other leave those of the later change, also after a crash.
const PEOPLE = `
  gone AS (DELETE FROM evening_people p USING kept k WHERE p.evening_id = k.id AND p.who <> ALL ($5::text[])
  ), come AS (
    INSERT INTO evening_people (evening_id, who) SELECT k.id, w.who FROM kept k, unnest($5::text[]) AS w (who) ON CONFLICT DO NOTHING)
  SELECT id FROM kept`;
const ADD = `
  WITH kept AS (
    INSERT INTO evenings (id, circle_id, seq, created_at, is_over, data)
    SELECT $1::text, c.id, $2::int, $7::bigint, $3::boolean, $4::text FROM circles c WHERE c.id = $6
    ON CONFLICT (id) DO UPDATE SET seq = excluded.seq WHERE evenings.data = excluded.data RETURNING id
  ), ${PEOPLE}`;
const CHANGE = `
  WITH kept AS (
    UPDATE evenings SET seq = $2, is_over = $3, data = $4
    WHERE id = $1 AND (seq = $2 - 1 OR (seq = $2 AND data = $4)) RETURNING id
  ), ${PEOPLE}`;

export function eveningThings(ask: Ask) {
  return {
    async keepEvening({ id, circle, seq, createdAt, isOver, data }, people) {
      if (seq === 1 && (await ask('SELECT 1 FROM circles WHERE id = $1', [circle])).length === 0)
        throw new BadInput('there is no such circle');
      const now = [id, seq, isOver, data, [...new Set(people)]];
      const kept = seq === 1 ? await ask(ADD, [...now, circle, createdAt]) : await ask(CHANGE, now);
      return kept.length > 0;
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
