// An edition while somebody types it: changes of a document, each a new document. Pure.
import { same } from '../../kernel/canonical.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import type { EditionKind } from '../../text/edition/read.ts';
import { type EditionProblem, problemIn } from '../../text/edition/shape.ts';
import type { Language } from '../../text/languages.ts';

/** A card, or a number: where somebody is. */
export interface RowPlace {
  readonly table: string;
  readonly row: string;
}

export const rowAt = ({ tables }: Edition, { table, row }: RowPlace): EditionRow | undefined =>
  tables[table]?.find(({ id }) => id === row);

const withRows = (edition: Edition, table: string, rows: readonly EditionRow[]): Edition => ({
  ...edition,
  tables: { ...edition.tables, [table]: rows },
});

const withRow = (edition: Edition, place: RowPlace, change: (row: EditionRow) => EditionRow): Edition =>
  withRows(
    edition,
    place.table,
    edition.tables[place.table].map((row) => (row.id === place.row ? change(row) : row)),
  );

export const idsIn = ({ tables }: Edition): Readonly<Record<string, ReadonlySet<string>>> =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, new Set(rows.map(({ id }) => id))]));

/** What is typed is what the box says. The same document if nothing is different. */
export function withCell(edition: Edition, place: RowPlace, column: string, cell: unknown): Edition {
  const row = rowAt(edition, place);
  if (row === undefined || (same(row[column] ?? null, cell) && row.origin === 'box')) return edition;
  return withRow(edition, place, (one) => ({ ...one, origin: 'box', [column]: cell }));
}

/** What a cell is refused for; null: it is taken. */
export const refusalOf = (
  { shape }: EditionKind,
  edition: Edition,
  { table }: RowPlace,
  column: string,
  cell: unknown,
): Pick<EditionProblem, 'why' | 'facts'> | null => problemIn(shape[table].columns[column], cell, idsIn(edition));

/** '': the game's own word for it. */
export function withName(edition: Edition, place: RowPlace, language: Language, name: string): Edition {
  const given = name.trim();
  if ((rowAt(edition, place)?.names?.[language] ?? '') === given) return edition;
  return withRow(edition, place, ({ names, ...row }) => {
    const { [language]: _, ...others } = names ?? {};
    const all = given === '' ? others : { ...others, [language]: given };
    return { ...row, ...(Object.keys(all).length > 0 && { names: all }), id: row.id, origin: 'box' };
  });
}

/** Whoever went through a card has seen that it is so. */
export const confirmed = (edition: Edition, place: RowPlace): Edition =>
  rowAt(edition, place)?.origin === 'box' ? edition : withRow(edition, place, (row) => ({ ...row, origin: 'box' }));

/** Another card with this id. References from other cards go along. */
export function withId(kind: EditionKind, edition: Edition, place: RowPlace, id: string): Edition {
  const renamed = withRow(edition, place, (row) => ({ ...row, id, origin: 'box' }));
  let all = renamed;
  for (const [table, { columns }] of Object.entries(kind.shape))
    for (const [column, shape] of Object.entries(columns))
      if (shape.is === 'row' && shape.of === place.table)
        all = withRows(
          all,
          table,
          all.tables[table].map((row) => (row[column] === place.row ? { ...row, [column]: id } : row)),
        );
  return all;
}

export const canAdd = ({ shape }: EditionKind, { tables }: Edition, table: string): boolean => {
  const { rows } = shape[table];
  return rows !== 'fixed' && tables[table].length < rows.most;
};
export const canRemove = ({ shape }: EditionKind, { tables }: Edition, table: string): boolean => {
  const { rows } = shape[table];
  return rows !== 'fixed' && tables[table].length > Math.max(1, rows.least);
};

/** One more, like this one, behind it. */
export function withCopy(edition: Edition, place: RowPlace): { readonly edition: Edition; readonly place: RowPlace } {
  const rows = edition.tables[place.table];
  const at = rows.findIndex(({ id }) => id === place.row);
  const { names: _, ...like } = rows[at];
  const id = freshId(place.row, new Set(rows.map((row) => row.id)));
  const copy: EditionRow = { ...like, id, origin: 'box' };
  return { edition: withRows(edition, place.table, rows.toSpliced(at + 1, 0, copy)), place: { ...place, row: id } };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
/** Called as those beside it are: the next free number, or the next free letter. */
function freshId(like: string, taken: ReadonlySet<string>): string {
  const letter = like.length === 1 ? LETTERS.find((one) => !taken.has(one)) : undefined;
  if (letter !== undefined) return letter;
  const [, stem, digits = '1'] = /^(.*?)(\d*)$/.exec(like)!;
  for (let n = Number(digits) + 1; ; n++) {
    const id = `${digits === '' ? `${stem}-` : stem}${String(n).padStart(digits.length, '0')}`;
    if (!taken.has(id)) return id;
  }
}

export function without(edition: Edition, place: RowPlace): Edition {
  const rows = edition.tables[place.table].filter(({ id }) => id !== place.row);
  return withRows(edition, place.table, rows);
}

/** How many cards of a kind have been compared with the box. */
export const checkedIn = ({ tables }: Edition, table: string): number =>
  tables[table].filter(({ origin }) => origin === 'box').length;
