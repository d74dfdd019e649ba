// The game's picture on the front page: a harbour of the Hanse on a clear cold day, a cog coming in with its crates.
import './pigments.css';
import { circle, element, group, type Paint, path, place, rect } from '../../../draw/drawing.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { Good, Place } from '../data/goods.ts';
import { front, shade, shield } from '../picture/art.ts';
import { HULL } from '../picture/shapes.ts';

/** The houses of the quay: place, x, foot, size. */
const HOUSES: readonly (readonly [Place, number, number, number])[] = [
  ['stockholm', 304, 218, 1.7],
  ['visby', 384, 222, 2.15],
  ['danzig', 484, 218, 1.8],
  ['tallinn', 566, 224, 2.35],
  ['riga', 674, 218, 1.9],
];
const CRATES: readonly (readonly [good: Good, x: number, y: number])[] = [
  ['grain', 118, 262],
  ['cloth', 146, 262],
  ['wine', 174, 262],
  ['glass', 202, 262],
  ['wine', 132, 234],
  ['grain', 188, 234],
];
const WAVE = 'q18-7 36 0t36 0t36 0';
const WINDOWS = 'M11 32h6v8h-6zM21 32h6v8h-6zM31 32h6v8h-6zM11 46h6v8h-6zM31 46h6v8h-6zM20 48h8v16h-8z';
const CLOUD = { fill: 'none', stroke: '#ffffff', strokeWidth: 7, strokeLinecap: 'round', opacity: 0.75 } as const;
const RIPPLE = { ...CLOUD, strokeWidth: 3, opacity: 0.5 } as const;

const downwards = (id: string, from: Paint, to: Paint) =>
  element(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    element('stop', { stopColor: from }),
    element('stop', { offset: 1, stopColor: to }),
  );

const cog = () =>
  group(
    {},
    path('M176 282V74', { stroke: '#4b3422', strokeWidth: 7 }),
    path('M176 74l46-9-46-13z', { fill: '#b2402c' }),
    path('M104 96q72-20 144 0 12 50-4 96-68-16-136 0-16-46-4-96z', { fill: '#f6ead0' }),
    path('M160 86h32v102h-32zM100 128q76-18 152 0l2 28q-78-16-156 0z', { fill: '#e0a92f', opacity: 0.85 }),
    ...CRATES.map(([good, x, y]) =>
      place(
        x,
        y,
        1,
        rect(0, 0, 26, 26, { rx: 3, fill: `$rg-${good}`, stroke: `$rg-${good}-deep`, strokeWidth: 2.4 }),
        path('M4 4L22 22M22 4L4 22', { stroke: `$rg-${good}-on`, strokeWidth: 1.6, opacity: 0.5 }),
      ),
    ),
    group(
      { transform: 'translate(60 282) scale(1.18 2.5)' },
      path(HULL, { fill: '#6b4829', stroke: '#442b16', strokeWidth: 1.2 }),
      path('M8 12C14 15 20 15 26 15H178C184 15 188 14 192 12', { fill: 'none', stroke: '#8d6541', strokeWidth: 1.3 }),
    ),
    path('M40 346q26-9 52 0t52 0t52 0t52 0t52 0', RIPPLE),
  );

const HARBOUR = group(
  {},
  element(
    'defs',
    {},
    shade(),
    downwards('rg-heaven', '#f4ead2', '#c9dfe5'),
    downwards('rg-water', '#9cc4cf', '#5f94a8'),
  ),
  path('M0 0H720V220H0Z', { fill: 'url(#rg-heaven)' }),
  circle(96, 74, 30, { fill: '#fff6d8' }),
  path('M214 66q26-15 60 0t66-3M486 42q30-13 62 0t58-3', CLOUD),
  path('M0 196q90-26 190-8t180-4V232H0Z', { fill: '#a8bfae' }),
  path('M0 214H720V400H0Z', { fill: 'url(#rg-water)' }),
  ...HOUSES.map(([at, x, foot, size]) =>
    place(
      x,
      foot - 64 * size,
      size,
      front(at),
      path(WINDOWS, { fill: '#2f2216', opacity: 0.7 }),
      place(17, 14, 0.58, shield(at, '#f6efe0')),
    ),
  ),
  path('M280 218H720V248H280Z', { fill: '#8b7a62' }),
  path('M280 218H720V226H280Z', { fill: '#b7a586' }),
  path(
    `M300 262${WAVE}M470 284${WAVE}M30 330${WAVE}M330 344${WAVE}M560 330${WAVE}M180 378${WAVE}M500 382${WAVE}`,
    RIPPLE,
  ),
  cog(),
);

export default function Picture() {
  return (
    <svg
      className="rg-paint"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={HARBOUR} />
    </svg>
  );
}
