import type { Seat } from '../../kernel/types.ts';
import { vpOf } from './rules/city.ts';
import type { S } from './types.ts';

export const value = (s: S, seat: Seat): number => vpOf(s.open, seat);
