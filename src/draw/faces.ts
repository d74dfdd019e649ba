// People, drawn for all games in one hand: a bust from few shapes, 64 by 112, the head around 32, 53, light from the top
// left. Hair, hat, beard and collar say who it is.
import { circle, type Drawing, element, group, type Paint, path } from './drawing.ts';

export interface Likeness {
  readonly skin: Paint;
  readonly hair: Paint;
  readonly cloth: Paint;
  /** Hat, ribbon, what is worn for show. */
  readonly trim?: Paint;
  /** Behind the head. */
  readonly back?: keyof typeof BACKS;
  /** Over the forehead. */
  readonly front?: keyof typeof FRONTS;
  readonly beard?: keyof typeof BEARDS | null;
  readonly hat?: keyof typeof HATS;
  readonly collar?: keyof typeof COLLARS;
  /** Before the eyes, or at the ears. */
  readonly worn?: keyof typeof WORN;
  readonly lips?: Paint;
}
export const SKINS: readonly Paint[] = ['#f0cda6', '#e0b083', '#c58b5c', '#8f5d3c'];
const INK = '#2a1c0c';
const GOLD = '#d9b04f';
const LINEN = '#f1e6cc';

const BACKS = {
  short: 'M18 50Q16 66 22 68H42Q48 66 46 50Z',
  long: 'M18 46Q14 76 22 82H42Q50 76 46 46Z',
  flowing: 'M17 44Q10 68 20 78Q32 84 44 78Q54 68 47 44Z',
  bun: 'M25 25A7.5 7.5 0 1 1 39 25ZM17.5 50Q15 28 32 27Q49 28 46.5 50Q47 60 43 62H21Q17 60 17.5 50Z',
  curls:
    'M14 46A8 8 0 0 1 19 33A9 9 0 0 1 32 26A9 9 0 0 1 45 33A8 8 0 0 1 50 46A8 8 0 0 1 49 60A7 7 0 0 1 43 70H21A7 7 0 0 1 15 60A8 8 0 0 1 14 46Z',
  cowl: 'M13 84Q10 38 32 34Q54 38 51 84Z',
} as const;

const FRONTS = {
  parted: 'M18 52Q15 33 32 32Q49 33 46 52Q45 42 34 38Q22 41 18 52Z',
  swept: 'M18 51Q16 31 33 31Q49 32 46 52Q45 43 40 40Q28 43 24 38Q19 43 18 51Z',
  tousled: 'M17 52Q12 36 20 33Q22 26 31 29Q40 24 44 32Q52 36 47 52Q46 44 42 41Q38 45 34 40Q29 45 24 40Q19 44 17 52Z',
  thin: 'M19 55Q16 46 20 41Q20 48 22 50ZM45 55Q48 46 44 41Q44 48 42 50Z',
} as const;

const BEARDS = {
  full: 'M19.5 54Q20 72 32 75Q44 72 44.5 54Q40 62 32 61Q24 62 19.5 54Z',
  moustache: 'M25 61Q32 57 39 61Q36 65 32 62Q28 65 25 61Z',
  point: 'M25 60Q32 56.6 39 60Q37 63 32 61.4Q27 63 25 60ZM28 67Q32 65.6 36 67Q36 74 32 78Q28 74 28 67Z',
  whiskers: 'M19.4 50Q18 66 25 68Q24 58 21.6 50ZM44.6 50Q46 66 39 68Q40 58 42.4 50Z',
} as const;

type Dressed = (trim: Paint, hair: Paint) => Drawing;

