// Houses, towers, churches: upright however the tile is turned, lit from the top left.
import type { Lots, Point } from '../points.ts';
import type { Brush } from './brush.ts';

const ROOFS = [
  ['roof1', 'roof1d'],
  ['roof2', 'roof2d'],
] as const;

/** A house with its foot at `at`. `w` wide; about as high. */
export function house(brush: Brush, [x, y]: Point, w: number, chance: Lots): void {
  const [light, dark] = ROOFS[chance() < 0.6 ? 0 : 1];
  const wall = w * (0.3 + chance() * 0.12);
  const roof = w * (0.38 + chance() * 0.1);
  const [l, r] = [x - w / 2, x + w / 2];
  brush.area('shade', [
    [l + 1, y],
    [r, y],
    [r + w * 0.34, y - wall * 0.2],
    [r + w * 0.34, y - wall - roof * 0.4],
    [r, y - wall - roof * 0.6],
  ]);
  if (chance() < 0.6) eaves(brush, x, y, w, wall, roof, light, dark);
  else gabled(brush, x, y, w * 0.86, wall, roof, light, dark);
}

/** Ridge from left to right: one broad plane faces us. */
function eaves(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  wall: number,
  roof: number,
  light: 'roof1' | 'roof2',
  dark: 'roof1d' | 'roof2d',
): void {
  const [l, r, top] = [x - w / 2, x + w / 2, y - wall];
  brush.box('plaster', l, top, w * 0.62, wall);
  brush.box('plaster2', l + w * 0.62, top, w * 0.38, wall);
  brush.area(light, [
    [l - 0.5, top + 0.3],
    [l + w * 0.12, top - roof],
    [r - w * 0.12, top - roof],
    [r + 0.5, top + 0.3],
  ]);
  brush.area(dark, [
    [r - w * 0.34, top + 0.3],
    [r - w * 0.26, top - roof],
    [r - w * 0.12, top - roof],
    [r + 0.5, top + 0.3],
  ]);
  brush.box('window', l + w * 0.18, top + wall * 0.3, w * 0.1, wall * 0.34);
  brush.box('window', l + w * 0.46, top + wall * 0.3, w * 0.1, wall * 0.34);
}

/** Gable to the front: the left plane is lit, the right one is not. */
function gabled(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  wall: number,
  roof: number,
  light: 'roof1' | 'roof2',
  dark: 'roof1d' | 'roof2d',
): void {
  const [l, r, top, tip] = [x - w / 2, x + w / 2, y - wall, y - wall - roof * 0.9];
  const back = w * 0.42;
  brush.area('plaster', [
    [l, y],
    [l, top],
    [x, tip],
    [r, top],
    [r, y],
  ]);
  brush.area(light, [
    [l - 0.5, top + 0.4],
    [x, tip],
    [x, tip - back],
    [l - 0.5, top + 0.4 - back],
  ]);
  brush.area(dark, [
    [r + 0.5, top + 0.4],
    [x, tip],
    [x, tip - back],
    [r + 0.5, top + 0.4 - back],
  ]);
  brush.box('window', x - w * 0.07, top - roof * 0.1, w * 0.14, wall * 0.4);
}

/** A round tower with a pointed roof; its foot at `at`. */
export function tower(brush: Brush, [x, y]: Point, r: number, height: number, pointed = true): void {
  brush.area('shade', [
    [x - r * 0.2, y],
    [x + r, y],
    [x + r + height * 0.42, y - height * 0.12],
    [x + r + height * 0.3, y - height * 0.4],
    [x + r, y - height * 0.5],
  ]);
  const top = y - height;
  brush.area('tower', [
    [x - r, top],
    [x + r, top],
    [x + r, y - r * 0.2],
    [x + r * 0.5, y + r * 0.25],
    [x - r * 0.5, y + r * 0.25],
    [x - r, y - r * 0.2],
  ]);
  brush.area('towerd', [
    [x + r * 0.25, top],
    [x + r, top],
    [x + r, y - r * 0.2],
    [x + r * 0.5, y + r * 0.25],
    [x + r * 0.25, y + r * 0.32],
  ]);
  brush.box('window', x - r * 0.3, top + height * 0.3, r * 0.36, r * 0.8);
  if (!pointed) {
    for (let i = -1; i <= 1; i++) brush.box('tower', x + i * r * 0.72 - r * 0.24, top - r * 0.45, r * 0.48, r * 0.5);
    return;
  }
  const tip = top - r * 2.1;
  brush.area('cone', [
    [x - r * 1.25, top + 0.4],
    [x, tip],
    [x + r * 1.25, top + 0.4],
    [x, top + r * 0.5],
  ]);
  brush.area('coned', [
    [x + r * 0.2, top + r * 0.44],
    [x, tip],
    [x + r * 1.25, top + 0.4],
  ]);
}

