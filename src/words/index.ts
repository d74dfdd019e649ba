// What Kontor says outside its games: one folder per language (docs/languages.md), and one line each. Only names are loaded at once.
import { LANGUAGES, type Language } from '../text/languages.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { about } from './en/pages/about.ts';
import type { circle } from './en/pages/circle.ts';
import type { daily } from './en/pages/daily.ts';
import type { desk } from './en/pages/desk.ts';
import type { devices } from './en/pages/devices.ts';
import type { doubt } from './en/pages/doubt.ts';
import type { editions } from './en/pages/editions.ts';
import type { entry } from './en/pages/entry.ts';
import type { evening } from './en/pages/evening.ts';
import type { explain } from './en/pages/explain.ts';
import type { fidelity } from './en/pages/fidelity.ts';
import type { pages } from './en/pages/index.ts';
import type { learn } from './en/pages/learn.ts';
import type { mail } from './en/pages/mail.ts';
import type { mine } from './en/pages/mine.ts';
import type { pad } from './en/pages/pad.ts';
import type { push } from './en/pages/push.ts';
import type { replay } from './en/pages/replay.ts';
import type { seals } from './en/pages/seals.ts';
import type { seatKey } from './en/pages/seat-key.ts';
import type { settings } from './en/pages/settings.ts';
import type { share } from './en/pages/share.ts';
import type { shuffle } from './en/pages/shuffle.ts';
import type { statistics } from './en/pages/statistics.ts';
import type { teach } from './en/pages/teach.ts';
import type { waysBack } from './en/pages/ways-back.ts';
import type { terminal } from './en/terminal/index.ts';
import { fr } from './fr/index.ts';

export type PageWords = typeof pages;
/** What only some pages say: loaded with them. */
export interface RoomWords {
  readonly about: typeof about;
  readonly circle: typeof circle;
  readonly daily: typeof daily;
  readonly desk: typeof desk;
  readonly devices: typeof devices;
  readonly doubt: typeof doubt;
  readonly editions: typeof editions;
  readonly entry: typeof entry;
  readonly evening: typeof evening;
  readonly explain: typeof explain;
  readonly fidelity: typeof fidelity;
  readonly learn: typeof learn;
  readonly mail: typeof mail;
  readonly mine: typeof mine;
  readonly pad: typeof pad;
  readonly push: typeof push;
  readonly replay: typeof replay;
  readonly seals: typeof seals;
  readonly seatKey: typeof seatKey;
  readonly settings: typeof settings;
  readonly share: typeof share;
  readonly shuffle: typeof shuffle;
  readonly teach: typeof teach;
  readonly waysBack: typeof waysBack;
  readonly statistics: typeof statistics;
}
export type Room = keyof RoomWords;
type Rooms = { readonly [R in Room]: () => Promise<Pick<RoomWords, R>> };
export type TerminalWords = typeof terminal;

type Told = 'turn' | 'reminder' | 'nudge' | 'standIn' | 'vote' | 'full' | 'change' | 'over' | 'again' | 'circle';

/** What people read when they are not at the table: as a notice, and by mail. */
export interface NoticeWords {
  yourTurn(game: string): string;
  timeRunsOut(game: string, milliseconds: number): string;
  waiting(names: readonly string[]): string;
  last(names: readonly string[]): string;
  /** By kind of news: what it is, and a sentence. */
  readonly news: Readonly<Record<Told, { title(game: string): string; readonly text: string }>>;
  several(count: number): string;
  readonly test: { readonly title: string; readonly text: string };
  readonly confirm: { readonly subject: string; text(link: string): string };
  /** A way back for somebody whose browser has forgotten them. */
  readonly back: { readonly subject: string; text(link: string): string };
  stop(link: string): string;
}

/** What the server says where there is no page: each text may contain plain HTML. */
export interface ServedWords {
  readonly notBuilt: { readonly lead: string; about(command: string, link: (text: string) => string): string };
  readonly unknownHost: { readonly lead: string; about(setting: string, example: string): string };
  readonly lost: { readonly title: string; readonly about: string; readonly home: string };
}

/** Words by topic; if a language lacks some, its module brings the English ones along. */
type Topics<Name extends string, W> =
  | ({ readonly [N in Name]: W } & { readonly english?: undefined })
  | ({ readonly [N in Name]: Partial<W> } & { readonly english: W });

/** A language. Anything it lacks altogether is said in English. */
export interface LanguageWords {
  /** What the language calls itself. */
  readonly name: string;
  pages?(): Promise<Topics<'pages', PageWords>>;
  readonly rooms?: Partial<Rooms>;
  terminal?(): Promise<Topics<'terminal', TerminalWords>>;
  notices?(): Promise<{ readonly notices: NoticeWords }>;
  served?(): Promise<{ readonly served: ServedWords }>;
}
export type English = Required<LanguageWords> & { readonly rooms: Rooms };
export const WORDS: { readonly en: English } & Readonly<Record<Language, LanguageWords>> = { de, en, fr };

/** The language of each topic that the reader's own language lacks. */
export type Lacking<W> = { readonly [T in keyof W]?: Language };
export interface Said<W> {
  readonly words: W;
  readonly lacking: Lacking<W>;
}
function said<W extends object>(own: Partial<W>, english: W | undefined): Said<W> {
  if (english === undefined) return { words: own as W, lacking: {} };
  const topics = Object.keys(english).filter((topic) => !Object.hasOwn(own, topic));
  const lacking = Object.fromEntries(topics.map((topic) => [topic, 'en'])) as Lacking<W>;
  return { words: { ...english, ...own }, lacking };
}

/** Everything that pages say to a reader of this language. */
export async function loadPages(language: Language): Promise<Said<PageWords>> {
  const { pages: load } = WORDS[language];
  if (load === undefined) {
    const { pages: english } = await WORDS.en.pages();
    return said({}, english as PageWords);
  }
  const { pages: own, english } = await load();
  return said(own, english);
}

export async function loadRoom<R extends Room>(language: Language, room: R): Promise<RoomWords[R]> {
  const rooms: Rooms = { ...WORDS.en.rooms, ...WORDS[language].rooms };
  return (await rooms[room]())[room];
}

export async function loadTerminal(language: Language): Promise<TerminalWords> {
  const { terminal: own, english } = await (WORDS[language].terminal ?? WORDS.en.terminal)();
  return said(own, english).words;
}
/** With the language it is in. */
type In<W> = W & { readonly lang: Language };
export async function loadNotices(language: Language): Promise<In<NoticeWords>> {
  const own = WORDS[language].notices;
  return { ...(await (own ?? WORDS.en.notices)()).notices, lang: own === undefined ? 'en' : language };
}
export async function loadServed(language: Language): Promise<In<ServedWords>> {
  const own = WORDS[language].served;
  return { ...(await (own ?? WORDS.en.served)()).served, lang: own === undefined ? 'en' : language };
}
/** For a server, whose readers may use any language. */
export async function inEveryLanguage<X>(load: (language: Language) => Promise<X>): Promise<Record<Language, X>> {
  const all = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(all) as Record<Language, X>;
}
