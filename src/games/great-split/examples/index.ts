// The worked examples of the dossier.
import type { Example } from '../../../text/example.ts';
import { HARVESTS } from './harvests.ts';
import { ROUND_BY_ROUND } from './rounds.ts';
import { FINAL_SCORINGS } from './scorings.ts';
import { exampleOf } from './told.ts';

export const examples: readonly Example[] = [...HARVESTS, ...ROUND_BY_ROUND, ...FINAL_SCORINGS].map(exampleOf);
