// Appends to the file.
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './row.ts';
import { WHOLE_EVERY } from './tail.ts';

/** How many tables' people are remembered. */
const MOST_KNOWN = 20_000;
type KnownSeats = ReturnType<typeof knownSeats>;

/** Who is noted at each table: most appends change nothing about it, and need not look. */
export function knownSeats() {
  const known = new Map<string, { readonly seq: number; readonly seats: string }>();
  const seatsOf = ({ whos, waits }: Row): string => `${whos.join(' ')}|${waits.join(' ')}`;
  return {
    /** Once it is on disk. */
    note(row: Row): void {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(row.id, { seq: row.seq, seats: seatsOf(row) });
    },
    /** Whatever another process has done since, it has moved the number on. */
    isUnchanged(row: Row): boolean {
      const found = known.get(row.id);
      return found?.seq === row.expected && found.seats === seatsOf(row);
    },
  };
}

/** Writes one append inside a transaction; false, and nothing written, if the number is not the expected one. */
export function rowAppender(
  db: DatabaseSync,
  known: KnownSeats,
  takeApart: (id: string) => void,
): (row: Row) => boolean {
  const create = db.prepare(`
    INSERT INTO tables (id, created_at, is_public, seq, phase, is_open, bot_due, due_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`);
  const change = db.prepare(`
    UPDATE tables SET is_public = ?, seq = ?, phase = ?, is_open = ?, bot_due = ?, due_at = ?, updated_at = ?
    WHERE id = ? AND seq = ?`);
  const putWhole = db.prepare('INSERT OR REPLACE INTO wholes (table_id, data) VALUES (?, ?)');
  const cutTail = db.prepare('UPDATE entries SET tail = NULL WHERE table_id = ? AND seq > ? AND tail IS NOT NULL');
  const addEntry = db.prepare('INSERT INTO entries (table_id, seq, data, who, tail) VALUES (?, ?, ?, ?, ?)');
  const seated = db.prepare('SELECT who, waits FROM seats WHERE table_id = ?');
  const seat = db.prepare('INSERT INTO seats (table_id, who, created_at, waits) VALUES (?, ?, ?, ?)');
  const wait = db.prepare('UPDATE seats SET waits = ? WHERE table_id = ? AND who = ?');
  const unseat = db.prepare('DELETE FROM seats WHERE table_id = ? AND who = ?');

  return (row) => {
    const { id, expected, createdAt } = row;
    const rest = [row.seq, row.phase, +row.isOpen, +row.botDue, row.dueAt, row.updatedAt];
    const { changes } =
      expected === 0
        ? create.run(id, createdAt, +row.isPublic, ...rest)
        : change.run(+row.isPublic, ...rest, id, expected);
    if (changes === 0) return false;
    if (row.data !== null) {
      putWhole.run(id, row.data);
      if (!row.isOpen && expected > 0) takeApart(id);
      cutTail.run(id, expected - WHOLE_EVERY);
    }
    for (const { seq, data, who, tail } of row.entries) addEntry.run(id, seq, data, who, tail);
    if (known.isUnchanged(row)) return true;
    const before = new Map(seated.all(id).map(({ who, waits }) => [who as string, waits as number]));
    for (const who of row.whos) {
      const [waits, had] = [+row.waits.includes(who), before.get(who)];
      if (had === undefined) seat.run(id, who, createdAt, waits);
      else if (had !== waits) wait.run(waits, id, who);
      before.delete(who);
    }
    for (const who of before.keys()) unseat.run(id, who);
    return true;
  };
}
