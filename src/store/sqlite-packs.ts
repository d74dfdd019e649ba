// Packed tables, in the file: in parts, so that four fill a page of the file whatever their length.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { unpackedEntries, unpackedWhole } from './pack.ts';
import { type Line, type Loose, numbered, packer, within } from './packing.ts';
import type { Store } from './store.ts';

/**
 * `packed_seq`: the table's number when it was packed. One that has changed since is packed again. Results are laid out anew: by the
 * order of their ids each of them filled a page of its own, three times what it needs.
 */
export const PACKS = `
  CREATE TABLE packs (
    n INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    part INTEGER NOT NULL,
    data BLOB NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX packs_table ON packs (table_id, part);
  ALTER TABLE tables ADD COLUMN packed_seq INTEGER;
  CREATE INDEX tables_loose ON tables (updated_at) WHERE is_open = 0 AND packed_seq IS NOT seq;
  CREATE INDEX tables_unstarted ON tables (updated_at) WHERE is_open = 1 AND phase IN ('gathering', 'revealing');
  CREATE TABLE results_by_row (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    circle TEXT,
    data TEXT NOT NULL
  ) STRICT;
  INSERT INTO results_by_row SELECT table_id, at, circle, data FROM results;
  DROP TABLE results;
  ALTER TABLE results_by_row RENAME TO results;
  CREATE INDEX results_circle ON results (circle, at) WHERE circle IS NOT NULL;
  `;
const PART = 970;

/** One statement, so that all belongs together whoever else writes: the whole, or else its pack, and the tails since. */
const TABLE = `
  SELECT 0 AS kind, 0 AS n, data FROM wholes WHERE table_id = ?1 UNION ALL
  SELECT 1, part, data FROM packs WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM wholes WHERE table_id = ?1) UNION ALL
  SELECT 2, seq, tail FROM entries WHERE table_id = ?1 AND seq > coalesce(
    (SELECT seq FROM entries WHERE table_id = ?1 AND tail IS NULL ORDER BY seq DESC LIMIT 1),
    0) ORDER BY 1, 2`;
const LOG = `
  SELECT 0 AS kind, part AS n, data FROM packs
    WHERE table_id = ?1 AND ?2 < (SELECT packed_seq FROM tables WHERE id = ?1) UNION ALL
  SELECT 1, seq, data FROM entries WHERE table_id = ?1 AND seq > ?2 AND seq <= ?3 ORDER BY 1, 2`;

type Kept = Record<string, SQLOutputValue>;
const ofKind = (rows: readonly Kept[], kind: number): readonly Kept[] => rows.filter((row) => row.kind === kind);
const joined = (rows: readonly Kept[]): Buffer | null =>
  rows.length === 0 ? null : Buffer.concat(rows.map(({ data }) => data as Uint8Array));
const texts = (rows: readonly Kept[]): string[] => rows.map(({ data }) => data as string);

/** What a table and its log are made of, packed or not. */
export function packReaders(db: DatabaseSync) {
  const [table, log] = [db.prepare(TABLE), db.prepare(LOG)];
  return {
    /** null: there is none. */
    tableOf(id: string): { readonly whole: string; readonly tails: readonly string[] } | null {
      const rows = table.all(id);
      const pack = joined(ofKind(rows, 1));
      const [whole] = pack === null ? texts(ofKind(rows, 0)) : [unpackedWhole(pack)];
      return whole === undefined ? null : { whole, tails: texts(ofKind(rows, 2)) };
    },
    linesOf(id: string, from: number, to: number): string[] {
      const rows = log.all(id, from, to);
      const pack = joined(ofKind(rows, 0));
      if (pack === null) return texts(rows);
      const loose = ofKind(rows, 1).map(({ n, data }): Line => ({ seq: n as number, data: data as string }));
      return within(unpackedEntries(pack), from, to, loose);
    },
  };
}

export function packThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const loose = db.prepare(`
    SELECT id FROM tables WHERE is_open = 0 AND packed_seq IS NOT seq AND updated_at < ? ORDER BY updated_at LIMIT ?`);
  const number = db.prepare('SELECT seq FROM tables WHERE id = ?');
  const unsaid = db.prepare('SELECT seq, data FROM entries WHERE table_id = ? AND who IS NULL ORDER BY seq');
  const parts = db.prepare('SELECT data FROM packs WHERE table_id = ? ORDER BY part');
  const table = db.prepare(TABLE);
  const mark = db.prepare('UPDATE tables SET packed_seq = seq WHERE id = ? AND seq = ?');
  const [dropPack, dropWhole] = ['packs', 'wholes'].map((which) =>
    db.prepare(`DELETE FROM ${which} WHERE table_id = ?`),
  );
  const dropLines = db.prepare(`
    DELETE FROM entries WHERE table_id = ? AND seq IN (SELECT value FROM json_each(?))`);
  const cut = db.prepare('UPDATE entries SET tail = NULL WHERE table_id = ? AND tail IS NOT NULL');
  const add = db.prepare('INSERT INTO packs (table_id, part, data) VALUES (?, ?, ?)');
  const isWhole = db.prepare('SELECT 1 FROM wholes WHERE table_id = ?');
  const addLine = db.prepare('INSERT OR IGNORE INTO entries (table_id, seq, data) VALUES (?, ?, ?)');
  const unmark = db.prepare('UPDATE tables SET packed_seq = NULL WHERE id = ?');

  function read(id: string): Loose | null {
    const found = number.get(id);
    if (found === undefined) return null;
    const rows = table.all(id);
    return {
      id,
      seq: found.seq as number,
      whole: texts(ofKind(rows, 0))[0] ?? null,
      tails: texts(ofKind(rows, 2)),
      pack: joined(parts.all(id)),
      lines: unsaid.all(id).map(({ seq, data }) => ({ seq: seq as number, data: data as string })),
    };
  }

  /** Inside a transaction: the lines of a table that has been written whole since it was packed. */
  function takeApart(id: string): void {
    const pack = joined(parts.all(id));
    if (pack === null || isWhole.get(id) === undefined) return;
    for (const { seq, data } of numbered(unpackedEntries(pack))) addLine.run(id, seq, data);
    dropPack.run(id);
    unmark.run(id);
  }

  const things = {
    packFinished: packer({
      loose: async (before, limit) => loose.all(before, limit).map(({ id }) => id as string),
      read: async (id) => read(id),
      async put({ id, seq, data, lines }) {
        if (!db.isOpen) return; // the house has closed meanwhile
        await write(() => {
          if (mark.run(id, seq).changes === 0) return;
          dropPack.run(id);
          for (let part = 0; part * PART < data.length; part++)
            add.run(id, part, data.subarray(part * PART, (part + 1) * PART));
          dropWhole.run(id);
          dropLines.run(id, JSON.stringify(lines));
          cut.run(id);
        });
      },
    }),
  } satisfies Partial<Store>;
  return { takeApart, things };
}
