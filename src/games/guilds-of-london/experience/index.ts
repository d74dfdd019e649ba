// What was learned by playing many games (`scripts/tune.ts`).
import { startOf } from '../../../text/tuning.ts';
import { judgeBy } from './judge.ts';
import { tuned } from './tuned.ts';
import { WEIGHTS } from './weights.ts';

export const tuning = { weights: WEIGHTS, start: startOf(WEIGHTS), tuned, judgeBy };
