// What houses are made of, in one light from the top left. The ground is y = 0, up is negative; x runs from -30 to 30.
import { circle, type Drawing, group, type Paint, path, rect } from '../../../draw/drawing.ts';

/** A building, given the paint of its roof. */
export type Raised = (roof: Paint) => readonly Drawing[];

export const PLASTER = '#f4e7c9';
export const STONE = '#c3b8a3';
export const TIMBER = '#805732';
export const DARK = '#37281a';
export const GOLD = '#e2b548';
export const LINEN = '#f8f1e0';
const LEAF = '#4c8248';
const WATER = '#7fb0c6';

export const line = (d: string, stroke: Paint = TIMBER, strokeWidth = 1.6): Drawing =>
  path(d, { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const fill = (d: string, paint: Paint, opacity?: number): Drawing => path(d, { fill: paint, opacity });

/** A wall, its right side in the shade. */
export const wall = (x: number, w: number, h: number, paint: Paint = PLASTER, foot = 0): Drawing =>
  group(
    {},
    rect(x, foot - h, w, h, { fill: paint }),
    rect(x + w * 0.66, foot - h, w * 0.34, h, { fill: DARK, opacity: 0.13 }),
  );

/** A roof that ends in a point, its right half in the shade. */
export const point = (x: number, w: number, y: number, rise: number, roof: Paint): Drawing =>
  group(
    {},
    fill(`M${x - 2.5} ${y}L${x + w / 2} ${y - rise}L${x + w + 2.5} ${y}Z`, roof),
    fill(`M${x + w / 2} ${y - rise}L${x + w + 2.5} ${y}H${x + w / 2 + 1}Z`, DARK, 0.2),
  );
/** A roof with a ridge. */
export const ridge = (x: number, w: number, y: number, rise: number, roof: Paint, slope = 6): Drawing =>
  group(
    {},
    fill(`M${x - 2.5} ${y}L${x + slope} ${y - rise}H${x + w - slope}L${x + w + 2.5} ${y}Z`, roof),
    fill(`M${x + w * 0.6} ${y - rise}H${x + w - slope}L${x + w + 2.5} ${y}H${x + w * 0.7}Z`, DARK, 0.18),
  );
export const gable = (x: number, w: number, h: number, rise: number, roof: Paint, paint: Paint = PLASTER): Drawing =>
  group({}, wall(x, w, h, paint), point(x, w, -h, rise, roof));
export const hall = (x: number, w: number, h: number, rise: number, roof: Paint, paint: Paint = PLASTER): Drawing =>
  group({}, wall(x, w, h, paint), ridge(x, w, -h, rise, roof));

export const door = (x: number, w = 6, h = 10, foot = 0): Drawing =>
  fill(`M${x} ${foot}V${foot - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${foot - h + w / 2}V${foot}Z`, DARK, 0.8);
/** Windows in a row. */
export const windows = (xs: readonly number[], y: number, w = 4, h = 5, paint: Paint = DARK): Drawing =>
  fill(xs.map((x) => `M${x} ${y}h${w}v${-h}h${-w}Z`).join(''), paint, paint === DARK ? 0.7 : 1);
/** Beams on plaster. */
export const beams = (x: number, w: number, h: number): Drawing =>
  line(
    `M${x} 0V${-h}M${x + w} 0V${-h}M${x} ${-h / 2}H${x + w}M${x + w / 2} ${-h / 2}V${-h}M${x} ${-h / 2}L${x + w / 4} ${-h}M${x + w} ${-h / 2}L${x + w * 0.75} ${-h}`,
    TIMBER,
    1.3,
  );

/** A tower with battlements. */
export const keep = (x: number, w: number, h: number, paint: Paint = STONE): Drawing => {
  const n = Math.max(3, Math.round(w / 4.5) | 1);
  const step = (w + 3) / n;
  const merlons = Array.from({ length: n }, (_, i) =>
    i % 2 === 0 ? `M${x - 1.5 + i * step} ${-h - 3}v-4h${step}v4Z` : '',
  ).join('');
  return group({}, wall(x, w, h, paint), rect(x - 1.5, -h - 4, w + 3, 4.5, { fill: paint }), fill(merlons, paint));
};

export const flag = (x: number, y: number, paint: Paint): Drawing =>
  group({}, line(`M${x} ${y}v-15`, DARK, 1.3), fill(`M${x} ${y - 15}l11 3.4l-11 3.6Z`, paint));
export const chimney = (x: number, y: number, h = 9): Drawing =>
  group({}, rect(x, y - h, 4.5, h, { fill: '#9a6a4c' }), line(`M${x + 2} ${y - h - 3}q-3-4 1-7t0-7`, '#ffffff', 2));

export const tree = (x: number, size = 1, paint: Paint = LEAF): Drawing =>
  group(
    { transform: `translate(${x} 0) scale(${size})` },
    line('M0 0V-16', TIMBER, 2.6),
    fill('M-12-14A9 9 0 0 1-9-30A10 10 0 0 1 9-31A9 9 0 0 1 12-14Z', paint),
    fill('M2-14Q12-20 8-31A9 9 0 0 1 12-14Z', DARK, 0.16),
  );
export const pine = (x: number, size = 1): Drawing =>
  group(
    { transform: `translate(${x} 0) scale(${size})` },
    line('M0 0V-8', TIMBER, 2.6),
    fill('M-11-6L0-24L11-6ZM-9-17L0-33L9-17ZM-6-27L0-40L6-27Z', LEAF),
    fill('M0-40L6-27H3L9-17H4L11-6H0Z', DARK, 0.16),
  );
export const hedge = (x: number, w: number, h = 7): Drawing => rect(x, -h, w, h, { rx: h / 2, fill: LEAF });
export const fence = (x: number, w: number, h = 11): Drawing => {
  const posts = Array.from({ length: Math.floor(w / 7) + 1 }, (_, i) => `M${x + i * 7} 0v${-h}`).join('');
  return line(`${posts}M${x - 2} ${-h * 0.4}h${w + 4}M${x - 2} ${-h * 0.8}h${w + 4}`, TIMBER, 2);
};

/** Water at the foot, with waves. */
export const sea = (y = -9): Drawing =>
  group(
    {},
    fill(`M-30 ${y}H30V10H-30Z`, WATER),
    line(`M-26 ${y + 5}q4-3 8 0t8 0M2 ${y + 7}q4-3 8 0t8 0`, '#ffffff', 1.2),
  );
export const boat = (x: number, y: number, roof: Paint, w = 24): Drawing =>
  group(
    {},
    line(`M${x + w / 2} ${y}v-22`, TIMBER, 1.6),
    fill(`M${x + w / 2 + 1} ${y - 21}q12 7 9 17h-9Z`, LINEN),
    fill(`M${x + w / 2 - 1} ${y - 19}q-9 7-7 15h7Z`, roof),
    fill(`M${x} ${y}h${w}l-4 7h${8 - w}Z`, TIMBER),
  );
export const barrel = (x: number, y = 0): Drawing =>
  group(
    {},
    fill(`M${x} ${y}q-2-5 0-10h8q2 5 0 10Z`, TIMBER),
    line(`M${x - 0.6} ${y - 3}h9M${x - 0.6} ${y - 7}h9`, DARK, 1),
  );
/** What hangs out over a door. */
export const sign = (x: number, y: number, paint: Paint): Drawing =>
  group(
    {},
    line(`M${x - 6} ${y - 7}h8M${x} ${y - 7}v2`, DARK, 1.2),
    circle(x, y, 5, { fill: paint, stroke: DARK, strokeWidth: 1 }),
  );
export const awning = (x: number, w: number, y: number, roof: Paint): Drawing =>
  group(
    {},
    fill(`M${x + 3} ${y - 9}H${x + w - 3}L${x + w} ${y}H${x}Z`, LINEN),
    fill(
      Array.from({ length: 3 }, (_, i) => {
        const at = x + (w / 6) * (2 * i);
        return `M${at + 2} ${y - 9}h${w / 6}L${at + w / 6} ${y}H${at}Z`;
      }).join(''),
      roof,
    ),
    line(`M${x + 2} ${y}V0M${x + w - 2} ${y}V0`, TIMBER, 2),
  );
export const arch = (x: number, w: number, h: number, paint: Paint = DARK): Drawing =>
  fill(`M${x} 0V${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z`, paint, paint === DARK ? 0.75 : 1);
