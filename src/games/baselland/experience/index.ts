// What was learned by playing many games (`scripts/tune.ts`).
import type { SeatTask } from '../../../kernel/types.ts';
import { startOf } from '../../../text/tuning.ts';
import type { Place, Put, S } from '../types.ts';
import { best, DOUBT, leadNow, leads } from './sight.ts';
import { tuned } from './tuned.ts';
import { more } from './tuned-more.ts';
import { type Numbers, WEIGHTS } from './weights.ts';

export const tuning = {
  weights: WEIGHTS,
  start: startOf(WEIGHTS),
  tuned,
  more,
  judgeBy: ({ sight }: Numbers) => ({
    sight: {
      doubt: DOUBT,
      leads: (s: S, task: SeatTask, options: readonly (Place | Put)[]) => leads(s, task, options, sight),
      best: (s: S, task: SeatTask, options: readonly (Place | Put)[]) => best(s, task, options, sight),
      lead: (s: S, seat: number) => leadNow(s, seat, sight),
    },
  }),
};
