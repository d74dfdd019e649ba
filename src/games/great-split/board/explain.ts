// What can be explained where it lies: by a right click, a finger that stays, or Space.
import { createContext, useContext } from 'react';
import { useLook } from '../../../parts/look.ts';
import type { CardId, TrackNo } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';

export type Explained =
  | { readonly track: TrackNo }
  | { readonly card: CardId | 'split' }
  | { readonly round: number }
  | { readonly who: CharacterId };
/** null: what is explained goes away again. */
type Explain = (what: Explained | null) => void;

export const Explaining = createContext<Explain | undefined>(undefined);
/** Undefined where nothing is explained: on a score pad, in what is kept secret. */
export const useExplain = (): Explain | undefined => useContext(Explaining);

/** For what only lies there: keys reach it in the board shown large. */
export function useExplained(what: Explained) {
  const explain = useExplain();
  const { onKeyDown: _, ...looking } = useLook(explain && (() => explain(what)));
  return looking;
}
