// Two identities become one, in the file.
import type { DatabaseSync } from 'node:sqlite';
import { MERGE, type MergeStore } from './merge.ts';

export const MERGED_IN_SQLITE = `
  CREATE TABLE merged (
    from_who TEXT PRIMARY KEY,
    into_who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    is_done INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX merged_into ON merged (into_who);
  CREATE INDEX merged_at ON merged (at);
  CREATE INDEX merged_open ON merged (from_who) WHERE is_done = 0;
  `;

export function mergeThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const steps = MERGE.map((text) => db.prepare(text.replaceAll('$', '?')));
  const dropLinks = db.prepare('DELETE FROM tokens WHERE who = ? AND once = 1');
  const drop = db.prepare('DELETE FROM personal WHERE who = ? AND name = ?');
  const put = db.prepare(`
    INSERT INTO personal (who, name, value) VALUES (?, ?, ?) ON CONFLICT (who, name) DO UPDATE SET value = excluded.value`);
  const note = db.prepare('INSERT INTO merged (from_who, into_who, at) VALUES (?, ?, ?)');
  const forget = db.prepare('DELETE FROM identities WHERE who = ?');
  const into = db.prepare('SELECT into_who FROM merged WHERE from_who = ?');
  const since = db.prepare('SELECT * FROM merged WHERE is_done = 0 OR at > ? ORDER BY at, from_who');
  const end = db.prepare('UPDATE merged SET is_done = 1 WHERE from_who = ?');
  const named = db.prepare(`
    SELECT name, value FROM personal WHERE who = ?1 AND substr(name, 1, length(?2)) = ?2 ORDER BY name LIMIT ?3`);
  return {
    merge: (from, to, personal, now) =>
      write(() => {
        if (from === to || isKnown.get(from) === undefined || isKnown.get(to) === undefined) return false;
        dropLinks.run(from);
        for (const [name, value] of Object.entries(personal)) {
          drop.run(from, name);
          if (value !== null) put.run(to, name, value);
        }
        for (const step of steps) step.run(from, to);
        note.run(from, to, now);
        forget.run(from);
        return true;
      }),
    mergedInto: async (who) => (into.get(who)?.into_who as string | undefined) ?? null,
    merges: async (after) =>
      since.all(after).map((row) => ({
        from: row.from_who as string,
        into: row.into_who as string,
        at: row.at as number,
        isDone: row.is_done === 1,
      })),
    endMerge: (from) => write(() => void end.run(from)),
    personalsOf: async (who, prefix, limit) =>
      named.all(who, prefix, limit).map(({ name, value }) => ({ name: name as string, value: value as string })),
  } satisfies MergeStore;
}
