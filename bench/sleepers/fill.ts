// A file as a house has it after years: very many tables that are over, and many that somebody could come back to. Some games are
// really played, packed and taken in; all others are copies of their rows under ids of their own.
import { DatabaseSync } from 'node:sqlite';
import { freshSeed } from '../../src/fair/source.ts';
import { GAME_IDS, type GameId, loadGame } from '../../src/games/index.ts';
import { freshId, freshToken, hashOfToken } from '../../src/server/identity.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { carryOut } from '../../src/table/acts.ts';
import { personChair } from '../../src/table/doing.ts';
import { seen, waitsFor } from '../../src/table/seen.ts';
import { openTable } from '../../src/table/table.ts';
import type { Entry } from '../../src/table/types.ts';
import { choiceOf } from '../server/client.ts';

/** Somebody whose tables are really theirs, with the cookie by which the server knows them. */
export interface Regular {
  readonly who: string;
  readonly name: string;
  readonly cookie: string;
}
export interface Filled {
  readonly regulars: readonly Regular[];
  /** Bytes of the file for each table that is over, with all that belongs to it, and for each that goes on. */
  readonly perFinished: number;
  readonly perOpen: number;
  /** What the packs alone take up. */
  readonly perPack: number;
  readonly bytes: number;
  readonly seconds: number;
}
export interface Numbers {
  readonly finished: number;
  readonly open: number;
}

const SEATS = [2, 3, 4];
const EACH = 4;
const REGULARS = 30;
const PEOPLE = 200_000;
/** One copy in so many keeps the people who really played it. */
const KEEPS = 500;
const BATCH = 20_000;
/** Acts at a table that goes on. */
const SOME = 25;
const NAMES = ['Anna', 'Bernhard', 'Clara', 'Dorothea', 'Emil', 'Friederike', 'Gerda', 'Hannes', 'Ida', 'Jakob'];

/** One game, played at random by people who take their time; up to its end, or so many acts. */
export async function play(store: Store, game: GameId, people: readonly Regular[], acts: number): Promise<void> {
  const pkg = await loadGame(game);
  let now = 1.7e12 + Math.floor(Math.random() * 1e10);
  const { table, entry } = openTable(pkg, {
    id: freshId(),
    game,
    settings: {},
    chairs: people.map(({ who, name }) => personChair({ who, name })),
    pace: 'none',
    help: 'full',
    isPublic: false,
    host: people[0].who,
    secret: freshSeed(),
    now,
  });
  const entries: Entry[] = [entry];
  const perform = (wish: Parameters<typeof carryOut>[1], { who, name }: { who: string; name: string }): void => {
    now += 2000 + Math.floor(Math.random() * 20_000);
    const outcome = carryOut(table, wish, { pkg, now, by: { who, name }, key: freshId() });
    if ('refusal' in outcome) throw new Error(`${wish.do}: ${outcome.refusal.why}`);
    entries.push(outcome.entry);
  };
  perform({ do: 'start' }, people[0]);
  while (table.phase === 'playing' && entries.length < acts) {
    const { who, name } = table.chairs[waitsFor(pkg, table)[0]];
    const { decision, mustConfirm } = seen(pkg, table, who);
    const wish = mustConfirm ? { do: 'confirm' } : choiceOf(decision!);
    perform(wish as Parameters<typeof carryOut>[1], { who: who!, name });
  }
  await store.append({ table, expected: 0, entries, botsDue: false });
}

async function playAll(file: string): Promise<Regular[]> {
  const store = await openSqlite(file, { synchronous: 'off' });
  const regulars: Regular[] = [];
  for (let i = 0; i < REGULARS; i++) {
    const [who, token, name] = [freshId(), freshToken(), NAMES[i % NAMES.length]];
    await store.addIdentity(hashOfToken(token), { who, name, createdAt: 1 });
    regulars.push({ who, name, cookie: `kontor=${token}` });
  }
  let next = 0;
  const some = (n: number): Regular[] => Array.from({ length: n }, () => regulars[next++ % REGULARS]);
  for (const game of GAME_IDS)
    for (const seats of SEATS) {
      for (let i = 0; i < EACH; i++) await play(store, game, some(seats), Number.POSITIVE_INFINITY);
      await play(store, game, some(seats), SOME);
    }
  await store.takeInFinished();
  while ((await store.packFinished(Number.MAX_SAFE_INTEGER, 100)) > 0);
  await store.close();
  return regulars;
}

