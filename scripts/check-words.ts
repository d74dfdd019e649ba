// Finds words that nobody says: keys of the pages' texts that no code mentions.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../src/web');
const isWords = (file: string): boolean => /^text\/(de|en)\.ts$|(^|\/)([\w-]+-)?words\.ts$/.test(file);

interface Source {
  readonly file: string;
  readonly text: string;
}

/** What a group is called in a source: by its own name, or as `{ recover: words }` says. */
const namesOf = (group: string, { text }: Source): string =>
  [group, ...[...text.matchAll(new RegExp(`[{,] ${group}: (\\w+)[ ,]`, 'g'))].map(([, alias]) => alias)].join('|');

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

export async function wordProblems(): Promise<string[]> {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file): Source => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));
  const users = sources.filter(({ file }) => !isWords(file));
  const found: string[] = [];
  for (const { file } of sources.filter((source) => isWords(source.file) && source.file !== 'text/de.ts')) {
    const module = (await import(join(WEB, file))) as Record<string, { en?: object }>;
    for (const [name, words] of Object.entries(module)) {
      const own = file === 'text/en.ts' ? users : users.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
      for (const path of unsaid(words.en ?? words, own)) found.push(`src/web/${file}: nobody says '${path}'`);
    }
  }
  return found;
}
