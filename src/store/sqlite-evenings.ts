// Evenings, in the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { EveningStore, KeptEvening } from './evenings.ts';
import { BadInput } from './store.ts';

export const EVENINGS_IN_SQLITE = `
  CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    circle_id TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    is_over INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evenings_of ON evenings (circle_id, created_at);
  CREATE TABLE evening_people (
    evening_id TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    who TEXT NOT NULL,
    PRIMARY KEY (evening_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evening_people_who ON evening_people (who);
  `;

const eveningOf = (row: Record<string, SQLOutputValue>): KeptEvening => ({
  id: row.id as string,
  circle: row.circle_id as string,
  seq: row.seq as number,
  createdAt: row.created_at as number,
  isOver: row.is_over === 1,
  data: row.data as string,
});

export function eveningThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const add = db.prepare(`
    INSERT INTO evenings (id, circle_id, seq, created_at, is_over, data) SELECT ?, id, ?, ?, ?, ? FROM circles WHERE id = ?
    ON CONFLICT DO NOTHING`);
  const isCircle = db.prepare('SELECT 1 FROM circles WHERE id = ?');
  const change = db.prepare('UPDATE evenings SET seq = ?, is_over = ?, data = ? WHERE id = ? AND seq = ?');
  const one = db.prepare('SELECT * FROM evenings WHERE id = ?');
  const ofCircle = db.prepare('SELECT * FROM evenings WHERE circle_id = ? ORDER BY created_at DESC, id DESC LIMIT ?');
  const ofPerson = db.prepare('SELECT evening_id FROM evening_people WHERE who = ? ORDER BY evening_id');
  const clear = db.prepare('DELETE FROM evening_people WHERE evening_id = ?');
  const put = db.prepare('INSERT INTO evening_people (evening_id, who) VALUES (?, ?)');
  const keep = ({ id, circle, seq, createdAt, isOver, data }: KeptEvening): boolean => {
    if (seq > 1) return change.run(seq, isOver ? 1 : 0, data, id, seq - 1).changes > 0;
    if (isCircle.get(circle) === undefined) throw new BadInput('there is no such circle');
    return add.run(id, seq, createdAt, isOver ? 1 : 0, data, circle).changes > 0;
  };
  return {
    keepEvening: (evening, people) =>
      write(() => {
        if (!keep(evening)) return false;
        clear.run(evening.id);
        for (const who of new Set(people)) put.run(evening.id, who);
        return true;
      }),
    async evening(id) {
      const found = one.get(id);
      return found === undefined ? null : eveningOf(found);
    },
    eveningsOf: async (circle, limit) => ofCircle.all(circle, limit).map(eveningOf),
    eveningsWith: async (who) => ofPerson.all(who).map((row) => row.evening_id as string),
  } satisfies EveningStore;
}
