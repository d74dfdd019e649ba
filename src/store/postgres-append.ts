import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { isPassing } from './postgres-connect.ts';
import type { Row } from './row.ts';
import { WHOLE_EVERY } from './tail.ts';

/** How many appends share one statement at most. */
const MOST_IN_ONE = 64;
/** How many statements run side by side: one is prepared while the other commits. */
const LANES = 2;

// One statement is one transaction and one round trip. Rows are locked in order of id, so that two processes with the
// same tables do not wait for each other. A creation is an insert that gives way; anything else must find its number.
// The tables themselves come as one parameter each, because PostgreSQL reads long texts in an array literal slowly.
const appendOf = (tables: readonly string[]): string => `
  WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bool[], $6::bool[], $7::bool[], $8::bigint[],
      $9::bigint[], $10::bigint[], ARRAY[${tables.join()}]::text[])
      AS g (id, expected, seq, phase, is_open, is_public, bot_due, created_at, updated_at, due_at, data)
  ), locked AS MATERIALIZED (
    SELECT t.id FROM tables t WHERE t.id = ANY ($1::text[]) ORDER BY t.id FOR NO KEY UPDATE
  ), changed AS (
    UPDATE tables t SET seq = g.seq, phase = g.phase, is_open = g.is_open, is_public = g.is_public, bot_due = g.bot_due,
      updated_at = g.updated_at, due_at = g.due_at, data = coalesce(g.data, t.data)
    FROM given g JOIN locked l ON l.id = g.id
    WHERE t.id = g.id AND t.seq = g.expected AND g.expected > 0 RETURNING t.id, t.seq, t.created_at
  ), created AS (
    INSERT INTO tables (id, seq, phase, is_open, is_public, bot_due, created_at, updated_at, due_at, data)
    SELECT id, seq, phase, is_open, is_public, bot_due, created_at, updated_at, due_at, data FROM given WHERE expected = 0
    ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id, seq, created_at
  ), done AS (
    SELECT * FROM changed UNION ALL SELECT * FROM created
  ), cut AS (
    UPDATE entries e SET tail = NULL FROM done d JOIN given g ON g.id = d.id
    WHERE g.data IS NOT NULL AND e.table_id = d.id AND e.seq > g.expected - ${WHOLE_EVERY} AND e.tail IS NOT NULL
  ), logged AS (
    INSERT INTO entries (table_id, seq, mark, data, who, tail) SELECT e.id, e.seq, e.mark, e.data, e.who, e.tail
    FROM unnest($11::text[], $12::int[], $13::uuid[], $14::text[], $17::text[], $19::text[])
      AS e (id, seq, mark, data, who, tail)
    JOIN done d ON d.id = e.id
  ), unseated AS (
    DELETE FROM seats s USING done d WHERE s.table_id = d.id AND NOT EXISTS (
      SELECT FROM unnest($15::text[], $16::text[]) AS w (id, who) WHERE w.id = s.table_id AND w.who = s.who)
  ), seated AS (
    INSERT INTO seats (table_id, who, created_at, waits) SELECT w.id, w.who, d.created_at, w.waits
    FROM unnest($15::text[], $16::text[], $18::bool[]) AS w (id, who, waits) JOIN done d ON d.id = w.id
    ON CONFLICT (table_id, who) DO UPDATE SET waits = excluded.waits WHERE seats.waits <> excluded.waits
  )
  SELECT id FROM done`;

interface Waiting {
  readonly row: Row;
  /** Distinguishes this append's entries from everybody else's. */
  readonly mark: string;
  readonly resolve: (isFirst: boolean) => void;
  readonly reject: (error: unknown) => void;
  /** A try was cut off: it may have succeeded, or may yet. */
  isUnsure: boolean;
}

export interface Appender {
  append(row: Row): Promise<boolean>;
}

type Retry = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Appends of one process that arrive while others are under way share the next statement. The other processes are told afterwards
 * (`tell`): PostgreSQL lets only one notifying transaction commit at a time, and each would wait for the fsync of all before it.
 */
