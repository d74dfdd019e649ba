// Checks what the linter cannot: who may import whom (ARCHITECTURE.md), how large things may be (CONTRIBUTING.md), and
// whether every word is used somewhere, exists in every language, and follows the glossaries.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { functionProblems } from './check-functions.ts';
import { type Exports, exportedIn, nameProblems } from './check-names.ts';
import { isDrawn, saidInCode } from './check-said.ts';
import { sentenceProblems } from './check-sentences.ts';
import { wordProblems } from './check-words.ts';

const ROOT = join(import.meta.dirname, '..');
const MOST_LINES = 300;
const KERNEL_LINES = 1000;

interface Layer {
  /** Folders it may import, besides itself. */
  readonly from: readonly string[];
  /** Packages and platform modules it may import. */
  readonly packages: RegExp;
}
const NONE = /^$/;
const BELOW_SERVER = ['kernel', 'fair', 'text', 'draw', 'words', 'games', 'bots', 'wire', 'table', 'evening'];
const LAYERS: Readonly<Record<string, Layer>> = {
  kernel: { from: [], packages: NONE },
  fair: { from: ['kernel'], packages: /^@noble\// },
  text: { from: ['kernel'], packages: NONE },
  draw: { from: ['kernel', 'text'], packages: NONE },
  words: { from: ['kernel', 'text'], packages: NONE },
  game: { from: ['kernel', 'text', 'draw'], packages: NONE },
  games: { from: ['kernel', 'text', 'game'], packages: NONE },
  parts: { from: ['kernel', 'text', 'draw', 'words'], packages: /^react/ },
  board: { from: ['kernel', 'text', 'draw', 'game', 'parts'], packages: /^react/ },
  bots: { from: ['kernel', 'games'], packages: NONE },
  wire: { from: ['kernel', 'fair', 'text', 'games', 'bots'], packages: /^@sinclair\/typebox$/ },
  table: { from: ['kernel', 'fair', 'text', 'games', 'bots', 'wire'], packages: NONE },
  stats: { from: ['kernel', 'fair', 'text', 'games', 'bots', 'wire', 'table'], packages: /^openskill$/ },
  evening: { from: ['kernel', 'fair', 'games', 'bots', 'wire', 'table'], packages: NONE },
  store: { from: ['kernel', 'games', 'wire', 'table', 'stats'], packages: /./ },
  server: { from: [...BELOW_SERVER, 'stats', 'store'], packages: /./ },
  web: { from: [...BELOW_SERVER, 'stats', 'parts', 'board'], packages: /^(?!node:)/ },
  cli: { from: [...BELOW_SERVER, 'stats', 'store', 'server'], packages: /./ },
};

/** The layer of a file under src, and for games which one. */
export function layerOf(file: string): { layer: string; game: string } {
  const [folder, game = '', inside = ''] = file.split('/');
  if (folder !== 'games' || game.endsWith('.ts')) return { layer: folder, game: '' };
  return { layer: inside === 'board' ? 'board' : 'game', game };
}

const isTest = (file: string): boolean => /\.test(ing)?\.tsx?$/.test(file);

/** Imports of a source text: paths and package names. */
export const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(/^(?:import|export)\b(?:\{[^}]*\}|[^'";{])*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...source.matchAll(/^import\s*['"]([^'"]+)['"]/gm),
    ...source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ].map((found) => found[1]);

/** Why one file under src may not import another file or package; null if it may. */
export function importProblem(file: string, imported: string): string | null {
  const { layer, game } = layerOf(file);
  const rules = LAYERS[layer];
  if (rules === undefined) return `${file}: the folder '${layer}' is not in the list of layers`;
  if (!imported.startsWith('.')) return rules.packages.test(imported) ? null : `${file} may not import ${imported}`;
  const target = join(dirname(file), imported);
  if (target.startsWith('..'))
    return layer === 'cli' ? null : `${file} may not import ${imported}, which is outside src`;
  const there = layerOf(target);
  const isOwn = there.layer === layer && there.game === game;
  const isAllowed = rules.from.includes(there.layer) && (layer === 'games' || there.game === '' || there.game === game);
  return isOwn || isAllowed ? null : `${file} may not import ${target}: '${layer}' stands below '${there.layer}'`;
}

/** What a page loads must not bring schemas along: from the wire it takes types and plain values. */
export function wireProblem(file: string, source: string): string | null {
  const loaded = /^(?:import|export) (?!type\b)[^'";]*?\bfrom '[./]+\/wire\/(?!values|protocol)([\w-]+)\.ts'/m.exec(
    source,
  );
  const isInPage = ['table', 'web'].includes(layerOf(file).layer);
  return isInPage && loaded !== null ? `${file} may import wire/${loaded[1]}.ts for types only` : null;
}

export function sizeProblem(file: string, lines: number): string | null {
  const isExempt = isTest(file) || /(^|\/)(data|text|words|golden|fixtures)\//.test(file);
  return isExempt || lines <= MOST_LINES ? null : `${file} has ${lines} lines; at most ${MOST_LINES}`;
}

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('node_modules'));

const lineCount = (file: string): number => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

const allExports = (): Exports[] =>
  sources('src')
    .map((path) => relative('src', path))
    .filter((file) => !isTest(file))
    .map((file) => {
      const { layer, game } = layerOf(file);
      return { file, room: `${layer}/${game}`, names: exportedIn(readFileSync(join(ROOT, 'src', file), 'utf8')) };
    });

export function problems(): string[] {
  const found: (string | null)[] = [];
  for (const path of sources('src')) {
    const file = relative('src', path);
    if (isTest(file)) continue;
    const source = readFileSync(join(ROOT, path), 'utf8');
    found.push(wireProblem(file, source));
    if (isDrawn(file)) found.push(...saidInCode(file, source));
    for (const imported of importsOf(source)) found.push(importProblem(file, imported));
  }
  for (const file of ['src', 'test', 'bench', 'scripts'].flatMap(sources))
    found.push(sizeProblem(file, lineCount(file)));
  for (const file of ['src', 'bench', 'scripts'].flatMap(sources))
    if (!isTest(file)) found.push(...functionProblems(file, readFileSync(join(ROOT, file), 'utf8')));
  found.push(...nameProblems(allExports()));
  const kernel = sources('src/kernel').reduce((sum, file) => sum + lineCount(file), 0);
  if (kernel > KERNEL_LINES) found.push(`src/kernel has ${kernel} lines in all; at most ${KERNEL_LINES}`);
  return found.filter((problem) => problem !== null);
}

if (import.meta.main) {
  const found = [...problems(), ...(await wordProblems()), ...(await sentenceProblems())];
  for (const problem of found) console.error(problem);
  console.log(found.length === 0 ? 'The tree is in order.' : `${found.length} problems`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
