// Packed tables, in PostgreSQL: their rows have no data of their own any more.
import type pg from 'pg';
import { unpacked, unpackedEntries, unpackedWhole } from './pack.ts';
import { type Line, type Loose, numbered, packer, within } from './packing.ts';
import type { Store } from './store.ts';
import { WHOLE_EVERY } from './tail.ts';

/** As in SQLite. What is packed cannot be made smaller by the database. */
export const PACKS_IN_POSTGRES = `
  CREATE TABLE packs (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    data bytea NOT NULL
  );
  ALTER TABLE packs ALTER COLUMN data SET STORAGE EXTERNAL;
  ALTER TABLE tables ADD COLUMN packed_seq integer;
  CREATE INDEX tables_unstarted ON tables (updated_at) WHERE is_open AND phase IN ('gathering', 'revealing');
  CREATE INDEX tables_loose ON tables (updated_at) WHERE NOT is_open AND packed_seq IS DISTINCT FROM seq;
  `;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

const TAILS = `
  (SELECT array_agg(e.tail ORDER BY e.seq) FROM entries e
    WHERE e.table_id = t.id AND e.seq > t.seq - ${WHOLE_EVERY} AND e.tail IS NOT NULL) AS tails`;
const LOAD = `
  SELECT t.data, p.data AS pack, ${TAILS} FROM tables t LEFT JOIN packs p ON p.table_id = t.id AND t.data = '' WHERE t.id = $1`;
const LOG = `
  SELECT 0 AS seq, '' AS data, p.data AS pack FROM tables t JOIN packs p ON p.table_id = t.id
    WHERE t.id = $1 AND t.packed_seq > $2 UNION ALL
  SELECT seq, data, NULL FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq`;
const LOOSE = `
  SELECT id FROM tables WHERE NOT is_open AND packed_seq IS DISTINCT FROM seq AND updated_at < $1 ORDER BY updated_at LIMIT $2`;
const READ = `
  SELECT t.seq, t.data, p.data AS pack, ${TAILS},
    (SELECT json_agg(json_build_object('seq', e.seq, 'data', e.data) ORDER BY e.seq) FROM entries e
      WHERE e.table_id = t.id AND e.who IS NULL) AS lines
  FROM tables t LEFT JOIN packs p ON p.table_id = t.id WHERE t.id = $1`;
const PUT = `
  WITH locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = $1 AND seq = $2 FOR NO KEY UPDATE
  ), gone AS (DELETE FROM entries e USING locked l WHERE e.table_id = l.id AND e.seq = ANY ($4::int[])
  ), cut AS (
    UPDATE entries e SET tail = NULL FROM locked l
    WHERE e.table_id = l.id AND e.tail IS NOT NULL AND e.seq <> ALL ($4::int[])
  ), put AS (
    INSERT INTO packs (table_id, data) SELECT id, $3 FROM locked ON CONFLICT (table_id) DO UPDATE SET data = excluded.data
  )
  UPDATE tables t SET packed_seq = t.seq, data = '' FROM locked l WHERE t.id = l.id`;

const APART = `
  WITH gone AS (
    DELETE FROM packs p USING tables t WHERE p.table_id = $1 AND t.id = $1 AND t.data <> '' AND p.data = $2 RETURNING p.table_id
  ), put AS (
    INSERT INTO entries (table_id, seq, mark, data) SELECT g.table_id, l.seq, gen_random_uuid(), l.data
    FROM gone g, unnest($3::int[], $4::text[]) AS l (seq, data) ON CONFLICT DO NOTHING
  )
  UPDATE tables t SET packed_seq = NULL FROM gone g WHERE t.id = g.table_id`;

interface Found extends pg.QueryResultRow {
  readonly data: string;
  readonly pack: Buffer | null;
  readonly tails: string[] | null;
}

/** What a table and its log are made of, packed or not. */
export function packReaders(ask: Ask) {
  return {
    async tableOf(id: string): Promise<{ readonly whole: string; readonly tails: readonly string[] } | null> {
      const [found] = await ask<Found>(LOAD, [id]);
      if (found === undefined) return null;
      const { data, pack, tails } = found;
      return { whole: pack === null ? data : unpackedWhole(pack), tails: tails ?? [] };
    },
    async linesOf(id: string, from: number, to: number): Promise<string[]> {
      const rows = await ask<Line & Pick<Found, 'pack'>>(LOG, [id, from, to]);
      const pack = rows.find((row) => row.pack !== null)?.pack;
      const loose = rows.filter((row) => row.pack === null);
      return pack ? within(unpackedEntries(pack), from, to, loose) : loose.map(({ data }) => data);
    },
  };
}

export function packThings(ask: Ask) {
  /** The lines of a table that has been written whole since it was packed. */
  async function takeApart(id: string): Promise<void> {
    const [found] = await ask<Pick<Found, 'pack'>>('SELECT data AS pack FROM packs WHERE table_id = $1', [id]);
    if (!found?.pack) return;
    const lines = numbered(unpackedEntries(found.pack));
    await ask(APART, [id, found.pack, lines.map(({ seq }) => seq), lines.map(({ data }) => data)]);
  }
  const things = {
    packFinished: packer({
      loose: async (before, limit) => (await ask<{ id: string }>(LOOSE, [before, limit])).map(({ id }) => id),
      async read(id) {
        const [found] = await ask<Found & { seq: number; lines: Line[] | null }>(READ, [id]);
        if (found === undefined) return null;
        const { seq, data, pack, tails, lines } = found;
        return {
          id,
          seq,
          whole: data === '' ? null : data,
          tails: tails ?? [],
          pack,
          lines: lines ?? [],
        } satisfies Loose;
      },
      async put({ id, seq, data, lines }) {
        await ask(PUT, [id, seq, data, lines]);
      },
    }),
  } satisfies Partial<Store>;
  return { takeApart, things };
}

/** A row of a table with what was packed, and its lines, as if it had never been. */
export function looseRows({
  pack,
  ...row
}: Record<string, unknown>): { table: string; row: Record<string, unknown> }[] {
  const { packed_seq: _packed, ...table } = row;
  if (pack === null) return [{ table: 'tables', row: table }];
  const plain = unpacked(pack as Buffer);
  const lines = numbered(plain.entries).map(({ seq, data }) => ({
    table: 'entries',
    row: { table_id: row.id, seq, data, who: null, tail: null },
  }));
  return [{ table: 'tables', row: row.data === '' ? { ...table, data: plain.whole } : table }, ...lines];
}
