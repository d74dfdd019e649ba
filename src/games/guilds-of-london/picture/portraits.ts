// Whom one plays against alone, in a round frame of 60 by 60: few shapes, light from the top left.
import { circle, type Drawing, group, path } from '../../../draw/drawing.ts';
import type { Opponent } from '../types.ts';

const SKIN = '#ecc9a4';
const LINE = { stroke: '#33241a', strokeWidth: 1.2, strokeLinejoin: 'round' } as const;

const face = (): Drawing =>
  group(
    {},
    path('M20 30Q20 16 30 16Q40 16 40 30Q40 42 30 44Q20 42 20 30Z', { fill: SKIN, ...LINE }),
    circle(26, 29, 1.5, { fill: '#33241a' }),
    circle(34.4, 29, 1.5, { fill: '#33241a' }),
    path('M30 30L29 35H31.6', { fill: 'none', stroke: '#a9744d', strokeWidth: 1.2, strokeLinecap: 'round' }),
  );

/** Boris is large, fair and tousled; Rik has the cap, the beard and the cards. */
const boris = (): Drawing =>
  group(
    {},
    path('M6 60Q8 46 22 43H38Q52 46 54 60Z', { fill: '#7d2a2a', ...LINE }),
    path('M18 44Q30 54 42 44L46 49Q30 60 14 49Z', { fill: '#f7f0df', ...LINE }),
    face(),
    path('M17 30Q13 12 27 11Q34 6 42 12Q48 18 42 31Q42 22 36 20Q32 24 26 21Q20 22 17 30Z', {
      fill: '#e8cd72',
      ...LINE,
    }),
    path('M25 38Q30 41 35 38', { fill: 'none', stroke: '#8a3b2a', strokeWidth: 1.6, strokeLinecap: 'round' }),
    path('M13 52Q30 64 47 52', { fill: 'none', stroke: '#d8a52c', strokeWidth: 2.4 }),
  );
const rik = (): Drawing =>
  group(
    {},
    path('M6 60Q8 46 22 43H38Q52 46 54 60Z', { fill: '#2f5a4a', ...LINE }),
    path('M22 43L30 52L38 43L42 47L30 60L18 47Z', { fill: '#f7f0df', ...LINE }),
    face(),
    path('M20 33Q22 36 26 35Q30 33 34 35Q38 36 40 33Q41 46 30 48Q19 46 20 33ZM27 38Q30 40 33 38', {
      fill: '#4a3020',
      fillRule: 'evenodd',
      ...LINE,
    }),
    path('M14 22Q14 8 30 8Q48 8 47 20Q40 17 30 18Q20 18 14 22Z', { fill: '#26303c', ...LINE }),
    path('M44 14Q54 6 52 2Q46 4 41 11Z', { fill: '#c8d4dc', ...LINE }),
  );

export const portrait = (of: Opponent): Drawing =>
  group(
    {},
    circle(30, 30, 29, { fill: '#b9c3b4' }),
    group({ clipPath: 'circle(29px at 30px 30px)' }, of === 'boris' ? boris() : rik()),
    circle(30, 30, 28.4, { fill: 'none', stroke: '#8d6410', strokeWidth: 2.4 }),
  );
