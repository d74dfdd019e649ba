// What was learned by playing many games (`scripts/tune.ts`).
import { startOf } from '../../../text/tuning.ts';
import { valueBy } from '../bot.ts';
import { tuned } from './tuned.ts';
import { more } from './tuned-more.ts';
import { type Numbers, WEIGHTS } from './weights.ts';

export const tuning = {
  weights: WEIGHTS,
  start: startOf(WEIGHTS),
  tuned,
  more,
  judgeBy: ({ town }: Numbers) => ({ value: valueBy(town) }),
};
