// Finished games, in the file.
import type { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';
import { gameFrom, knownOnly, playersOf, taker } from './take-in.ts';

/** `untaken`: finished tables that have changed since they were taken in, whichever process changed them. */
export const RESULTS = `
  CREATE TABLE untaken (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TRIGGER tables_came AFTER INSERT ON tables WHEN NEW.phase = 'finished'
    BEGIN INSERT OR IGNORE INTO untaken (table_id) VALUES (NEW.id); END;
  CREATE TRIGGER tables_changed AFTER UPDATE OF seq ON tables WHEN NEW.phase = 'finished'
    BEGIN INSERT OR IGNORE INTO untaken (table_id) VALUES (NEW.id); END;
  INSERT INTO untaken (table_id) SELECT id FROM tables WHERE phase = 'finished';
  CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    circle TEXT,
    data TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_circle ON results (circle, at) WHERE circle IS NOT NULL;
  CREATE TABLE result_seats (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (table_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_seats_who ON result_seats (who);
  `;

export function resultThings(
  db: DatabaseSync,
  write: <T>(run: () => T) => Promise<T>,
  { load, entries }: Pick<Store, 'load' | 'entries'>,
) {
  const untaken = db.prepare('SELECT table_id FROM untaken WHERE table_id > ? ORDER BY table_id LIMIT ?');
  const isAt = db.prepare('SELECT 1 FROM tables WHERE id = ? AND seq = ?');
  const put = db.prepare('INSERT INTO results (table_id, at, circle, data) VALUES (?, ?, ?, ?)');
  const seat = db.prepare('INSERT INTO result_seats (table_id, who) VALUES (?, ?)');
  const isKnown = db.prepare('SELECT 1 FROM identities WHERE who = ?');
  const drop = resultDropper(db);
  const ofPerson = db.prepare(`
    SELECT r.data FROM result_seats s CROSS JOIN results r ON r.table_id = s.table_id
    WHERE s.who = ? ORDER BY r.at DESC, r.table_id DESC LIMIT ?`);
  const ofCircle = db.prepare('SELECT data FROM results WHERE circle = ? ORDER BY at DESC, table_id DESC LIMIT ?');
  const takeIn = taker({
    untaken: async (after, limit) => untaken.all(after, limit).map((row) => row.table_id as string),
    load,
    entries: (id) => entries(id, 0),
    async keep(id, seq, found) {
      if (!db.isOpen) return; // the house has closed meanwhile
      await write(() => {
        if (isAt.get(id, seq) === undefined) return; // it has changed meanwhile: the next round takes it in
        drop(id);
        if (found === null) return;
        const game = knownOnly(found, (who) => isKnown.get(who) !== undefined);
        put.run(id, game.at, game.circle, JSON.stringify(game));
        for (const who of playersOf(game)) seat.run(id, who);
      });
    },
  });
  return {
    takeInFinished: takeIn,
    async finishedGames(of, limit = -1) {
      await takeIn();
      const rows = 'person' in of ? ofPerson.all(of.person, limit) : ofCircle.all(of.circle, limit);
      return rows.map(({ data }) => gameFrom(data as string));
    },
  } satisfies Partial<Store>;
}

/** Removes what is kept of one table, inside a transaction; it is not due any more either. */
export function resultDropper(db: DatabaseSync): (id: string) => void {
  const all = ['results', 'result_seats', 'untaken'].map((which) =>
    db.prepare(`DELETE FROM ${which} WHERE table_id = ?`),
  );
  return (id) => {
    for (const one of all) one.run(id);
  };
}

/** Forgets somebody in all results, inside a transaction: they are derived again for the others, without this person. */
export function resultForgetter(db: DatabaseSync): (who: string) => void {
  const which = db.prepare('SELECT table_id FROM result_seats WHERE who = ?');
  const again = db.prepare('INSERT INTO untaken (table_id) VALUES (?)');
  const drop = resultDropper(db);
  return (who) => {
    for (const { table_id: id } of which.all(who)) {
      drop(id as string);
      again.run(id);
    }
  };
}
