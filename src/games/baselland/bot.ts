import { total } from '../../kernel/score.ts';
import { score } from './scoring.ts';
import type { S } from './types.ts';

export const value = (s: S, seat: number): number => total(score(s, seat));
