import type { GameRecord } from '../kernel/record.ts';

type Choice = GameRecord['choices'][number];

const BACK = /^back \d{1,9}$/;
export const isBack = (text: string): boolean => text.startsWith('back ') && BACK.test(text);

/** The choices that count: an `undo` takes back the last one of its seat, `back N` all but the first N, by consent. */
export function effective(choices: readonly Choice[]): Choice[] {
  const list: Choice[] = [];
  for (const choice of choices) {
    if (choice.text === 'undo') {
      const last = list.findLastIndex((other) => other.seat === choice.seat);
      if (last >= 0) list.splice(last, 1); // a record from outside may take back something that was never done
    } else if (isBack(choice.text)) list.splice(Number(choice.text.slice(5)));
    else list.push(choice);
  }
  return list;
}
