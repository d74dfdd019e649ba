// Two identities become one, in PostgreSQL.
import type pg from 'pg';
import { MERGE, type Merged, type MergeStore } from './merge.ts';

export const MERGED_IN_POSTGRES = `
  CREATE TABLE merged (
    from_who text COLLATE "C" PRIMARY KEY,
    into_who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    at bigint NOT NULL,
    is_done boolean NOT NULL DEFAULT false
  );
  CREATE INDEX merged_into ON merged (into_who);
  CREATE INDEX merged_at ON merged (at);
  CREATE INDEX merged_open ON merged (from_who) WHERE NOT is_done;
  `;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;
/** Runs something in a transaction of its own; it may be run twice, if the answer got lost. */
type InOne = <T>(run: (client: pg.ClientBase) => Promise<T>) => Promise<T>;

// Both rows are locked, always in the same order: of two merges at the same moment one waits for the other.
const LOCK = 'SELECT who FROM identities WHERE who IN ($1, $2) ORDER BY who FOR UPDATE';
const PUT = `
  INSERT INTO personal (who, name, value) VALUES ($1, $2, $3)
  ON CONFLICT (who, name) DO UPDATE SET value = excluded.value`;
const SINCE = `
  SELECT from_who AS "from", into_who AS "into", at::float8 AS at, is_done AS "isDone" FROM merged
  WHERE NOT is_done OR at > $1 ORDER BY at, from_who`;
const NAMED = 'SELECT name, value FROM personal WHERE who = $1 AND starts_with(name, $2) ORDER BY name LIMIT $3';

export function mergeThings(ask: Ask, inOne: InOne) {
  return {
    merge: (from, into, personal, now) =>
      inOne(async (client) => {
        const found = await client.query(LOCK, [from, into]);
        if (from === into) return false;
        if (found.rows.length < 2) {
          const known = await client.query('SELECT FROM merged WHERE from_who = $1 AND into_who = $2 AND at = $3', [
            from,
            into,
            now,
          ]);
          return known.rows.length > 0; // it was done, and the answer got lost
        }
        await client.query('DELETE FROM tokens WHERE who = $1 AND once', [from]);
        for (const [name, value] of Object.entries(personal)) {
          await client.query('DELETE FROM personal WHERE who = $1 AND name = $2', [from, name]);
          if (value !== null) await client.query(PUT, [into, name, value]);
        }
        for (const text of MERGE) await client.query(text, [from, into]);
        await client.query('INSERT INTO merged (from_who, into_who, at) VALUES ($1, $2, $3)', [from, into, now]);
        await client.query('DELETE FROM identities WHERE who = $1', [from]);
        return true;
      }),
    mergedInto: async (who) =>
      (await ask<{ into: string }>('SELECT into_who AS "into" FROM merged WHERE from_who = $1', [who]))[0]?.into ??
      null,
    merges: (since) => ask<Merged & pg.QueryResultRow>(SINCE, [since]),
    async endMerge(from) {
      await ask('UPDATE merged SET is_done = true WHERE from_who = $1', [from]);
    },
    personalsOf: (who, prefix, limit) => ask<{ name: string; value: string }>(NAMED, [who, prefix, limit]),
  } satisfies MergeStore;
}