const HATS = {
  straw: () =>
    group(
      {},
      path('M20 41Q21 24 32 24Q43 24 44 41Z', { fill: '#e2bd6a' }),
      path('M20 37Q32 41 44 37L44.5 42H19.5Z', { fill: '#a4483a' }),
      path('M6 43Q32 34 58 43Q32 50 6 43Z', { fill: '#d4a94f' }),
    ),
  beret: (trim) =>
    group(
      {},
      path('M17 42Q10 26 30 24Q54 22 51 36Q46 42 17 42Z', { fill: trim }),
      path('M17 38Q32 34 48 37V42Q32 39 17 43Z', { fill: GOLD }),
      path('M44 32Q56 20 58 8Q50 14 42 30Z', { fill: '#f3ead6' }),
    ),
  cap: (_, hair) =>
    group(
      {},
      path('M18 46Q16 28 32 27Q48 28 46 46Q32 38 18 46Z', { fill: hair }),
      path('M18 42Q18 26 32 26Q46 26 46 42Q32 36 18 42Z', { fill: '#7c4f2c' }),
      path('M18 42Q32 36 46 42L47 45Q32 39 17 45Z', { fill: '#5b381d' }),
    ),
  bicorne: () =>
    group(
      {},
      path('M8 42Q10 26 24 27Q32 16 40 27Q54 26 56 42Q44 34 32 35Q20 34 8 42Z', { fill: '#24324a' }),
      path('M8 42Q20 34 32 35Q44 34 56 42', { fill: 'none', stroke: GOLD, strokeWidth: 2.4 }),
    ),
  cowl: (_, hair) =>
    group(
      {},
      path('M19 48Q17 38 22 36L42 36Q47 38 45 48Q43 42 32 42Q21 42 19 48Z', { fill: hair }),
      path('M19 50Q16 32 32 30Q48 32 45 50Q51 36 47 31Q32 22 17 31Q13 36 19 50Z', { fill: '#4a4952' }),
    ),
  helmet: () =>
    group(
      {},
      path('M17 47Q15 25 32 23Q49 25 47 47L42 45Q32 39 22 45Z', { fill: '#9aa5ad' }),
      path('M32 23Q26 24 24 43L32 40Z', { fill: '#bcc6cc' }),
      path('M30.2 38H33.8V56H30.2Z', { fill: '#848f97' }),
      path('M17 44Q32 36 47 44V47.5Q32 40 17 47.5Z', { fill: '#6e7981' }),
    ),
  topper: (trim) =>
    group(
      {},
      path('M20 40L18 10Q32 6 46 10L44 40Z', { fill: '#26222c' }),
      path('M20 40L18 10Q22 8.6 26 8.2L27 40Z', { fill: '#453f50' }),
      path('M19.4 32Q32 36 44.6 32L44 40H20Z', { fill: trim }),
      path('M10 41Q32 34 54 41Q32 48 10 41Z', { fill: '#1c1921' }),
    ),
  tiara: (trim) =>
    group(
      {},
      path('M18 41L20 28L26 34L32 22L38 34L44 28L46 41Q32 34 18 41Z', { fill: GOLD }),
      circle(32, 33, 2.8, { fill: trim }),
      circle(24.4, 36.4, 1.7, { fill: '#fbf4e2' }),
      circle(39.6, 36.4, 1.7, { fill: '#fbf4e2' }),
    ),
  explorer: (trim) =>
    group(
      {},
      path('M18 42Q17 24 32 21Q47 24 46 42Z', { fill: '#d8c596' }),
      path('M32 21Q24 23 21.6 41L18 42Q17 24 32 21Z', { fill: '#efe0b8' }),
      path('M17.6 37Q32 33 46.4 37V42H17.6Z', { fill: trim }),
      path('M9 44Q32 33 55 44Q44 46 32 44Q20 46 9 44Z', { fill: '#c7b27e' }),
    ),
  /** A town's hat of cloth: a roll around the head and a tail over the shoulder. */
  chaperon: (trim) =>
    group(
      {},
      path('M44 34Q58 40 54 62Q52 74 46 78Q50 60 42 42Z', { fill: trim }),
      path('M20 36Q18 22 33 20Q48 20 46 36Z', { fill: trim }),
      path('M15 40Q14 31 32 30Q50 31 49 40Q48 45 32 42Q16 45 15 40Z', { fill: trim }),
      path('M15 40Q14 31 32 30Q50 31 49 40Q48 45 32 42Q16 45 15 40Z', { fill: INK, opacity: 0.22 }),
    ),
  fur: (trim) =>
    group(
      {},
      path('M19 38Q17 20 32 18Q47 20 45 38Z', { fill: trim }),
      path('M16 43Q11 37 16 34Q17 30 22 31Q26 28 31 30Q36 28 41 31Q47 30 48 34Q53 37 48 43Q40 38 32 39Q24 38 16 43Z', {
        fill: '#5e4532',
      }),
    ),
  feathered: (trim) =>
    group(
      {},
      path('M12 40Q11 22 31 21Q54 20 50 37Q40 35 31 36Q20 36 12 40Z', { fill: trim }),
      path('M12 40Q20 36 31 36Q40 35 50 37L50 41Q32 37 13 43Z', { fill: INK, opacity: 0.4 }),
      path('M44 30Q57 22 56 8Q46 12 41 27Z', { fill: '#c8d4dc' }),
    ),
  turban: (trim) =>
    group(
      {},
      path('M16 42Q10 24 32 20Q54 24 48 42Q32 34 16 42Z', { fill: trim }),
      path('M17 41Q28 26 47 29M22 26Q36 28 48 40', { fill: 'none', stroke: INK, strokeOpacity: 0.3, strokeWidth: 2 }),
      circle(32, 33, 3, { fill: GOLD }),
    ),
} as const satisfies Record<string, Dressed>;

