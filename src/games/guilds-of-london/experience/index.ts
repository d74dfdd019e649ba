// What was learned by playing many games (`scripts/tune.ts`).
import { judgeBy } from './judge.ts';
import { tuned } from './tuned.ts';
import { WEIGHTS } from './weights.ts';

export const tuning = { weights: WEIGHTS, tuned, judgeBy };
