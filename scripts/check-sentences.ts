// Reads the sentences of every language: no number from the rules is typed into one, and every thing has one word (glossaries).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Glossary } from '../src/text/glossary.ts';
import { LANGUAGES, type Language } from '../src/text/languages.ts';
import { isSentence, lineOf, sourceTexts } from './source-texts.ts';
import { type Digits, TYPED_DIGITS } from './typed-digits.ts';

const SRC = join(import.meta.dirname, '../src');

/** A file of words, as it stands. */
interface WordFile {
  /** Under src. */
  readonly file: string;
  readonly language: Language;
  readonly source: string;
}
const wordFiles = (place: string): WordFile[] =>
  LANGUAGES.filter((language) => existsSync(join(SRC, place, language))).flatMap((language) =>
    readdirSync(join(SRC, place, language), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((name) => {
        const file = join(place, language, name);
        return { file, language, source: readFileSync(join(SRC, file), 'utf8') };
      }),
  );

const said = ({ file, source }: WordFile) => sourceTexts(file, source).filter(isSentence);

/** Names with digits, of rules (R4.2) and pieces (FA01), and zero: no table gives a zero. */
const NAMES = /\b[RQ]\d+(?:\.E?\d+)*[a-z]?\b|\b[A-Z]{1,3}-?\d+[a-z]?\b|(?<!\d)0(?!\d)/g;

/** The lines where a sentence has a number typed into it. */
export function digitProblems(files: readonly WordFile[], allowed: readonly Digits[]): string[] {
  return files.flatMap((one) =>
    said(one)
      .filter(({ text }) => /\d/.test(text.replaceAll(NAMES, '')))
      .filter(({ text }) => !allowed.some((digits) => digits.file.test(one.file) && digits.text.test(text)))
      .map(({ text, at }) => `src/${one.file}:${lineOf(one.source, at)}: a number is typed in '${shorter(text)}'`),
  );
}

const shorter = (text: string): string => (text.length > 70 ? `${text.slice(0, 70)}…` : text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As a whole word; `\b` does not know umlauts. */
const wholeWord = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'u');

/** The lines that use a word that the glossary rules out. */
export function glossaryProblems(files: readonly WordFile[], glossary: Glossary): string[] {
  return files.flatMap((one) => {
    const wrong = glossary.flatMap(({ is, not }) =>
      (not?.[one.language] ?? []).map((word) => ({ word, is: is[one.language] ?? is.en, pattern: wholeWord(word) })),
    );
    return said(one).flatMap(({ text, at }) =>
      wrong
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, is }) => `src/${one.file}:${lineOf(one.source, at)}: '${word}' is called '${is}' here`),
    );
  });
}

const games = (): string[] =>
  readdirSync(join(SRC, 'games')).filter((game) => existsSync(join(SRC, 'games', game, 'words')));

async function glossaryOf(place: string): Promise<Glossary> {
  const file = join(SRC, place, 'glossary.ts');
  return existsSync(file) ? ((await import(file)) as { glossary: Glossary }).glossary : [];
}

export async function sentenceProblems(allowed: readonly Digits[] = TYPED_DIGITS): Promise<string[]> {
  const places = games().map((game) => `games/${game}/words`);
  const found = places.flatMap((place) => digitProblems(wordFiles(place), allowed));
  for (const place of ['words', ...places]) found.push(...glossaryProblems(wordFiles(place), await glossaryOf(place)));
  return found;
}
