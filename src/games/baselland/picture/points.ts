// Points and lines on a tile that is 100 by 100, origin north-west; and repeatable random numbers.

export const SIZE = 100;
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Quarter turns clockwise about the middle of the tile. */
export function turned([x, y]: Point, turn: number): Point {
  let at: Point = [x, y];
  for (let i = 0; i < turn; i++) at = [SIZE - at[1], at[0]];
  return at;
}

/** A cubic curve as a line of `steps` pieces. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps = 18): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]] as const;
  });
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** What is further than the nearest by so little may be nearer, as far as rounding goes. */
const ROUNDING = 1 + 1e-9;

/** The point of a line nearest to `to`, and where in the line it is. Asked thousands of times a tile: it makes nothing on the way. */
export function nearest(line: Line, to: Point): { at: Point; far: number; index: number } {
  let best = { at: line[0], far: Number.POSITIVE_INFINITY, index: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i];
    const b = line[i + 1];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = dx * dx + dy * dy || 1;
    const t = Math.max(0, Math.min(1, ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / length));
    const x = a[0] + t * dx;
    const y = a[1] + t * dy;
    const squared = (x - to[0]) * (x - to[0]) + (y - to[1]) * (y - to[1]);
    if (squared > least * ROUNDING) continue;
    const at: Point = [x, y];
    const far = distance(at, to);
    if (far >= best.far) continue;
    best = { at, far, index: i };
    least = squared;
  }
  return best;
}

export function isInside(outline: Line, to: Point): boolean {
  const x = to[0];
  const y = to[1];
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i];
    const b = outline[j];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Numbers from 0 to 1 that always fall the same for one text: two tiles of a kind differ, one tile never changes. */
export type Lots = () => number;
export function lots(text: string): Lots {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
