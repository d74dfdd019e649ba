// The arms of a guild: its symbols as tinctures with charges, never a colour alone. One symbol fills the field, two part it
// per pale, three have two and a base, four quarter it, a fifth lies over the four; plain fields bear one of five ordinaries, so that crests are told apart.
import { type Drawing, group, type Paint, path } from '../../../draw/drawing.ts';
import type { GuildSymbol } from '../data/tiles.ts';
import { glyph } from './glyphs.ts';

/** About 44 by 50. */
const OUTLINE = 'M0 0H44V24C44 40 32 47 22 50C12 47 0 40 0 24Z';
const HALVES = ['M0 0H22V50C12 47 0 40 0 24Z', 'M22 0H44V24C44 40 32 47 22 50Z'];
const QUARTERS = [
  'M0 0H22V23H0Z',
  'M22 0H44V23H22Z',
  'M0 23H22V50C12 47 0 40 0 24Z',
  'M22 23H44V24C44 40 32 47 22 50Z',
];
const BASE = 'M0 23H44V24C44 40 32 47 22 50C12 47 0 40 0 24Z';
const OVER_ALL = 'M14 14H30V24C30 30.5 26 33.5 22 35C18 33.5 14 30.5 14 24Z';
const FIELDS: Readonly<Record<number, readonly string[]>> = {
  1: [OUTLINE],
  2: HALVES,
  3: [QUARTERS[0], QUARTERS[1], BASE],
  4: QUARTERS,
  5: [...QUARTERS, OVER_ALL],
};
const CHARGES: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  1: [[22, 22.5, 29]],
  2: [
    [11.4, 20, 18.5],
    [32.6, 20, 18.5],
  ],
  3: [
    [11.5, 12, 15.5],
    [32.5, 12, 15.5],
    [22, 34, 17],
  ],
  5: [
    [7.5, 8.5, 11],
    [36.5, 8.5, 11],
    [9.6, 33, 11],
    [34.4, 33, 11],
    [22, 23, 12.5],
  ],
  4: [
    [11.5, 12, 15.5],
    [32.5, 12, 15.5],
    [12.6, 32, 15],
    [31.4, 32, 15],
  ],
};
/** Chief, pale, fess, bordure, base. */
const ORDINARIES = [
  'M0 0H44V9H0Z',
  'M13 0H31V46.4C28 48 25 49 22 50C19 49 16 48 13 46.4Z',
  'M0 14H44V24C44 27 43.5 29 42.8 31H1.2C.5 29 0 27 0 24Z',
  'M0 0H44V24C44 40 32 47 22 50C12 47 0 40 0 24ZM5 5V24C5 36 14 42 22 44.8C30 42 39 36 39 24V5Z',
  'M5.4 37H38.6C34.4 43.8 28 47.6 22 50C16 47.6 9.6 43.8 5.4 37Z',
];

/** Charges: sable on gold, gold on red, silver on the others. */
const ON: Readonly<Record<GuildSymbol, Paint>> = {
  yellow: '#2a2010',
  red: '#f4cf6a',
  blue: '#fbf6e6',
  green: '#f3ecc8',
  pink: '#fbf6e6',
};

/** In a box of 44 by 50. `ordinary`: which one a plain field bears; -1: none. */
export function shield(symbols: readonly GuildSymbol[], ordinary = -1): Drawing {
  const count = symbols.length;
  return group(
    {},
    path(OUTLINE, { fill: '#281a06', fillOpacity: 0.3, transform: 'translate(1.2 1.8)' }),
    ...symbols.map((symbol, i) => path(FIELDS[count][i], { fill: `$gl-${symbol}` })),
    ordinary >= 0 &&
      path(ORDINARIES[ordinary % ORDINARIES.length], { fill: '#1a1206', opacity: 0.2, fillRule: 'evenodd' }),
    ...symbols.map((symbol, i) => {
      const [x, y, size] = CHARGES[count][i];
      return glyph(symbol, x, y, size, { fill: ON[symbol] });
    }),
    path(OUTLINE, { fill: 'none', stroke: '#2b2112', strokeWidth: 1.5 }),
  );
}
