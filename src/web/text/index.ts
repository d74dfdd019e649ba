import type { Refusal } from '../../kernel/types.ts';
import type { Language } from '../../text/languages.ts';
import { say, tableTexts } from '../../text/table.ts';
import type { Texts } from '../../text/texts.ts';
import { usePrefs } from '../lib/prefs.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export type { Words };
export const words: Readonly<Record<Language, Words>> = { de, en };
export const useWords = (): Words => words[usePrefs().language];

/** Why not, in words: by the game, by the table, or by the server. */
export function refusalText(language: Language, refusal: Refusal, texts: Texts | null): string {
  const { problems } = words[language];
  const said = texts?.refusal(refusal) ?? say(tableTexts[language].refusals, refusal);
  if (said !== null) return said;
  return Object.hasOwn(problems, refusal.why) ? problems[refusal.why as keyof Words['problems']] : problems.internal;
}
