// Circles, in PostgreSQL. Every statement may be run twice: the answer to the first may have got lost.
import type pg from 'pg';
import { NAMELESS } from '../table/chat.ts';
import type { Circle, CircleLine, CircleMember, CircleStore, CircleWishes } from './circles.ts';
import { looksOf } from './row.ts';
import { BadInput, type Listed } from './store.ts';

export const CIRCLES_IN_POSTGRES = `
  CREATE TABLE circles (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    founder text COLLATE "C" NOT NULL,
    call text NOT NULL DEFAULT '',
    house_rules text NOT NULL DEFAULT '',
    is_rated boolean NOT NULL DEFAULT false,
    created_at bigint NOT NULL
  );
  CREATE TABLE circle_members (
    circle_id text COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    since bigint NOT NULL,
    wants_notices boolean NOT NULL DEFAULT true,
    PRIMARY KEY (circle_id, who)
  );
  CREATE INDEX circle_members_who ON circle_members (who, since);
  CREATE TABLE circle_removed (
    circle_id text COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    who text COLLATE "C" NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    at bigint NOT NULL,
    PRIMARY KEY (circle_id, who)
  );
  CREATE INDEX circle_removed_who ON circle_removed (who);
  CREATE TABLE circle_tables (
    table_id text COLLATE "C" PRIMARY KEY,
    circle_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX circle_tables_of ON circle_tables (circle_id, at);
  CREATE TABLE circle_lines (
    n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    circle_id text COLLATE "C" NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    at bigint NOT NULL,
    who text COLLATE "C",
    name text NOT NULL,
    text text
  );
  CREATE INDEX circle_lines_of ON circle_lines (circle_id, n);
  CREATE INDEX circle_lines_who ON circle_lines (who, n) WHERE who IS NOT NULL;
  `;

/** What a backup holds of them; the order in which they can be brought back. */
export const CIRCLE_TABLES = ['circles', 'circle_members', 'circle_removed', 'circle_tables', 'circle_lines'] as const;

type Ask = <T extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => Promise<T[]>;

export const circleThings = (ask: Ask) => ({ ...readers(ask), ...writers(ask), ...talk(ask) });

type Found = Omit<Circle, 'members'> & pg.QueryResultRow;
const CIRCLE = `
  SELECT id, code, name, founder, call, house_rules AS "houseRules", is_rated AS "isRated",
    created_at::float8 AS "createdAt" FROM circles`;
const MEMBERS = `
  SELECT m.who, m.since::float8 AS since, m.wants_notices AS "wantsNotices", i.name, i.seal
  FROM circle_members m JOIN identities i ON i.who = m.who WHERE m.circle_id = $1 ORDER BY m.since, m.who`;
const REMOVED = `
  SELECT i.who, i.name FROM circle_removed r JOIN identities i ON i.who = r.who
  WHERE r.circle_id = $1 ORDER BY r.at DESC, r.who`;
const TABLES = `
  SELECT t.id, t.seq, t.phase FROM circle_tables c JOIN tables t ON t.id = c.table_id
  WHERE c.circle_id = $1 AND t.is_open ORDER BY t.created_at DESC, t.id DESC LIMIT $2`;

