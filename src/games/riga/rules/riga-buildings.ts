// The Riga buildings (RG): everybody has a set of four. What they do is in their rows and in R6.4, R7.11, R8.1.
import { RIGA_IDS } from '../data/kinds.ts';
import type { Module } from './module.ts';

export const rigaBuildings: Module = {
  setUp(open) {
    for (const town of open.towns) town.reserve = RIGA_IDS.slice(); // R1.5
  },
};