const COLLARS = {
  shirt: () => path('M22 82L32 98L42 82L46 84L38 112H26L18 84Z', { fill: LINEN }),
  chain: () =>
    group(
      {},
      path('M20 82Q32 96 44 82', { fill: 'none', stroke: GOLD, strokeWidth: 3 }),
      circle(32, 93, 4.4, { fill: '#e6c163', stroke: '#8a6420' }),
    ),
  apron: () => path('M22 112V92H42V112ZM22 92L19 81H23L26 92ZM42 92L45 81H41L38 92Z', { fill: '#6b4424' }),
  lapels: () =>
    path('M32 112L22 80L32 88L42 80Z M24 96h4M36 96h4M25 104h4M35 104h4', {
      fill: '#e9e2d0',
      stroke: GOLD,
      strokeWidth: 1.6,
    }),
  cross: () => path('M30 88H34V94H39V98H34V108H30V98H25V94H30Z', { fill: '#e6c163' }),
  gorget: () => path('M14 88Q32 76 50 88L48 96Q32 84 16 96Z', { fill: '#59636b' }),
  ruff: () =>
    group(
      {},
      path('M14 82Q16 74 22 76Q27 72 32 75Q37 72 42 76Q48 74 50 82Q48 90 42 87Q37 92 32 88Q27 92 22 87Q16 90 14 82Z', {
        fill: '#f7f0df',
      }),
      path('M22 76L25 86M32 75V88M42 76L39 86', { stroke: INK, strokeOpacity: 0.25, strokeWidth: 1.2 }),
    ),
  mantle: () =>
    group(
      {},
      path('M20 80L32 96L44 80Q52 82 55 88L38 112H26L9 88Q12 82 20 80Z', { fill: '#efe7d6' }),
      path('M18 88l1 3M24 96l1 3M46 88l-1 3M40 96l-1 3M32 102v3', { stroke: INK, strokeWidth: 2 }),
    ),
  pearls: () =>
    group(
      {},
      path('M22 82Q32 100 42 82L46 84Q42 108 32 112Q22 108 18 84Z', { fill: '#fff', opacity: 0.14 }),
      path('M22.6 80Q32 96 41.4 80', {
        fill: 'none',
        stroke: '#fbf4e2',
        strokeWidth: 3.4,
        strokeLinecap: 'round',
        strokeDasharray: '0.1 4.2',
      }),
    ),
  bow: (trim) =>
    group(
      {},
      path('M24 80L32 112L40 80L32 86Z', { fill: '#fbf4e2' }),
      path('M32 86L23 81V92ZM32 86L41 81V92Z', { fill: trim }),
    ),
  scarf: (trim) =>
    group(
      {},
      path('M18 80Q32 92 46 80L48 87Q32 98 16 87Z', { fill: trim }),
      path('M36 90L46 110L38 112L31 93Z', { fill: trim }),
      path('M36 90L46 110L38 112L31 93Z', { fill: INK, opacity: 0.18 }),
    ),
} as const satisfies Record<string, Dressed>;

