// What a notice says: the game, whose turn it is, who is waiting, and where. Nothing about the position.
import type { Language } from '../../text/languages.ts';
import type { NewsKind } from '../../wire/values.ts';
import { inEveryLanguage, loadNotices } from '../../words/index.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The language in which it is said. */
  readonly lang: Language;
}

export const NOTICES = await inEveryLanguage(loadNotices);

export interface Turn {
  readonly game: string;
  readonly others: readonly string[];
  readonly isLast: boolean;
  readonly link: string;
  /** A reminder: so many milliseconds are left. */
  readonly left?: number;
}

/**
 * A name that no program takes for an address: mail and chat turn anything that looks like one into a link, and everybody would
 * think that a link in a notice is ours.
 */
export const unlinked = (name: string): string =>
  name
    .replace(/(?<=[\p{L}\p{N}]):(?=\S)|[/\\@]+/gu, ' ')
    .replace(/[.\u3002\uff0e\uff61\u2024]+(?=\S)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** What else has happened at a table. */
export function newsNotice(language: Language, kind: NewsKind, game: string, link: string): Notice {
  const { news, lang } = NOTICES[language];
  const { title, text } = news[kind];
  return { title: title(game), text, link, lang };
}

/** Several at once: at the end of quiet hours, or in the one mail of the day. */
export function severalNotice(language: Language, notices: readonly Notice[], link: string): Notice {
  const { several, lang } = NOTICES[language];
  const text = notices.map((notice) => `${notice.title}\n${notice.link}`).join('\n\n');
  return { title: several(notices.length), text, link, lang };
}

export function turnNotice(language: Language, { game, others, isLast, link, left }: Turn): Notice {
  const words = NOTICES[language];
  const names = others.map(unlinked);
  const text = isLast ? words.last(names) : words.waiting(names);
  const title = left === undefined ? words.yourTurn(game) : words.timeRunsOut(game, left);
  return { title, text, link, lang: words.lang };
}
