// Circles, in the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { NAMELESS } from '../table/chat.ts';
import type { Circle, CircleLine, CircleMember, CircleStore, CircleWishes } from './circles.ts';
import { looksOf } from './row.ts';
import { BadInput, type Listed } from './store.ts';

export const CIRCLES_IN_SQLITE = `
  CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    founder TEXT NOT NULL,
    call TEXT NOT NULL DEFAULT '',
    house_rules TEXT NOT NULL DEFAULT '',
    is_rated INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE circle_members (
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    wants_notices INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (circle_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_members_who ON circle_members (who, since);
  CREATE TABLE circle_removed (
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (circle_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_removed_who ON circle_removed (who);
  CREATE TABLE circle_tables (
    table_id TEXT PRIMARY KEY,
    circle_id TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX circle_tables_of ON circle_tables (circle_id, at);
  CREATE TABLE circle_lines (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    who TEXT,
    name TEXT NOT NULL,
    text TEXT
  ) STRICT;
  CREATE INDEX circle_lines_of ON circle_lines (circle_id, n);
  CREATE INDEX circle_lines_who ON circle_lines (who, n) WHERE who IS NOT NULL;
  `;

type Kept = Record<string, SQLOutputValue>;
type Write = <T>(run: () => T) => Promise<T>;

const memberOf = ({ who, name, since, wants_notices, ...more }: Kept): CircleMember => ({
  who: who as string,
  name: name as string,
  ...looksOf({ seal: more.seal }),
  since: since as number,
  wantsNotices: wants_notices === 1,
});
const lineOf = ({ id, at, who, name, text }: Kept): CircleLine => ({
  id: id as string,
  at: at as number,
  who: who as string | null,
  name: name as string,
  text: text as string | null,
});

export const circleThings = (db: DatabaseSync, write: Write) => ({
  ...readers(db),
  ...writers(db, write),
  ...small(db, write),
  ...talk(db, write),
});

function readers(db: DatabaseSync) {
  const one = db.prepare('SELECT * FROM circles WHERE id = ?');
  const byCode = db.prepare('SELECT * FROM circles WHERE code = ?');
  const members = db.prepare(`
    SELECT m.*, i.name, i.seal FROM circle_members m JOIN identities i ON i.who = m.who
    WHERE m.circle_id = ? ORDER BY m.since, m.who`);
  const ofPerson = db.prepare('SELECT circle_id FROM circle_members WHERE who = ? ORDER BY since DESC, circle_id');
  const removed = db.prepare(`
    SELECT i.who, i.name FROM circle_removed r JOIN identities i ON i.who = r.who
    WHERE r.circle_id = ? ORDER BY r.at DESC, r.who`);
  const tables = db.prepare(`
    SELECT t.id, t.seq, t.phase FROM circle_tables c CROSS JOIN tables t ON t.id = c.table_id
    WHERE c.circle_id = ? AND t.is_open = 1 ORDER BY t.created_at DESC, t.id DESC LIMIT ?`);
  const circleOf = (row: Kept | undefined): Circle | null => {
    if (row === undefined) return null;
    const all = members.all(row.id).map(memberOf);
    if (all.length === 0) return null;
    return {
      id: row.id as string,
      code: row.code as string,
      name: row.name as string,
      founder: all.some(({ who }) => who === row.founder) ? (row.founder as string) : all[0].who,
      call: row.call as string,
      houseRules: row.house_rules as string,
      isRated: row.is_rated === 1,
      createdAt: row.created_at as number,
      members: all,
    };
  };
  return {
    circle: async (id) => circleOf(one.get(id)),
    circleByCode: async (code) => circleOf(byCode.get(code)),
    circlesOf: async (who) => ofPerson.all(who).map((row) => row.circle_id as string),
    removedFrom: async (id) => removed.all(id).map(({ who, name }) => ({ who: who as string, name: name as string })),
    circleTables: async (id, limit) =>
      tables
        .all(id, limit)
        .map(({ id, seq, phase }) => ({ id: id as string, seq: seq as number, phase: phase as Listed['phase'] })),
  } satisfies Partial<CircleStore>;
}

const COLUMNS: Readonly<Record<keyof CircleWishes, string>> = {
  name: 'name',
  code: 'code',
  founder: 'founder',
  call: 'call',
  houseRules: 'house_rules',
  isRated: 'is_rated',
};

