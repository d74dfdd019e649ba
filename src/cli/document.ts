// Sections of a document that commands write: each between two marks of its own; everything else is left as it is.
import { existsSync, readFileSync } from 'node:fs';
import { saveText } from './files.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { failed } from './stop.ts';

const marks = (id: string): [string, string] => [`<!-- ${id}: begin -->`, `<!-- ${id}: end -->`];

/** The text with this section replacing the old one, or added at its end. */
export function withSection(text: string, id: string, section: string): string {
  const [begin, end] = marks(id);
  const block = `${begin}\n\n${section.trim()}\n\n${end}`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from >= 0 && to >= 0) return text.slice(0, from) + block + text.slice(to + end.length);
  return `${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${block}\n`;
}

/** A new document begins with `head`. */
export function saveSection(file: string, head: string, id: string, section: string, io: Io): void {
  let old = head;
  try {
    if (existsSync(file)) old = readFileSync(file, 'utf8');
  } catch (error) {
    throw failed(io.t.cannotRead(clean(file), (error as NodeJS.ErrnoException).code ?? '?'));
  }
  saveText(file, withSection(old, id, section), io);
}

/** The first column left-aligned, the others right-aligned. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [head, ...body] = rows;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** What was typed after `kontor`, as a shell reads it, without the options that only say where to write. */
export function commandLine(name: string, argv: readonly string[], without: readonly string[] = []): string {
  const kept: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    if (without.includes(argv[i])) i++;
    else if (!without.some((flag) => argv[i].startsWith(`${flag}=`))) kept.push(argv[i]);
  }
  const quoted = kept.map((word) => (/^[\w./,=:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return ['kontor', name, ...quoted].join(' ');
}
