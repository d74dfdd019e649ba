// Cards, 100 by 140. The number and the sign are at the top left, so that overlapped cards stay readable.
import {
  type Attributes,
  circle,
  type Drawing,
  element,
  group,
  path,
  place,
  rect,
  text,
} from '../../../draw/drawing.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import type { Names } from '../words/names.ts';
import { symbolName } from '../words/sentences.ts';
import { signShape, TINTS } from './glyphs.ts';

const SPOTS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[50, 71, 1.5]],
  [
    [34, 56, 0.98],
    [66, 88, 0.98],
  ],
  [
    [50, 49, 0.84],
    [30, 88, 0.84],
    [70, 88, 0.84],
  ],
  [
    [31, 52, 0.76],
    [69, 52, 0.76],
    [31, 91, 0.76],
    [69, 91, 0.76],
  ],
];
/** Where the signs stand; more than drawn for stand in rows of three. */
const spotsOf = (count: number): (typeof SPOTS)[number] =>
  SPOTS[count] ??
  Array.from({ length: count }, (_, i) => [26 + (i % 3) * 24, 46 + Math.floor(i / 3) * 24, 0.5] as const);
/** Rays behind the treasure. */
const RAYS = Array.from({ length: 9 }, (_, i) => {
  const [a, b] = [Math.PI * (1 + (i * 2 + 0.35) / 18), Math.PI * (1 + (i * 2 + 1.35) / 18)];
  const far = (angle: number) =>
    `${(50 + 130 * Math.cos(angle)).toFixed(1)} ${(112 + 130 * Math.sin(angle)).toFixed(1)}`;
  return `M50 112L${far(a)}L${far(b)}Z`;
}).join('');
const PANEL = 'M7 31q5 0 5-5H88q0 5 5 5V109q-5 0-5 5H12q0-5-5-5Z';

/** What is too small to be read on a narrow card, a board leaves out: these are the names by which it does. */
const COUNT: Attributes = {
  className: 'gs-count',
  fill: '#2c1c0c',
  fontFamily: '$font-serif',
  fontSize: 24,
  fontWeight: 750,
};
const LEVEL: Attributes = {
  className: 'gs-level',
  fill: '#7d6a45',
  fontFamily: '$font-serif',
  fontSize: 15,
  fontWeight: 650,
  textAnchor: 'end',
};
const NAME: Attributes = {
  className: 'gs-name',
  fill: '#3a2a18',
  fontFamily: '$font-sans',
  fontSize: 13.5,
  fontWeight: 600,
  textAnchor: 'middle',
};
const LIGHT = '#f6dc94';

/** What is written on cards; null in a picture where it would be too small to be read. */
type Written = Names | null;

export function cardFace(id: CardId, names: Written): Drawing {
  const { symbol, count, level } = cardOf(id);
  const [light, mid, deep] = TINTS[symbol];
  return group(
    {},
    rect(0, 0, 100, 140, { rx: 6, fill: '#fbf3de' }),
    rect(0.6, 0.6, 98.8, 138.8, { rx: 5.6, fill: 'none', stroke: '#b9a06a', strokeWidth: 1.2 }),
    path(PANEL, { fill: deep }),
    element(
      'svg',
      { x: 9, y: 27.5, width: 82, height: 85, viewBox: '9 27.5 82 85' },
      path(RAYS, { fill: mid, opacity: 0.5 }),
    ),
    circle(50, 71, 30, { fill: light, opacity: 0.13 }),
    path(PANEL, { fill: 'none', stroke: '#e3bd63', strokeWidth: 1.4 }),
    path('M11 34q5 0 5-4H84q0 4 5 4V106q-5 0-5 4H16q0-4-5-4Z', { fill: 'none', stroke: '#e3bd63', strokeWidth: 0.6 }),
    ...spotsOf(count).map(([x, y, scale]) => place(x, y, scale, signShape(symbol))),
    text(count, 7, 22, COUNT),
    place(33, 13.5, 0.46, signShape(symbol)),
    text(level, 92, 18.5, LEVEL),
    names && text(symbolName(names, symbol, count), 50, 130.5, NAME),
  );
}

const SCALES = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 5 + (row % 2) }, (_, i) => [10 + i * 20 - (row % 2) * 10, 22 + row * 14] as const),
).flat();

const scaleAt = (x: number, y: number): string =>
  `M${x - 10} ${y}a10 10 0 0 1 20 0M${x - 6} ${y}a6 6 0 0 1 12 0M${x - 2.5} ${y}a2.5 2.5 0 0 1 5 0`;

/** All backs are alike, whatever the level. */
export function cardBack(): Drawing {
  return group(
    {},
    rect(0, 0, 100, 140, { rx: 6, fill: '#fbf3de' }),
    rect(5, 5, 90, 130, { rx: 4, fill: '#1b2350' }),
    element(
      'svg',
      { x: 8, y: 8, width: 84, height: 124, viewBox: '8 8 84 124', fill: 'none', stroke: '#c99f47', strokeWidth: 0.9 },
      path(SCALES.map(([x, y]) => scaleAt(x, y)).join(''), {}),
    ),
    rect(8, 8, 84, 124, { rx: 3, fill: 'none', stroke: '#e3bd63', strokeWidth: 1.4 }),
    path('M50 50 66 70 50 90 34 70Z', { fill: '#1b2350', stroke: '#e3bd63', strokeWidth: 1.6 }),
    path('M50 58 59 70 50 82 41 70Z', { fill: '#e3bd63' }),
  );
}

const AROUND = ['book', 'artwork', 'topaz', 'emerald', 'gold'] as const;
export function splitFace(names: Written): Drawing {
  return group(
    {},
    rect(0, 0, 100, 140, { rx: 6, fill: '#e3bd63' }),
    rect(2, 2, 96, 136, { rx: 5, fill: '#141937' }),
    rect(6, 6, 88, 128, { rx: 3, fill: 'none', stroke: '#e3bd63', strokeWidth: 1.2 }),
    path('M50 8V36M50 104V122', { stroke: '#e3bd63', strokeWidth: 2.4, strokeDasharray: '3 4' }),
    path('M12 12H40L12 40ZM88 12H60L88 40Z', { fill: '#e3bd63', opacity: 0.14 }),
    ...AROUND.map((symbol, i) => {
      const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
      return place(50 + 27 * Math.cos(angle), 71 + 27 * Math.sin(angle), 0.5, signShape(symbol));
    }),
    text(1, 50, 79, { ...COUNT, fill: LIGHT, fontSize: 24, textAnchor: 'middle' }),
    names && text(names.symbols.wild[0], 50, 130.5, { ...NAME, fill: LIGHT }),
  );
}
