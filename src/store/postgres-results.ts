// Finished games, in PostgreSQL.
import type pg from 'pg';
import type { Store } from './store.ts';
import { gameFrom, knownOnly, playersOf, taker } from './take-in.ts';

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

/** As in SQLite. */
export const RESULTS = `
  CREATE TABLE untaken (table_id text COLLATE "C" PRIMARY KEY);
  CREATE FUNCTION kontor_untaken() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO untaken (table_id) VALUES (NEW.id) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
  CREATE TRIGGER tables_came AFTER INSERT ON tables FOR EACH ROW WHEN (NEW.phase = 'finished')
    EXECUTE FUNCTION kontor_untaken();
  CREATE TRIGGER tables_changed AFTER UPDATE OF seq ON tables FOR EACH ROW WHEN (NEW.phase = 'finished')
    EXECUTE FUNCTION kontor_untaken();
  INSERT INTO untaken (table_id) SELECT id FROM tables WHERE phase = 'finished';
  CREATE TABLE results (
    table_id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    circle text COLLATE "C",
    data text NOT NULL
  );
  CREATE INDEX results_circle ON results (circle, at) WHERE circle IS NOT NULL;
  CREATE TABLE result_seats (
    table_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, who)
  );
  CREATE INDEX result_seats_who ON result_seats (who);
  `;

const UNTAKEN = 'SELECT table_id AS id FROM untaken WHERE table_id > $1 ORDER BY table_id LIMIT $2';
// One statement. A table that is being changed is waited for, and then has another number: the next round takes it in.
const KEEP = `
  WITH marked AS MATERIALIZED (SELECT id FROM tables WHERE id = $1 AND seq = $2 FOR NO KEY UPDATE
  ), done AS (DELETE FROM untaken u USING marked m WHERE u.table_id = m.id
  ), gone AS (DELETE FROM result_seats s USING marked m WHERE s.table_id = m.id AND NOT s.who = ANY ($6::text[])
  ), none AS (DELETE FROM results r USING marked m WHERE r.table_id = m.id AND $5::text IS NULL
  ), kept AS (
    INSERT INTO results (table_id, at, circle, data) SELECT id, $3::bigint, $4::text, $5::text FROM marked WHERE $5::text IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, circle = excluded.circle, data = excluded.data)
  INSERT INTO result_seats (table_id, who) SELECT m.id, w.who FROM marked m, unnest($6::text[]) AS w (who)
  ON CONFLICT DO NOTHING`;
const OF_PERSON = `
  SELECT r.data FROM result_seats s JOIN results r ON r.table_id = s.table_id
  WHERE s.who = $1 ORDER BY r.at DESC, r.table_id DESC LIMIT $2`;
const OF_CIRCLE = 'SELECT data FROM results WHERE circle = $1 ORDER BY at DESC, table_id DESC LIMIT $2';

/** Part of the statement that forgets a person ($1): others' results are derived again, without them. */
export const FORGET_RESULTS = `
  which AS MATERIALIZED (SELECT table_id FROM result_seats WHERE who = $1
  ), again AS (INSERT INTO untaken (table_id) SELECT table_id FROM which ON CONFLICT DO NOTHING
  ), unseated AS (DELETE FROM result_seats s USING which w WHERE s.table_id = w.table_id
  ), unkept AS (DELETE FROM results r USING which w WHERE r.table_id = w.table_id)`;

export function resultThings(ask: Ask, { load, entries }: Pick<Store, 'load' | 'entries'>) {
  const known = async (whos: readonly string[]): Promise<Set<string>> =>
    new Set(
      (await ask<{ who: string }>('SELECT who FROM identities WHERE who = ANY ($1)', [whos])).map(({ who }) => who),
    );
  const takeIn = taker({
    untaken: async (after, limit) => (await ask<{ id: string }>(UNTAKEN, [after, limit])).map(({ id }) => id),
    load,
    entries: (id) => entries(id, 0),
    async keep(id, seq, found) {
      const there = found === null ? new Set<string>() : await known(playersOf(found));
      const game = found && knownOnly(found, (who) => there.has(who));
      await ask(KEEP, [
        id,
        seq,
        game?.at ?? 0,
        game?.circle ?? null,
        game && JSON.stringify(game),
        game ? playersOf(game) : [],
      ]);
    },
  });
  return {
    takeInFinished: takeIn,
    async finishedGames(of, limit) {
      await takeIn();
      const [text, key] = 'person' in of ? [OF_PERSON, of.person] : [OF_CIRCLE, of.circle];
      return (await ask<{ data: string }>(text, [key, limit ?? null])).map(({ data }) => gameFrom(data));
    },
  } satisfies Partial<Store>;
}
