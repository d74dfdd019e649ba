// The rulebook for the terminal: all of it, a chapter, a rule or a ruling.
import type { Chapter, Rule, Rulebook, Ruling } from '../text/texts.ts';
import { bold, type Io } from './io.ts';
import { wrap } from './layout.ts';

const ruleLines = ({ id, origin, text }: Rule, io: Io, tells: boolean): string[] =>
  wrap(`${id} ${text}${tells ? ` [${origin}]` : ''}`, io.width, id.length + 1);

const chapterLines = ({ id, title, rules }: Chapter, io: Io, tells: boolean): string[] => [
  bold(`${id} ${title}`, io),
  ...rules.flatMap((rule) => ['', ...ruleLines(rule, io, tells)]),
];

const rulingLines = ({ id, question, answer }: Ruling, io: Io): string[] => [
  ...wrap(`${id} ${io.t.question}: ${question}`, io.width, id.length + 1),
  ...wrap(`${' '.repeat(id.length)} ${io.t.answer}: ${answer}`, io.width, id.length + 1),
];

/** null: there is nothing by that name. `tells`: also say where it comes from. */
export function find({ chapters, rulings }: Rulebook, name: string, io: Io, tells: boolean): string[] | null {
  const wanted = name.replace(/^(?=\d)/, 'R').toLowerCase(); // R7.11a has a small letter
  const isIt = ({ id }: { readonly id: string }): boolean => id.toLowerCase() === wanted;
  const origins = tells ? ['', ...wrap(io.t.origins, io.width)] : [];
  const chapter = chapters.find(isIt);
  if (chapter !== undefined) return [...chapterLines(chapter, io, tells), ...origins];
  const rules = chapters.flatMap((one) => one.rules);
  const rule = rules.find(isIt);
  if (rule !== undefined) {
    const below = rules.filter(({ id }) => /^[.a-z]/.test(id.slice(rule.id.length)) && id.startsWith(rule.id));
    return [...ruleLines(rule, io, tells), ...below.flatMap((one) => ['', ...ruleLines(one, io, tells)]), ...origins];
  }
  const ruling = rulings.find(isIt);
  return ruling === undefined ? null : rulingLines(ruling, io);
}

export const everything = (title: string, { chapters, rulings, reconstructed }: Rulebook, io: Io): string[] => [
  bold(title, io),
  ...(reconstructed === '' ? [] : ['', bold(io.t.reconstructed, io), ...wrap(reconstructed, io.width)]),
  ...wrap(io.t.origins, io.width),
  ...chapters.flatMap((chapter) => ['', ...chapterLines(chapter, io, true)]),
  ...(rulings.length === 0 ? [] : ['', bold(io.t.rulings, io)]),
  ...rulings.flatMap((ruling) => ['', ...rulingLines(ruling, io)]),
];
