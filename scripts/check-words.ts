// Finds words that nobody says: keys of the pages' texts that no code mentions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

interface Source {
  readonly file: string;
  readonly text: string;
}

/** What a group is called in a source: by its own name, or as `{ recover: words }` or `words = useWords('desk')` say. */
function namesOf(group: string, { text }: Source): string {
  const aliases = [
    `[{,] ${group}: (\\w+)[ ,]`,
    `\\b(\\w+) = (?:[\\w.]+\\(\\)|io\\.words)(?:\\.|\\(')?${group}\\b`,
    `\\b(\\w+) = \\w+\\('${group}'\\)`,
  ];
  return [group, ...aliases.flatMap((form) => [...text.matchAll(new RegExp(form, 'g'))].map(([, name]) => name))].join(
    '|',
  );
}

/** All words of a group are said if it is asked by a key that is only known when it runs, or handed on whole. */
const isSaidWhole = (group: string, source: Source): boolean =>
  new RegExp(`(?<![\\w'])(${namesOf(group, source)})\\[(?!\\])|\\.\\.\\.${group}\\b`).test(source.text);

function isSaid(path: readonly string[], source: Source): boolean {
  const key = path.at(-1)!;
  const group = path.at(-2);
  if (path.slice(0, -1).some((one) => isSaidWhole(one, source))) return true;
  const taken = `\\{[^{}]*\\b${key}\\b[^{}]*\\}`; // as in `const { key } = …`
  if (group === undefined) return new RegExp(`\\.${key}\\b|'${key}'|${taken}`).test(source.text);
  const names = namesOf(group, source);
  return new RegExp(`\\b(${names})\\??\\.${key}\\b|${taken} = [^;]*\\b(${names});|\\b${group}: ${taken}`).test(
    source.text,
  );
}

/** The keys, as paths, that none of the sources says. A word is said as `group.key`, or taken out of its group. */
export function unsaid(words: object, sources: readonly Source[], path: readonly string[] = []): string[] {
  return Object.entries(words).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return unsaid(value, sources, here);
    return sources.some((source) => isSaid(here, source)) ? [] : [here.join('.')];
  });
}

/** Which topics a source says anything of. */
const isAbout = (topic: string, { text }: Source): boolean => new RegExp(`\\b${topic}\\b`).test(text);

/** The words of one topic that nobody says, whether by its name or by those of its groups. */
function unsaidOf(topic: string, words: object, users: readonly Source[]): string[] {
  const own = users.filter((source) => isAbout(topic, source));
  const bare = new Set(unsaid(words, own));
  return unsaid({ [topic]: words }, users).filter((path) => bare.has(path.slice(topic.length + 1)));
}

const sourcesIn = (...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: join(folder, file), text: readFileSync(join(SRC, folder, file), 'utf8') })),
  );

/** What is asked for by keys that the compiler checks: the sentences of tables and records. */
const BY_KEY = new Set(['sayings']);

async function unsaidIn(folder: 'pages' | 'terminal', users: readonly Source[]): Promise<string[]> {
  const place = join(SRC, 'words/en', folder);
  const files = readdirSync(place).filter((file) => file !== 'index.ts');
  const found = await Promise.all(
    files.map(async (file) => {
      const topics = Object.entries((await import(join(place, file))) as Record<string, object>);
      return topics.flatMap(([topic, words]) =>
        BY_KEY.has(topic)
          ? []
          : unsaidOf(topic, words, users).map((path) => `${folder}/${file}: nobody says '${path}'`),
      );
    }),
  );
  return found.flat();
}

export const wordProblems = async (): Promise<string[]> => [
  ...(await unsaidIn('pages', sourcesIn('web', 'parts'))),
  ...(await unsaidIn('terminal', sourcesIn('cli'))),
];