function writers(db: DatabaseSync, write: Write) {
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const add = db.prepare('INSERT INTO circles (id, code, name, founder, created_at) VALUES (?, ?, ?, ?, ?)');
  const join = db.prepare(`
    INSERT INTO circle_members (circle_id, who, since) SELECT c.id, i.who, ?4 FROM circles c, identities i
    WHERE c.id = ?1 AND c.code = ?2 AND i.who = ?3
      AND NOT EXISTS (SELECT 1 FROM circle_removed r WHERE r.circle_id = ?1 AND r.who = ?3)
      AND (SELECT count(*) FROM circle_members m WHERE m.circle_id = ?1) < ?5
    ON CONFLICT DO NOTHING`);
  const isMember = db.prepare('SELECT 1 FROM circle_members WHERE circle_id = ? AND who = ?');
  const leave = db.prepare('DELETE FROM circle_members WHERE circle_id = ? AND who = ?');
  const passOn = db.prepare(`
    UPDATE circles SET founder = (SELECT who FROM circle_members WHERE circle_id = ?1 ORDER BY since, who LIMIT 1)
    WHERE id = ?1 AND founder = ?2 AND EXISTS (SELECT 1 FROM circle_members WHERE circle_id = ?1)`);
  const dropEmpty = db.prepare(`
    DELETE FROM circles WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM circle_members WHERE circle_id = ?1)`);
  const remove = db.prepare(`
    INSERT INTO circle_removed (circle_id, who, at) SELECT c.id, i.who, ?3 FROM circles c, identities i
    WHERE c.id = ?1 AND i.who = ?2 ON CONFLICT DO NOTHING`);
  const goFrom = (id: string, who: string): void => {
    leave.run(id, who);
    passOn.run(id, who);
    dropEmpty.run(id);
  };
  return {
    addCircle: ({ id, code, name, founder, createdAt }) =>
      write(() => {
        if (isKnown.get(founder) === undefined) throw new BadInput('nobody is known by that id');
        add.run(id, code, name, founder, createdAt);
        join.run(id, code, founder, createdAt, 1);
      }),
    changeCircle: (id, wishes) =>
      write(() => {
        for (const [name, value] of Object.entries(wishes) as [keyof CircleWishes, string | boolean][])
          db.prepare(`UPDATE circles SET ${COLUMNS[name]} = ? WHERE id = ?`).run(
            typeof value === 'boolean' ? +value : value,
            id,
          );
      }),
    joinCircle: (id, code, who, now, most) =>
      write(() => join.run(id, code, who, now, most).changes > 0 || isMember.get(id, who) !== undefined),
    leaveCircle: (id, who) => write(() => goFrom(id, who)),
    removeFromCircle: (id, who, now) =>
      write(() => {
        remove.run(id, who, now);
        goFrom(id, who);
      }),
  } satisfies Partial<CircleStore>;
}

function small(db: DatabaseSync, write: Write) {
  const readmit = db.prepare('DELETE FROM circle_removed WHERE circle_id = ? AND who = ?');
  const want = db.prepare('UPDATE circle_members SET wants_notices = ?3 WHERE circle_id = ?1 AND who = ?2');
  const drop = db.prepare('DELETE FROM circles WHERE id = ?');
  const dropTables = db.prepare('DELETE FROM circle_tables WHERE circle_id = ?');
  const addTable = db.prepare(`
    INSERT INTO circle_tables (table_id, circle_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`);
  return {
    readmit: (id, who) => write(() => void readmit.run(id, who)),
    wantCircleNotices: (id, who, wants) => write(() => void want.run(id, who, +wants)),
    dropCircle: (id) =>
      write(() => {
        drop.run(id);
        dropTables.run(id);
      }),
    addCircleTable: (id, table, now) => write(() => void addTable.run(table, id, now)),
  } satisfies Partial<CircleStore>;
}

function talk(db: DatabaseSync, write: Write) {
  const add = db.prepare(`
    INSERT INTO circle_lines (id, circle_id, at, who, name, text) SELECT ?, id, ?, ?, ?, ? FROM circles WHERE id = ?`);
  const trim = db.prepare(`
    DELETE FROM circle_lines WHERE circle_id = ?1 AND n <= (
      SELECT n FROM circle_lines WHERE circle_id = ?1 ORDER BY n DESC LIMIT 1 OFFSET ?2)`);
  const last = db.prepare('SELECT * FROM circle_lines WHERE circle_id = ? ORDER BY n DESC LIMIT ?');
  const before = db.prepare(`
    SELECT * FROM circle_lines WHERE circle_id = ?1 AND n < (SELECT n FROM circle_lines WHERE id = ?2)
    ORDER BY n DESC LIMIT ?3`);
  const said = db.prepare(`
    SELECT * FROM circle_lines WHERE who = ?1 AND n > COALESCE((SELECT n FROM circle_lines WHERE id = ?2), 0)
    ORDER BY n LIMIT ?3`);
  const EMPTY = `UPDATE circle_lines SET who = NULL, name = '${NAMELESS}', text = NULL`;
  const empty = db.prepare(`${EMPTY} WHERE circle_id = ?1 AND id = ?2 AND who = COALESCE(?3, who)`);
  const emptyAll = db.prepare(`${EMPTY} WHERE who = ?`);
  return {
    addCircleLine: (id, line, kept) =>
      write(() => {
        add.run(line.id, line.at, line.who, line.name, line.text, id);
        trim.run(id, kept);
      }),
    circleLines: async (id, from, limit) =>
      (from === null ? last.all(id, limit) : before.all(id, from, limit)).map(lineOf),
    unsayInCircle: (id, line, who) => write(() => empty.run(id, line, who).changes > 0),
    saidInCircles: async (who, after, limit) =>
      said.all(who, after, limit).map((row) => ({ ...lineOf(row), circle: row.circle_id as string })),
    unsayInCircles: (who) => write(() => void emptyAll.run(who)),
  } satisfies Partial<CircleStore>;
}
