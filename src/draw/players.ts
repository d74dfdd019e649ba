// Eight seats, each a colour, a shape and a letter, always together.
import { type Drawing, group, type Look, type Paint, path, text } from './drawing.ts';

export const SHAPES = ['disc', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'crescent'] as const;
export type Shape = (typeof SHAPES)[number];

/** 'A' for the first seat. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + (seat % 26));
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length];

const points = (list: readonly (readonly [number, number])[]): string =>
  `M${list.map(([x, y]) => `${+x.toFixed(2)} ${+y.toFixed(2)}`).join('L')}Z`;
const ring = (corners: number, radius: (i: number) => number, from = -Math.PI / 2): [number, number][] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = from + (i * 2 * Math.PI) / corners;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });

/** Outlines around the origin, about 20 across, of about the same visual weight. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  disc: 'M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0Z',
  square: 'M-8.6-8.6H8.6V8.6H-8.6Z',
  triangle: points([
    [0, -11.4],
    [11.4, 8.6],
    [-11.4, 8.6],
  ]),
  diamond: points([
    [0, -12],
    [11, 0],
    [0, 12],
    [-11, 0],
  ]),
  star: points(ring(10, (i) => (i % 2 === 0 ? 12.6 : 6.6))),
  hexagon: points(ring(6, () => 10.8, 0)),
  cross: 'M-4.6-10.4H4.6V-4.6H10.4V4.6H4.6V10.4H-4.6V4.6H-10.4V-4.6H-4.6Z',
  crescent: 'M5-10.4A10.6 10.6 0 1 0 10.4 5.2A11.6 11.6 0 0 1 5-10.4Z',
};
/** Where the letter goes: not every shape is widest in its middle. */
export const LETTER_AT: Readonly<Record<Shape, readonly [x: number, y: number, size: number]>> = {
  disc: [0, 0, 12.5],
  square: [0, 0, 12.5],
  triangle: [0, 2.6, 10.5],
  diamond: [0, 0, 11],
  star: [0, 0.6, 9.5],
  hexagon: [0, 0, 12],
  cross: [0, 0, 10.5],
  crescent: [-3.4, 1, 9.5],
};

export const seatPaint = (seat: number): Paint => `$seat-${seat % SHAPES.length}`;
export const onSeatPaint = (seat: number): Paint => `$on-seat-${seat % SHAPES.length}`;

const RIM: Look = { stroke: '$seat-rim', strokeWidth: 1.3, strokeLinejoin: 'round' };

/** A player's sign around the origin, about 20 across. */
export function sign(seat: number, letter = letterOf(seat), rim = RIM): Drawing {
  const shape = shapeOf(seat);
  const [x, y, size] = LETTER_AT[shape];
  return group(
    {},
    path(SHAPE_PATHS[shape], { className: 'k-sign-shape', fill: seatPaint(seat), ...rim }),
    text(letter, x, y, {
      className: 'k-sign-letter',
      dy: '0.35em',
      fill: onSeatPaint(seat),
      fontFamily: '$font-sans',
      fontSize: size,
      fontWeight: 800,
      textAnchor: 'middle',
    }),
  );
}
