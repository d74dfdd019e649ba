// People drawn from a few shapes: a bust in front of a wall; what they wear on their heads says who they are.
import { circle, type Drawing, element, group, type Paint, path, rect } from '../../../draw/drawing.ts';
import type { Profession } from '../data/persons.ts';

const SKIN: readonly Paint[] = ['#f0cda6', '#e0b083', '#c58b5c', '#8f5d3c'];
const HAIR: readonly Paint[] = ['#3b2a1c', '#7a4a22', '#b98a3e', '#8b8378', '#5a3a2c'];
const CLOTH: Readonly<Record<Profession, readonly [Paint, Paint]>> = {
  farmer: ['#7d8f4e', '#a5744a'],
  merchant: ['#7b3f55', '#4c5f7d'],
  craftsman: ['#9a6b3c', '#6a6f73'],
  captain: ['#34507a', '#24405c'],
  priest: ['#4b4a52', '#6d5a4a'],
  soldier: ['#77818a', '#8a6a5a'],
};
const WALL: Readonly<Record<Profession, Paint>> = {
  farmer: '#dfe3bd',
  merchant: '#ecd7b4',
  craftsman: '#e5cfb0',
  captain: '#cddde4',
  priest: '#ddd6de',
  soldier: '#e3cbbf',
};

/** Behind the head. */
function back(profession: Profession, hair: Paint): Drawing {
  if (profession === 'farmer') return path('M18 46Q14 76 22 82H42Q50 76 46 46Z', { fill: hair });
  if (profession === 'captain') return path('M17 44Q10 68 20 78Q32 84 44 78Q54 68 47 44Z', { fill: hair });
  if (profession === 'priest') return path('M13 84Q10 38 32 34Q54 38 51 84Z', { fill: '#3a3940' });
  return path('M18 50Q16 66 22 68H42Q48 66 46 50Z', { fill: hair });
}

function beard(hair: Paint, kind: number): Drawing | null {
  if (kind === 0) return path('M19.5 54Q20 72 32 75Q44 72 44.5 54Q40 62 32 61Q24 62 19.5 54Z', { fill: hair });
  if (kind === 1) return path('M25 61Q32 57 39 61Q36 65 32 62Q28 65 25 61Z', { fill: hair });
  return null;
}

const HATS: Readonly<Record<Profession, (hair: Paint, cloth: Paint) => Drawing>> = {
  farmer: () =>
    group(
      {},
      path('M20 41Q21 24 32 24Q43 24 44 41Z', { fill: '#e2bd6a' }),
      path('M20 37Q32 41 44 37L44.5 42H19.5Z', { fill: '#a4483a' }),
      path('M6 43Q32 34 58 43Q32 50 6 43Z', { fill: '#d4a94f' }),
    ),
  merchant: (_hair, cloth) =>
    group(
      {},
      path('M17 42Q10 26 30 24Q54 22 51 36Q46 42 17 42Z', { fill: cloth }),
      path('M17 38Q32 34 48 37V42Q32 39 17 43Z', { fill: '#d9b04f' }),
      path('M44 32Q56 20 58 8Q50 14 42 30Z', { fill: '#f3ead6' }),
    ),
  craftsman: (hair) =>
    group(
      {},
      path('M18 46Q16 28 32 27Q48 28 46 46Q32 38 18 46Z', { fill: hair }),
      path('M18 42Q18 26 32 26Q46 26 46 42Q32 36 18 42Z', { fill: '#7c4f2c' }),
      path('M18 42Q32 36 46 42L47 45Q32 39 17 45Z', { fill: '#5b381d' }),
    ),
  captain: () =>
    group(
      {},
      path('M8 42Q10 26 24 27Q32 16 40 27Q54 26 56 42Q44 34 32 35Q20 34 8 42Z', { fill: '#24324a' }),
      path('M8 42Q20 34 32 35Q44 34 56 42', { fill: 'none', stroke: '#d9b04f', strokeWidth: 2.4 }),
    ),
  priest: (hair) =>
    group(
      {},
      path('M19 48Q17 38 22 36L42 36Q47 38 45 48Q43 42 32 42Q21 42 19 48Z', { fill: hair }),
      path('M19 50Q16 32 32 30Q48 32 45 50Q51 36 47 31Q32 22 17 31Q13 36 19 50Z', { fill: '#4a4952' }),
    ),
  soldier: () =>
    group(
      {},
      path('M17 47Q15 25 32 23Q49 25 47 47L42 45Q32 39 22 45Z', { fill: '#9aa5ad' }),
      path('M32 23Q26 24 24 43L32 40Z', { fill: '#bcc6cc' }),
      path('M30.2 38H33.8V56H30.2Z', { fill: '#848f97' }),
      path('M17 44Q32 36 47 44V47.5Q32 40 17 47.5Z', { fill: '#6e7981' }),
    ),
};

