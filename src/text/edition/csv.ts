// A table as a spreadsheet has it: one line a row, headings in any language or as in the document.
import type { EditionRow } from './edition.ts';
import { type Column, isParts, type TableShape } from './shape.ts';
import type { EditionWords } from './words.ts';

type TableWords = Pick<EditionWords, 'tables' | 'values'>;
const ID = 'id';
const NAME = 'name';
const ORIGIN = 'origin';
const YES = ['yes', 'ja', 'oui', 'true', '1', 'x'];

/** The names of the columns come from `words`; ids and words of choices are those of the document, so that they can be read again. */
export function toCsv(shape: TableShape, rows: readonly EditionRow[], table: string, words: TableWords): string {
  const columns = Object.keys(shape.columns);
  const head = [ID, ...columns.map((column) => headingOf(column, table, words)), ORIGIN];
  const named = rows.some(({ names }) => names !== undefined);
  const lines = rows.map((row) => [
    row.id,
    ...columns.map((column) => cellText(row[column])),
    row.origin,
    ...(named ? [JSON.stringify(row.names ?? {})] : []),
  ]);
  return [[...head, ...(named ? [NAME] : [])], ...lines].map((line) => line.map(quoted).join(',')).join('\n');
}

/** 'Colour symbols (green, yellow, blue, red)': in one cell nothing else says which number is which. */
function headingOf(column: string, table: string, { tables }: TableWords): string {
  const said = tables[table]?.columns[column] ?? column;
  const members = tables[table]?.members?.[column];
  return members === undefined ? said : `${said} (${members.join(', ')})`;
}

/** Lists are written with spaces between, parts as JSON, nothing as nothing. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (Array.isArray(cell) && cell.every((one) => typeof one !== 'object')) return cell.join(' ');
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

/** A text that a spreadsheet would take for a formula stays a text. */
const quoted = (text: string): string => {
  const safe = /^[=+@\t\r-]/.test(text) && !/^-\d+$/.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lines and cells of what was pasted: commas, semicolons or tabs, with quotes. */
export function cellsOf(text: string): string[][] {
  const first = text.split('\n', 1)[0];
  const mark = ['\t', ';', ','].find((one) => first.includes(one)) ?? ',';
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let inQuotes = false;
  const endCell = (): void => {
    line.push(cell.trim().replace(/^'(?=[=+@-])/, ''));
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (inQuotes) {
      if (c === '"' && text[i + 1] === '"') cell += text[++i];
      else if (c === '"') inQuotes = false;
      else cell += c;
    } else if (c === '"' && cell.trim() === '') {
      inQuotes = true;
      cell = '';
    } else if (c === mark) endCell();
    else if (c === '\n') {
      endCell();
      lines.push(line);
      line = [];
    } else if (c !== '\r') cell += c;
  }
  endCell();
  lines.push(line);
  return lines.filter((cells) => cells.some((one) => one !== ''));
}

/** What was pasted, as rows on top of those that are there; headings that nobody knows are named. Nothing is checked yet. */
export function fromCsv(
  shape: TableShape,
  text: string,
  table: string,
  base: readonly EditionRow[],
  languages: readonly TableWords[],
): { readonly rows: readonly EditionRow[]; readonly unknown: readonly string[] } {
  const [head = [], ...lines] = cellsOf(text);
  const columns = head.map((heading) => columnOf(heading, shape, table, languages));
  const unknown = head.filter((_, i) => columns[i] === undefined);
  const before = new Map(base.map((row) => [row.id, row]));
  const rows = lines.map((cells, line): EditionRow => {
    const at = columns.indexOf(ID);
    const id = at < 0 ? (base[line]?.id ?? '') : (cells[at] ?? '');
    const row: Record<string, unknown> = { ...(before.get(id) ?? { origin: 'box' }), id };
    for (const [i, column] of columns.entries()) {
      const given = cells[i];
      if (column === undefined || column === ID || given === undefined) continue;
      if (column === ORIGIN) row.origin = given;
      else if (column === NAME) row.names = readNames(given);
      else row[column] = readCell(shape.columns[column], given);
    }
    return row as EditionRow;
  });
  return { rows, unknown };
}

const plain = (text: string): string => text.trim().toLowerCase();

function columnOf(heading: string, shape: TableShape, table: string, languages: readonly TableWords[]) {
  const wanted = plain(heading);
  const own = [ID, ORIGIN, NAME, ...Object.keys(shape.columns)].find((column) => plain(column) === wanted);
  if (own !== undefined) return own;
  for (const words of languages)
    for (const [column, said] of Object.entries(words.tables[table]?.columns ?? {}))
      if (plain(said) === wanted || plain(headingOf(column, table, words)) === wanted) return column;
  return undefined;
}

function readNames(given: string): unknown {
  if (given === '') return undefined;
  const found = unjson(given);
  return isParts(found) ? (Object.keys(found).length === 0 ? undefined : found) : { en: given, de: given };
}

/** As well as it can be read; what it cannot be is left as it was typed, and refused with its place. */
export function readCell(column: Column, given: string): unknown {
  if (given === '' || given === '–' || given === '-')
    return 'none' in column ? null : column.is === 'list' ? [] : given;
  if (column.is === 'whole') return /^[-−]?\d+$/.test(given) ? Number(given.replace('−', '-')) : given;
  if (column.is === 'flag')
    return YES.includes(plain(given)) ? true : /^(no|nein|non|false|0)$/i.test(given) ? false : given;
  if (column.is === 'parts' || column.is === 'named') return unjson(given) ?? given;
  if (column.is !== 'list') return given;
  const found = given.startsWith('[') ? unjson(given) : null;
  return found ?? given.split(/[\s;,]+/).map((one) => readCell(column.of, one));
}

function unjson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
