// What the page may weigh, checked after every build: first load, each game, thinking, fonts, and rulebooks in separate chunks.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '../src/text/languages.ts';

const DIST = join(import.meta.dirname, '../dist/web');
const GAMES = join(import.meta.dirname, '../src/games');
const KB = 1000;
/**
 * The table page has the most to tell: what others try, what they did, and how to skip it cost it 4 kB. It also knows where the
 * pictures beside its lines are: they are loaded on demand, but their addresses are not. That a table and a record may belong to a
 * round of an evening, with one roll call for several tables, cost the replay and the table in the browser a kB each. Open hands, two
 * people on a seat and editions cost the table and the replay half a kB each, and the table in the browser two: the same acts are there. The
 * way to the editor of editions, and whose cards lie on a table, cost these three another half kB. That bots have names, and where their
 * portraits and words are, cost a kB and a half, and their strength at tables of every size half a kB. Where they think, tempers and hints
 * that explain themselves cost a kB. That whatever waits goes on with the cards of its own table cost another quarter of a kB.
 */
const MOST = {
  first: 139.5 * KB,
  table: 142 * KB,
  replay: 148 * KB,
  here: 174 * KB,
  game: 90 * KB,
  thinking: 24 * KB,
  fonts: 90 * KB,
};

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const read = (file: string): Buffer => readFileSync(join(DIST, file));
const weigh = (files: Iterable<string>): number =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** The files that loading these chunks loads: their imports, and the imports of those. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}

/** What a built file imports statically. */
const importedBy = (file: string): string[] =>
  [
    ...read(file)
      .toString('utf8')
      .matchAll(/(?:\bfrom|^import|[;}]import)\s*[`"']\.\/([\w-]+\.js)[`"']/gm),
  ].map(([, name]) => join('assets', name));

/** A file that imports another and is imported by it: whichever comes first finds nothing in the other. */
function circle(files: readonly string[]): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importedBy(file)) {
      const found = visit(next, [...way, file]);
      if (found !== null) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = visit(file, []);
    if (found !== null) return found;
  }
  return null;
}

const keysOf = (manifest: Manifest, pattern: RegExp): string[] =>
  Object.keys(manifest).filter((key) => pattern.test(key));
const without = (files: Set<string>, less: Set<string>): string[] => [...files].filter((file) => !less.has(file));

/** What the words of a topic add to the first page in the language that needs most of them: a reader loads one language. */
const wordsOf = (manifest: Manifest, first: Set<string>, topic: string): number =>
  Math.max(
    0,
    ...keysOf(manifest, new RegExp(`/words/\\w+/pages/${topic}\\.ts$`)).map((key) =>
      weigh(without(closure(manifest, [key]), first)),
    ),
  );

/** The games that have a board. */
const drawn = (): string[] => readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'board/index.tsx')));

/** Longer passages of a rulebook, to search for where they must not be. */
function phrases(game: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const place = join(GAMES, game, `words/${language}/rulebook.ts`);
    if (!existsSync(place)) return [];
    const source = readFileSync(place, 'utf8');
    return [...source.matchAll(/text:\s*['`]([^'`\\$]{60,})/g)].map(([, text]) => text.slice(0, 60));
  });
}

interface Line {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

function lines(manifest: Manifest): { lines: Line[]; problems: string[] } {
  const found: Line[] = [];
  const problems: string[] = [];
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry === true);
  const first = closure(manifest, entry);
  const room = (name: string): number => wordsOf(manifest, first, name);
  const words = room('index');
  found.push({ name: 'entry (front page)', bytes: weigh(first) + words, most: MOST.first });
  const pages = keysOf(manifest, /^(setup|table|replay|rules|pages|learn)\/\w+Page\.tsx$/);
  for (const page of pages)
    found.push({
      name: page,
      bytes: weigh(closure(manifest, [...entry, page])) + words + room(page.split('/')[0]),
      // The replay reads every form of record, and brings the table along.
      most: page.startsWith('replay/') ? MOST.replay : page.startsWith('table/') ? MOST.table : MOST.first,
    });
  const here = closure(manifest, [...entry, 'here/HerePage.tsx']); // it brings the table itself along
  found.push({ name: 'here/HerePage.tsx', bytes: weigh(here) + words, most: MOST.here });
  for (const page of keysOf(manifest, /^(pad|transcript)\/\w+Page\.tsx$/))
    found.push({
      name: page,
      bytes: weigh(closure(manifest, [...entry, page])) + words + room('pad') + room('entry'),
      most: MOST.first,
    });
  const all = closure(manifest, [...entry, ...pages]);
  if (drawn().every((game) => phrases(game).length === 0)) problems.push('no rulebook text was found to look for');
  for (const game of drawn()) {
    // What came together with something else has no name in the manifest but that of its file.
    const rules = keysOf(manifest, new RegExp(`games/${game}/index\\.ts$|^_${game}-[\\w-]+\\.js$`));
    const board = keysOf(manifest, new RegExp(`games/${game}/board/index\\.tsx$|^_${game}-board-[\\w-]+\\.js$`));
    if (rules.length === 0 || board.length === 0) problems.push(`rules or board of ${game} are not in the page`);
    const words = keysOf(manifest, new RegExp(`games/${game}/words/\\w+/index\\.ts$`));
    if (words.length === 0) problems.push(`the words of ${game} are not in chunks of their own`);
    const readers = words.map((key) => closure(manifest, [...rules, ...board, key])); // a reader loads one language
    const own = new Set(readers.flatMap((files) => [...files]));
    const bytes = Math.max(...readers.map((files) => weigh(without(files, all))));
    found.push({ name: `game ${game}`, bytes, most: MOST.game });
    const texts = phrases(game);
    for (const file of new Set([...all, ...own])) {
      const told = read(file).toString('utf8');
      const rule = texts.find((text) => told.includes(text));
      if (rule !== undefined) problems.push(`${file} holds rulebook text of ${game}: "${rule.slice(0, 40)}…"`);
    }
  }
  const assets = readdirSync(join(DIST, 'assets'));
  const threads = assets.filter((file) => /^worker-.*\.js$/.test(file)).map((file) => join('assets', file));
  if (threads.length === 0) problems.push('the thread that thinks is not in a chunk of its own');
  const beside = threads.flatMap((file) => importedBy(file)); // the list of games; the manifest does not know the threads
  found.push({ name: 'thinking (hint, review)', bytes: weigh(new Set([...threads, ...beside])), most: MOST.thinking });
  const round = circle(assets.filter((file) => file.endsWith('.js')).map((file) => join('assets', file)));
  if (round !== null) problems.push(`files import each other (vite.config.ts): ${round.join(' → ')}`);
  const fonts = assets.filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(DIST, 'assets', file)).size, 0);
  found.push({ name: `fonts (${fonts.length} files)`, bytes, most: MOST.fonts });
  return { lines: found, problems };
}

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;

if (import.meta.main) {
  const manifest = JSON.parse(read('.vite/manifest.json').toString('utf8')) as Manifest;
  const { lines: found, problems } = lines(manifest);
  for (const { name, bytes, most } of found) {
    console.log(`${name.padEnd(28)} ${kb(bytes).padStart(10)} of ${kb(most)}`);
    if (bytes > most) problems.push(`${name} weighs ${kb(bytes)}, at most ${kb(most)}`);
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
