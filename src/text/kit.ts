// What every language needs for sentences: lists, plurals, numbers, dates, times. The grammar is the platform's (Intl).
import type { Language } from './languages.ts';

/** The word forms for numbers other than one, in languages with more than two forms. */
type MoreForms = Partial<Record<'zero' | 'two' | 'few' | 'many', string>>;

type OrdinalForms = Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>;

export interface Kit {
  /** 'Anna', 'Anna and Ben', 'Anna, Ben and Cem'. */
  and(names: readonly string[]): string;
  or(names: readonly string[]): string;
  /** '1 point', '2 points', '−3 points'. */
  counted(n: number | string, one: string, other: string, more?: MoreForms): string;
  /** The form alone: 'point', 'points'. */
  plural(n: number | string, one: string, other: string, more?: MoreForms): string;
  /** The suffix of an ordinal: '1st', '2nd', '3rd', '4th'. */
  ordinal(n: number, other: string, more?: OrdinalForms): string;
  /** For reading: with a true minus sign. */
  number(n: number | string): string;
  /** With this many decimal places and with thousands separators: '1,234.5'. */
  fixed(n: number, digits?: number): string;
  /** A share of one: '41%'. */
  percent(share: number, digits?: number): string;
  /** A moment, with its time of day unless told otherwise. */
  date(at: number | Date, how?: Intl.DateTimeFormatOptions): string;
  /** How long: '3 days', '14 hr', '1 hr 59 min', '7 min': as exact as it matters. */
  span(milliseconds: number): string;
}

/** English is not always American: no comma before 'and' in lists. */
const TAGS: Partial<Record<Language, string>> = { en: 'en-GB' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The platform's formatters are slow to make, so each is made when it is first needed. */
function kept<O, T>(make: (how: O) => T): (how: O) => T {
  const made = new Map<string, T>();
  return (how) => {
    const key = JSON.stringify(how);
    const tool = made.get(key) ?? make(how);
    made.set(key, tool);
    return tool;
  };
}

/** Numbers, dates and times as the reader's region writes them. */
function figures(tag: string): Pick<Kit, 'number' | 'fixed' | 'percent' | 'date' | 'span'> {
  const numbers = kept((how: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, how));
  const dates = kept((how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, how));
  const written = (n: number, digits: number, how: Intl.NumberFormatOptions = {}): string =>
    numbers({ ...how, minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' })
      .format(n)
      .replace('-', '−');
  const unit = (n: number, name: string, unitDisplay: 'long' | 'short'): string =>
    numbers({ style: 'unit', unit: name, unitDisplay }).format(n);
  return {
    number: (n) => String(n).replace('-', '−'),
    fixed: (n, digits = 0) => written(n, digits),
    percent: (share, digits = 0) => written(share, digits, { style: 'percent' }),
    date: (at, how = { dateStyle: 'medium', timeStyle: 'short' }) => dates(how).format(at),
    span: (milliseconds) => {
      const isWholeDays = milliseconds >= DAY && milliseconds % DAY === 0;
      if (milliseconds >= 1.5 * DAY || isWholeDays) return unit(Math.round(milliseconds / DAY), 'day', 'long');
      if (milliseconds >= 10 * HOUR) return unit(Math.round(milliseconds / HOUR), 'hour', 'short');
      const minutes = Math.floor(milliseconds / MINUTE);
      const few = unit(minutes % 60, 'minute', 'short');
      if (minutes < 60) return few;
      const hours = unit(Math.floor(minutes / 60), 'hour', 'short');
      return minutes % 60 === 0 ? hours : `${hours} ${few}`;
    },
  };
}

function make(tag: string): Kit {
  const rules = kept((type: Intl.PluralRuleType) => new Intl.PluralRules(tag, { type }));
  const lists = kept((type: Intl.ListFormatType) => new Intl.ListFormat(tag, { type }));
  const { number, ...rest } = figures(tag);
  const plural: Kit['plural'] = (n, one, other, more = {}) => {
    const form = rules('cardinal').select(Math.abs(Number(String(n).replace('−', '-'))));
    return form === 'one' ? one : form === 'other' ? other : (more[form] ?? other);
  };
  return {
    ...rest,
    number,
    plural,
    and: (names) => lists('conjunction').format(names),
    or: (names) => lists('disjunction').format(names),
    counted: (n, ...forms) => `${number(n)} ${plural(n, ...forms)}`,
    ordinal: (n, other, more = {}) => {
      const form = rules('ordinal').select(n);
      return `${n}${form === 'other' ? other : (more[form] ?? other)}`;
    },
  };
}

/** `region`: the reader's own variant of the language, such as 'de-AT'; it changes how dates and numbers are written. */
export const kitOf: (language: Language, region?: string) => Kit = (language, region) =>
  kitIn(region ?? TAGS[language] ?? language);
const kitIn = kept(make);