/** A long banner on a pole: it counts as a pennant (R7.6), so it is large and like nothing else. */
export function banner(brush: Brush, [x, y]: Point): void {
  brush.line('pole', [
    [x, y],
    [x, y - 20],
  ]);
  // Four points of cloth in a light wind, swallow-tailed, with a gold roundel and hem.
  brush.area('flag', [
    [x, y - 19.4],
    [x + 5, y - 20.2],
    [x + 10, y - 19],
    [x + 16, y - 19.8],
    [x + 11.6, y - 14.8],
    [x + 15.4, y - 9.6],
    [x + 9.6, y - 10.2],
    [x + 5, y - 9],
    [x, y - 9.6],
  ]);
  brush.area('flagd', [
    [x + 9.2, y - 19.2],
    [x + 10.6, y - 19.1],
    [x + 10.2, y - 10.2],
    [x + 8.8, y - 10],
  ]);
  brush.disc('gold', [x + 4.6, y - 14.6], 2.7);
  brush.disc('gold', [x, y - 20.2], 1.1);
}

/** Nave, tower and cloister garden. */
export function monastery(brush: Brush, [cx, cy]: Point, chance: Lots): void {
  const [x, y]: Point = [cx - 3, cy + 2];
  brush.disc('glade', [x, y + 2], 23, 20);
  for (const [dx, dy] of [
    [-15, 11],
    [-8.5, 12.5],
    [9, 12.5],
    [15.5, 11],
  ]) {
    brush.box('tilth', x + dx - 2.6, y + dy - 1.8, 5.2, 3.6);
    for (let i = 0; i < 5; i++)
      brush.disc(i % 2 ? 'flower1' : 'flower2', [x + dx - 2 + i, y + dy + (chance() - 0.5) * 2], 0.5);
  }
  const foot = y + 8;
  brush.area('shade', [
    [x - 12, foot],
    [x + 14, foot],
    [x + 21, foot - 3],
    [x + 20, foot - 12],
    [x + 12, foot - 13],
  ]);
  brush.box('plaster', x - 8, foot - 8.5, 13, 8.5);
  brush.box('plaster2', x + 5, foot - 8.5, 10, 8.5);
  brush.area('slate', [
    [x - 8.5, foot - 8],
    [x - 6, foot - 17],
    [x + 13, foot - 17],
    [x + 16, foot - 8],
  ]);
  brush.area('slated', [
    [x + 7, foot - 8],
    [x + 7.8, foot - 17],
    [x + 13, foot - 17],
    [x + 16, foot - 8],
  ]);
  for (let i = 0; i < 4; i++) arch(brush, x - 3 + i * 4.5, foot - 1.6, 1, 4);
  brush.box('plaster', x - 15, foot - 19, 4.6, 19.6);
  brush.box('plaster2', x - 10.4, foot - 19, 3.2, 19.6);
  arch(brush, x - 11.4, foot, 1.4, 4.6);
  arch(brush, x - 11.4, foot - 12, 0.9, 3.4);
  brush.area('slate', [
    [x - 15.8, foot - 18.6],
    [x - 11.1, foot - 29],
    [x - 6.4, foot - 18.6],
  ]);
  brush.area('slated', [
    [x - 10.2, foot - 18.6],
    [x - 11.1, foot - 29],
    [x - 6.4, foot - 18.6],
  ]);
  brush.box('gold', x - 11.5, foot - 33.4, 0.8, 4.8);
  brush.box('gold', x - 12.7, foot - 32.2, 3.2, 0.8);
}

function arch(brush: Brush, x: number, y: number, half: number, height: number): void {
  brush.area('window', [
    [x - half, y],
    [x - half, y - height + half],
    [x - half * 0.5, y - height + half * 0.2],
    [x, y - height],
    [x + half * 0.5, y - height + half * 0.2],
    [x + half, y - height + half],
    [x + half, y],
  ]);
}

/** A gatehouse: two towers and the dark of the arch between them. */
export function gatehouse(brush: Brush, [x, y]: Point): void {
  tower(brush, [x - 5, y + 1.5], 2.5, 9);
  tower(brush, [x + 5, y + 1.5], 2.5, 9);
  brush.box('tower', x - 3.2, y - 6.8, 6.4, 8.4);
  arch(brush, x, y + 1.8, 2.1, 6);
}