function trimming(profession: Profession): Drawing {
  switch (profession) {
    case 'farmer':
      return path('M22 82L32 98L42 82L46 84L38 112H26L18 84Z', { fill: '#f1e6cc' });
    case 'merchant':
      return group(
        {},
        path('M20 82Q32 96 44 82', { fill: 'none', stroke: '#d9b04f', strokeWidth: 3 }),
        circle(32, 93, 4.4, { fill: '#e6c163', stroke: '#8a6420' }),
      );
    case 'craftsman':
      return path('M22 112V92H42V112ZM22 92L19 81H23L26 92ZM42 92L45 81H41L38 92Z', { fill: '#6b4424' });
    case 'captain':
      return path('M32 112L22 80L32 88L42 80Z M24 96h4M36 96h4M25 104h4M35 104h4', {
        fill: '#e9e2d0',
        stroke: '#d9b04f',
        strokeWidth: 1.6,
      });
    case 'priest':
      return path('M30 88H34V94H39V98H34V108H30V98H25V94H30Z', { fill: '#e6c163' });
    case 'soldier':
      return path('M14 88Q32 76 50 88L48 96Q32 84 16 96Z', { fill: '#59636b' });
  }
}

/** 64 by 112, origin top left. `n` makes two of a kind different people. */
export function portrait(profession: Profession, n: number): Drawing {
  const skin = SKIN[(n * 7 + 1) % SKIN.length];
  const hair = HAIR[(n * 3 + profession.length) % HAIR.length];
  const cloth = CLOTH[profession][n % 2];
  const isBearded = profession !== 'farmer' && profession !== 'captain';
  return group(
    {},
    rect(0, 0, 64, 112, { fill: WALL[profession] }),
    path('M0 0H64L0 64Z', { fill: '#fff', opacity: 0.28 }),
    path('M0 84H64V112H0Z', { fill: '#5b4326', opacity: 0.14 }),
    back(profession, hair),
    path('M3 112Q3 84 22 80L32 84L42 80Q61 84 61 112Z', { fill: cloth }),
    path('M42 80Q61 84 61 112H46Q50 94 42 80Z', { fill: '#2a1c0c', opacity: 0.16 }),
    path('M26 66H38V80Q32 86 26 80Z', { fill: skin }),
    path('M26 70Q32 78 38 70V74Q32 80 26 74Z', { fill: '#2a1c0c', opacity: 0.18 }),
    trimming(profession),
    element('ellipse', { cx: 32, cy: 53, rx: 12.6, ry: 16, fill: skin }),
    isBearded && beard(hair, n % 3),
    path('M26.5 52.5h.02M37.5 52.5h.02', { stroke: '#2a1c0c', strokeWidth: 3.1, strokeLinecap: 'round' }),
    path('M28.5 65.2Q32 67.4 35.5 65.2', {
      fill: 'none',
      stroke: '#2a1c0c',
      strokeWidth: 1.5,
      strokeLinecap: 'round',
      opacity: 0.75,
    }),
    HATS[profession](hair, CLOTH.merchant[(n + 1) % 2]),
  );
}
