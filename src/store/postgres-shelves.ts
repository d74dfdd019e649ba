// Somebody's tables by shelves, in PostgreSQL.
import type pg from 'pg';
import type { Shelf, Shelved, Store } from './store.ts';

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

const WHICH: Readonly<Record<Shelf, readonly [where: string, at: string]>> = {
  running: ['t.is_open', 's.created_at'],
  over: ['NOT t.is_open AND NOT s.away', 't.updated_at'],
  away: ['NOT t.is_open AND s.away', 't.updated_at'],
};
const page = (shelf: Shelf): string => {
  const [where, at] = WHICH[shelf];
  return `
    SELECT t.id, t.seq, t.phase, ${at}::float8 AS at, s.waits FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.who = $1 AND ${where} AND ($2::bool IS NULL OR (s.waits, ${at}, t.id) < ($2, $3::bigint, $4))
    ORDER BY s.waits DESC, ${at} DESC, t.id DESC LIMIT $5`;
};
const PUT = `
  UPDATE seats s SET away = $3 FROM tables t
  WHERE s.who = $1 AND s.table_id = $2 AND t.id = s.table_id AND NOT t.is_open RETURNING s.who`;

export function shelfThings(ask: Ask) {
  return {
    shelf: (who, shelf, after, limit) =>
      ask<Shelved & pg.QueryResultRow>(page(shelf), [
        who,
        after?.waits ?? null,
        after?.at ?? null,
        after?.id ?? null,
        limit,
      ]),
    putAway: async (who, id, isAway) => (await ask(PUT, [who, id, isAway])).length > 0,
  } satisfies Partial<Store>;
}
