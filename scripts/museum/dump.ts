// A PostgreSQL database as plain SQL, as `pg_dump` would write it: the tables from its catalogue, and every row.
// To read it you need an empty database and nothing of Kontor's.
import pg from 'pg';

interface Named {
  readonly name: string;
}
interface Column extends Named {
  readonly type: string;
  readonly collation: string | null;
  readonly required: boolean;
  readonly value: string | null;
}
interface Defined {
  readonly definition: string;
}

/** Primary keys before the foreign keys that depend on them. */
const TABLES = `
  SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  ORDER BY c.relname`;
const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS required,
    CASE WHEN a.attcollation <> t.typcollation THEN quote_ident(l.collname) END AS collation,
    pg_get_expr(d.adbin, d.adrelid) AS value
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_collation l ON l.oid = a.attcollation
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;
const CONSTRAINTS = `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    AS definition
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n' AND conrelid <> 0
  ORDER BY contype = 'f', conrelid::regclass::text, conname`;
const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY c.relname`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The server reads it with `standard_conforming_strings`, as it does unless told otherwise. */
const literal = (value: string | null): string => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);

function columnText({ name, type, collation, required, value }: Column): string {
  const parts = [quoted(name), type];
  if (collation !== null) parts.push('COLLATE', collation);
  if (value !== null) parts.push('DEFAULT', value);
  if (required) parts.push('NOT NULL');
  return parts.join(' ');
}

export async function dump(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask = async <T extends pg.QueryResultRow>(sql: string, values: string[] = []): Promise<T[]> =>
      (await client.query<T>(sql, values)).rows;
    const lines = ['SET standard_conforming_strings = on;'];
    const rows: string[] = [];
    for (const { name } of await ask<Named>(TABLES)) {
      const columns = await ask<Column>(COLUMNS, [quoted(name)]);
      lines.push(`CREATE TABLE ${quoted(name)} (\n  ${columns.map(columnText).join(',\n  ')}\n);`);
      const names = columns.map((column) => quoted(column.name));
      const texts = names.map((one) => `${one}::text`).join(', ');
      const { rows: found } = await client.query<(string | null)[]>({
        text: `SELECT ${texts} FROM ${quoted(name)} ORDER BY ${names.slice(0, 2).join(', ')}`,
        rowMode: 'array',
      });
      const into = `INSERT INTO ${quoted(name)} (${names.join(', ')}) VALUES`;
      for (const row of found) rows.push(`${into} (${row.map(literal).join(', ')});`);
    }
    const defined = [...(await ask<Defined>(CONSTRAINTS)), ...(await ask<Defined>(INDEXES))];
    return `${[...lines, ...rows, ...defined.map(({ definition }) => `${definition};`)].join('\n')}\n`;
  } finally {
    await client.end();
  }
}

/** Fills an empty database from a dump. */
export async function fill(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
