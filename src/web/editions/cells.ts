// A cell as fields: what can be typed or chosen in one go, in the order in which it is read out from a card. Pure.
import { cellText, readCell } from '../../text/edition/csv.ts';
import { type Column, isParts } from '../../text/edition/shape.ts';

/** Where something is within a cell; empty: the cell itself. */
export type Path = readonly (string | number)[];

/** More of the same thing side by side are hard to tell apart: then they are typed in a row. */
const MOST_APART = 8;

/** How something is entered: by one field, or as a group of them. */
export type EnteredAs = 'number' | 'one' | 'text' | 'row' | 'line' | 'tokens' | 'parts' | 'items' | 'named';

export function enteredAs(column: Column): EnteredAs {
  switch (column.is) {
    case 'whole':
      return 'number';
    case 'flag':
    case 'choice':
      return 'one';
    case 'name':
      return 'text';
    case 'row':
      return 'row';
    case 'parts':
      return 'parts';
    case 'named':
      return 'named';
    case 'list': {
      const { of, min, max } = column;
      if (of.is === 'parts' || of.is === 'list' || of.is === 'named') return 'items';
      if (min === max && max <= MOST_APART) return 'items';
      return of.is === 'choice' ? 'tokens' : 'line';
    }
  }
}

/** What is at a place within a cell; undefined: nothing is. */
export const valueAt = (cell: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], cell);

/** The cell with something else there; undefined takes away what is there. */
export function withValue(cell: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(valueAt(cell, [step]), rest, value);
  if (Array.isArray(cell))
    return inner === undefined ? cell.toSpliced(Number(step), 1) : cell.with(Number(step), inner);
  const { [step]: _, ...others } = cell as Record<string, unknown>;
  return inner === undefined ? others : { ...(cell as object), [step]: inner };
}

/** What a new thing of this kind begins with. It fits its shape. */
export function plainCell(column: Column, rows: (table: string) => readonly string[]): unknown {
  if ('none' in column && column.none === true) return null;
  switch (column.is) {
    case 'whole':
      return Math.max(0, column.min);
    case 'flag':
      return false;
    case 'choice':
      return column.values[0];
    case 'name':
      return 'a';
    case 'row':
      return rows(column.of)[0] ?? '';
    case 'list':
      return Array.from({ length: column.min }, () => plainCell(column.of, rows));
    case 'parts':
      if (column.some === true) return {};
      return Object.fromEntries(Object.entries(column.parts).map(([name, part]) => [name, plainCell(part, rows)]));
    case 'named':
      return {};
  }
}

/** A value as it stands in its field. */
export function textOf(value: unknown): string {
  if (!Array.isArray(value)) return cellText(value);
  return value.map((one) => (one === null ? '–' : cellText(one))).join(' ');
}

interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}
/** A value as one reads it, in the game's words, whatever it consists of. */
export function cellWords(cell: unknown, values: Readonly<Record<string, string>>, words: CellWords): string {
  if (typeof cell === 'boolean') return cell ? words.yes : words.no;
  if (cell === null || cell === undefined || cell === '') return words.nothing;
  if (!Array.isArray(cell) && !isParts(cell)) return values[String(cell)] ?? String(cell);
  const inner = (one: unknown): string => (one === null ? '–' : cellWords(one, values, words));
  const all = Array.isArray(cell)
    ? cell.map(inner).join(cell.some(isParts) ? '; ' : ' ')
    : Object.entries(cell)
        .map(([part, one]) => `${values[part] ?? part} ${inner(one)}`)
        .join(', ');
  return all === '' ? words.nothing : all;
}

/** What was typed. What it cannot be stays as it was typed, and is refused. */
export const readTyped = (column: Column, text: string): unknown => readCell(column, text.trim());

/** The name for a part that has none yet: 'c0', 'c1' … as those beside it are called. */
export function freshName(cell: unknown): string {
  const names = isParts(cell) ? Object.keys(cell) : [];
  const stem = names.at(-1)?.replace(/\d+$/, '') ?? 'a';
  for (let n = 0; ; n++) if (!names.includes(`${stem}${n}`)) return `${stem}${n}`;
}
