// Where two editions differ, cell by cell.
import { same } from '../../kernel/canonical.ts';
import type { Edition, EditionRow } from './edition.ts';

export interface Changed {
  readonly table: string;
  readonly row: string;
  /** null: the whole row is new, or gone. */
  readonly column: string | null;
  readonly from: unknown;
  readonly to: unknown;
}

/** Where what comes from the box stands does not count: only what is played with, and what it is called. */
export function compareEditions(from: Edition, to: Edition): Changed[] {
  return Object.keys(to.tables).flatMap((table) => {
    const before = new Map((from.tables[table] ?? []).map((row) => [row.id, row]));
    const after = new Map(to.tables[table].map((row) => [row.id, row]));
    const gone = [...before.keys()].filter((id) => !after.has(id));
    return [
      ...to.tables[table].flatMap((row) => changedIn(table, before.get(row.id), row)),
      ...gone.map((row): Changed => ({ table, row, column: null, from: before.get(row), to: null })),
    ];
  });
}

function changedIn(table: string, before: EditionRow | undefined, after: EditionRow): Changed[] {
  const { id: row } = after;
  if (before === undefined) return [{ table, row, column: null, from: null, to: after }];
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]);
  columns.delete('origin');
  return [...columns].flatMap((column) => {
    const [from, to] = [before[column] ?? null, after[column] ?? null];
    return same(from, to) ? [] : [{ table, row, column, from, to }];
  });
}
