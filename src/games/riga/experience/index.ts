// What was learned from many games (`scripts/tune.ts`).
import { progress } from './progress.ts';
import { COUNT, signs } from './signs.ts';
import { trained } from './trained.ts';

export const experience = { count: COUNT, signs, progress, trained };
