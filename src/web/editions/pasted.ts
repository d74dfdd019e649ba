// What was pasted from a spreadsheet: what it would change, before it does. Pure.
import { type Changed, compareEditions } from '../../text/edition/compare.ts';
import { cellsOf, fromCsv } from '../../text/edition/csv.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { EditionKind } from '../../text/edition/read.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { EditionProblem } from '../../text/edition/shape.ts';
import type { EditionWords } from '../../text/edition/words.ts';

export interface Preview {
  readonly edition: Edition;
  readonly changes: readonly Changed[];
  /** Headings that nobody knows: those columns are left out. */
  readonly unknown: readonly string[];
  /** Why it cannot be taken: what is wrong with single cards. */
  readonly refusals: readonly EditionProblem[];
  readonly isEmpty: boolean;
}

/** What of a whole is missing may still be typed: only what is wrong with a card stands in the way. */
const isOfCards = ({ why }: EditionProblem): boolean => why !== 'rules' && why !== 'tooFewRows';

/** `isWhole`: cards that are not in it are taken out. Otherwise they stay as they are. */
export function previewOf(
  kind: EditionKind,
  edition: Edition,
  table: string,
  text: string,
  languages: readonly EditionWords[],
  isWhole: boolean,
): Preview {
  const base = edition.tables[table];
  const { rows, unknown } = fromCsv(kind.shape[table], text, table, base, languages);
  const places = kind.shape[table].rows;
  const most = places === 'fixed' ? base.length : places.most;
  const isEmpty = cellsOf(text).length < 2;
  if (rows.length > most) {
    const facts = { count: rows.length, most };
    return { edition, changes: [], unknown, refusals: [{ why: 'tooManyRows', table, facts }], isEmpty };
  }
  const given = new Map(rows.map((row) => [row.id, row]));
  const kept = base.flatMap((row) => {
    const now = given.get(row.id);
    return now === undefined ? (isWhole ? [] : [row]) : [now];
  });
  const known = new Set(base.map(({ id }) => id));
  const merged = [
    ...kept,
    ...rows.filter((row, i) => !known.has(row.id) || rows.findIndex(({ id }) => id === row.id) < i),
  ];
  const before = new Map(base.map((row) => [row.id, row]));
  const said = merged.map((row) => (before.get(row.id) === row ? row : { ...row, origin: 'box' as const }));
  const after: Edition = { ...edition, tables: { ...edition.tables, [table]: said } };
  const refusals = (readEdition(kind, after).problems ?? []).filter(isOfCards);
  return { edition: after, changes: compareEditions(edition, after), unknown, refusals, isEmpty };
}
