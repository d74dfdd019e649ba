// All laws for one game over a list of tables; what occurred is collected, so that gaps can be named.

import type { GamePackage } from '../../src/games/index.ts';
import type { Game, GameEvent, Refusal, ScoreLine, SeatTask } from '../../src/kernel/types.ts';
import { LANGUAGES, wordsOf as partOf } from '../../src/text/languages.ts';
import { textsOf } from '../../src/text/package.ts';
import type { Sentence, Texts } from '../../src/text/texts.ts';
import { clone, conservation, notation, onlyTheAsked, sameAgain } from './basic.ts';
import type { Row } from './cover.ts';
import { drive, type Going, type Law, Offence } from './drive.ts';
import { fuzz } from './fuzz.ts';
import { allHands } from './hands.ts';
import { knowledge } from './knowledge.ts';
import { older } from './older.ts';
import { scoring } from './scoring.ts';
import { undoLaw } from './undo.ts';

/** Everything that has been seen in the random games. */
export interface Seen {
  readonly steps: Set<string>;
  readonly kinds: Set<string>;
  readonly events: Set<string>;
  readonly refusals: Set<string>;
  /** Declared fields that really revealed something: `step.field`. */
  readonly told: Set<string>;
  games: number;
  undone: number;
}
export const nothingSeen = (): Seen => ({
  steps: new Set(),
  kinds: new Set(),
  events: new Set(),
  refusals: new Set(),
  told: new Set(),
  games: 0,
  undone: 0,
});

/** All that was seen here or there. */
export const together = (parts: readonly Seen[]): Seen => ({
  steps: new Set(parts.flatMap(({ steps }) => [...steps])),
  kinds: new Set(parts.flatMap(({ kinds }) => [...kinds])),
  events: new Set(parts.flatMap(({ events }) => [...events])),
  refusals: new Set(parts.flatMap(({ refusals }) => [...refusals])),
  told: new Set(parts.flatMap(({ told }) => [...told])),
  games: parts.reduce((sum, { games }) => sum + games, 0),
  undone: parts.reduce((sum, { undone }) => sum + undone, 0),
});

/** The rule numbers that exist, and what the game says in every language. */
export interface Words {
  readonly ruleIds: ReadonlySet<string>;
  readonly texts: readonly Texts[];
}
export async function wordsOf(pkg: GamePackage): Promise<Words> {
  const { rulebook } = await partOf(pkg.words, 'en', 'rulebook')();
  const ids = rulebook.chapters.flatMap((chapter) => [chapter.id, ...chapter.rules.map((rule) => rule.id)]);
  return { ruleIds: new Set(ids), texts: LANGUAGES.map((language) => textsOf(pkg, language)) };
}

/** Every step, option and event is noted, and can be said in every language with a rule that exists. */
const collect = (seen: Seen, words: Words): Law => ({
  name: 'words',
  before(g, step) {
    seen.steps.add(step.task.do);
    if (!step.asks) return;
    const task = step.task as SeatTask;
    const { rule } = g.engine.step(task) as { rule: string };
    const view = g.engine.view(g.s, task.seat);
    for (const option of step.options) seen.kinds.add(`${task.do} ${kindOf(option)}`);
    for (const texts of words.texts) {
      said(g, words, { text: texts.ask(view, task), rule });
      for (const option of step.options) said(g, words, texts.option(view, task, option));
    }
  },
  after(g, step) {
    const names = g.s.own.map((_, seat) => `Name ${seat}`);
    for (const { event } of step.events) {
      seen.events.add(event.e);
      for (const sentence of spokenIn(words).events({ event, names })) said(g, words, sentence);
    }
  },
});

