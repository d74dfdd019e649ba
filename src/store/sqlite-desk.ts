// What the host's desk and the deal of the day ask of the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { entryFrom, looksOf, withoutChat } from './row.ts';
import type { Filed, Identity, Store, Try } from './store.ts';

type Kept = Record<string, SQLOutputValue>;

const filedOf = ({ id, seq, phase, created_at, updated_at }: Kept): Filed => ({
  id: id as string,
  seq: seq as number,
  phase: phase as Filed['phase'],
  createdAt: created_at as number,
  updatedAt: updated_at as number,
});
const identityOf = ({ who, name, created_at, ...more }: Kept): Identity => ({
  who: who as string,
  name: name as string,
  createdAt: created_at as number,
  ...looksOf(more),
});
const tryOf = ({ day, game, who, table_id, phase, name, points, place }: Kept): Try => ({
  day: day as string,
  game: game as string,
  who: who as string,
  table: table_id as string,
  phase: phase as Try['phase'],
  result: name === null ? null : { name: name as string, points: points as number, place: place as number },
});
const FILED = 'SELECT id, seq, phase, created_at, updated_at FROM tables';
/** Lines emptied at once: others want to write as well. */
const AT_A_TIME = 200;
/** `COALESCE`: a try starts before its table exists. */
const TRIES = `
  SELECT y.*, COALESCE(t.phase, 'gathering') AS phase FROM tries y LEFT JOIN tables t ON t.id = y.table_id`;

export function deskThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const newest = db.prepare(`${FILED} ORDER BY created_at DESC, id DESC LIMIT ?`);
  const older = db.prepare(`
    ${FILED} WHERE (created_at, id) < (?, ?) ORDER BY created_at DESC, id DESC LIMIT ?`);
  const byName = db.prepare(`
    SELECT * FROM identities WHERE instr(lower(name), lower(?)) > 0 ORDER BY name, who LIMIT ?`);
  const person = db.prepare('SELECT * FROM identities WHERE who = ?');
  const tokens = db.prepare(`
    SELECT count(*) AS n FROM tokens WHERE who = ? AND (expires_at IS NULL OR expires_at > ?)`);
  const said = db.prepare(`
    SELECT table_id, data FROM entries WHERE who = ? AND (table_id, seq) > (?, ?) ORDER BY table_id, seq LIMIT ?`);
  const empty = db.prepare('UPDATE entries SET data = ?, who = NULL WHERE table_id = ? AND seq = ?');
  const begin = db.prepare(`
    INSERT INTO tries (day, game, who, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const begun = db.prepare('SELECT table_id FROM tries WHERE day = ? AND game = ? AND who = ?');
  const end = db.prepare(`
    UPDATE tries SET name = ?, points = ?, place = ? WHERE day = ? AND game = ? AND who = ? AND name IS NULL`);
  const ofDay = db.prepare(`
    ${TRIES} WHERE day = ? AND (? IS NULL OR game = ?) ORDER BY game, points IS NULL, points DESC, place, who`);
  const ofPerson = db.prepare(`${TRIES} WHERE who = ? ORDER BY day DESC, game`);
  return {
    allTables: async (before, limit) =>
      (before === null ? newest.all(limit) : older.all(before.createdAt, before.id, limit)).map(filedOf),
    findPersons: async (name, limit) => byName.all(name, limit).map(identityOf),
    async person(who) {
      const found = person.get(who);
      return found === undefined ? null : identityOf(found);
    },
    tokensOf: async (who, now) => tokens.get(who, now)!.n as number,
    saidBy: async (who, after, limit) =>
      said
        .all(who, after?.table ?? '', after?.seq ?? 0, limit)
        .map(({ table_id, data }) => ({ table: table_id as string, entry: entryFrom(data as string) })),
    async unsay(who) {
      const some = (): number => {
        const lines = said.all(who, '', 0, AT_A_TIME);
        for (const { table_id, data } of lines) {
          const entry = withoutChat(entryFrom(data as string));
          empty.run(JSON.stringify(entry), table_id as string, entry.seq);
        }
        return lines.length;
      };
      while ((await write(some)) === AT_A_TIME);
    },
    beginTry: ({ day, game, who, table }) =>
      write(() => {
        begin.run(day, game, who, table);
        return begun.get(day, game, who)!.table_id as string;
      }),
    endTry: ({ day, game, who }, { name, points, place }) =>
      write(() => void end.run(name, points, place, day, game, who)),
    tries: async (day, game) => ofDay.all(day, game ?? null, game ?? null).map(tryOf),
    triesOf: async (who) => ofPerson.all(who).map(tryOf),
  } satisfies Partial<Store>;
}
