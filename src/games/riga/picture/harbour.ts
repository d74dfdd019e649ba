// The harbour as the season finds it, 300 by 200: sky, water and trees take their colours from the page's classes.
import { circle, type Drawing, group, path, place, rect } from '../../../draw/drawing.ts';
import type { Place } from '../data/goods.ts';
import type { Season } from '../types.ts';
import { front } from './art.ts';
import { HULL } from './shapes.ts';

/** Along the quay: place, x, size. */
const QUAY: readonly (readonly [Place, number, number])[] = [
  ['stockholm', 112, 0.82],
  ['visby', 150, 1.06],
  ['danzig', 200, 0.9],
  ['tallinn', 242, 1.14],
];
const FOOT = 138;
const WINDOWS = 'M11 32h6v8h-6zM21 32h6v8h-6zM31 32h6v8h-6zM11 46h6v8h-6zM31 46h6v8h-6zM20 48h8v16h-8z';
const SUN: Readonly<Record<Season, readonly [x: number, y: number, r: number]>> = {
  spring: [70, 56, 15],
  summer: [84, 34, 20],
  autumn: [60, 84, 17],
  winter: [76, 66, 11],
  end: [76, 66, 11],
};
/** What is in the air, wherever there is sky. */
const AIR: readonly (readonly [x: number, y: number])[] = [
  [22, 30],
  [48, 104],
  [96, 72],
  [128, 26],
  [150, 58],
  [186, 34],
  [212, 62],
  [238, 22],
  [268, 48],
  [286, 84],
  [18, 78],
  [104, 112],
];

const house = ([at, x, size]: (typeof QUAY)[number], isSnowy: boolean): Drawing =>
  place(
    x,
    FOOT - 64 * size,
    size,
    front(at),
    path(WINDOWS, { fill: isSnowy ? '#ffd98a' : '#2f2216', opacity: isSnowy ? 0.9 : 0.62 }),
    isSnowy && path('M2 64V60Q14 56 24 60T46 60V64Z', { fill: '#f4f6f7' }),
  );

function tree(x: number, size: number, season: Season): Drawing {
  const isBare = season === 'winter' || season === 'end';
  return place(
    x,
    FOOT,
    size,
    path(isBare ? 'M0 0V-24M0-14L-9-27M0-12L9-25M0-22L-4-33M0-20L6-32' : 'M0 0V-20', {
      fill: 'none',
      stroke: '#5b4028',
      strokeWidth: 2.6,
      strokeLinecap: 'round',
    }),
    !isBare && path('M-13-20A10 10 0 0 1-9-36A11 11 0 0 1 9-37A10 10 0 0 1 13-20Z', { className: 'rg-crown' }),
    season === 'spring' &&
      path('M-6-30h.02M3-34h.02M7-26h.02M-2-24h.02', {
        stroke: '#fff',
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
  );
}

const cog = (): Drawing =>
  place(
    14,
    110,
    0.42,
    path('M100 130V4', { stroke: '#4b3422', strokeWidth: 6 }),
    path('M100 4l34-7-34-9z', { fill: '#b2402c' }),
    path('M46 22q54-16 108 0 9 40-3 76-51-13-102 0-12-36-3-76z', { fill: '#f6ead0' }),
    path('M88 16h24v78h-24z', { fill: '#e0a92f', opacity: 0.85 }),
    group(
      { transform: 'translate(4 122) scale(0.96 2)' },
      path(HULL, { fill: '#6b4829', stroke: '#442b16', strokeWidth: 1.2 }),
    ),
  );

const air = (season: Season): Drawing | false => {
  if (season === 'winter' || season === 'end')
    return group({ fill: '#ffffff' }, ...AIR.map(([x, y], i) => circle(x, y, 1.4 + (i % 3) * 0.6, {})));
  if (season === 'autumn')
    return group(
      { fill: '#b8611f' },
      ...AIR.slice(0, 7).map(([x, y], i) =>
        path('M0 0Q5-4 9 0Q5 4 0 0Z', { transform: `translate(${x} ${y + 20}) rotate(${i * 50})` }),
      ),
    );
  return path('M118 40q12-7 26 0t28-2M206 24q14-6 30 0t26-2', {
    fill: 'none',
    stroke: '#ffffff',
    strokeWidth: 4,
    strokeLinecap: 'round',
    opacity: 0.8,
  });
};

export function harbour(season: Season): Drawing {
  const isCold = season === 'winter' || season === 'end';
  const [x, y, r] = SUN[season];
  return group(
    {},
    rect(0, 0, 300, 140, { className: 'rg-heaven' }),
    circle(x, y, r, { fill: isCold ? '#fdf7ea' : season === 'autumn' ? '#f3b45a' : '#fff2bd' }),
    air(season),
    path('M0 122Q40 104 92 116T190 112V140H0Z', { className: 'rg-crown', opacity: 0.45 }),
    rect(0, 128, 300, 72, { className: 'rg-water' }),
    tree(104, 0.9, season),
    ...QUAY.map((one) => house(one, isCold)),
    tree(236, 0.8, season),
    path('M96 138H300V150H96Z', { fill: '#8b7a62' }),
    path('M96 138H300V142H96Z', { fill: isCold ? '#f4f6f7' : '#b7a586' }),
    path('M110 160q9-4 18 0t18 0M190 172q9-4 18 0t18 0t18 0M30 184q9-4 18 0t18 0M230 188q9-4 18 0t18 0', {
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 1.8,
      strokeLinecap: 'round',
      opacity: 0.55,
    }),
    cog(),
  );
}
