// The difference between two documents, written as it is found: as a `Delta` for the disk and for pages, and as a list of changes for
// programs. A move goes through here; nothing is made that is not text.

import type { Table } from './types.ts';

type Tree = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];
/** Other names for fields, as they are written. */
type Names = Readonly<Record<string, string>>;

const NO_NAMES: Names = {};
/** Fields as JSON writes them: there are not many, and they come again with every move. */
const quotes = new Map<string, string>();
const MOST_QUOTES = 5000;

function quoted(key: string): string {
  const known = quotes.get(key);
  if (known !== undefined) return known;
  if (quotes.size >= MOST_QUOTES) quotes.clear();
  const text = JSON.stringify(key);
  quotes.set(key, text);
  return text;
}

const written = (key: string, names: Names): string =>
  quoted(names !== NO_NAMES && Object.hasOwn(names, key) ? names[key] : key);
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null;
const isIn = (tree: Tree, key: string): boolean => Object.hasOwn(tree, key) && tree[key] !== undefined;

/** Text in which JSON escapes nothing. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A value inside of a list, as JSON writes it. */
function json(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return JSON.stringify(value);
}

/** The next place where two lists of numbers differ: most of a position is numbers, and they are compared fastest among themselves. */
function nextNumber(a: readonly number[], b: readonly number[], from: number, both: number): number {
  for (let i = from; i < both; i++) if (a[i] !== b[i]) return i;
  return both;
}

function nextThing(a: readonly unknown[], b: readonly unknown[], from: number, both: number): number {
  for (let i = from; i < both; i++) if (a[i] !== b[i]) return i;
  return both;
}

export class Comparison {
  readonly #isTold: boolean;
  /** Where we are in the document that programs know. */
  readonly #path: (string | number)[];
  /** Of the beginning of the path, as far as it has been needed: the text up to each of its parts. */
  readonly #begun: string[] = [];
  /** For programs: changes one after the other, without the brackets of their list. */
  told = '';

  /** `at`: where programs find the document; null: they are not told. */
  constructor(at: Path | null) {
    this.#isTold = at !== null;
    this.#path = at === null ? [] : [...at];
  }

  /** What turns `a` into `b`, as the text of a `Delta`; '': nothing. */
  between(a: unknown, b: unknown): string {
    if (a === b) return '';
    if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return this.#set(b);
    if (Array.isArray(a)) return this.#lists(a, b as unknown as unknown[]);
    const found = this.fields(a, b);
    return found === '' ? '' : `{${found}}`;
  }

  /** The same for two records, without braces; some of their fields may be left out, or have other names. */
  fields(a: object, b: object, but: readonly string[] = [], names: Names = NO_NAMES): string {
    const was = a as Tree;
    const now = b as Tree;
    let found = '';
    let common = 0;
    for (const key in now) {
      const old = was[key];
      const is = now[key];
      if (is === undefined) continue;
      if (old === is) {
        common++; // nearly always
        continue;
      }
      const isInBoth = old !== undefined && isIn(was, key);
      if (isInBoth) common++;
      if (but.length > 0 && but.includes(key)) continue;
      this.#enter(key);
      const inside = isInBoth ? this.between(old, is) : this.#set(is);
      this.#leave();
      if (inside !== '') found += `${found === '' ? '' : ','}${written(key, names)}:${inside}`;
    }
    for (const _ in was) common--; // a list of its keys would have to be made
    return common === 0 ? found : found + this.#gone(was, now, but, names, found === '');
  }

