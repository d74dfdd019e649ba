// Cards as they lie in a picture, and where things lie side by side.
import { type Drawing, element, group, type Maybe, move, rect } from './drawing.ts';
import type { Box } from './frame.ts';

/** A card's face is drawn 100 by 140. */
const [WIDE, HIGH] = [100, 140];

/** Rounds the corners of cards; among the definitions of every picture that has some. */
export const cardCorners = (): Drawing => element('clipPath', { id: 'card' }, rect(0, 0, WIDE, HIGH, { rx: 6 }));

/** A card with its shadow, its upper left corner at x, y. */
export const card = (face: Drawing, x: number, y: number, width: number): Drawing =>
  group(
    { transform: move(x, y, width / WIDE) },
    rect(2.5, 4, WIDE, HIGH, { rx: 6, fill: '#1e1206', fillOpacity: 0.3 }),
    group({ clipPath: 'url(#card)' }, face),
    rect(0.5, 0.5, WIDE - 1, HIGH - 1, {
      rx: 5.6,
      fill: 'none',
      stroke: '#32200a',
      strokeOpacity: 0.45,
      strokeWidth: 1.2,
    }),
  );

/** Where `count` things of a width begin, side by side in some room: with a gap if they can, overlapping if they must. */
export function sideBySide(count: number, width: number, gap: number, room: number): number[] {
  const step = count < 2 ? 0 : Math.min(width + gap, (room - width) / (count - 1));
  return Array.from({ length: count }, (_, i) => i * step);
}

/** Cards of the same height in a row, the first one lowest. */
export function cardRow(faces: readonly Drawing[], { x, y, width, height }: Box, gap = 6): Drawing {
  const wide = Math.min(width, (height * WIDE) / HIGH);
  const starts = sideBySide(faces.length, wide, gap, width);
  return group({}, ...faces.map((face, i): Maybe => card(face, x + starts[i], y, wide)));
}

/** Boxes for `count` things in rows of `columns`. */
export function cells(count: number, columns: number, { x, y, width, height }: Box, gap: number): Box[] {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [(width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows];
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (wide + gap),
    y: y + Math.floor(i / columns) * (high + gap),
    width: wide,
    height: high,
  }));
}
