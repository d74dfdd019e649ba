// One field of a card: what is in it, and what becomes of what is typed.
import type { KeyboardEvent } from 'react';
import { whyNot } from '../../../text/edition/say.ts';
import type { Column } from '../../../text/edition/shape.ts';
import { useWords } from '../../lib/words.ts';
import { type Path, valueAt, withValue } from '../cells.ts';
import { fieldKey, useEditing } from '../context.ts';
import { type RowPlace, refusalOf, rowAt, withCell } from '../draft.ts';

export interface Spot {
  readonly place: RowPlace;
  readonly column: string;
  readonly path: Path;
  readonly shape: Column;
  /** All of it, for those who do not see where it stands. */
  readonly label: string;
  /** It may be left out. */
  readonly isOptional?: boolean;
}

export function useField({ place, column, path }: Spot) {
  const { kind, shower, draft, preview } = useEditing();
  const { problems } = useWords('editions');
  const key = fieldKey(place, column, path);
  const cell = rowAt(draft.edition, place)?.[column];
  const builtIn = rowAt(kind.builtIn, place)?.[column];
  const value = valueAt(cell, path);
  /** Why it is refused; null: it is taken. */
  const refusal = (next: unknown): string | null => {
    const found = refusalOf(kind, draft.edition, place, column, withValue(cell, path, next));
    return found === null ? null : whyNot(found, shower.words, problems);
  };
  const take = (next: unknown): void =>
    draft.set(
      (edition) => withCell(edition, place, column, withValue(rowAt(edition, place)?.[column], path, next)),
      place,
      key,
    );
  /** What it would look like, while it is typed. */
  const show = (next: unknown): void =>
    preview(refusal(next) === null ? withCell(draft.edition, place, column, withValue(cell, path, next)) : null);
  const was = builtIn === undefined ? undefined : valueAt(builtIn, path);
  return { key, value, was, refusal, take, show };
}

/** Keys that lead on from any field; true: it was one of them. */
export function useLeading(): (event: KeyboardEvent<HTMLElement>, finish?: () => boolean) => boolean {
  const { onward, turn } = useEditing();
  return (event, finish = () => true) => {
    const { key, currentTarget } = event;
    const lead: Readonly<Record<string, () => void>> = {
      Enter: () => onward(currentTarget, 1, true),
      ArrowDown: () => onward(currentTarget, 1, false),
      ArrowUp: () => onward(currentTarget, -1, false),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
    };
    const way = event.ctrlKey || event.metaKey || event.altKey ? undefined : lead[key];
    if (way === undefined) return false;
    event.preventDefault();
    if (finish()) way();
    return true;
  };
}
