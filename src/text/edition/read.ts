// An edition from outside: bounded, checked column by column, then by what the game's rules need. Nothing is put right silently.
import { LANGUAGES } from '../languages.ts';
import type { Edition, EditionRow } from './edition.ts';
import {
  type EditionProblem,
  type EditionShape,
  isParts,
  isRowId,
  problemIn,
  shown,
  type TableShape,
} from './shape.ts';

/** What a game says about its editions. */
export interface EditionKind {
  readonly builtIn: Edition;
  readonly shape: EditionShape;
  /** What the rules need beyond the shape: sums, pairs, enough of everything. The edition fits its shape. */
  check?(edition: Edition): EditionProblem[];
}
export type ReadEdition =
  | { readonly edition: Edition; readonly problems?: undefined }
  | { readonly problems: readonly EditionProblem[]; readonly edition?: undefined };

/** Characters of a document, as JSON. */
export const LARGEST_EDITION = 400_000;
const LONGEST_NAME = 60;
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** More is of no use to anybody. */
const MOST_PROBLEMS = 50;
const ORIGINS = ['S', 'P', 'K', 'S+P', 'S+K', 'P+K', 'S+P+K', 'box'];
/**
 * Names are text on a card: nothing unseen (control and format characters, marks that change the direction of what follows, half
 * characters), and no piles of marks over the lines above and below.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]|\p{M}{3}/u;

export const isPrintable = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NAME && !UNPRINTABLE.test(text);

/** The document that this is, whatever it is; or everything that is wrong with it. */
export function readEdition(kind: EditionKind, input: unknown): ReadEdition {
  const head = headProblem(kind, input);
  if (head !== null) return { problems: [head] };
  const edition = input as Edition;
  const problems = tableProblems(kind, edition);
  if (problems.length === 0) problems.push(...(kind.check?.(edition) ?? []));
  return problems.length > 0 ? { problems: problems.slice(0, MOST_PROBLEMS) } : { edition };
}

/** What is nested so deeply that it cannot be written is larger than anything. */
function sizeOf(input: unknown): number {
  try {
    return JSON.stringify(input).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function headProblem({ builtIn }: EditionKind, input: unknown): EditionProblem | null {
  if (!isParts(input) || !('kontor' in input)) return { why: 'notAnEdition' };
  const { kontor, game, id, name, tables, ...more } = input;
  if (kontor !== 1) return { why: typeof kontor === 'number' && kontor > 1 ? 'newerForm' : 'notAnEdition' };
  if (game !== builtIn.game) return { why: 'otherGame', facts: { game: shown(game) } };
  if (sizeOf(input) > LARGEST_EDITION) return { why: 'tooLarge', facts: { most: LARGEST_EDITION } };
  if (typeof id !== 'string' || !ID.test(id) || id === builtIn.id) return { why: 'badId' };
  if (!isPrintable(name)) return { why: 'badName', facts: { most: LONGEST_NAME } };
  const [strange] = Object.keys(more);
  if (strange !== undefined) return { why: 'unknownColumn', facts: { value: strange.slice(0, 40) } };
  return isParts(tables) ? null : { why: 'notAnEdition' };
}

function tableProblems({ builtIn, shape }: EditionKind, { tables }: Edition): EditionProblem[] {
  const problems: EditionProblem[] = [];
  for (const table of Object.keys(tables))
    if (!Object.hasOwn(shape, table)) problems.push({ why: 'unknownTable', table: table.slice(0, 40) });
  for (const table of Object.keys(shape)) {
    if (!Object.hasOwn(tables, table)) problems.push({ why: 'missingTable', table });
    else if (!Array.isArray(tables[table]) || !tables[table].every(isParts)) problems.push({ why: 'notRows', table });
  }
  if (problems.length > 0) return problems;
  const ids = Object.fromEntries(
    Object.keys(shape).map((table) => [table, new Set(tables[table].map(({ id }) => shown(id)))]),
  );
  for (const [table, one] of Object.entries(shape)) {
    problems.push(...idProblems(one, tables[table], builtIn.tables[table]).map((found) => ({ ...found, table })));
    for (const row of tables[table]) {
      if (problems.length >= MOST_PROBLEMS) return problems;
      const places = rowProblems(one, row, ids);
      problems.push(...places.map((found) => ({ ...found, table, row: shown(row.id) })));
    }
  }
  return problems;
}

/** What is wrong with which rows there are. */
function idProblems({ rows }: TableShape, given: readonly EditionRow[], own: readonly EditionRow[]): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const seen = new Set<string>();
  for (const { id } of given) {
    if (!isRowId(id)) problems.push({ why: 'badRowId', row: shown(id) });
    else if (seen.has(id)) problems.push({ why: 'twice', row: id });
    seen.add(id);
  }
  if (rows === 'fixed') {
    const known = new Set(own.map(({ id }) => id));
    for (const id of known) if (!seen.has(id)) problems.push({ why: 'missingRow', row: id });
    for (const id of seen) if (!known.has(id)) problems.push({ why: 'unknownRow', row: shown(id) });
    return problems;
  }
  const facts = { count: given.length, ...rows };
  if (given.length < rows.least) problems.push({ why: 'tooFewRows', facts });
  if (given.length > rows.most) problems.push({ why: 'tooManyRows', facts });
  return problems;
}

function rowProblems(
  { columns }: TableShape,
  row: EditionRow,
  ids: Readonly<Record<string, ReadonlySet<string>>>,
): EditionProblem[] {
  const { id: _, origin, names, ...cells } = row;
  const problems: EditionProblem[] = [];
  if (!ORIGINS.includes(origin)) problems.push({ why: 'badOrigin', facts: { value: shown(origin) } });
  if (names !== undefined && !areNames(names)) problems.push({ why: 'badNames', facts: { most: LONGEST_NAME } });
  for (const column of Object.keys(cells))
    if (!Object.hasOwn(columns, column)) problems.push({ why: 'unknownColumn', facts: { value: column.slice(0, 40) } });
  for (const [column, shape] of Object.entries(columns)) {
    if (!Object.hasOwn(cells, column)) {
      problems.push({ why: 'missingCell', column, facts: { value: column } });
      continue;
    }
    const found = problemIn(shape, cells[column], ids);
    if (found !== null) problems.push({ ...found, column });
  }
  return problems;
}

const areNames = (names: unknown): boolean =>
  isParts(names) &&
  Object.entries(names).every(
    ([language, name]) => (LANGUAGES as readonly string[]).includes(language) && isPrintable(name),
  );
