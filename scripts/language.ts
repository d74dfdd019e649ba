// Writes the skeleton of a new language: `npm run language -- fr` for the pages and all games, `-- fr baselland` for one game.
// It writes English into the new folders, each file marked; `npm run lint` names the files that still have the mark.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STILL_ENGLISH } from './check-words.ts';

const ROOT = join(import.meta.dirname, '..');
const USAGE = 'Usage: npm run language -- <language> [game]';

const at = (...path: string[]): string => join(ROOT, 'src', ...path);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Two letters that the platform knows as a language. */
function ownName(language: string): string | null {
  if (!/^[a-z]{2}$/.test(language)) return null;
  const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
  return name === undefined ? null : name[0].toUpperCase() + name.slice(1);
}

const games = (): string[] => readdirSync(at('games')).filter((game) => existsSync(at('games', game, 'words/en')));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));

/** A folder of English turned into one of the new language: types, grammar and names are its own, the sentences still English. */
function copyWords(place: string, language: string): string[] {
  cpSync(at(place, 'en'), at(place, language), { recursive: true });
  const files = filesIn(at(place, language));
  for (const file of files) {
    const text = read(file)
      .replaceAll("'en'", `'${language}'`)
      .replace(/^export const en\b/m, `export const ${language}`);
    writeFileSync(file, file.endsWith('index.ts') ? text : `// ${STILL_ENGLISH}\n${text}`);
  }
  return files;
}

/** English is the reference for the pages and the command line: what is copied from it must have its form. */
function measure(folder: string, topics: 'pages' | 'terminal', language: string): void {
  for (const file of filesIn(at(folder, language, topics))) {
    const name = file.slice(at(folder, language, topics).length + 1);
    const form = topics === 'pages' ? 'PageWords' : 'TerminalWords';
    const text = read(file);
    if (name === 'index.ts')
      writeFileSync(
        file,
        `import type { ${form} } from '../../index.ts';\n${text
          .replace(/^\/\*\*.*\*\/\n/m, '')
          .replace(/^export const (\w+) = /m, `export const $1: ${form} = `)}`,
      );
    else
      writeFileSync(
        file,
        text
          .replace(/^export const (\w+) = /m, 'export const $1: typeof en = ')
          .replace(
            /\n/,
            `\nimport type { ${/^export const (\w+)/m.exec(text)![1]} as en } from '../../en/${topics}/${name}';\n`,
          ),
      );
  }
}

/** Adds one more to a list such as `{ de, en }` or `['de', 'en']`, in order. */
const withOne = (list: string, one: string): string => [...list.split(', '), one].sort().join(', ');

/** The line that loads the language where each is loaded by itself. */
function loadLater(file: string, language: string): string {
  const lines = read(file).split('\n');
  const places = lines.flatMap((line, i) => (/^ {2}[a-z]{2}: \(\) => import\(/.test(line) ? [i] : []));
  const one = `  ${language}: () => import('./${language}/index.ts'),`;
  const all = [...places.map((i) => lines[i]), one].sort();
  writeFileSync(file, lines.toSpliced(places[0], places.length, ...all).join('\n'));
  return file;
}

/** The line of the language in a file that has one for each. */
function register(file: string, language: string): string {
  const text = read(file);
  const known = /^import \{ (?:about as )?en \} from '(.*)\ben\/(.*)';$/m.exec(text);
  const line = known === null ? '' : `${known[0].replaceAll(/\ben\b/g, language)}\n`;
  const listed = text.replace(/\{ ((?:[a-z]{2}, )*en(?:, [a-z]{2})*) \};?(?=[;,]?$)/m, (all, list: string) =>
    all.replace(list, withOne(list, language)),
  );
  writeFileSync(file, known === null ? listed : listed.replace(known[0], `${known[0]}\n${line.trimEnd()}`));
  return file;
}

function enlist(language: string): string {
  const file = at('text/languages.ts');
  const text = read(file).replace(/(LANGUAGES = \[)([^\]]*)(\])/, (_, before: string, list: string, after: string) => {
    return `${before}${withOne(list, `'${language}'`)}${after}`;
  });
  writeFileSync(file, text);
  return file;
}

/** Only its name: everything else is in English until there is more. */
function nameOnly(language: string, name: string): string[] {
  mkdirSync(at('words', language), { recursive: true });
  const file = at('words', language, 'index.ts');
  const form = `import type { LanguageWords } from '../index.ts';\n\nexport const ${language}: LanguageWords = {\n`;
  writeFileSync(file, `${form}  name: '${name}',\n};\n`);
  return [file];
}

function wholePages(language: string, name: string): string[] {
  const files = copyWords('words', language);
  for (const topics of ['pages', 'terminal'] as const) measure('words', topics, language);
  const index = at('words', language, 'index.ts');
  const text = read(index)
    .replaceAll('English', 'LanguageWords')
    .replace(/name: '.*'/, `name: '${name}'`);
  writeFileSync(index, text);
  return files;
}

function gameWords(game: string, language: string): string[] {
  const files = copyWords(`games/${game}/words`, language);
  return [
    ...files,
    loadLater(at('games', game, 'words/index.ts'), language),
    register(at('games', game, 'about.ts'), language),
  ];
}

/** Why it is not possible; null: it is. */
function refusal(language: string | undefined, game: string | undefined, rest: readonly string[]): string | null {
  if (language === undefined || rest.length > 0) return 'one language, and perhaps one game';
  if (ownName(language) === null) return `'${language}' is no language: two small letters, such as fr`;
  if (game !== undefined && !games().includes(game)) return `there is no game '${game}'`;
  const wanted = game === undefined ? at('words', language) : at('games', game, 'words', language);
  return existsSync(wanted) ? `${wanted.slice(ROOT.length + 1)} is there already` : null;
}

function main(args: readonly string[]): number {
  const [language, game, ...rest] = args;
  const why = refusal(language, game, rest);
  if (why !== null) {
    console.error(`${why}\n${USAGE}`);
    return 2;
  }
  const name = ownName(language)!;
  const files: string[] = [];
  if (!existsSync(at('words', language))) {
    files.push(...(game === undefined ? wholePages(language, name) : nameOnly(language, name)));
    files.push(enlist(language), register(at('words/index.ts'), language));
  }
  for (const one of game === undefined ? games() : [game])
    if (!existsSync(at('games', one, 'words', language))) files.push(...gameWords(one, language));
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: ROOT, stdio: 'ignore' });
  console.log(`${name}: ${files.length} files written. docs/languages.md says how to go on.`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
