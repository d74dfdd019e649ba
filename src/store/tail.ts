// A table is kept as the last whole one, and behind it what every act since has changed: its tail. Changes are kept and not the
// acts themselves, so that no code, today's or a later one's, has to come to the same results again.
import type { Journal } from '../kernel/journal.ts';
import { changed } from '../table/changes.ts';
import { type Delta, difference } from '../table/delta.ts';
import { Comparison, grown, newsBetween, type OpenNews } from '../table/difference.ts';
import { asKept, fromKept, KEPT_NAMES, type KeptJournal, type KeptTable } from '../table/kept.ts';
import { bringUpToDate } from '../table/load.ts';
import type { Table } from '../table/types.ts';
import { applied } from '../table/updated.ts';
import type { Change } from '../wire/messages.ts';

/** A table is written whole at every number that this divides, so that no tail gets longer. */
export const WHOLE_EVERY = 64;

/** What one act has changed. The mark of a journal is nearly equal to its state: it is kept as its difference from that. */
interface Tail {
  readonly table: { readonly [key: string]: Delta } & { readonly seq: readonly [number] };
  readonly mark?: Delta;
}

/** A table as it is written whole: of the mark only its difference from the state. */
export type Written = Omit<KeptTable, 'journal'> & {
  readonly journal: (Omit<KeptJournal, 'mark'> & { readonly mark: readonly Change[] }) | null;
};

/**
 * Which table is on disk as it is in memory. What loading has brought up to date has to be written whole first. Noted where small garbage
 * collections do not keep it, as they do what a WeakSet knows; nobody else sees it. On the journal, of which every table has its own and
 * copies are written out: a table with such a field would be copied two hundred times slower.
 */
const ON_DISK = Symbol('on disk');
const isOnDisk = (table: Table): boolean => (table.journal as { [ON_DISK]?: Table } | null)?.[ON_DISK] === table;

/** `seq`: what has been written of it, if it may have gone on since. Before the deal a table is always written whole. */
export function noteOnDisk(table: Table, seq = table.seq): void {
  if (table.journal !== null && table.seq === seq)
    Object.defineProperty(table.journal, ON_DISK, { value: table, configurable: true });
}

/** Lists to which a move only adds. */
const GROWING = ['choices', 'recent'] as const;
const COMPARED_APART: readonly (keyof Table)[] = ['journal', ...GROWING];

/** What turns one table into the next, as the text of a `Tail`; null: it has to be written whole. */
export function tailOf(before: Table, after: Table, news?: OpenNews): string | null {
  const [was, now] = [before.journal, after.journal];
  if (!isOnDisk(before) || after.seq % WHOLE_EVERY === 0 || was === null || now === null) return null;
  const comparison = new Comparison(null);
  let table = comparison.fields(before, after, COMPARED_APART, KEPT_NAMES.table);
  for (const name of GROWING) {
    const more = grown(before[name], after[name]) ?? comparison.between(before[name], after[name]);
    if (more !== '') table += `,"${name}":${more}`;
  }
  const journal = journalChanges(comparison, was, now, news);
  const mark = was.mark === now.mark ? '' : `,"mark":${comparison.between(now.state, now.mark) || '{}'}`;
  return `{"table":{${table},"journal":{${journal}}}${mark}}`; // the number has changed: it never begins with a comma
}

function journalChanges(comparison: Comparison, was: Journal, now: Journal, news?: OpenNews): string {
  const rest = comparison.fields(was, now, ['state', 'mark'], KEPT_NAMES.journal);
  const open = newsBetween(was.state.open, now.state.open, news).kept;
  const others = comparison.fields(was.state, now.state, ['open']);
  const state = joined(others, open === '' ? '' : `"open":${open}`);
  return joined(rest, state === '' ? '' : `"state":{${state}}`);
}

const joined = (one: string, other: string): string => (one === '' || other === '' ? one + other : `${one},${other}`);

/** The table as it was written; `bringUpToDate` turns it into one of today's. */
export function tableFrom(whole: string, tails: readonly string[] = []): Table {
  const { journal, ...stored } = JSON.parse(whole) as Written;
  if (journal === null) return fromKept({ ...stored, journal });
  const mark = structuredClone(changed(journal.state, journal.mark)) as KeptJournal['mark'];
  let kept: KeptTable = { ...stored, journal: { ...journal, mark } };
  for (const tail of tails) kept = after(kept, JSON.parse(tail) as Tail);
  return fromKept(kept);
}

function after(kept: KeptTable, { table, mark }: Tail): KeptTable {
  if (table.seq[0] !== kept.seq + 1)
    throw new Error(`table ${kept.id} is damaged: after number ${kept.seq} comes ${table.seq[0]}`);
  const next = applied(kept, table) as KeptTable;
  if (mark === undefined || next.journal === null) return next;
  const marked = applied(next.journal.state, mark) as KeptJournal['mark']; // neither is changed in place: acts are done on copies
  return { ...next, journal: { ...next.journal, mark: marked } };
}

/** The table as today's code has it. */
export async function loadedFrom(whole: string, tails: readonly string[]): Promise<Table> {
  const stored = tableFrom(whole, tails);
  const table = await bringUpToDate(stored);
  if (difference(stored, table) === undefined) noteOnDisk(table);
  return table;
}

/** A table as another process has gone on with it, from the one that we know; null: that is not to be found in the tails. */
export function goneOn(known: Table, tails: readonly (string | null)[]): Table | null {
  if (!isOnDisk(known) || tails.length === 0 || tails.includes(null)) return null;
  let kept = asKept(known);
  for (const tail of tails) kept = after(kept, JSON.parse(tail!) as Tail);
  const table = fromKept(kept);
  noteOnDisk(table);
  return table;
}