  #gone(was: Tree, now: Tree, but: readonly string[], names: Names, isFirst: boolean): string {
    let found = '';
    for (const key in was) {
      if (!isIn(was, key) || isIn(now, key) || but.includes(key)) continue;
      this.#enter(key);
      this.#tell('drop', '');
      this.#leave();
      found += `${isFirst && found === '' ? '' : ','}${written(key, names)}:null`;
    }
    return found;
  }

  #lists(a: readonly unknown[], b: readonly unknown[]): string {
    const both = Math.min(a.length, b.length);
    const isShorter = b.length < a.length;
    if (isShorter) this.#tell('cut', `${b.length}`);
    let found = '';
    const isNumbers = typeof a[0] === 'number' && typeof b[0] === 'number';
    const next = (from: number): number =>
      isNumbers ? nextNumber(a as number[], b as number[], from, both) : nextThing(a, b, from, both);
    for (let i = next(0); i < both; i = next(i + 1)) found += this.#number(i, b[i]) ?? this.#entry(i, a[i], b[i], true);
    for (let i = both; i < b.length; i++) found += this.#number(i, b[i]) ?? this.#entry(i, undefined, b[i], false);
    return found === '' && !isShorter ? '' : `{"#":${isShorter ? b.length : -1}${found}}`;
  }

  /** What most changes of a position are: a number in a list; null: it is something else, or programs are told. */
  #number(i: number, is: unknown): string | null {
    return typeof is === 'number' && !this.#isTold && Number.isFinite(is) ? `,"${i}":[${is}]` : null;
  }

  #entry(i: number, old: unknown, is: unknown, isInBoth: boolean): string {
    this.#enter(i);
    const inside = isInBoth ? this.between(old, is) : this.#set(is);
    this.#leave();
    return inside === '' ? '' : `,"${i}":${inside}`;
  }

  #set(value: unknown): string {
    const text = json(value);
    this.#tell('set', text);
    return `[${text}]`;
  }

  #enter(key: string | number): void {
    if (this.#isTold) this.#path.push(key);
  }

  #leave(): void {
    if (!this.#isTold) return;
    this.#path.pop();
    if (this.#begun.length > this.#path.length) this.#begun.length = this.#path.length;
  }

  /** The path as text: those of neighbours begin alike. */
  #at(): string {
    const [path, begun] = [this.#path, this.#begun];
    for (let i = begun.length; i < path.length; i++) {
      const key = path[i];
      const part = typeof key === 'number' ? `${key}` : quoted(key);
      begun.push(i === 0 ? part : `${begun[i - 1]},${part}`);
    }
    return begun[path.length - 1] ?? '';
  }

  #tell(what: 'set' | 'cut' | 'drop', value: string): void {
    if (!this.#isTold) return;
    const at = this.#at();
    this.told += `${this.told === '' ? '' : ','}["${what}",[${at}]${value === '' ? '' : `,${value}`}]`;
  }
}

/** What a list that only ever grows has got, if that is all: then it need not be compared. */
export function grown(a: readonly unknown[], b: readonly unknown[]): string | null {
  const last = a.length - 1;
  if (b.length < a.length || (last >= 0 && (a[0] !== b[0] || a[last] !== b[last]))) return null;
  if (b.length === a.length) return '';
  let found = '';
  for (let i = a.length; i < b.length; i++) found += `,"${i}":[${json(b[i])}]`;
  return `{"#":-1${found}}`;
}

/** The difference of what is open in two positions. It is found once, for the disk and for everybody at the table. */
export class OpenNews {
  readonly was: unknown;
  readonly now: unknown;
  /** As a `Delta`; '': nothing has changed. */
  readonly kept: string;
  #told: string | null = null;

  constructor(was: unknown, now: unknown) {
    this.was = was;
    this.now = now;
    this.kept = new Comparison(null).between(was, now);
  }

  /** As changes, three times as long: only for those who know no `Delta`. */
  get told(): string {
    if (this.#told !== null) return this.#told;
    const comparison = new Comparison(['view', 'open']);
    comparison.between(this.was, this.now);
    this.#told = comparison.told;
    return this.#told;
  }
}

/** What is known already, if it is about these two. */
export const newsBetween = (was: unknown, now: unknown, known: OpenNews | null | undefined): OpenNews =>
  known != null && known.was === was && known.now === now ? known : new OpenNews(was, now);

/** What an act has changed in the open part of the position; undefined: there was none before, or is none now. */
export const newsOf = ({ journal: was }: Table, { journal: now }: Table): OpenNews | undefined =>
  was === null || now === null ? undefined : new OpenNews(was.state.open, now.state.open);
