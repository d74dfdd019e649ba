// The signs of the game, drawn from a few shapes around the origin, 40 across. Their pigments stay the same by day and by
// candle; each is told apart by its figure, too.
import { circle, type Drawing, group, type Paint, path } from '../../../draw/drawing.ts';
import type { CardSymbol } from '../data/tracks.ts';

export type Sign = CardSymbol | 'seal' | 'double_arrow' | 'order' | 'star' | 'none';

/** Light, middle and deep of each pigment. */
export const TINTS: Readonly<Record<CardSymbol, readonly [light: Paint, mid: Paint, deep: Paint]>> = {
  prestige: ['#fffaf0', '#d9d2c0', '#57506a'],
  book: ['#c9a2ec', '#7c4ba6', '#3b1f5c'],
  artwork: ['#e0b183', '#9a6335', '#4b2c14'],
  topaz: ['#a9e0ff', '#2f8fd6', '#0f3f74'],
  emerald: ['#9bf0c6', '#1fa06b', '#0a4a33'],
  gold: ['#fff0b3', '#e0ac3c', '#6b4510'],
  seal_diamond: ['#f0a6a0', '#b23a45', '#4a1226'],
  seal_square: ['#f0a6a0', '#b23a45', '#4a1226'],
  seal_star: ['#f0a6a0', '#b23a45', '#4a1226'],
};

const points = (corners: number, out: number, inn: number, turn = -Math.PI / 2): string =>
  `M${Array.from({ length: corners * 2 }, (_, i) => {
    const [r, a] = [i % 2 === 0 ? out : inn, turn + (i * Math.PI) / corners];
    return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
  }).join('L')}Z`;
export const STAR = points(5, 19, 8.4);
const WAX = points(14, 20, 17.6);

const book = (): Drawing =>
  group(
    {},
    path('M-15-18H11q5 0 5 5V19H-10q-5 0-5-5Z', { fill: '#3b1f5c' }),
    path('M-11 11H16V17H-10q-3 0-3-3t2-3Z', { fill: '#fff3d8' }),
    path('M-13-18H11q5 0 5 5V11H-10q-3 0-5 2V-16q0-2 2-2Z', { fill: '#7c4ba6' }),
    path('M-15-16q0-2 2-2h3V11q-3 0-5 2Z', { fill: '#c9a2ec' }),
    path('M-5-12H11V5H-5Z', { fill: 'none', stroke: '#f3cf72', strokeWidth: 1.6 }),
    path('M3-9 7-3.5 3 2-1-3.5Z', { fill: '#f3cf72' }),
  );
const artwork = (): Drawing =>
  group(
    {},
    path('M-19-17H19V17H-19Z', { fill: '#8a5a1d' }),
    path('M-19-17H19L15-13H-15ZM-19-17-15-13V13L-19 17Z', { fill: '#ffe29a' }),
    path('M-17-15H17V15H-17Z', { fill: 'none', stroke: '#e0ac3c', strokeWidth: 4 }),
    path('M-13-11H13V11H-13Z', { fill: '#f2c9a0' }),
    circle(6, -4, 4.2, { fill: '#fff3c9' }),
    path('M-13 4-5-5 2 3 6-1 13 6V11H-13Z', { fill: '#7b4a2a' }),
    path('M-13 7q7-4 13-1t13 0V11H-13Z', { fill: '#4b2c14' }),
  );
const topaz = (): Drawing =>
  group(
    {},
    path('M-19-5-11-16H11L19-5 0 19Z', { fill: '#2f8fd6' }),
    path('M-19-5-11-16-7-5ZM11-16 19-5H7Z', { fill: '#6fc0f4' }),
    path('M-11-16H11L7-5H-7Z', { fill: '#a9e0ff' }),
    path('M-11-16H0L-7-5Z', { fill: '#e2f6ff' }),
    path('M7-5H19L0 19Z', { fill: '#17609f' }),
    path('M-7-5H7L0 19Z', { fill: '#3aa0e8' }),
  );
const emerald = (): Drawing =>
  group(
    {},
    path('M-8-19H8L16-11V11L8 19H-8L-16 11V-11Z', { fill: '#14744e' }),
    path('M-8-19H8L5-12H-5L-10-7-16-11ZM-16-11-10-7V7L-16 11Z', { fill: '#5ed6a0' }),
    path('M-8-19H8L5-12H-5Z', { fill: '#c6fbe1' }),
    path('M16-11V11L10 7V-7ZM8 19H-8L-5 12H5Z', { fill: '#0d5539' }),
    path('M-5-12H5L10-7V7L5 12H-5L-10 7V-7Z', { fill: '#1fa06b' }),
    path('M-5-12H4L-10 5V-7Z', { fill: '#43c48e' }),
  );
