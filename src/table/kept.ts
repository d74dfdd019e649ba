// Tables are stored under the field names of the first release, so that every release can read them. While a house is being
// updated, an older process may be one of the readers. Only the code that writes and reads tables knows these names.
import type { Journal } from '../kernel/journal.ts';
import type { Table } from './types.ts';

const TABLE = { decisionNumbers: 'asked', idleActs: 'fuss' } as const satisfies Partial<Record<keyof Table, string>>;
const JOURNAL = {
  toConfirm: 'waits',
  lanesToConfirm: 'held',
  pauses: 'holds',
} as const satisfies Partial<Record<keyof Journal, string>>;

type Named<T, N extends Partial<Record<keyof T, string>>> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: T[K];
};
export type KeptJournal = Named<Journal, typeof JOURNAL>;
export type KeptTable = Named<Omit<Table, 'journal'>, typeof TABLE> & { readonly journal: KeptJournal | null };

type Names = Readonly<Record<string, string>>;
const named = (fields: object, names: Names): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));
const turned = (names: Names): Names => Object.fromEntries(Object.entries(names).map(([now, then]) => [then, now]));

const NOW = { table: turned(TABLE), journal: turned(JOURNAL) };

/** The names that fields of a table and of its journal are kept by, where they are others. */
export const KEPT_NAMES = { table: TABLE, journal: JOURNAL } as const;

export function asKept(table: Table): KeptTable {
  const journal = table.journal && named(table.journal, JOURNAL);
  return named({ ...table, journal }, TABLE) as KeptTable;
}
export function fromKept(kept: KeptTable): Table {
  const journal = kept.journal && named(kept.journal, NOW.journal);
  return named({ ...kept, journal }, NOW.table) as Table;
}
