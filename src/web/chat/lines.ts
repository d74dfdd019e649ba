import { SIGNS, type Sign } from '../../wire/values.ts';
import type { TalkEntry } from './talk.ts';

/** One line with the reactions to it. */
export interface ShownLine {
  readonly entry: TalkEntry;
  readonly isMuted: boolean;
  readonly signs: readonly { readonly sign: Sign; readonly count: number; readonly names: readonly string[] }[];
}

/** Lines in order, with their reactions: the same sign by the same person again takes it back. */
export function linesOf(talk: readonly TalkEntry[], you: number | null, muted: ReadonlySet<string>): ShownLine[] {
  const given = new Map<number, Map<string, { sign: Sign; name: string }>>();
  for (const { chat } of talk) {
    if (chat.on === null || chat.on === 0 || chat.sign === null || muted.has(chat.tag)) continue;
    const on = given.get(chat.on) ?? new Map<string, { sign: Sign; name: string }>();
    const key = `${chat.sign} ${chat.tag}`;
    if (!on.delete(key)) on.set(key, { sign: chat.sign, name: chat.name });
    given.set(chat.on, on);
  }
  return talk
    .filter(({ chat }) => chat.on === null)
    .map((entry) => {
      const signs = [...(given.get(entry.seq)?.values() ?? [])];
      return {
        entry,
        isMuted: muted.has(entry.chat.tag) && (you === null || entry.by !== you),
        signs: SIGNS.flatMap((sign) => {
          const names = signs.filter((one) => one.sign === sign).map(({ name }) => name);
          return names.length === 0 ? [] : [{ sign, count: names.length, names }];
        }),
      };
    });
}
