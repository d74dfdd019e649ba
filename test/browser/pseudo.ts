// A language made by machine: English with every letter replaced and every vowel doubled, so that long words are seen to fit,
// and whatever still reads as English was never in the words.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { UNPACKED } from '../../scripts/offline-plugin.ts';
import { isSentence, type SourceText, sourceTexts } from '../../scripts/source-texts.ts';

const ROOT = join(import.meta.dirname, '../..');
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = [...'áƀçđéƒğħíĵķľɱñóƥɋŕšŧúʋŵẋýžÁɃÇĐÉƑĞĦÍĴĶĽṀÑÓƤɊŔŠŦÚƲŴẊÝŽ'];

/** Names of rules and pieces stay as they are: links and pictures depend on them. */
const NAME = /\b[RQ]\d+(?:\.E?\d+)*[a-z]?\b|\b[A-Z]{1,3}-?\d+[a-z]?\b|https?:\S+|<[^>]*>/g;

const strange = (letter: string): string => {
  const at = PLAIN.indexOf(letter);
  return at < 0 ? letter : STRANGE[at] + (/[aeiou]/.test(letter) ? STRANGE[at] : '');
};
export function pseudo(text: string): string {
  const names = text.match(NAME) ?? [];
  return text
    .split(NAME)
    .map((part, i) => [...part].map(strange).join('') + (names[i] ?? ''))
    .join('');
}

/** Strings that the code in a file of words depends on: text, but not a sentence. */
function isCode({ text, within }: SourceText): boolean {
  if (text === 'en') return true;
  if (text.includes(' ')) return false;
  const isPassed = /^SwitchCase|^CallExpression\.arguments (?!counted|plural|ordinal)/.test(within.at(-1) ?? '');
  const isListOfKeys =
    within.some((one) => one.startsWith('TSAsExpression')) && within.includes('MemberExpression.object');
  return isPassed || isListOfKeys;
}

function translated(file: string, source: string): string {
  const texts = sourceTexts(file, source).filter((one) => isSentence(one) && !isCode(one) && /\p{L}/u.test(one.text));
  const fromEnd = texts.toSorted((a, b) => b.at - a.at); // so that places before it stay where they are
  return fromEnd.reduce((code, { text, at, end, within }) => {
    const raw = code.slice(at, end);
    const isTemplate = within.at(-1) === 'TemplateLiteral.quasis';
    const said = isTemplate ? raw.replaceAll(text, pseudo(text)) : JSON.stringify(pseudo(text));
    return code.slice(0, at) + said + code.slice(end);
  }, source);
}

const speaking: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => (/\/words\/en\/.*\.ts$/.test(id) ? translated(id, code) : null),
};

/** The page in this language, which takes the place of English; its folder. Nobody waits for a network: it is not compressed. */
export async function buildPseudo(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-pseudo-'));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production'; // otherwise React is the one for developers, several times as slow
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'src/web'),
    mode: UNPACKED,
    logLevel: 'error',
    plugins: [speaking],
    build: { outDir: relative(join(ROOT, 'src/web'), folder), emptyOutDir: true },
  }).finally(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
