// What a page will load, told to the browser with the document itself: otherwise it would find out one file after the other.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../games/index.ts';
import type { Language } from '../text/languages.ts';

/** As the build writes it: every chunk by its source, with what it needs at once. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface PageWanted {
  /** The first part of its path. */
  readonly place: string;
  readonly language: Language;
  /** The module of the page, as `App.tsx` imports it; null: the front page, which is there from the start. */
  readonly module: string | null;
  /** The game that it is about. */
  readonly game: GameId | null;
  /** Whether its board is shown. */
  readonly hasBoard: boolean;
}

/** The chunks of these sources and everything that they import, in the order in which it is needed. */
function closure(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...found.values()];
}

/** A language that lacks something is read in English. */
const inLanguage = (manifest: Manifest, place: (language: Language) => string, language: Language): string =>
  [place(language), place('en')].find((key) => key in manifest) ?? '';

/** A module that came together with others has no name but that of their file. */
function keysOf(manifest: Manifest, source: string, file: string): string[] {
  if (source in manifest) return [source];
  const named = new RegExp(`^_${file}-[\\w-]{8}\\.js$`);
  return Object.keys(manifest).filter((key) => named.test(key));
}

function keysFor(manifest: Manifest, { language, module, game, hasBoard }: PageWanted): string[] {
  const pages = inLanguage(manifest, (l) => `../words/${l}/pages/index.ts`, language);
  const keys = module === null ? [pages] : [pages, module];
  if (game === null) return keys;
  keys.push(...keysOf(manifest, `../games/${game}/index.ts`, game));
  keys.push(inLanguage(manifest, (l) => `../games/${game}/words/${l}/index.ts`, language));
  if (hasBoard) keys.push(...keysOf(manifest, `../games/${game}/board/index.tsx`, `${game}-board`));
  return keys;
}

/** The tags for the head of a document. Styles are already there when the module that needs them arrives. */
function tagsFor(manifest: Manifest, wanted: PageWanted): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry === true);
  const known = new Set(closure(manifest, entries).flatMap(({ file, css = [] }) => [file, ...css])); // in every document
  const chunks = closure(manifest, keysFor(manifest, wanted));
  const fresh = (files: readonly string[]): string[] => [...new Set(files)].filter((file) => !known.has(file));
  const styles = fresh(chunks.flatMap(({ css = [] }) => css));
  const scripts = fresh(chunks.map(({ file }) => file));
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n');
}

/** null: a build that does not say what it consists of. */
export function hintsIn(folder: string): ((wanted: PageWanted) => string) | null {
  const place = join(folder, '.vite/manifest.json');
  if (!existsSync(place)) return null;
  const text = readFileSync(place, 'utf8');
  let manifest: Manifest | null = null; // a start does not wait for it
  return (wanted) => {
    manifest ??= JSON.parse(text) as Manifest;
    return tagsFor(manifest, wanted);
  };
}
