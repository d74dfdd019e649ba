// What the tables of a game's editions consist of, said once: reading and refusing, spreadsheets and the editor follow from it.

interface Common {
  /** Changed by nobody: it is structure, and stands in the document so that a reader sees it. */
  readonly fixed?: true;
}
export type Column = Common &
  (
    | { readonly is: 'whole'; readonly min: number; readonly max: number; readonly none?: true }
    | { readonly is: 'flag' }
    /** One of some words, or, with `none`, nothing. */
    | { readonly is: 'choice'; readonly values: readonly string[]; readonly none?: true }
    /** A name of something inside the same cell. */
    | { readonly is: 'name' }
    /** The id of a row of another table, or, with `none`, nothing. */
    | { readonly is: 'row'; readonly of: string; readonly none?: true }
    | { readonly is: 'list'; readonly of: Column; readonly min: number; readonly max: number }
    /** Parts with names of their own; `some`: not all of them have to be there. */
    | { readonly is: 'parts'; readonly parts: Readonly<Record<string, Column>>; readonly some?: true }
    /** Parts whose names are free, such as the regions of a tile. */
    | { readonly is: 'named'; readonly of: Column; readonly max: number }
  );

export interface TableShape {
  readonly columns: Readonly<Record<string, Column>>;
  /** `fixed`: just the rows of the built-in edition, no more and no fewer. `free`: rows may be left out and added, up to `most`. */
  readonly rows: 'fixed' | { readonly least: number; readonly most: number };
}
export type EditionShape = Readonly<Record<string, TableShape>>;

export const between = (min: number, max: number) => ({ is: 'whole', min, max }) as const;
export const yesOrNo = { is: 'flag' } as const;
export const oneOf = <const V extends string>(values: readonly V[]) => ({ is: 'choice', values }) as const;
export const rowOf = (of: string) => ({ is: 'row', of }) as const;
export const listOf = <C extends Column>(of: C, min: number, max: number) => ({ is: 'list', of, min, max }) as const;
export const orNone = <C extends Column>(column: C) => ({ ...column, none: true }) as const;

/** Numbers of the rules: rows that have a value and nothing else. */
export const numbers = (min: number, max: number): TableShape => ({
  columns: { value: between(min, max) },
  rows: 'fixed',
});

/** Why something cannot be: `why` is a key of the words about editions. Rows and columns are named as in the document. */
export interface EditionProblem {
  readonly why: EditionWhy;
  readonly table?: string;
  readonly row?: string;
  readonly column?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}
export type EditionWhy =
  | 'notAnEdition'
  | 'newerForm'
  | 'otherGame'
  | 'tooLarge'
  | 'badId'
  | 'badName'
  | 'unknownTable'
  | 'missingTable'
  | 'notRows'
  | 'badRowId'
  | 'twice'
  | 'unknownRow'
  | 'missingRow'
  | 'tooFewRows'
  | 'tooManyRows'
  | 'unknownColumn'
  | 'missingCell'
  | 'notWhole'
  | 'tooSmall'
  | 'tooBig'
  | 'notAFlag'
  | 'notAmong'
  | 'noSuchRow'
  | 'notAList'
  | 'listTooShort'
  | 'listTooLong'
  | 'notParts'
  | 'badOrigin'
  | 'badNames'
  /** What this game's rules need; `facts.rule` says which, the game's words say what. */
  | 'rules';

/** What is wrong with a value; null: nothing. `rows` are the ids of each table. */
export function problemIn(
  column: Column,
  cell: unknown,
  rows: Readonly<Record<string, ReadonlySet<string>>>,
): Pick<EditionProblem, 'why' | 'facts'> | null {
  const value = shown(cell);
  if (cell === null && 'none' in column && column.none === true) return null;
  switch (column.is) {
    case 'whole':
      if (!Number.isInteger(cell)) return { why: 'notWhole', facts: { value } };
      if ((cell as number) < column.min) return { why: 'tooSmall', facts: { value, least: column.min } };
      return (cell as number) > column.max ? { why: 'tooBig', facts: { value, most: column.max } } : null;
    case 'flag':
      return typeof cell === 'boolean' ? null : { why: 'notAFlag', facts: { value } };
    case 'choice':
      return column.values.includes(cell as string)
        ? null
        : { why: 'notAmong', facts: { value, values: column.values.join(', ') } };
    case 'name':
      return isRowId(cell) ? null : { why: 'badRowId', facts: { value } };
    case 'row':
      return rows[column.of].has(cell as string) ? null : { why: 'noSuchRow', facts: { value, table: column.of } };
    case 'list': {
      if (!Array.isArray(cell)) return { why: 'notAList', facts: { value } };
      if (cell.length < column.min) return { why: 'listTooShort', facts: { count: cell.length, least: column.min } };
      if (cell.length > column.max) return { why: 'listTooLong', facts: { count: cell.length, most: column.max } };
      return firstProblem(cell.map((one) => problemIn(column.of, one, rows)));
    }
    case 'parts': {
      if (!isParts(cell)) return { why: 'notParts', facts: { value } };
      const strange = Object.keys(cell).find((name) => !Object.hasOwn(column.parts, name));
      if (strange !== undefined) return { why: 'unknownColumn', facts: { value: strange.slice(0, 40) } };
      return firstProblem(
        Object.entries(column.parts).map(([name, part]) => {
          if (Object.hasOwn(cell, name)) return problemIn(part, cell[name], rows);
          return column.some === true ? null : { why: 'missingCell', facts: { value: name } };
        }),
      );
    }
    case 'named': {
      if (!isParts(cell)) return { why: 'notParts', facts: { value } };
      const names = Object.keys(cell);
      if (names.length > column.max) return { why: 'listTooLong', facts: { count: names.length, most: column.max } };
      const strange = names.find((name: unknown) => !isRowId(name));
      if (strange !== undefined) return { why: 'badRowId', facts: { value: String(strange).slice(0, 40) } };
      return firstProblem(names.map((name) => problemIn(column.of, cell[name], rows)));
    }
  }
}

/** Ids of rows: short, so that they can be typed, and without anything that a file name, an address or a record could stumble over. */
const ROW_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/;
/** Nor is it something that every object has, such as `constructor`: it would be found where nothing is. */
export const isRowId = (id: unknown): boolean => typeof id === 'string' && ROW_ID.test(id) && !(id in {});

/** A value from outside as a message names it. An object is not asked: it may say that its `toString` is a number, or be very deep. */
export const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value).slice(0, 40);

export const isParts = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const firstProblem = <P>(all: readonly (P | null)[]): P | null => all.find((one) => one !== null) ?? null;
