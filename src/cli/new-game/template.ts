// A game from the template in the tree, `src/games/template`, which is checked like any other: only the name is filled in.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** 'market-day' → 'Market Day'. */
export const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The template's files by their path in its folder, with the new name. */
export function filesOf(template: string, name: string): Map<string, string> {
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(template, path)).isFile(),
  );
  return new Map(paths.map((path) => [path, named(readFileSync(join(template, path), 'utf8'), name)]));
}

const named = (source: string, name: string): string =>
  source.replaceAll(/'template'/g, `'${name}'`).replaceAll(/\bTemplate\b/g, titleOf(name));

/** `export { about as 'market-day' } from './market-day/about.ts';` */
const LINE = /^export \{ about as .+ \} from '\.\/([a-z0-9-]+)\/about\.ts';$/;
const lineOf = (name: string): string =>
  `export { about as ${name.includes('-') ? `'${name}'` : name} } from './${name}/about.ts';`;

/** The list of games with one more, in order; null: it is not a list that can be added to. */
export function withLine(list: string, name: string): string | null {
  const lines = list.split('\n');
  const first = lines.findIndex((line) => LINE.test(line));
  const last = lines.findLastIndex((line) => LINE.test(line));
  if (first < 0 || lines.slice(first, last + 1).some((line) => !LINE.test(line))) return null;
  const behind = lines.findIndex((line) => inOrder.compare(LINE.exec(line)?.[1] ?? '', name) > 0);
  return lines.toSpliced(behind < 0 ? last + 1 : behind, 0, lineOf(name)).join('\n');
}

/** As the formatter wants it. */
const inOrder = new Intl.Collator('en', { numeric: true });