function readers(ask: Ask) {
  const found = async (where: 'id' | 'code', value: string): Promise<Circle | null> => {
    const [row] = await ask<Found>(`${CIRCLE} WHERE ${where} = $1`, [value]);
    if (row === undefined) return null;
    const rows = await ask<CircleMember & pg.QueryResultRow>(MEMBERS, [row.id]);
    if (rows.length === 0) return null;
    const members = rows.map(({ seal, ...member }) => ({ ...member, ...looksOf({ seal }) }));
    return { ...row, founder: members.some(({ who }) => who === row.founder) ? row.founder : members[0].who, members };
  };
  return {
    circle: (id) => found('id', id),
    circleByCode: (code) => found('code', code),
    circlesOf: async (who) =>
      (
        await ask<{ id: string }>(
          'SELECT circle_id AS id FROM circle_members WHERE who = $1 ORDER BY since DESC, circle_id',
          [who],
        )
      ).map(({ id }) => id),
    removedFrom: (id) => ask<{ who: string; name: string }>(REMOVED, [id]),
    circleTables: (id, limit) => ask<Listed & pg.QueryResultRow>(TABLES, [id, limit]),
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
const ADD = `
  WITH person AS (SELECT who FROM identities WHERE who = $4
  ), made AS (
    INSERT INTO circles (id, code, name, founder, created_at) SELECT $1::text, $2::text, $3::text, who, $5::bigint
    FROM person ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING id)
  INSERT INTO circle_members (circle_id, who, since) SELECT made.id, person.who, $5 FROM made, person
  ON CONFLICT (circle_id, who) DO UPDATE SET since = excluded.since RETURNING who`;
const JOIN = `
  INSERT INTO circle_members (circle_id, who, since) SELECT c.id, i.who, $4::bigint FROM circles c, identities i
  WHERE c.id = $1 AND c.code = $2 AND i.who = $3
    AND NOT EXISTS (SELECT FROM circle_removed r WHERE r.circle_id = $1 AND r.who = $3)
    AND (SELECT count(*) FROM circle_members m WHERE m.circle_id = $1) < $5
  ON CONFLICT DO NOTHING`;
const IS_MEMBER = 'SELECT 1 FROM circle_members WHERE circle_id = $1 AND who = $2';
const LEAVE = 'DELETE FROM circle_members WHERE circle_id = $1 AND who = $2';
const PASS_ON = `
  UPDATE circles SET founder = (SELECT who FROM circle_members WHERE circle_id = $1 ORDER BY since, who LIMIT 1)
  WHERE id = $1 AND founder = $2 AND EXISTS (SELECT FROM circle_members WHERE circle_id = $1)`;
const DROP_EMPTY = `
  DELETE FROM circles WHERE id = $1 AND NOT EXISTS (SELECT FROM circle_members WHERE circle_id = $1)`;
const REMOVE = `
  INSERT INTO circle_removed (circle_id, who, at) SELECT c.id, i.who, $3::bigint FROM circles c, identities i
  WHERE c.id = $1 AND i.who = $2 ON CONFLICT DO NOTHING`;

function writers(ask: Ask) {
  // Whoever is gone has no say, even if we stop between two of these: a founder who is no member counts as none.
  const goFrom = async (id: string, who: string): Promise<void> => {
    await ask(LEAVE, [id, who]);
    await ask(PASS_ON, [id, who]);
    await ask(DROP_EMPTY, [id]);
  };
  return {
    async addCircle({ id, code, name, founder, createdAt }) {
      const rows = await ask(ADD, [id, code, name, founder, createdAt]);
      if (rows.length === 0) throw new BadInput('nobody is known by that id');
    },
    async changeCircle(id, wishes) {
      const names = Object.keys(wishes) as (keyof CircleWishes)[];
      if (names.length === 0) return;
      const set = names.map((name, i) => `${COLUMNS[name]} = $${i + 2}`).join();
      await ask(`UPDATE circles SET ${set} WHERE id = $1`, [id, ...names.map((name) => wishes[name])]);
    },
    async joinCircle(id, code, who, now, most) {
      await ask(JOIN, [id, code, who, now, most]);
      return (await ask(IS_MEMBER, [id, who])).length > 0;
    },
    leaveCircle: goFrom,
    async removeFromCircle(id, who, now) {
      await ask(REMOVE, [id, who, now]);
      await goFrom(id, who);
    },
    async readmit(id, who) {
      await ask('DELETE FROM circle_removed WHERE circle_id = $1 AND who = $2', [id, who]);
    },
    async wantCircleNotices(id, who, wants) {
      await ask('UPDATE circle_members SET wants_notices = $3 WHERE circle_id = $1 AND who = $2', [id, who, wants]);
    },
    async dropCircle(id) {
      await ask('WITH tables AS (DELETE FROM circle_tables WHERE circle_id = $1) DELETE FROM circles WHERE id = $1', [
        id,
      ]);
    },
    async addCircleTable(id, table, now) {
      await ask('INSERT INTO circle_tables (table_id, circle_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        table,
        id,
        now,
      ]);
    },
  } satisfies Partial<CircleStore>;
}

const SAY = `
  INSERT INTO circle_lines (id, circle_id, at, who, name, text)
  SELECT $2::text, id, $3::bigint, $4::text, $5::text, $6::text FROM circles WHERE id = $1 ON CONFLICT (id) DO NOTHING`;
const TRIM = `
  DELETE FROM circle_lines WHERE circle_id = $1 AND n <= (
    SELECT n FROM circle_lines WHERE circle_id = $1 ORDER BY n DESC LIMIT 1 OFFSET $2)`;
const LINES = 'SELECT id, circle_id AS circle, at::float8 AS at, who, name, text FROM circle_lines';
const PAGE = `
  ${LINES} WHERE circle_id = $1 AND ($2::text IS NULL OR n < (SELECT n FROM circle_lines WHERE id = $2))
  ORDER BY n DESC LIMIT $3`;
const SAID = `
  ${LINES} WHERE who = $1 AND n > COALESCE((SELECT n FROM circle_lines WHERE id = $2), 0) ORDER BY n LIMIT $3`;
const EMPTY = `UPDATE circle_lines SET who = NULL, name = '${NAMELESS}', text = NULL`;

function talk(ask: Ask) {
  type Said = CircleLine & { readonly circle: string } & pg.QueryResultRow;
  return {
    async addCircleLine(id, line, kept) {
      await ask(SAY, [id, line.id, line.at, line.who, line.name, line.text]);
      await ask(TRIM, [id, kept]);
    },
    circleLines: async (id, before, limit) =>
      (await ask<Said>(PAGE, [id, before, limit])).map(({ circle: _, ...line }) => line),
    unsayInCircle: async (id, line, who) =>
      (await ask(`${EMPTY} WHERE circle_id = $1 AND id = $2 AND who = COALESCE($3, who) RETURNING id`, [id, line, who]))
        .length > 0,
    saidInCircles: (who, after, limit) => ask<Said>(SAID, [who, after, limit]),
    async unsayInCircles(who) {
      await ask(`${EMPTY} WHERE who = $1`, [who]);
    },
  } satisfies Partial<CircleStore>;
}
