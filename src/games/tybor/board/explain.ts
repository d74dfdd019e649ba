// What can be explained where it lies: by a right click, a finger that stays, or Space.
import { createContext, useContext } from 'react';
import { useLook } from '../../../parts/look.ts';
import type { BuildingId, PersonId } from '../data/kinds.ts';

export type Explained = { readonly person: PersonId } | { readonly building: BuildingId };
type Explain = (what: Explained) => void;

export const Explaining = createContext<Explain | undefined>(undefined);
/** Undefined where nothing is explained: on a score pad, in what is kept secret. */
export const useExplain = (): Explain | undefined => useContext(Explaining);

/** For cards that only lie there: keys reach them in the hand, in the market and in the list. */
export function useExplained(what: Explained) {
  const explain = useExplain();
  const { onKeyDown: _, ...looking } = useLook(explain && (() => explain(what)));
  return looking;
}
