// The store for many server processes at once. No process owns a table: the database decides who was first.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { guarded } from './guard.ts';
import { appender } from './postgres-append.ts';
import { type Ask, asking } from './postgres-ask.ts';
import { circleThings } from './postgres-circles.ts';
import { newClient, newPool, retried } from './postgres-connect.ts';
import { deskThings, exportLines } from './postgres-desk.ts';
import { deviceThings } from './postgres-devices.ts';
import { doubtThings } from './postgres-doubts.ts';
import { editionThings } from './postgres-editions.ts';
import { eveningThings } from './postgres-evenings.ts';
import { openEar, teller } from './postgres-listen.ts';
import { mergeThings } from './postgres-merge.ts';
import { packReaders, packThings } from './postgres-packs.ts';
import { FORGET_RESULTS, resultThings } from './postgres-results.ts';
import { migratePostgres } from './postgres-schema.ts';
import { shelfThings } from './postgres-shelves.ts';
import { entryFrom, identityFrom, rowOf } from './row.ts';
import { BadInput, type Identity, type Listed, type Store } from './store.ts';
import { goneOn, loadedFrom, noteOnDisk, WHOLE_EVERY } from './tail.ts';

/** How long `isReady` waits for an answer, in milliseconds. */
const READY_WITHIN = 2000;

export async function openPostgres(url: string): Promise<Store> {
  await retried(
    () => migrateOnce(url),
    () => false,
  );
  const ear = await retried(
    () => openEar(url),
    () => false,
  );
  const pool = newPool(url);
  const { track, retry, ask, inOne, drain } = asking(pool);
  const tell = teller((payload) => ask(NOTIFY, [payload]));
  const { append } = appender(pool, retry, tell);
  const read = readers(ask);
  const packs = packThings(ask);
  return guarded({
    async append(given) {
      const row = rowOf(given);
      const isFirst = await track(append(row));
      if (isFirst && !row.isOpen && row.data !== null && row.expected > 0) await packs.takeApart(row.id);
      if (isFirst) noteOnDisk(given.table, row.seq);
      return isFirst;
    },
    ...read,
    ...persons(ask),
    ...smallThings(ask),
    ...deskThings(ask),
    ...deviceThings(ask),
    ...doubtThings(ask),
    ...editionThings(ask),
    ...circleThings(ask),
    ...eveningThings(ask),
    ...shelfThings(ask),
    ...mergeThings(ask, inOne),
    ...packs.things,
    ...resultThings(ask, read),
    backupKind: 'jsonl',
    backup: (file) => track(exportLines(pool, file)),
    listen: ear.listen,
    async whisper(text) {
      await ask("SELECT pg_notify('kontor_aside', $1)", [`${ear.name} ${text}`]);
    },
    overhear: ear.overhear,
    isReady: () => takesWrites(pool),
    async close() {
      await drain();
      await Promise.all([ear.close(), pool.end()]);
    },
  });
}

