// What is wrong with an edition, in words.
import { type Sayings, say } from '../table.ts';
import type { EditionProblem, EditionWhy } from './shape.ts';
import type { EditionWords } from './words.ts';

type ProblemWords = Omit<Sayings<EditionWhy>, 'rules'>;

/** 'A building costs at least 1': the reason alone. */
export function whyNot(
  { why, facts = {} }: Pick<EditionProblem, 'why' | 'facts'>,
  { refusals }: Pick<EditionWords, 'refusals'>,
  problems: ProblemWords,
): string {
  if (why === 'rules') return refusals[String(facts.problem)]?.(facts) ?? why;
  return say(problems, { why, facts }) ?? why;
}

/** 'Buildings, visby-dom, Cost: 41 is too much; at most 40' */
export function problemSentence(problem: EditionProblem, words: EditionWords, problems: ProblemWords): string {
  const { table, row, column } = problem;
  const said = table === undefined ? undefined : words.tables[table];
  const place = [said?.title ?? table, row, column && (said?.columns[column] ?? column)].filter(Boolean).join(', ');
  const sentence = whyNot(problem, words, problems);
  return place === '' ? sentence : `${place}: ${sentence}`;
}
