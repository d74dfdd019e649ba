// Finds words that are never used, and words that a language lacks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/text/languages.ts';

const SRC = join(import.meta.dirname, '../src');

interface Source {
  readonly file: string;
  readonly text: string;
}

/** What a group is called in a source: its own name, or what `{ recover: words }` or `words = useWords('desk')` makes it. */
function findNames(group: string, text: string): string {
  if (!text.includes(group)) return group;
  const aliases = [
    `[{,] ${group}: (\\w+)[ ,]`,
    `\\b(\\w+) = (?:[\\w.]+\\(\\)|io\\.words)(?:\\.|\\(')?${group}\\b`,
    `\\b(\\w+) = \\w+\\('${group}'\\)`,
  ];
  return [group, ...aliases.flatMap((form) => [...text.matchAll(new RegExp(form, 'g'))].map(([, name]) => name))].join(
    '|',
  );
}

/** Every word of a group asks every source: each is searched only once. */
function once<T>(find: (group: string, source: Source) => T): (group: string, source: Source) => T {
  const all = new WeakMap<Source, Map<string, T>>();
  return (group, source) => {
    const known = all.get(source) ?? new Map<string, T>();
    all.set(source, known);
    const found = known.get(group) ?? find(group, source);
    known.set(group, found);
    return found;
  };
}
const namesOf = once((group, { text }) => findNames(group, text));

/** All words of a group count as used if it is indexed by a key known only at run time, or passed on whole. */
const isSaidWhole = once(
  (group, source) =>
    source.text.includes(group) &&
    new RegExp(`(?<![\\w'])(${namesOf(group, source)})\\[(?!\\])|\\.\\.\\.${group}\\b`).test(source.text),
);

function isSaid(path: readonly string[], source: Source): boolean {
  const key = path.at(-1)!;
  const group = path.at(-2);
  if (path.slice(0, -1).some((one) => isSaidWhole(one, source))) return true;
  if (!source.text.includes(key)) return false;
  const taken = `\\{[^{}]*\\b${key}\\b[^{}]*\\}`; // as in `const { key } = …`
  if (group === undefined) return new RegExp(`\\.${key}\\b|'${key}'|${taken}`).test(source.text);
  const names = namesOf(group, source);
  return new RegExp(`\\b(${names})\\??\\.${key}\\b|${taken} = [^;]*\\b(${names});|\\b${group}: ${taken}`).test(
    source.text,
  );
}

/** The keys, as paths, that no source uses. A word is used as `group.key`, or destructured from its group. */
export function unsaid(words: object, sources: readonly Source[], path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return unsaid(value, sources, here);
    return sources.some((source) => isSaid(here, source)) ? [] : [here.join('.')];
  });
}

/** The topics that a source uses. */
const isAbout = (topic: string, { text }: Source): boolean => new RegExp(`\\b${topic}\\b`).test(text);

/** The unused words of one topic, whether by its name or by those of its groups. */
function unsaidOf(topic: string, words: object, users: readonly Source[]): string[] {
  const own = users.filter((source) => isAbout(topic, source));
  const bare = new Set(unsaid(words, own));
  return unsaid({ [topic]: words }, users).filter((path) => bare.has(path.slice(topic.length + 1)));
}

const sourcesIn = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(ing)?\./.test(file))
      .map((file) => ({ file: join(folder, file), text: readFileSync(join(SRC, folder, file), 'utf8') })),
  );

/** What is looked up by keys that the compiler checks: sentences by event, things by their name in the data. */
const BY_KEY = new Set([
  'sayings',
  'texts',
  'rulebook',
  'lesson',
  'examples',
  'lab',
  'kinds',
  'names',
  'about',
  'edition',
  'characters',
]);

type Words = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys, as paths, that one has and the other lacks. Where the reference goes no deeper, neither does the check. */
export function lacking(measure: Words, words: Words, path = ''): string[] {
  return Object.entries(measure).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(words, key)) return [here];
    return isGroup(value) && isGroup(words[key]) ? lacking(value, words[key], here) : [];
  });
}

/** The files of words in a folder of English, each with what it exports. */
async function topicsIn(place: string): Promise<readonly (readonly [file: string, topics: Words])[]> {
  const files = readdirSync(join(SRC, place), { recursive: true, encoding: 'utf8' });
  const topics = files.filter((file) => file.endsWith('.ts') && !/(^|\/)index\.ts$/.test(file));
  return await Promise.all(
    topics.map(async (file) => [file, (await import(join(SRC, place, file))) as Words] as const),
  );
}

/** The mark of a file that `npm run language` wrote and nobody has translated yet. */
export const STILL_ENGLISH = 'STILL ENGLISH: take this line away when it is translated.';

/** What a language lacks of a topic that it has, and what English does not know. */
async function lackingIn(place: string): Promise<string[]> {
  const found: string[] = [];
  for (const [file, english] of await topicsIn(`${place}/en`))
    for (const language of LANGUAGES) {
      const own = join(place, language, file);
      if (!existsSync(join(SRC, own))) continue;
      const words = (await import(join(SRC, own))) as Words;
      if (readFileSync(join(SRC, own), 'utf8').includes(STILL_ENGLISH)) found.push(`src/${own}: still in English`);
      found.push(...lacking(english, words).map((path) => `src/${own}: '${path}' is missing`));
      found.push(...lacking(words, english).map((path) => `src/${own}: English has no '${path}'`));
    }
  return found;
}

/** A game passes its words on from part to part, under any name: there a key counts wherever it is looked up. */
const unsaidAnywhere: typeof unsaidOf = (topic, words, users) => unsaid(words, users).map((path) => `${topic}.${path}`);

async function unsaidIn(place: string, users: readonly Source[], find = unsaidOf): Promise<string[]> {
  const found = (await topicsIn(place)).flatMap(([file, topics]) => {
    const others = users.filter((source) => source.file !== join(place, file));
    return Object.entries(topics).flatMap(([topic, words]) =>
      BY_KEY.has(topic) || /^[A-Z]/.test(topic) || !isGroup(words)
        ? []
        : find(topic, words, others).map((path) => `src/${place}/${file}: nobody says '${path}'`),
    );
  });
  return found;
}

const games = (): string[] =>
  readdirSync(join(SRC, 'games')).filter((game) => existsSync(join(SRC, 'games', game, 'words')));

export async function wordProblems(): Promise<string[]> {
  const shared = sourcesIn('words').filter(({ file }) => !/^words\/[a-z]{2}\//.test(file));
  const found = [
    ...(await unsaidIn('words/en/pages', [...sourcesIn('web', 'parts', 'server'), ...shared])),
    ...(await unsaidIn('words/en/terminal', sourcesIn('cli'))),
    ...(await lackingIn('words')),
  ];
  for (const game of games()) {
    const own = sourcesIn(`games/${game}`, 'parts').filter(({ file }) => !/\/words\/(?!en\/)[a-z]{2}\//.test(file));
    found.push(
      ...(await unsaidIn(`games/${game}/words/en`, own, unsaidAnywhere)),
      ...(await lackingIn(`games/${game}/words`)),
    );
  }
  return found;
}
