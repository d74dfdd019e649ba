// What people doubt, in the file.
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { BadInput, type Doubted, type Store } from './store.ts';

const doubtedOf = ({ id, at, who, data }: Record<string, SQLOutputValue>): Doubted => ({
  id: id as string,
  at: at as number,
  who: who as string,
  data: data as string,
});

export function doubtThings(db: DatabaseSync, write: <T>(run: () => T) => Promise<T>) {
  const add = db.prepare(`
    INSERT INTO doubts (id, at, who, data) SELECT ?, ?, who, ? FROM identities WHERE who = ?`);
  const newest = db.prepare('SELECT * FROM doubts ORDER BY at DESC, id DESC LIMIT ?');
  const older = db.prepare('SELECT * FROM doubts WHERE (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?');
  const one = db.prepare('SELECT * FROM doubts WHERE id = ?');
  const ofPerson = db.prepare('SELECT * FROM doubts WHERE who = ? ORDER BY at DESC, id DESC LIMIT ?');
  const drop = db.prepare('DELETE FROM doubts WHERE id = ?');
  return {
    addDoubt: ({ id, at, who, data }) =>
      write(() => {
        if (add.run(id, at, data, who).changes === 0) throw new BadInput('nobody is known by that id');
      }),
    doubts: async (before, limit) =>
      (before === null ? newest.all(limit) : older.all(before.at, before.id, limit)).map(doubtedOf),
    async doubt(id) {
      const found = one.get(id);
      return found === undefined ? null : doubtedOf(found);
    },
    doubtsOf: async (who, limit) => ofPerson.all(who, limit).map(doubtedOf),
    dropDoubt: (id) => write(() => void drop.run(id)),
  } satisfies Partial<Store>;
}
