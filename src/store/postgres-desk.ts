// What the host's desk and the deal of the day ask of PostgreSQL.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import type pg from 'pg';
import { CIRCLE_TABLES } from './postgres-circles.ts';
import { EVENING_TABLES } from './postgres-evenings.ts';
import { looseRows } from './postgres-packs.ts';
import { entryFrom, identityFrom, withoutChat } from './row.ts';
import type { Filed, Identity, Store, Try } from './store.ts';

/** Rows read or changed at once. */
const AT_A_TIME = 500;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

const FILED = 'SELECT id, seq, phase, created_at::float8 AS "createdAt", updated_at::float8 AS "updatedAt" FROM tables';
const ALL = `${FILED} WHERE $1::float8 IS NULL OR (created_at, id) < ($1, $2) ORDER BY created_at DESC, id DESC LIMIT $3`;
const PERSON = 'SELECT who, name, created_at::float8 AS "createdAt", seal, colour FROM identities';
const BY_NAME = `
  ${PERSON} WHERE position(lower($1) IN lower(name)) > 0 ORDER BY name COLLATE "C", who LIMIT $2`;
const TOKENS = `
  SELECT count(*)::int AS n FROM tokens
  WHERE who = $1 AND used IS NULL AND (expires_at IS NULL OR expires_at > $2)`;
const EMPTY = `
  UPDATE entries e SET data = g.data, who = NULL FROM unnest($1::text[], $2::int[], $3::text[]) AS g (id, seq, data)
  WHERE e.table_id = g.id AND e.seq = g.seq`;
const SAID = `
  SELECT table_id, data FROM entries WHERE who = $1 AND (table_id, seq) > ($2, $3) ORDER BY table_id, seq LIMIT $4`;
const BEGIN = 'INSERT INTO tries (day, game, who, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
const END = `
  UPDATE tries SET name = $4, points = $5, place = $6 WHERE day = $1 AND game = $2 AND who = $3 AND name IS NULL`;
const TRIES = `
  SELECT y.*, COALESCE(t.phase, 'gathering') AS phase FROM tries y LEFT JOIN tables t ON t.id = y.table_id`;
const OF_DAY = `
  ${TRIES} WHERE day = $1 AND ($2::text IS NULL OR game = $2)
  ORDER BY game, points IS NULL, points DESC, place, who`;

interface Said {
  readonly table_id: string;
  readonly data: string;
}
interface Tried extends Omit<Try, 'table' | 'result'> {
  readonly table_id: string;
  readonly name: string | null;
  readonly points: number;
  readonly place: number;
}
const tryOf = ({ day, game, who, table_id, phase, name, points, place }: Tried): Try => ({
  day,
  game,
  who,
  table: table_id,
  phase,
  result: name === null ? null : { name, points, place },
});

export function deskThings(ask: Ask) {
  const said = (who: string, after: { table: string; seq: number } | null, limit: number): Promise<Said[]> =>
    ask<Said & pg.QueryResultRow>(SAID, [who, after?.table ?? '', after?.seq ?? 0, limit]);
  const found = async (text: string, values: readonly unknown[]): Promise<Try[]> =>
    (await ask<Tried & pg.QueryResultRow>(text, values)).map(tryOf);
  return {
    allTables: (before, limit) =>
      ask<Filed & pg.QueryResultRow>(ALL, [before?.createdAt ?? null, before?.id ?? null, limit]),
    findPersons: async (name, limit) =>
      (await ask<Identity & pg.QueryResultRow>(BY_NAME, [name, limit])).map((one) => identityFrom(one)!),
    person: async (who) =>
      identityFrom((await ask<Identity & pg.QueryResultRow>(`${PERSON} WHERE who = $1`, [who]))[0]),
    tokensOf: async (who, now) => (await ask<{ n: number }>(TOKENS, [who, now]))[0].n,
    saidBy: async (who, after, limit) =>
      (await said(who, after, limit)).map(({ table_id, data }) => ({ table: table_id, entry: entryFrom(data) })),
    async unsay(who) {
      for (let some: Said[] | null = null; some === null || some.length === AT_A_TIME; ) {
        some = await said(who, null, AT_A_TIME);
        const lines = some.map(({ table_id, data }) => ({ table_id, entry: withoutChat(entryFrom(data)) }));
        await ask(EMPTY, [
          lines.map(({ table_id }) => table_id),
          lines.map(({ entry }) => entry.seq),
          lines.map(({ entry }) => JSON.stringify(entry)),
        ]);
      }
    },
    async beginTry({ day, game, who, table }) {
      await ask(BEGIN, [day, game, who, table]);
      const rows = await ask<{ table_id: string }>(
        'SELECT table_id FROM tries WHERE day = $1 AND game = $2 AND who = $3',
        [day, game, who],
      );
      return rows[0].table_id;
    },
    async endTry({ day, game, who }, { name, points, place }) {
      await ask(END, [day, game, who, name, points, place]);
    },
    tries: (day, game) => found(OF_DAY, [day, game ?? null]),
    triesOf: (who) => found(`${TRIES} WHERE who = $1 ORDER BY day DESC, game`, [who]),
  } satisfies Partial<Store>;
}

const EXPORTED = [
  'entries',
  'seats',
  'identities',
  'personal',
  'tokens',
  'tries',
  'notes',
  'doubts',
  'editions',
  'results',
  'result_seats',
  'merged',
  ...CIRCLE_TABLES,
  ...EVENING_TABLES,
] as const;

const ALL_TABLES = 'SELECT t.*, p.data AS pack FROM tables t LEFT JOIN packs p ON p.table_id = t.id';
type Lines = readonly { readonly table: string; readonly row: unknown }[];
/** What is read, and the lines that each row of it becomes: what is packed is not of use to anybody else. */
const READS: readonly (readonly [text: string, lines: (row: Record<string, unknown>) => Lines])[] = [
  [ALL_TABLES, looseRows],
  ...EXPORTED.map((table) => [`SELECT * FROM ${table}`, (row: unknown) => [{ table, row }]] as const),
];

/** Every row as a line of JSON, `{"table": …, "row": …}`, all from one moment. */
export async function exportLines(pool: pg.Pool, file: string): Promise<void> {
  const client = await pool.connect();
  const part = `${file}.part`;
  const handle = openSync(part, 'w', 0o600); // it holds the secrets of running games
  let isWhole = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    for (const [text, linesOf] of READS) {
      await client.query(`DECLARE kontor_export NO SCROLL CURSOR FOR ${text}`);
      for (;;) {
        const { rows } = await client.query(`FETCH ${AT_A_TIME} FROM kontor_export`);
        if (rows.length === 0) break;
        const lines = rows.flatMap((row) => linesOf(row));
        writeSync(handle, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      }
      await client.query('CLOSE kontor_export');
    }
    await client.query('COMMIT');
    fsyncSync(handle);
    isWhole = true;
  } finally {
    closeSync(handle);
    client.release(!isWhole);
    if (isWhole) renameSync(part, file);
    else rmSync(part, { force: true });
  }
}