/** Each text is looked at once. */
function judge(isGood: (text: string) => boolean): (text: string) => boolean {
  const good = new Set<string>();
  return (text) => {
    if (good.has(text)) return true;
    if (isGood(text)) good.add(text);
    return good.has(text);
  };
}
const isSentence = judge((text) => text !== '' && !/undefined|NaN|\bnull\b|\[object/.test(text));
const isPiece = judge((name) => /^[\w@.,-]+$/.test(name) && !/undefined|NaN|null/.test(name));

function said(g: Going, { ruleIds }: Words, { text, rule, of = [] }: Sentence): void {
  if (!ruleIds.has(rule)) throw new Offence('words', `'${text}' cites ${rule}, which does not exist`, g);
  if (!isSentence(text)) throw new Offence('words', `'${text}' is no sentence`, g);
  if (!of.every(isPiece))
    throw new Offence('words', `'${text}' is about ${of.join(' ')}, which is no name of a piece`, g);
}

/** What an event, a line or a refusal says depends on nothing else, and the same ones come thousands of times: each is put into words once. */
function once<X, Said>(say: (what: X) => Said[]): (what: X) => Said[] {
  const known = new Map<string, Said[]>();
  return (what) => {
    const key = JSON.stringify(what);
    const texts = known.get(key) ?? say(what);
    known.set(key, texts);
    return texts;
  };
}
interface Happened {
  readonly event: GameEvent;
  readonly names: readonly string[];
}
interface Spoken {
  events(happened: Happened): Sentence[];
  lines(line: ScoreLine): string[];
  refusals(refusal: Refusal): string[];
}
const spoken = new WeakMap<Words, Spoken>();
function spokenIn(words: Words) {
  const known = spoken.get(words);
  if (known !== undefined) return known;
  const made: Spoken = {
    events: once(({ event, names }: Happened) => words.texts.map((texts) => texts.event(event, names))),
    lines: once((line: ScoreLine) => words.texts.map((texts) => texts.line(line))),
    refusals: once((refusal: Refusal) =>
      words.texts.map((texts) => texts.refusal(refusal) ?? (refusal.why === 'notOffered' ? 'the table says it' : '')),
    ),
  };
  spoken.set(words, made);
  return made;
}

/** A refusal is explained by the game or by the table, in every language. */
function refusalSaid(g: Going, words: Words, refusal: Refusal): void {
  for (const text of spokenIn(words).refusals(refusal)) said(g, words, { text, rule: refusal.rule });
}

/** The kind of an option: its form without numbers, or its `as` field where it has one. */
function kindOf(option: unknown): string {
  if (option === null) return 'none';
  if (typeof option === 'string') return option.replace(/\d+$/, '');
  if (typeof option === 'object' && 'as' in option) return String(option.as);
  return typeof option;
}

/** Plays one game under every law, and one of its own if it has one; throws the first `Offence`. */
export function obey(game: Game, row: Row, seed: string, words: Words, seen: Seen, own?: () => Law): void {
  const refused = fuzz((refusal, g) => {
    seen.refusals.add(refusal.why);
    refusalSaid(g, words, refusal);
  });
  const laws: Law[] = [
    sameAgain(),
    older(),
    clone(),
    onlyTheAsked,
    conservation(),
    notation,
    knowledge(seen.told),
    allHands(),
    refused,
    scoring(words.ruleIds, spokenIn(words).lines, ({ label }) => words.texts.map((texts) => texts.ties?.[label] ?? '')),
    collect(seen, words),
  ];
  if (own !== undefined) laws.push(own());
  drive(game, row, seed, laws);
  for (const holds of [true, false]) seen.undone += undoLaw(game, row, seed, holds).undone;
  seen.games++;
}

/** One more game that is only watched, without laws, for what is rare. */
export function glance(game: Game, row: Row, seed: string, seen: Seen): void {
  drive(game, row, seed, [collect(seen, { ruleIds: new Set(), texts: [] })]);
}

/** Declared fields that revealed nothing in any game: the declaration is too wide, or needs a hand-made test. */
export const neverTold = (game: Game, { told }: Seen): string[] =>
  Object.entries(game.steps).flatMap(([name, { reveals = [], shows = [] }]) =>
    [...reveals, ...shows].map((field) => `${name}.${field}`).filter((field) => !told.has(field)),
  );
