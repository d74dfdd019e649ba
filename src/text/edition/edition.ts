// What a box of a game could print differently: values, counts, names. One JSON document; rules, bots, boards, texts and rulebook
// read its numbers from the edition in play.
import type { Language } from '../languages.ts';
import type { Origin } from '../texts.ts';

/** A card, a tile, a number of the rules: found by its id, never by its place in the table. */
export interface EditionRow {
  readonly id: string;
  /** Where it comes from: the booklet, a public source, or reconstructed; of an own box, the box. */
  readonly origin: Origin | 'box';
  /** What it is called, where the game's own words do not say it. */
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  /** JSON, as the table's shape says. */
  readonly [column: string]: unknown;
}

export interface Edition {
  /** The form of this document. */
  readonly kontor: 1;
  readonly game: string;
  /** Lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly tables: Readonly<Record<string, readonly EditionRow[]>>;
}

/** The rows of a table by id, the columns alone. */
export function rowsOf<R>({ tables }: Edition, table: string): Readonly<Record<string, R>> {
  const rows = tables[table].map(({ id, origin: _, names: __, ...columns }) => [id, columns as R] as const);
  return Object.fromEntries(rows);
}

/** The numbers of the rules: a table with one column. */
export const valuesOf = <P>({ tables }: Edition, table = 'parameters'): P =>
  Object.fromEntries(tables[table].map(({ id, value }) => [id, value])) as P;

/**
 * The ids of a table in the order by which things are numbered in states: those that the built-in edition has keep their places, others
 * follow by name. So a document with its rows in another order is the same edition.
 */
export function idsOf(edition: Edition, table: string, builtIn: Edition): string[] {
  const ids = new Set(edition.tables[table].map(({ id }) => id));
  const known = builtIn.tables[table].map(({ id }) => id).filter((id) => ids.delete(id));
  return [...known, ...[...ids].sort()];
}
