// The rulebook for the terminal: all of it, a chapter, a rule or a ruling.
import type { Chapter, Rule, Rulebook, Ruling } from '../text/texts.ts';
import type { Io } from './io.ts';
import { wrap } from './layout.ts';

const ruleLines = ({ id, origin, text }: Rule, io: Io): string[] =>
  wrap(`${id} ${text} [${origin}]`, io.width, id.length + 1);

const chapterLines = ({ id, title, rules }: Chapter, io: Io): string[] => [
  `${id} ${title}`,
  ...rules.flatMap((rule) => ['', ...ruleLines(rule, io)]),
];

const rulingLines = ({ id, question, answer }: Ruling, io: Io): string[] => [
  ...wrap(`${id} ${io.t.question}: ${question}`, io.width, id.length + 1),
  ...wrap(`${' '.repeat(id.length)} ${io.t.answer}: ${answer}`, io.width, id.length + 1),
];

/** null: there is nothing of that name. */
export function find({ chapters, rulings }: Rulebook, id: string, io: Io): string[] | null {
  const is = (one: { id: string }) => one.id.toLowerCase() === id.toLowerCase();
  const chapter = chapters.find(is);
  if (chapter !== undefined) return chapterLines(chapter, io);
  const rule = chapters.flatMap(({ rules }) => rules).find(is);
  if (rule !== undefined) return ruleLines(rule, io);
  const ruling = rulings.find(is);
  return ruling === undefined ? null : rulingLines(ruling, io);
}

export const everything = (title: string, { chapters, rulings, reconstructed }: Rulebook, io: Io): string[] => [
  title,
  ...chapters.flatMap((chapter) => ['', ...chapterLines(chapter, io)]),
  '',
  io.t.rulings,
  ...rulings.flatMap((ruling) => ['', ...rulingLines(ruling, io)]),
  '',
  ...wrap(reconstructed, io.width),
  ...wrap(io.t.origins, io.width),
];
