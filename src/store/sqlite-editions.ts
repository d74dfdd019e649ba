// Editions, in the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { EditionStore, KeptEdition, ListedEdition } from './editions.ts';
import { BadInput } from './store.ts';

export const EDITIONS_IN_SQLITE = `
  CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    is_shared INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX editions_who ON editions (who, at);
  CREATE INDEX editions_shared ON editions (at) WHERE is_shared = 1;
  `;

const listed = (row: Record<string, SQLOutputValue>): ListedEdition => ({
  id: row.id as string,
  who: row.who as string,
  game: row.game as string,
  name: row.name as string,
  hash: row.hash as string,
  isShared: row.is_shared === 1,
  at: row.at as number,
});

export function editionThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const others = db.prepare('SELECT count(*) AS count FROM editions WHERE who = ? AND id <> ?');
  const put = db.prepare(`
    INSERT INTO editions (id, who, game, name, hash, is_shared, at, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET game = excluded.game, name = excluded.name, hash = excluded.hash,
      is_shared = excluded.is_shared, at = excluded.at, data = excluded.data
    WHERE editions.who = excluded.who`);
  const one = db.prepare('SELECT * FROM editions WHERE id = ?');
  const all = db.prepare(`
    SELECT id, who, game, name, hash, is_shared, at FROM editions WHERE who = ?1 OR is_shared = 1
    ORDER BY who = ?1 DESC, at DESC, id LIMIT ?2`);
  const drop = db.prepare('DELETE FROM editions WHERE who = ? AND id = ?');
  return {
    keepEdition: ({ id, who, game, name, hash, isShared, at, data }, most) =>
      write(() => {
        if (isKnown.get(who) === undefined) throw new BadInput('nobody is known by that id');
        if ((others.get(who, id)!.count as number) >= most) return false;
        return put.run(id, who, game, name, hash, +isShared, at, data).changes > 0;
      }),
    async edition(id): Promise<KeptEdition | null> {
      const found = one.get(id);
      return found === undefined ? null : { ...listed(found), data: found.data as string };
    },
    editionsFor: async (who, limit) => all.all(who, limit).map(listed),
    dropEdition: (who, id) => write(() => drop.run(who, id).changes > 0),
  } satisfies EditionStore;
}
