import type { Experience } from '../../index.ts';
import type { S } from '../types.ts';
import { COUNT, progress, signs } from './signs.ts';
import { trained } from './trained.ts';

export const experience: Experience = {
  count: COUNT,
  signs: (s, seat, value, out, at) => signs(s as S, seat, value, out, at),
  progress: (s) => progress(s as S),
  trained,
};
