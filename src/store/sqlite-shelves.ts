// Somebody's tables by shelves, in the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Shelf, Shelved, Store } from './store.ts';

const shelvedOf = ({ id, seq, phase, at, waits }: Record<string, SQLOutputValue>): Shelved => ({
  id: id as string,
  seq: seq as number,
  phase: phase as Shelved['phase'],
  at: at as number,
  waits: waits === 1,
});

const WHICH: Readonly<Record<Shelf, readonly [where: string, at: string]>> = {
  running: ['t.is_open = 1', 's.created_at'],
  over: ['t.is_open = 0 AND s.away = 0', 't.updated_at'],
  away: ['t.is_open = 0 AND s.away = 1', 't.updated_at'],
};

/** Whether the table waits for its person. */
const WAITS = 'EXISTS (SELECT 1 FROM json_each(t.waits_for) WHERE value = s.who)';

export function shelfThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const both = (shelf: Shelf) => {
    const [where, at] = WHICH[shelf];
    const page = (after: string) =>
      db.prepare(`
        SELECT t.id, t.seq, t.phase, ${at} AS at, ${WAITS} AS waits FROM seats s CROSS JOIN tables t ON t.id = s.table_id
        WHERE s.who = ? AND ${where} ${after} ORDER BY waits DESC, ${at} DESC, t.id DESC LIMIT ?`);
    return [page(''), page(`AND (${WAITS}, ${at}, t.id) < (?, ?, ?)`)] as const;
  };
  const pages = { running: both('running'), over: both('over'), away: both('away') };
  const put = db.prepare(`
    UPDATE seats SET away = ? WHERE who = ? AND table_id = (SELECT id FROM tables WHERE id = ? AND is_open = 0)`);
  return {
    async shelf(who, shelf, after, limit) {
      const [first, next] = pages[shelf];
      const rows = after === null ? first.all(who, limit) : next.all(who, +after.waits, after.at, after.id, limit);
      return rows.map(shelvedOf);
    },
    putAway: (who, id, isAway) => write(() => put.run(+isAway, who, id).changes > 0),
  } satisfies Partial<Store>;
}
