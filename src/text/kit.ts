// What every language needs to make sentences: lists, plurals, numbers. The grammar is the platform's (Intl).
import type { Language } from './languages.ts';

/** Words for other numbers than one, in languages with more than two forms. */
type MoreForms = Partial<Record<'zero' | 'two' | 'few' | 'many', string>>;

export interface Kit {
  /** 'Anna', 'Anna and Ben', 'Anna, Ben and Cem'. */
  and(names: readonly string[]): string;
  or(names: readonly string[]): string;
  /** '1 point', '2 points', '−3 points'. */
  counted(n: number | string, one: string, other: string, more?: MoreForms): string;
  /** The form alone: 'point', 'points'. */
  plural(n: number | string, one: string, other: string, more?: MoreForms): string;
  /** As it is read: with a true minus sign. */
  number(n: number | string): string;
}

/** English is not always American: lists go without a comma before 'and'. */
const TAGS: Partial<Record<Language, string>> = { en: 'en-GB' };

/** The platform's tools are slow to make, so each is made when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function make(language: Language): Kit {
  const tag = TAGS[language] ?? language;
  const plurals = once(() => new Intl.PluralRules(tag));
  const conjunction = once(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const number: Kit['number'] = (n) => String(n).replace('-', '−');
  const plural: Kit['plural'] = (n, one, other, more = {}) => {
    const form = plurals().select(Math.abs(Number(String(n).replace('−', '-'))));
    return form === 'one' ? one : form === 'other' ? other : (more[form] ?? other);
  };
  return {
    number,
    plural,
    and: (names) => conjunction().format(names),
    or: (names) => disjunction().format(names),
    counted: (n, ...forms) => `${number(n)} ${plural(n, ...forms)}`,
  };
}

const kits = new Map<Language, Kit>();
export function kitOf(language: Language): Kit {
  const kit = kits.get(language) ?? make(language);
  kits.set(language, kit);
  return kit;
}