async function migrateOnce(url: string): Promise<void> {
  const client = newClient(url);
  try {
    await client.connect();
    await migratePostgres(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const TRIED = `
  INSERT INTO claims (what, holder, until) VALUES ('ready', 'ready', $1)
  ON CONFLICT (what) DO UPDATE SET until = excluded.until`;

/** Reading says nothing about a full disk or a standby server. */
async function takesWrites(pool: pg.Pool): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, READY_WITHIN, false);
  const asked = pool.query(TRIED, [Date.now()]).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Id {
  readonly id: string;
}

/** No table has this many entries. */
const LAST = 2 ** 31 - 1;
// It need not survive a crash, and must not make the next one wait for the disk.
const NOTIFY = "SELECT set_config('synchronous_commit', 'off', true), pg_notify('kontor', $1)";
const MOVED_ON = `
  SELECT t.id, t.seq FROM unnest($1::text[], $2::int[]) AS k (id, seq) JOIN tables t ON t.id = k.id WHERE t.seq > k.seq`;
const SINCE = `SELECT data, tail FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT ${WHOLE_EVERY}`;
const OPEN = 'SELECT id FROM tables WHERE is_open AND id > $1 ORDER BY id LIMIT $2';
const DUE = 'SELECT id FROM tables WHERE bot_due AND id > $1 ORDER BY id LIMIT $2';
const LATE = 'SELECT id FROM tables WHERE due_at <= $3 AND id > $1 ORDER BY id LIMIT $2';
const PUBLIC = `
  SELECT id, seq, phase FROM tables WHERE is_public AND is_open
    AND (created_at > $2 OR phase NOT IN ('gathering', 'revealing')) ORDER BY created_at DESC, id DESC LIMIT $1`;
// One statement: everything that belongs to a table goes with it. A table where something is happening right now is left alone.
const SWEEP = `
  WITH old AS MATERIALIZED (
    SELECT id FROM tables WHERE is_open AND phase IN ('gathering', 'revealing') AND updated_at < $1 AND created_at < $1
    LIMIT $2 FOR UPDATE SKIP LOCKED
  ), packed AS (DELETE FROM packs p USING old WHERE p.table_id = old.id
  ), logged AS (DELETE FROM entries e USING old WHERE e.table_id = old.id
  ), seated AS (DELETE FROM seats s USING old WHERE s.table_id = old.id
  ), tried AS (DELETE FROM tries y USING old WHERE y.table_id = old.id
  ), circled AS (DELETE FROM circle_tables c USING old WHERE c.table_id = old.id)
  DELETE FROM tables t USING old WHERE t.id = old.id RETURNING t.id`;
const DROP = `
  WITH packed AS (DELETE FROM packs WHERE table_id = $1
  ), logged AS (DELETE FROM entries WHERE table_id = $1
  ), seated AS (DELETE FROM seats WHERE table_id = $1
  ), tried AS (DELETE FROM tries WHERE table_id = $1
  ), circled AS (DELETE FROM circle_tables WHERE table_id = $1
  ), kept AS (DELETE FROM results WHERE table_id = $1
  ), players AS (DELETE FROM result_seats WHERE table_id = $1
  ), due AS (DELETE FROM untaken WHERE table_id = $1)
  DELETE FROM tables WHERE id = $1 RETURNING pg_notify('kontor', json_build_array(json_build_array(id, ${LAST}))::text)`;
const OF_PERSON = `
  SELECT t.id, t.seq, t.phase FROM seats s JOIN tables t ON t.id = s.table_id
  WHERE s.who = $1 ORDER BY s.created_at DESC, s.table_id DESC LIMIT $2`;

const BOTS_OF = `
  SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
  WHERE s.who = $1 AND t.bot_due ORDER BY s.created_at DESC, s.table_id DESC LIMIT $2`;

function readers(ask: Ask) {
  const { tableOf, linesOf } = packReaders(ask);
  const ids = async (text: string, after: string, limit: number, ...more: number[]): Promise<string[]> =>
    (await ask<Id>(text, [after, limit, ...more])).map(({ id }) => id);
  return {
    async load(id) {
      const found = await tableOf(id);
      return found === null ? null : await loadedFrom(found.whole, found.tails);
    },
    async since(known) {
      const rows = await ask<{ data: string; tail: string | null }>(SINCE, [known.id, known.seq]);
      const tails = rows.map(({ tail }) => tail);
      const table = goneOn(known, tails);
      return table && { table, entries: rows.map(({ data }) => entryFrom(data)) };
    },
    async seqOf(id) {
      return (await ask<{ seq: number }>('SELECT seq FROM tables WHERE id = $1', [id]))[0]?.seq ?? 0;
    },
    async movedOn(known) {
      return await ask<{ id: string; seq: number }>(MOVED_ON, [known.map(({ id }) => id), known.map(({ seq }) => seq)]);
    },
    async entries(id, from, to = LAST) {
      return (await linesOf(id, from, to)).map(entryFrom);
    },
    publicTables: (limit, since = 0) => ask<Listed & pg.QueryResultRow>(PUBLIC, [limit, since]),
    tablesOf: (who, limit) => ask<Listed & pg.QueryResultRow>(OF_PERSON, [who, limit]),
    openTables: (after, limit) => ids(OPEN, after, limit),
    botTables: (limit, after = '') => ids(DUE, after, limit),
    botTablesOf: async (who, limit) => (await ask<Id>(BOTS_OF, [who, limit])).map(({ id }) => id),
    dueTables: (now, limit, after = '') => ids(LATE, after, limit, now),
  } satisfies Partial<Store>;
}

// One statement each, so that a person and their token come together.
const ADD_PERSON = `
  WITH person AS (
    INSERT INTO identities (who, name, created_at) SELECT $2::text, $3::text, $4::bigint
    WHERE NOT EXISTS (SELECT FROM tokens WHERE hash = $1 AND who <> $2) ON CONFLICT DO NOTHING)
  INSERT INTO tokens (hash, who, once) VALUES ($1, $2, false)
  ON CONFLICT (hash) DO UPDATE SET once = false, expires_at = NULL WHERE tokens.who = excluded.who RETURNING who`;
const ADD_TOKEN = `
  WITH gone AS (DELETE FROM tokens WHERE who = $2 AND hash <> $1 AND (expires_at <= $5 OR used IS NOT NULL))
  INSERT INTO tokens (hash, who, once, expires_at) SELECT $1::text, i.who, $3::boolean, $4::bigint FROM identities i WHERE i.who = $2
  ON CONFLICT (hash) DO UPDATE SET once = excluded.once, expires_at = excluded.expires_at
  WHERE tokens.who = excluded.who AND tokens.used IS NULL RETURNING who`;
const FIND = `
  SELECT i.who, i.name, i.created_at::float8 AS "createdAt", i.seal, i.colour FROM tokens t JOIN identities i ON i.who = t.who
  WHERE t.hash = $1 AND NOT t.once AND (t.expires_at IS NULL OR t.expires_at > $2)`;
const TAKE = `
  UPDATE tokens SET used = $3 WHERE hash = $1 AND once AND (expires_at IS NULL OR expires_at > $2)
  AND (used IS NULL OR used = $3) RETURNING who`;

const SET_PERSONAL = `
  INSERT INTO personal (who, name, value) SELECT i.who, $2::text, $3::text FROM identities i WHERE i.who = $1
  ON CONFLICT (who, name) DO UPDATE SET value = excluded.value RETURNING who`;
const PERSONALS = 'SELECT who, value FROM personal WHERE name = $1 AND who > $2 ORDER BY who LIMIT $3';
const DROP_PERSONAL = `
  WITH gone AS (DELETE FROM personal WHERE who = $1 AND name = $2) SELECT who FROM identities WHERE who = $1`;

const FORGET = `
  WITH tried AS (DELETE FROM tries WHERE who = $1), ${FORGET_RESULTS}
  DELETE FROM identities WHERE who = $1`;

function persons(ask: Ask) {
  return {
    async addIdentity(hash, { who, name, createdAt }) {
      const rows = await ask(ADD_PERSON, [hash, who, name, createdAt]);
      if (rows.length === 0) throw new BadInput("the token is somebody else's");
    },
    async addToken(hash, who, once, expiresAt) {
      const rows = await ask(ADD_TOKEN, [hash, who, once, expiresAt, Date.now()]);
      if (rows.length > 0) return;
      const known = await ask('SELECT 1 FROM identities WHERE who = $1', [who]);
      throw new BadInput(known.length === 0 ? 'nobody is known by that id' : "the token is somebody else's");
    },
    async findIdentity(hash, now = Date.now()) {
      return identityFrom((await ask<Identity & pg.QueryResultRow>(FIND, [hash, now]))[0]);
    },
    async rename(who, name) {
      await ask('UPDATE identities SET name = $2 WHERE who = $1', [who, name]);
    },
    async adorn(who, seal, colour) {
      await ask('UPDATE identities SET seal = $2, colour = $3 WHERE who = $1', [who, seal, colour]);
    },
    async takeToken(hash, now) {
      // The mark makes a retry after a lost answer return the same person.
      return (await ask<{ who: string }>(TAKE, [hash, now, randomUUID()]))[0]?.who ?? null;
    },
    async personal(who, name) {
      const rows = await ask<{ value: string }>('SELECT value FROM personal WHERE who = $1 AND name = $2', [who, name]);
      return rows[0]?.value ?? null;
    },
    personals: (name, after, limit) => ask<{ who: string; value: string }>(PERSONALS, [name, after, limit]),
    async setPersonal(who, name, value) {
      const [text, values] = value === null ? [DROP_PERSONAL, [who, name]] : [SET_PERSONAL, [who, name, value]];
      if ((await ask(text, values)).length === 0) throw new BadInput('nobody is known by that id');
    },
    async forget(who) {
      await ask(FORGET, [who]);
    },
  } satisfies Partial<Store>;
}

const CLAIM = `
  INSERT INTO claims (what, holder, until) VALUES ($1, $2, $4)
  ON CONFLICT (what) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE claims.until <= $3 OR claims.holder = excluded.holder RETURNING what`;
const NOTE = `
  INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

function smallThings(ask: Ask) {
  return {
    sweepTables: async (before, limit) => (await ask(SWEEP, [before, limit])).length,
    dropTable: async (id) => (await ask(DROP, [id])).length > 0,
    claim: async (what, holder, now, until) => (await ask(CLAIM, [what, holder, now, until])).length > 0,
    async release(what, holder) {
      await ask('DELETE FROM claims WHERE what = $1 AND holder = $2', [what, holder]);
    },
    async sweepClaims(before) {
      await ask('DELETE FROM claims WHERE until < $1', [before]);
    },
    async note(key) {
      return (await ask<{ value: string }>('SELECT value FROM notes WHERE key = $1', [key]))[0]?.value ?? null;
    },
    async setNote(key, value) {
      await ask(NOTE, [key, value]);
    },
  } satisfies Partial<Store>;
}
