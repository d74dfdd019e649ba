import type { GameRecord } from '../kernel/record.ts';

type Choice = GameRecord['choices'][number];

/** The choices that count: an `undo` takes back the last one of its seat, `back N` all but the first N, by consent. */
export function effective(choices: readonly Choice[]): Choice[] {
  const list: Choice[] = [];
  for (const choice of choices) {
    if (choice.text === 'undo')
      list.splice(
        list.findLastIndex((other) => other.seat === choice.seat),
        1,
      );
    else if (choice.text.startsWith('back ')) list.length = Number(choice.text.slice(5));
    else list.push(choice);
  }
  return list;
}
