// What can be done, as buttons in groups.
import type { View } from '../../kernel/types.ts';
import type { BoardProps } from '../../parts/board.ts';
import type { Sentence, Texts } from '../../text/texts.ts';

export interface OfferedChoice extends Sentence {
  readonly option: unknown;
}

/** Options of one form belong together: those with the same `as`, pieces, numbers, objects, and doing nothing. */
function kindOf(option: unknown, isPiece: (id: unknown) => boolean): string {
  if (option === null) return 'none';
  if (typeof option === 'object' && 'as' in option) return String(option.as);
  return isPiece(option) ? 'piece' : typeof option;
}

/** In the order of the options; the first of each kind decides where its group goes. */
export function choicesOf(view: View, decision: NonNullable<BoardProps['decision']>, texts: Texts): OfferedChoice[][] {
  const groups = new Map<string, OfferedChoice[]>();
  const isPiece = (id: unknown): boolean => texts.things !== undefined && texts.things.piece(id) !== null;
  for (const option of decision.options) {
    const kind = kindOf(option, isPiece);
    const choice = { option, ...texts.option(view, decision.task, option) };
    groups.set(kind, [...(groups.get(kind) ?? []), choice]);
  }
  return [...groups.values()];
}
