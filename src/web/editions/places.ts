// One card after the other, one kind after the other. Pure.
import type { Edition } from '../../text/edition/edition.ts';
import type { EditionShape, TableShape } from '../../text/edition/shape.ts';
import { enteredAs } from './cells.ts';
import { type RowPlace, rowAt } from './draft.ts';

/** Rows that are one number each, and stand below one another. */
export const isSheet = ({ columns }: TableShape): boolean => {
  const all = Object.values(columns);
  return all.length === 1 && enteredAs(all[0]) === 'number';
};

/**
 * The kinds in the order in which a box is emptied: cards and tiles, most of them first; then what there is one of; numbers of the
 * rules last, because a booklet says most of them.
 */
export function kindsOf(shape: EditionShape, { tables }: Edition): readonly string[] {
  const weight = (table: string): number => (isSheet(shape[table]) ? -1 : tables[table].length);
  return Object.keys(shape).toSorted((a, b) => weight(b) - weight(a));
}

export const firstOf = ({ tables }: Edition, table: string): RowPlace => ({ table, row: tables[table][0]?.id ?? '' });

/** The card before or after this one, or that of the next kind; null: there is none. */
export function placeBeside(kinds: readonly string[], edition: Edition, at: RowPlace, step: 1 | -1): RowPlace | null {
  const rows = edition.tables[at.table];
  const row = rows[rows.findIndex(({ id }) => id === at.row) + step];
  if (row !== undefined) return { table: at.table, row: row.id };
  const table = kinds[kinds.indexOf(at.table) + step];
  if (table === undefined) return null;
  const all = edition.tables[table];
  const other = step > 0 ? all[0] : all.at(-1);
  return other === undefined ? null : { table, row: other.id };
}

/** After a card was taken away: the one that lies there now. */
export function placeNear(before: Edition, after: Edition, at: RowPlace): RowPlace {
  if (rowAt(after, at) !== undefined) return at;
  const was = before.tables[at.table].findIndex(({ id }) => id === at.row);
  const rows = after.tables[at.table];
  return { table: at.table, row: rows[Math.min(Math.max(was, 0), rows.length - 1)]?.id ?? '' };
}

/** In the address of the page: '#people/FA09'. */
export const hashOfPlace = ({ table, row }: RowPlace): string => `${table}/${encodeURIComponent(row)}`;
export function placeIn(hash: string, { tables }: Edition): RowPlace | null {
  const [table, row = ''] = hash.split('/');
  if (!Object.hasOwn(tables, table)) return null;
  const found = tables[table].find(({ id }) => encodeURIComponent(id) === row || id === row);
  return found === undefined ? firstOf({ tables } as Edition, table) : { table, row: found.id };
}
