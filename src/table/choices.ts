import type { GameRecord } from '../kernel/record.ts';

type Choice = GameRecord['choices'][number];

const BACK = /^back \d{1,9}$/;
export const isBack = (text: string): boolean => text.startsWith('back ') && BACK.test(text);

/** What has been read of a list that only ever grows. */
interface Read {
  readonly upTo: number;
  readonly last: Choice | undefined;
  readonly list: readonly Choice[];
  /** By seat: how many lines are its own, whatever became of them; the others go back, by consent. */
  readonly made: readonly number[];
  readonly backs: number;
}
const read = new WeakMap<readonly Choice[], Read>();

/** What was read of it before, if it has only grown since. */
function readBefore(choices: readonly Choice[]): Read {
  const found = read.get(choices);
  const isStill = found !== undefined && found.upTo <= choices.length && choices[found.upTo - 1] === found.last;
  return isStill ? found : { upTo: 0, last: undefined, list: [], made: [], backs: 0 };
}

/**
 * The choices that count: an `undo` takes back the last one of its seat, `back N` all but the first N, by consent. However long a
 * game is, only what is new is read.
 */
export const effective = (choices: readonly Choice[]): readonly Choice[] => readAll(choices).list;

/** What tells two questions to a seat apart: how many choices it has made, and how often the table has gone back. */
export function turnsOf(choices: readonly Choice[], seat: number): number {
  const { made, backs } = readAll(choices);
  return (made[seat] ?? 0) + backs;
}

function readAll(choices: readonly Choice[]): Read {
  const before = readBefore(choices);
  if (before.upTo === choices.length) return before;
  const [list, made] = [before.list.slice(), before.made.slice()]; // somebody may still hold the old ones
  let { backs } = before;
  for (const choice of choices.slice(before.upTo)) {
    if (choice.text.startsWith('back ')) backs++;
    else made[choice.seat] = (made[choice.seat] ?? 0) + 1;
    if (choice.text === 'undo') {
      const last = list.findLastIndex((other) => other.seat === choice.seat);
      if (last >= 0) list.splice(last, 1); // a record from outside may take back something that was never done
    } else if (isBack(choice.text)) list.splice(Number(choice.text.slice(5)));
    else list.push(choice);
  }
  const all = { upTo: choices.length, last: choices.at(-1), list, made, backs };
  read.set(choices, all);
  return all;
}

/** A copy that may grow on its own. */
export function copyOf(choices: readonly Choice[]): Choice[] {
  const copy = choices.slice();
  const before = readBefore(choices);
  if (before.upTo > 0) read.set(copy, before);
  return copy;
}
