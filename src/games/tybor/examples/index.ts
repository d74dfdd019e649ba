// The worked examples of the dossier.
import type { Example } from '../../../text/example.ts';
import { BUILDING } from './building.ts';
import { GOALS } from './goals.ts';
import { PASSING } from './passing.ts';
import { ROUND_ENDS } from './round-ends.ts';
import { SYMBOLS } from './symbols.ts';
import { exampleOf } from './told.ts';

export const examples: readonly Example[] = [...BUILDING, ...PASSING, ...ROUND_ENDS, ...SYMBOLS, ...GOALS].map(
  exampleOf,
);
