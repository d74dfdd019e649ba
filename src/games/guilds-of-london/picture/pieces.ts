// What stands on the table: pawns, masters, the beadle, neutrals. Feet at the origin.
import { circle, type Drawing, element, group, type Look, path, text } from '../../../draw/drawing.ts';
import { letterOf, seatPaint, sign } from '../../../draw/players.ts';
import { glyph, PATHS } from './glyphs.ts';

/** The letters of the owners: those of the seats, and the first letter of the solo opponent. */
export type Letters = readonly string[];

const GOWN = 'M-10.5 0C-10-6.5-7-9.5 0-9.5C7-9.5 10-6.5 10.5 0Z';
const RIM: Look = { stroke: '#fdf8ea', strokeWidth: 1.5, strokeLinejoin: 'round', paintOrder: 'stroke' };

export const ownerSign = (owner: number, letters: Letters): Drawing =>
  sign(owner, letters[owner] ?? letterOf(owner), RIM);

const shadow = (cx: number, cy: number, rx: number, ry: number): Drawing =>
  element('ellipse', { cx, cy, rx, ry, fill: '#181004', fillOpacity: 0.34 });
const gown = (owner: number): Drawing =>
  path(GOWN, { fill: seatPaint(owner), stroke: '$gl-ink', strokeWidth: 1.2, strokeLinejoin: 'round' });
const head = (owner: number, letters: Letters): Drawing =>
  group({ transform: 'translate(0 -15.5) scale(0.86)' }, ownerSign(owner, letters));

/** How many stand there. */
const crowd = (said: string | number, fontSize: number): Drawing =>
  text(said, 9.5, -1, {
    fill: '#fffaf0',
    stroke: '#1d1508',
    strokeWidth: 3.2,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontFamily: '$font-sans',
    fontSize,
    fontWeight: 800,
    textAnchor: 'middle',
  });

/** A pawn, about 28 high. */
export const pawn = (owner: number, letters: Letters, count: number | string = 1, written = 15.5): Drawing =>
  group(
    {},
    shadow(2, 0.4, 11.5, 3.2),
    gown(owner),
    head(owner, letters),
    (typeof count === 'string' || count > 1) && crowd(count, written),
  );

/** A master in his chair, with the chain of office. */
export const master = (seat: number, letters: Letters): Drawing =>
  group(
    {},
    shadow(3, 1, 23, 5),
    glyph('throne', 0, -23, 50, { fill: '#b08a3c', opacity: 0.9 }),
    group(
      { transform: 'translate(0 0.5) scale(1.5)' },
      gown(seat),
      path('M-6.4-8.2C-5-3.4 5-3.4 6.4-8.2', { fill: 'none', stroke: '$gl-gold', strokeWidth: 1.5 }),
      circle(0, -3.6, 1.9, { fill: '$gl-gold' }),
      head(seat, letters),
    ),
  );

/** The beadle with bell and cocked hat: grey and gold, nobody's. */
export const beadle = (): Drawing =>
  group(
    {},
    shadow(2, 0.4, 11, 3),
    path('M-10 0C-9.6-9-6-14.5 0-14.5C6-14.5 9.6-9 10 0Z', { fill: '#8d8f94', stroke: '#23201a', strokeWidth: 1.2 }),
    circle(0, -17.4, 5, { fill: '#e7c9a3', stroke: '#23201a', strokeWidth: 1 }),
    path('M-10-19.6C-6-20.6-5-24.6 0-26.6C5-24.6 6-20.6 10-19.6C6-18.4-6-18.4-10-19.6Z', {
      fill: '#24262b',
      stroke: '$gl-gold',
      strokeWidth: 1,
    }),
    glyph('beadle', 0, -5.6, 9.5, { fill: '#f6d777' }),
  );

/** R11.6 A neutral lying flat. */
export const lying = (): Drawing =>
  group(
    { transform: 'rotate(82)' },
    path(PATHS.neutral, {
      fill: '#17181b',
      stroke: '#fdf6e2',
      strokeWidth: 20,
      transform: `translate(-12.5 -12.5) scale(${25 / 512})`,
    }),
  );