const SET_UP = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY;
  CREATE TEMP TABLE base AS
    SELECT row_number() OVER (PARTITION BY is_open ORDER BY id) - 1 AS n, id, is_open FROM tables;
  CREATE TEMP TABLE sat AS SELECT table_id, who, row_number() OVER (PARTITION BY table_id ORDER BY who) AS k FROM seats;
  CREATE TEMP TABLE made (n INTEGER PRIMARY KEY, id TEXT, base TEXT, at INTEGER);
  WITH RECURSIVE c (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM c WHERE i < ${PEOPLE - 1})
    INSERT INTO identities (who, name, created_at) SELECT 'p' || i, 'Person ' || i, 1 FROM c;`;
const WHO = `CASE WHEN m.n % ${KEEPS} < 1 THEN s.who ELSE 'p' || ((m.n * 13 + s.k * 7919) % ${PEOPLE}) END`;

/** Copies of what is over or goes on, with everything that belongs to it. */
const copies = (isOpen: number): string => `
  INSERT INTO tables (id, seq, phase, is_open, is_public, bot_due, created_at, updated_at, packed_seq, waits_for)
    SELECT m.id, t.seq, t.phase, t.is_open, 0, 0, m.at, m.at + 3600000, t.packed_seq, t.waits_for FROM made m JOIN tables t ON t.id = m.base;
  DELETE FROM untaken;
  INSERT OR IGNORE INTO seats (table_id, who, created_at)
    SELECT m.id, ${WHO}, m.at FROM made m JOIN sat s ON s.table_id = m.base;
  ${
    isOpen === 1
      ? `INSERT INTO wholes (table_id, data) SELECT m.id, replace(w.data, m.base, m.id) FROM made m JOIN wholes w ON w.table_id = m.base;
  INSERT INTO entries (table_id, seq, data, who) SELECT m.id, e.seq, e.data, e.who FROM made m JOIN entries e ON e.table_id = m.base;`
      : `INSERT INTO packs (table_id, part, data) SELECT m.id, p.part, p.data FROM made m JOIN packs p ON p.table_id = m.base ORDER BY m.n, p.part;
  INSERT INTO results (table_id, at, circle, data)
    SELECT m.id, m.at, NULL, replace(r.data, m.base, m.id) FROM made m JOIN results r ON r.table_id = m.base;
  INSERT OR IGNORE INTO result_seats (table_id, who) SELECT m.id, ${WHO} FROM made m JOIN sat s ON s.table_id = m.base;`
  }
  DELETE FROM made;`;

function copy(db: DatabaseSync, n: number, isOpen: 0 | 1): void {
  const bases = db.prepare('SELECT count(*) AS n FROM base WHERE is_open = ?').get(isOpen)!.n as number;
  const make = db.prepare(`
    WITH RECURSIVE c (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM c WHERE i < ?2)
    INSERT INTO made SELECT i, lower(hex(randomblob(11))), (SELECT id FROM base WHERE is_open = ?3 AND n = i * 7919 % ${bases}),
      1600000000000 + i * 150000 FROM c`);
  for (let from = 0; from < n; from += BATCH) {
    db.exec('BEGIN');
    make.run(from, Math.min(n, from + BATCH) - 1, isOpen);
    db.exec(copies(isOpen));
    db.exec('COMMIT');
  }
}

const sizeOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA page_count').get()!.page_count as number) *
  (db.prepare('PRAGMA page_size').get()!.page_size as number);

export async function fill(file: string, { finished, open }: Numbers): Promise<Filled> {
  const begun = performance.now();
  const regulars = await playAll(file);
  const db = new DatabaseSync(file);
  db.exec(SET_UP);
  const first = sizeOf(db);
  copy(db, finished, 0);
  const second = sizeOf(db);
  copy(db, open, 1);
  const bytes = sizeOf(db);
  const perPack = db
    .prepare('SELECT sum(length(data)) / count(DISTINCT table_id) AS n FROM packs WHERE n < 100000')
    .get()!.n as number;
  db.exec('PRAGMA journal_mode = WAL');
  db.close();
  return {
    regulars,
    perFinished: (second - first) / finished,
    perOpen: (bytes - second) / Math.max(1, open),
    perPack,
    bytes,
    seconds: (performance.now() - begun) / 1000,
  };
}
