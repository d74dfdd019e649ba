import { createContext, useContext } from 'react';

/** The pieces that words point at, named as in `ScoreLine.of`. */
export const Lit = createContext<readonly string[]>([]);
export const useLit = (name: string): boolean => useContext(Lit).includes(name);
