import type { Seat, State } from '../../../kernel/types.ts';
import type { S } from '../types.ts';
import { COUNT, progress, signs } from './signs.ts';
import { trained } from './trained.ts';

export const experience = {
  count: COUNT,
  signs: (s: State, seat: Seat, value: number, out: Float32Array, at: number) => signs(s as S, seat, value, out, at),
  progress: (s: State) => progress(s as S),
  trained,
};
