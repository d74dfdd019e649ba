// The signs on the cards: a colour is always a shape as well, a profession always a figure.
import { circle, type Drawing, group, iconAt, move, type Paint, path, rect } from '../../../draw/drawing.ts';
import { COLOURS, type Colour, type Profession } from '../data/persons.ts';
import type { Size } from '../types.ts';
import { ICONS } from './icons.ts';

/** In a square of 24. */
const COLOUR_PATHS: Readonly<Record<Colour, string>> = {
  green: 'M12 1.5 21 15.5H15V22.5H9V15.5H3Z',
  yellow: 'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6Z',
  blue: 'M12 1C16 7 20.5 11 20.5 15.5A8.4 7.8 0 0 1 3.5 15.5C3.5 11 8 7 12 1Z',
  red: 'M3 3H21V12C21 17.5 16.5 21 12 23C7.5 21 3 17.5 3 12Z',
};
/** An ear of wheat in a square of 512. */
const WHEAT =
  'M244 500V220h24v280zM256 12q46 52 0 112q-46-60 0-112zM240 236q-96-14-92-96q84 8 92 96zM272 236q96-14 92-96q-84 8-92 96z' +
  'M240 336q-96-14-92-96q84 8 92 96zM272 336q96-14 92-96q-84 8-92 96zM240 436q-96-14-92-96q84 8 92 96zM272 436q96-14 92-96q-84 8-92 96z';

export const tradePath = (profession: Profession): string => (profession === 'farmer' ? WHEAT : ICONS[profession]);

/** A colour's mark, `size` across, its middle at x, y. */
export const colourShape = (
  colour: Colour,
  x: number,
  y: number,
  size: number,
  stroke: { readonly stroke: Paint; readonly strokeOpacity?: number } = { stroke: '#1e1206', strokeOpacity: 0.6 },
): Drawing =>
  path(COLOUR_PATHS[colour], {
    fill: `$ty-${colour}`,
    ...stroke,
    strokeWidth: 1.2,
    strokeLinejoin: 'round',
    transform: move(x - size / 2, y - size / 2, size / 24),
  });

const MEDALS: Readonly<Record<Profession, Paint>> = {
  farmer: '#55702a',
  merchant: '#87611a',
  craftsman: '#71421f',
  captain: '#28567f',
  priest: '#5c4377',
  soldier: '#7a2c2a',
};

/** A profession's medallion. */
export const tradeSign = (profession: Profession, x: number, y: number, size: number): Drawing =>
  group(
    {},
    circle(x, y, size / 2, { fill: MEDALS[profession], stroke: '#fbf1da', strokeWidth: 1.2 }),
    iconAt(tradePath(profession), x, y, size * 0.7, { fill: '#fdf6e4' }),
  );

/** A house with a gable: points stand in it. Its middle at x, y. */
export const housePath = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y - height * 0.14}L${x} ${y - height / 2}L${x + width / 2} ${y - height * 0.14}V${y + height / 2}H${x - width / 2}Z`;

/** A built house, 20 by 26, with its colour's mark on the front. */
export const smallHouse = (colour: Colour, size: Size): Drawing =>
  group(
    {},
    path(size === 'large' ? housePath(10, 13, 17, 24) : housePath(10, 16.5, 17, 17), {
      fill: `$ty-${colour}`,
      stroke: '#1e1206',
      strokeOpacity: 0.6,
      strokeWidth: 1,
      strokeLinejoin: 'round',
    }),
    path(COLOUR_PATHS[colour], { fill: '#fffaf0', transform: move(5.5, 13.5, 9 / 24) }),
  );

/** What a building does beside its points (R8.1.2–R8.1.4, R5.5), about 24 wide, its middle at x, y. */
export function effectSign(
  effect: 'max' | 'set4' | 'pair' | 'draw2',
  counts: Colour | null,
  x: number,
  y: number,
): Drawing {
  if (effect === 'set4')
    return group(
      {},
      ...COLOURS.map((colour, i) => colourShape(colour, x + (i % 2 ? 6.4 : -6.4), y + (i > 1 ? 6.4 : -6.4), 11.5)),
    );
  if (effect === 'draw2')
    return group(
      { fill: '#fdf6e4', stroke: '#3a2c1d', strokeWidth: 1.4, transform: move(x, y) },
      rect(-10, -9, 13, 18, { rx: 2, transform: 'rotate(-10)' }),
      rect(-3, -9, 13, 18, { rx: 2, transform: 'rotate(10)' }),
      path('M3.5-4V4M-.5 0H7.5', { transform: 'rotate(10)' }),
    );
  const colour = counts ?? 'green';
  if (effect === 'pair')
    return group({}, colourShape(colour, x - 6.4, y - 2, 13), colourShape(colour, x + 6.4, y + 2, 13));
  return group(
    {},
    path('M-10 5V-6L-5-1L0-9L5-1L10-6V5Z', {
      fill: '#e6b53c',
      stroke: '#5d430c',
      strokeWidth: 1.2,
      strokeLinejoin: 'round',
      transform: move(x, y - 6),
    }),
    colourShape(colour, x, y + 6.5, 12),
  );
}
