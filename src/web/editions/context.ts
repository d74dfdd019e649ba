import { createContext, useContext } from 'react';
import type { Edition } from '../../text/edition/edition.ts';
import type { EditionKind } from '../../text/edition/read.ts';
import type { RowPlace } from './draft.ts';
import type { Shower } from './pictures.ts';
import type { Draft } from './use-draft.ts';

/** What was typed and refused: nothing of it is lost while the page is open. */
export interface Refused {
  readonly text: string;
  readonly why: string;
}

export interface Editing {
  readonly kind: EditionKind;
  readonly shower: Shower;
  readonly draft: Draft;
  readonly at: RowPlace;
  /** What is shown: with what is being typed, if it can be. */
  readonly shown: Edition;
  preview(edition: Edition | null): void;
  readonly refused: ReadonlyMap<string, Refused>;
  refuse(key: string, refused: Refused | null): void;
  go(place: RowPlace, focus?: 'first' | 'last' | 'none'): void;
  /** From a field to the next one, and from the last to the next card. */
  onward(from: Element, step: 1 | -1, isSure: boolean): void;
  turn(step: 1 | -1): void;
}

export const EditingContext = createContext<Editing | null>(null);
export const useEditing = (): Editing => useContext(EditingContext)!;

/** Of a field, everywhere the same: '' of the cell itself. */
export const fieldKey = ({ table, row }: RowPlace, column: string, path: readonly (string | number)[] = []): string =>
  [table, row, column, ...path].join('/');
