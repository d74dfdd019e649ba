// Why not, in words.
import type { Refusal } from '../../kernel/types.ts';
import { say } from '../../text/table.ts';
import type { Texts } from '../../text/texts.ts';
import { Problem } from './api.ts';
import { toast } from './toasts.ts';
import { currentWords, type Words } from './words.ts';

/** By the game, by the table, or by the server. */
export function refusalText(refusal: Refusal, texts: Texts | null): string {
  const { problems, sayings } = currentWords();
  const said = texts?.refusal(refusal) ?? say(sayings.refusals, refusal);
  if (said !== null) return said;
  return Object.hasOwn(problems, refusal.why) ? problems[refusal.why as keyof Words['problems']] : problems.internal;
}

/** What went wrong, told to whoever asked for it. */
export const complain = (error: unknown): void =>
  toast(refusalText(error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal');