const RIM = { fill: 'none', stroke: GOLD, strokeWidth: 1.5 } as const;
const WORN = {
  glasses: () =>
    group(
      {},
      circle(26.4, 52.6, 4.6, RIM),
      circle(37.6, 52.6, 4.6, RIM),
      path('M31 52Q32 51 33 52M21.8 51.6L19 50.6M42.2 51.6L45 50.6', RIM),
    ),
  monocle: () => group({}, circle(37.6, 52.6, 5, RIM), path('M42 55Q46 66 42 82', { ...RIM, strokeWidth: 0.9 })),
  earrings: () =>
    group(
      {},
      path('M19.6 62V66M44.4 62V66', { stroke: GOLD, strokeWidth: 1.4 }),
      circle(19.6, 68, 2.3, { fill: GOLD }),
      circle(44.4, 68, 2.3, { fill: GOLD }),
    ),
} as const satisfies Record<string, () => Drawing>;

/** The person alone, without a ground. */
export function bust(who: Likeness): Drawing {
  const { skin, hair, cloth, trim = cloth, back, front, beard, hat, collar, worn, lips } = who;
  return group(
    {},
    back !== undefined && path(BACKS[back], { fill: back === 'cowl' ? '#3a3940' : hair }),
    path('M3 112Q3 84 22 80L32 84L42 80Q61 84 61 112Z', { fill: cloth }),
    path('M42 80Q61 84 61 112H46Q50 94 42 80Z', { fill: INK, opacity: 0.16 }),
    path('M26 66H38V80Q32 86 26 80Z', { fill: skin }),
    path('M26 70Q32 78 38 70V74Q32 80 26 74Z', { fill: INK, opacity: 0.18 }),
    collar !== undefined && (COLLARS[collar] as Dressed)(trim, hair),
    element('ellipse', { cx: 32, cy: 53, rx: 12.6, ry: 16, fill: skin }),
    path('M35 37.4Q44.6 41 44.6 53Q44.4 64 36 68.2Q41 60 40.4 52Q40 43 35 37.4Z', { fill: INK, opacity: 0.09 }),
    beard != null && path(BEARDS[beard], { fill: hair }),
    path('M26.5 52.5h.02M37.5 52.5h.02', { stroke: INK, strokeWidth: 3.1, strokeLinecap: 'round' }),
    path('M28.5 65.2Q32 67.4 35.5 65.2', {
      fill: 'none',
      stroke: lips ?? INK,
      strokeWidth: lips === undefined ? 1.5 : 2.2,
      strokeLinecap: 'round',
      opacity: lips === undefined ? 0.75 : 1,
    }),
    front !== undefined && path(FRONTS[front], { fill: hair }),
    hat !== undefined && (HATS[hat] as Dressed)(trim, hair),
    worn !== undefined && WORN[worn](),
  );
}

/** In a round frame of 60 by 60: a picture of its own, so that the clip is measured by it and not by what it cuts. */
export const medallion = (who: Likeness, ground: Paint, rim: Paint, behind?: Drawing): Drawing =>
  element(
    'svg',
    { width: 60, height: 60, viewBox: '0 0 60 60' },
    circle(30, 30, 29, { fill: ground }),
    group(
      { clipPath: 'circle(28px at 30px 30px) view-box' },
      behind,
      path('M0 0H52L0 52Z', { fill: '#ffffff', opacity: 0.14 }),
      group({ transform: 'translate(7.6 -6.4) scale(0.7)' }, bust(who)),
    ),
    circle(30, 30, 28.2, { fill: 'none', stroke: rim, strokeWidth: 2.6 }),
  );

/** The faces of a game's characters, by id; null: there is nobody of that name. */
export const facesOf =
  (who: Readonly<Record<string, Likeness>>, ground: Paint, rim: Paint, behind: Drawing) =>
  (id: string): Drawing | null =>
    Object.hasOwn(who, id) ? medallion(who[id], ground, rim, behind) : null;
