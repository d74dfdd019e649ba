// What was learned from many games (`scripts/train.ts`).
import { COUNT, progress, signs } from './signs.ts';
import { trained } from './trained.ts';

export const experience = { count: COUNT, signs, progress, trained };
