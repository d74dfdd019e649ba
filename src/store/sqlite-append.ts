// Appends to the file.
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from './row.ts';

/** How many tables' people are remembered. */
const MOST_KNOWN = 20_000;
type KnownTables = ReturnType<typeof knownTables>;

/** A table as it is on disk, without its contents. */
type Noted = Pick<Row, 'seq' | 'phase' | 'isOpen' | 'isPublic' | 'botDue' | 'dueAt' | 'whos'>;

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((who, i) => who === other[i]);

/** Everything by which tables are found but their clock. */
const isSamePlace = (one: Noted, other: Noted): boolean =>
  one.phase === other.phase &&
  one.isOpen === other.isOpen &&
  one.isPublic === other.isPublic &&
  one.botDue === other.botDue;

/** What is noted of each table: most appends change little of it, and what they do not change need not be looked at or written. */
export function knownTables() {
  const known = new Map<string, Noted>();
  return {
    /** Once it is on disk. */
    note({ id, seq, phase, isOpen, isPublic, botDue, dueAt, whos }: Row): void {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(id, { seq, phase, isOpen, isPublic, botDue, dueAt, whos });
    },
    /** How it was before this append; null: not known. Whatever another process has done since, it has moved the number on. */
    before({ id, expected }: Row): Noted | null {
      const found = known.get(id);
      return found?.seq === expected ? found : null;
    },
  };
}

/** Sets what tables are found by; false: the number is not the expected one. */
function tableSetter(db: DatabaseSync): (row: Row, before: Noted | null) => boolean {
  const create = db.prepare(`
    INSERT INTO tables (id, created_at, is_public, seq, phase, is_open, bot_due, due_at, updated_at, waits_for)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`);
  const change = db.prepare(`
    UPDATE tables SET is_public = ?, seq = ?, phase = ?, is_open = ?, bot_due = ?, due_at = ?, updated_at = ?, waits_for = ?
    WHERE id = ? AND seq = ?`);
  // What an index has in it is written again by an update that names it, changed or not: a move names its number and the time, whom
  // the table waits for, and mostly the clock.
  const moveOn = db.prepare('UPDATE tables SET seq = ?, updated_at = ?, waits_for = ? WHERE id = ? AND seq = ?');
  const moveOnAndSetClock = db.prepare(
    'UPDATE tables SET seq = ?, updated_at = ?, waits_for = ?, due_at = ? WHERE id = ? AND seq = ?',
  );
  return (row, before) => {
    const { id, expected, seq, updatedAt, dueAt } = row;
    const waitsFor = JSON.stringify(row.waits);
    if (before !== null && isSamePlace(before, row)) {
      if (before.dueAt === dueAt) return moveOn.run(seq, updatedAt, waitsFor, id, expected).changes !== 0;
      return moveOnAndSetClock.run(seq, updatedAt, waitsFor, dueAt, id, expected).changes !== 0;
    }
    const rest = [seq, row.phase, +row.isOpen, +row.botDue, dueAt, updatedAt, waitsFor];
    const { changes } =
      expected === 0
        ? create.run(id, row.createdAt, +row.isPublic, ...rest)
        : change.run(+row.isPublic, ...rest, id, expected);
    return changes !== 0;
  };
}

/** Sets who is at a table. A move changes nothing of it: the seats of each table are on a page of their own. */
function seatSetter(db: DatabaseSync): (row: Row, noted: Noted | null) => void {
  const seated = db.prepare('SELECT who FROM seats WHERE table_id = ?');
  const seat = db.prepare('INSERT INTO seats (table_id, who, created_at) VALUES (?, ?, ?)');
  const unseat = db.prepare('DELETE FROM seats WHERE table_id = ? AND who = ?');
  return ({ id, whos, createdAt }, noted) => {
    if (noted !== null && isSameList(noted.whos, whos)) return;
    const before = new Set(seated.all(id).map(({ who }) => who as string));
    for (const who of whos) if (!before.delete(who)) seat.run(id, who, createdAt);
    for (const who of before) unseat.run(id, who);
  };
}

/** Writes one append inside a transaction; false, and nothing written, if the number is not the expected one. */
export function rowAppender(
  db: DatabaseSync,
  known: KnownTables,
  takeApart: (id: string) => void,
): (row: Row) => boolean {
  const [setTable, setSeats] = [tableSetter(db), seatSetter(db)];
  const putWhole = db.prepare('INSERT OR REPLACE INTO wholes (table_id, data) VALUES (?, ?)');
  const cutTails = db.prepare('UPDATE entries SET tail = NULL WHERE table_id = ? AND tail IS NOT NULL');
  const addEntry = db.prepare('INSERT INTO entries (table_id, seq, data, who, tail) VALUES (?, ?, ?, ?, ?)');
  return (row) => {
    const { id, expected } = row;
    const noted = known.before(row);
    if (!setTable(row, noted)) return false;
    if (row.data !== null) {
      putWhole.run(id, row.data);
      if (!row.isOpen && expected > 0) takeApart(id);
      // Lines of many tables lie between one another: what a cut frees helps nobody, and each of its lines is on another page.
      if (row.isCut) cutTails.run(id);
    }
    for (const { seq, data, who, tail } of row.entries) addEntry.run(id, seq, data, who, tail);
    setSeats(row, noted);
    return true;
  };
}
