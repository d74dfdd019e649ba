// Collects everything of one material into one path, so that a tile is a few dozen elements and not a thousand.
import type { Line, Point } from '../points.ts';

/** From the ground up: the order in which materials are painted. */
export const GROUND = [
  'tilth',
  'furrow',
  'glade',
  'tuft',
  'flower1',
  'flower2',
  'flower3',
  'town',
  'cobble',
  'verge',
  'kerb',
  'road',
  'rut',
] as const;
export const TALL = [
  'wallshade',
  'shade',
  'wallfoot',
  'wall',
  'walltop',
  'merlon',
  'plaster',
  'plaster2',
  'roof1',
  'roof1d',
  'roof2',
  'roof2d',
  'slate',
  'slated',
  'window',
  'tower',
  'towerd',
  'cone',
  'coned',
  'trunk',
  'leafd',
  'leaf',
  'leafl',
  'fruit',
  'pole',
  'flag',
  'flagd',
  'gold',
] as const;
export type Material = (typeof GROUND)[number] | (typeof TALL)[number];
export type Painting = Readonly<Partial<Record<Material, string>>>;

const n = (x: number): string => String(Math.round(x * 10) / 10);

export class Brush {
  readonly paths: Partial<Record<Material, string>> = {};

  #put(material: Material, d: string): void {
    this.paths[material] = (this.paths[material] ?? '') + d;
  }

  line(material: Material, line: Line, dx = 0, dy = 0): void {
    this.#put(material, `M${line.map(([x, y]) => `${n(x + dx)} ${n(y + dy)}`).join('L')}`);
  }

  area(material: Material, line: Line, dx = 0, dy = 0): void {
    this.#put(material, `M${line.map(([x, y]) => `${n(x + dx)} ${n(y + dy)}`).join('L')}Z`);
  }

  box(material: Material, x: number, y: number, width: number, height: number): void {
    this.#put(material, `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`);
  }

  disc(material: Material, [x, y]: Point, rx: number, ry = rx): void {
    const width = Math.round(2 * rx * 10) / 10;
    this.#put(
      material,
      `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${width} 0a${n(rx)} ${n(ry)} 0 1 0 ${-width} 0z`,
    );
  }
}
