import type { GameRecord } from '../kernel/record.ts';

type Choice = GameRecord['choices'][number];

const BACK = /^back \d{1,9}$/;
export const isBack = (text: string): boolean => text.startsWith('back ') && BACK.test(text);

/** What has been read of a list that only ever grows. */
interface Read {
  readonly upTo: number;
  readonly last: Choice | undefined;
  /** Those that count; null: all of them, nothing has been taken back. */
  readonly list: readonly Choice[] | null;
  /** By seat: how many lines are its own, whatever became of them; the others go back, by consent. */
  readonly made: readonly number[];
  readonly backs: number;
}
/** Noted on the list itself: what a WeakMap knows is kept by small garbage collections, and there is a new list for every move. */
const READ = Symbol('read');
type Noted = readonly Choice[] & { [READ]?: Read };
const note = (choices: readonly Choice[], value: Read): unknown =>
  Object.defineProperty(choices, READ, { value, configurable: true }); // not to be seen when lists are compared
const NOTHING: Read = { upTo: 0, last: undefined, list: null, made: [], backs: 0 };

/** What was read of it before, if it has only grown since. */
function readBefore(choices: Noted): Read {
  const found = choices[READ];
  const isStill = found !== undefined && found.upTo <= choices.length && choices[found.upTo - 1] === found.last;
  return isStill ? found : NOTHING;
}

/**
 * The choices that count: an `undo` takes back the last one of its seat, `back N` all but the first N, by consent. However long a
 * game is, only what is new is read. To be looked at now, not kept: it may be the list itself.
 */
export const effective = (choices: readonly Choice[]): readonly Choice[] => readAll(choices).list ?? choices;

/** What tells two questions to a seat apart: how many choices it has made, and how often the table has gone back. */
export function turnsOf(choices: readonly Choice[], seat: number): number {
  const { made, backs } = readAll(choices);
  return (made[seat] ?? 0) + backs;
}

/** How many of a seat's choices count. */
export function countOf(choices: readonly Choice[], seat: number): number {
  const { list, made } = readAll(choices);
  return list === null ? (made[seat] ?? 0) : list.filter((choice) => choice.seat === seat).length;
}

function readAll(choices: readonly Choice[]): Read {
  const before = readBefore(choices);
  if (before.upTo === choices.length) return before;
  const made = before.made.slice(); // somebody may still hold the old ones
  let list = before.list?.slice() ?? null;
  let { backs } = before;
  for (let i = before.upTo; i < choices.length; i++) {
    const choice = choices[i];
    if (choice.text.startsWith('back ')) backs++;
    else made[choice.seat] = (made[choice.seat] ?? 0) + 1;
    if (choice.text === 'undo' || isBack(choice.text)) list = takenBack(list ?? choices.slice(0, i), choice);
    else list?.push(choice);
  }
  const all = { upTo: choices.length, last: choices.at(-1), list, made, backs };
  note(choices, all);
  return all;
}

function takenBack(list: Choice[], { seat, text }: Choice): Choice[] {
  if (text !== 'undo') return list.slice(0, Number(text.slice(5)));
  const last = list.findLastIndex((other) => other.seat === seat);
  return last < 0 ? list : list.toSpliced(last, 1); // a record from outside may take back something that was never done
}

/** A copy that may grow on its own. */
export function copyOf(choices: readonly Choice[]): Choice[] {
  const copy = choices.slice();
  const before = readBefore(choices);
  if (before.upTo > 0) note(copy, before);
  return copy;
}