export function appender(pool: pg.Pool, retry: Retry, tell: (id: string, seq: number) => void): Appender {
  const waiting: Waiting[] = [];
  /** Tables with an append under way. */
  const busy = new Set<string>();
  let lanes = 0;
  let isScheduled = false;

  function go(): void {
    isScheduled = false;
    while (lanes < LANES) {
      const batch = nextBatch(waiting, busy);
      if (batch.length === 0) return;
      lanes++;
      settle(batch).then(() => {
        lanes--;
        for (const { row } of batch) busy.delete(row.id);
        schedule();
      });
    }
  }

  // At the end of the turn, so that what arrives together goes together.
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(go);
  }

  /** Answers every append of the batch; one that the database refuses does not affect the others. */
  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const done = await retry(() => attempt(pool, batch));
      for (const { row } of batch) if (done.has(row.id)) tell(row.id, row.seq);
      for (const { row, resolve } of batch) resolve(done.has(row.id));
    } catch (error) {
      if (batch.length === 1 || isPassing(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  return {
    append(row) {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      waiting.push({ row, mark: randomUUID(), resolve, reject, isUnsure: false });
      schedule();
      return promise;
    },
  };
}

/** Ids whose append is stored. Retrying is safe: a table whose number has moved on is left alone. */
async function attempt(pool: pg.Pool, batch: readonly Waiting[]): Promise<Set<string>> {
  try {
    const { rows } = await pool.query<{ id: string }>(statementFor(batch));
    const done = new Set(rows.map(({ id }) => id));
    // A cut-off try may have been the one that moved the number on: then these entries are ours.
    for (const one of batch)
      if (one.isUnsure && !done.has(one.row.id) && (await isStored(pool, one))) done.add(one.row.id);
    return done;
  } catch (error) {
    for (const one of batch) one.isUnsure = true;
    throw error;
  }
}

async function isStored(pool: pg.Pool, { row, mark }: Waiting): Promise<boolean> {
  const text = 'SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2 AND mark = $3';
  return (await pool.query(text, [row.id, row.seq, mark])).rows.length > 0;
}

/** The first waiting append of each table that has none under way, so that each table's appends stay in order. */
function nextBatch(waiting: Waiting[], busy: Set<string>): Waiting[] {
  const passed = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting) {
    const { id } = one.row;
    const isNext = batch.length < MOST_IN_ONE && !busy.has(id) && !passed.has(id);
    if (isNext) busy.add(id);
    else passed.add(id);
    (isNext ? batch : later).push(one);
  }
  waiting.splice(0, waiting.length, ...later);
  return batch;
}

const texts: string[] = [];

/** Prepared once per connection and batch size. */
function statementFor(batch: readonly Waiting[]): pg.QueryConfig {
  const n = batch.length;
  const columns = columnsOf(batch);
  texts[n] ??= appendOf(batch.map((_, i) => `$${columns.length + 1 + i}`));
  return { name: `append${n}`, text: texts[n], values: [...columns, ...batch.map(({ row }) => row.data)] };
}

function columnsOf(batch: readonly Waiting[]): unknown[][] {
  const rows = batch.map(({ row }) => row);
  const entries = batch.flatMap(({ row, mark }) => row.entries.map((entry) => ({ id: row.id, mark, ...entry })));
  const seats = rows.flatMap(({ id, whos, waits }) => whos.map((who) => ({ id, who, waits: waits.includes(who) })));
  return [
    rows.map(({ id }) => id),
    rows.map(({ expected }) => expected),
    rows.map(({ seq }) => seq),
    rows.map(({ phase }) => phase),
    rows.map(({ isOpen }) => isOpen),
    rows.map(({ isPublic }) => isPublic),
    rows.map(({ botDue }) => botDue),
    rows.map(({ createdAt }) => createdAt),
    rows.map(({ updatedAt }) => updatedAt),
    rows.map(({ dueAt }) => dueAt),
    entries.map(({ id }) => id),
    entries.map(({ seq }) => seq),
    entries.map(({ mark }) => mark),
    entries.map(({ data }) => data),
    seats.map(({ id }) => id),
    seats.map(({ who }) => who),
    entries.map(({ who }) => who),
    seats.map(({ waits }) => waits),
    entries.map(({ tail }) => tail),
  ];
}
