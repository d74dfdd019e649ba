// What can be explained where it lies: by a right click, a finger that stays, or Space.
import { createContext, useContext } from 'react';
import type { CardId, TrackNo } from '../data/kinds.ts';

export type Explained = { readonly track: TrackNo } | { readonly card: CardId | 'split' };
type Explain = (what: Explained) => void;

export const Explaining = createContext<Explain | undefined>(undefined);
/** Undefined where nothing is explained: on a score pad, in what is kept secret. */
export const useExplain = (): Explain | undefined => useContext(Explaining);
