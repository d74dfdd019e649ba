// Where a game's code and tests cite a rule.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rulebook } from '../../src/text/texts.ts';

export interface Citation {
  readonly rule: string;
  /** In the game's folder. */
  readonly file: string;
  readonly line: number;
  /** Where the cited code ends, counted from the start of the file. */
  readonly offset: number;
}

const NUMBER = /[RQ]\d+(?:\.[A-Z]?\d+)*[a-z]?/;
const CITED = new RegExp(`\\b(${NUMBER.source})(?:–(${NUMBER.source}|\\d+))?`, 'g');
const TITLE = /['`]((?:[A-Z]\d+(?:\.[A-Z]?\d+)*[a-z]? )+)\S/g;

/** Every rule and ruling by its number, in the order of the rulebook. */
export const numbersOf = ({ chapters, rulings }: Rulebook): string[] => [
  ...chapters.flatMap(({ rules }) => rules.map(({ id }) => id)),
  ...rulings.map(({ id }) => id),
];

/** The rules that a line names; 'R7.3–R7.6' and 'R7.3–6' name those in between too. */
export function rulesIn(text: string, known: readonly string[]): string[] {
  const found = [...text.matchAll(CITED)].flatMap(([, first, last]) => {
    if (last === undefined) return [first];
    const end = /^\d/.test(last) ? first.replace(/\d+$/, last) : last;
    const [from, to] = [known.indexOf(first), known.indexOf(end)];
    return from < 0 || to < from ? [first, end] : known.slice(from, to + 1);
  });
  return [...new Set(found)].filter((rule) => known.includes(rule));
}

/** All files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const isTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('coverage.test.ts');
/** Code, without the words themselves and the worked examples: the rulebook names every rule, and examples keep none. */
const isCode = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test(ing)?\.tsx?$/.test(file) && !/^(words\/\w+\/|examples(\/|\.ts))/.test(file);

/** A line without its comment, and without the semicolon at its end, which is no longer part of a function in one line. */
const codeOf = (line: string): string => line.replace(/(^|\s)\/\/.*$|^\s*\/?\*.*$/, '').replace(/[\s;,]+$/, '');

/** Rules first, then what surrounds them; boards and bots last. */
const RANKS = [/^rules\//, /^(scoring|setup|game)\.ts$/, /^data\//, /^[\w-]+\.ts$/, /^words\//, /^experience\//, /./];
const rankOf = (file: string): number => RANKS.findIndex((pattern) => pattern.test(file));

export function citationsIn(folder: string, known: readonly string[]): Citation[] {
  const code = filesIn(folder).filter(isCode);
  return code.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)).flatMap((file) => cited(folder, file, known));
}

function cited(folder: string, file: string, known: readonly string[]): Citation[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  const starts = lines.map(() => 0);
  for (let i = 1; i < lines.length; i++) starts[i] = starts[i - 1] + lines[i - 1].length + 1;
  return lines.flatMap((text, i) => {
    let at = i; // a comment on a line of its own is about the code below it
    while (at < lines.length - 1 && codeOf(lines[at]) === '') at++;
    const offset = starts[at] + Math.max(0, codeOf(lines[at]).length - 1);
    return rulesIn(text, known).map((rule) => ({ rule, file, line: i + 1, offset }));
  });
}

/** Tests, by the numbers at the start of their titles. */
export function testsIn(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesIn(folder).filter(isTest)) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const match of text.matchAll(TITLE)) {
      const line = text.slice(0, match.index).split('\n').length;
      for (const number of match[1].trim().split(' '))
        found.set(number, [...(found.get(number) ?? []), `${relative('.', file)}:${line}`]);
    }
  }
  return found;
}
