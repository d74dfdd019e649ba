// Runs beside the page, so that thinking never blocks it. It gets what a seat may know; to stop it, the thread is terminated.

import { learnedMind } from '../../bots/experience.ts';
import { type Hinting, hints, inTime } from '../../bots/hint.ts';
import { hurried } from '../../bots/levels.ts';
import { type Player, playerOf } from '../../bots/player.ts';
import { judge, type Moment, momentsOf } from '../../bots/review.ts';
import { characterOf, type GamePackage } from '../../games/index.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { parseRecord } from '../../kernel/record.ts';
import type { Decision, Seat, View } from '../../kernel/types.ts';
import { effective } from '../../table/choices.ts';
import { packageOf, packageOfRecord } from '../../table/package-of.ts';
import { rulesFor, sourceOf } from '../../table/replay.ts';
import type { Language } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { Advice, Answer, MoveQuestion, Question, Reviewed } from './messages.ts';

export async function adviceOn(
  pkg: GamePackage,
  view: View,
  decision: Decision,
  language: Language,
  how: Hinting = {},
): Promise<Advice[]> {
  const mind = await learnedMind(pkg);
  const found = hints(mind, view, decision, chanceFrom(fastSource('hint')), textsOf(pkg, language).kind, how);
  return found.map(({ option, than, ...about }) => ({
    ...about,
    index: decision.options.indexOf(option),
    than: than === null ? null : decision.options.indexOf(than.option),
  }));
}

/** Between two words about how far it is, in milliseconds. */
const TELL_MS = 80;

/** Tells no more often than people can see. */
function nowAndThen(tell: (part: number) => void): (part: number) => void {
  let told = Date.now();
  return (part) => {
    const now = Date.now();
    if (now < told + TELL_MS) return;
    told = now;
    tell(part);
  };
}

/** The decisions of a seat in a finished game, as they stood. */
export function momentsIn(pkg: GamePackage, text: string, seat: Seat): Moment[] {
  const record = parseRecord(text);
  const { seed, seats, settings, choices } = record;
  if (seed === null) return []; // not over yet
  const rules = rulesFor(pkg.game, record.rules);
  return [...momentsOf(pkg, sourceOf(seed), seats.length, { settings, rules }, effective(choices), seat)];
}

export async function lookAgain(pkg: GamePackage, moment: Moment): Promise<Reviewed> {
  const { at, taken, best, takenOption, bestOption } = judge(await learnedMind(pkg), moment);
  const { view, decision } = moment;
  return { at, taken, best, view, task: decision.task, did: takenOption, better: bestOption };
}

/** Who chose last, and who must be asked after how many choices for it to be used again. */
let last: { readonly key: string; readonly pkg: GamePackage; readonly player: Player } | null = null;

export async function moveOf(pkg: GamePackage, question: MoveQuestion): Promise<number> {
  const { game, bot, character, view, decision, seed, made } = question;
  const keyAfter = (count: number): string => `${bot} ${character} ${decision.seat} ${count}`;
  const tempers = characterOf(game, character)?.tempers;
  const isTheirs = last?.key === keyAfter(made) && last.pkg === pkg;
  const player = isTheirs ? last!.player : await playerOf(pkg, bot, tempers);
  last = { key: keyAfter(made + 1), pkg, player };
  return decision.options.indexOf(player.choose(view, decision, chanceFrom(fastSource(seed)), hurried()));
}

/** Answers a question, in as many parts as there are. */
export async function* answer(question: Question, hear: (answer: Answer) => void = () => {}): AsyncGenerator<Answer> {
  // The time of a hint begins before the rules are there.
  const how = inTime(
    Date.now,
    nowAndThen((part) => hear({ is: 'progress', part })),
  );
  const languages = question.ask === 'hint' ? [question.language] : [];
  const pkg =
    question.ask === 'review'
      ? await packageOfRecord(parseRecord(question.record), languages)
      : await packageOf(question, languages);
  if (question.ask === 'hint') {
    const { view, decision, language } = question;
    yield { is: 'advice', advice: await adviceOn(pkg, view, decision, language, how) };
    return;
  }
  if (question.ask === 'move') {
    yield { is: 'move', index: await moveOf(pkg, question) };
    return;
  }
  const moments = momentsIn(pkg, question.record, question.seat);
  yield { is: 'count', of: moments.length };
  for (const moment of moments) yield { is: 'reviewed', one: await lookAgain(pkg, moment) };
}