const bar = (x: number, y: number): Drawing =>
  group(
    { transform: `translate(${x} ${y})` },
    path('M-10 7-7-4H7L10 7Z', { fill: '#e0ac3c' }),
    path('M-7-4-4-8H10L7-4Z', { fill: '#fff0b3' }),
    path('M7-4 10-8 13 3 10 7Z', { fill: '#9a6a17' }),
    path('M-6 3-5-1H-1', { fill: 'none', stroke: '#fff7d6', strokeWidth: 1.6 }),
  );
const gold = (): Drawing => group({}, bar(-11, 9), bar(9, 9), bar(-1, -6));
const LEAF = 'M0 0q5-2 6-8-6 0-6 8Z';
const LEAVES = [
  [-3, 17, -78],
  [-10, 13, -58],
  [-15, 6, -34],
  [-16, -2, -12],
  [-14, -9, 12],
] as const;
const prestige = (): Drawing =>
  group(
    {},
    ...[1, -1].map((side) =>
      group(
        { transform: `scale(${side} 1)`, fill: '#e8c56a' },
        path('M-1 18q-16-5-15-26', { fill: 'none', stroke: '#b98a2c', strokeWidth: 1.8 }),
        ...LEAVES.map(([x, y, turn]) => path(LEAF, { transform: `translate(${x} ${y}) rotate(${turn}) scale(1.15)` })),
        ...LEAVES.map(([x, y, turn]) =>
          path(LEAF, { transform: `translate(${x} ${y}) rotate(${turn + 105}) scale(-.95 .95)` }),
        ),
      ),
    ),
    path(points(5, 12, 5.3), { transform: 'translate(0 -2)', fill: '#fffaf0', stroke: '#b98a2c', strokeWidth: 1.2 }),
  );
const SEAL_MARKS = {
  seal_diamond: 'M0-12 9 0 0 12-9 0Z',
  seal_square: 'M-8-8H8V8H-8Z',
  seal_star: points(5, 12.5, 5.4),
  seal: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
} as const;
const seal = (of: keyof typeof SEAL_MARKS): Drawing =>
  group(
    {},
    path(WAX, { fill: '#7d2033', transform: 'translate(.8 1.4)' }),
    path(WAX, { fill: '#b23a45' }),
    path('M-15-6A16 16 0 0 1 6-15', { fill: 'none', stroke: '#f0a6a0', strokeWidth: 2.2, strokeLinecap: 'round' }),
    path(SEAL_MARKS[of], { fill: '#7d2033', transform: 'translate(.7 1)' }),
    path(SEAL_MARKS[of], { fill: '#ffd9a8' }),
  );
const doubleArrow = (): Drawing =>
  group(
    { fill: 'none', stroke: '#fff0b3', strokeWidth: 6.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
    path('M-14-12-2 0-14 12', {}),
    path('M3-12 15 0 3 12', {}),
  );
const order = (): Drawing =>
  group(
    {},
    path('M-9 2-13 19-5 15-1 20 1 4ZM9 2 13 19 5 15 1 20-1 4Z', { fill: '#b23a45' }),
    circle(0, -4, 14, { fill: '#e8c56a' }),
    circle(0, -4, 14, { fill: 'none', stroke: '#fff0b3', strokeWidth: 2 }),
    circle(0, -4, 8, { fill: '#8a5f12' }),
    circle(0, -4, 5, { fill: '#fff0b3' }),
  );
const star = (): Drawing =>
  path(STAR, { fill: '#ffe08a', stroke: '#8a5f12', strokeWidth: 1.6, strokeLinejoin: 'round' });
const none = (): Drawing => path('M-12 0H12', { stroke: '#b8ac8c', strokeWidth: 5, strokeLinecap: 'round' });

const SIGNS: Readonly<Record<Sign, () => Drawing>> = {
  book,
  artwork,
  topaz,
  emerald,
  gold,
  prestige,
  double_arrow: doubleArrow,
  order,
  star,
  none,
  seal: () => seal('seal'),
  seal_diamond: () => seal('seal_diamond'),
  seal_square: () => seal('seal_square'),
  seal_star: () => seal('seal_star'),
};

/** A sign, to stand in another drawing. */
export const signShape = (of: Sign): Drawing => SIGNS[of]();
