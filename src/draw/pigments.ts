// Colours by name, by day and by candle. In a page they are custom properties of these names, written by `npm run pigments`
// and following the theme; in the text of a picture they are values.

export type Theme = 'light' | 'dark';

/** By day, and by candle. */
export type Pair = readonly [light: string, dark: string];
export type Pigments = Readonly<Record<string, Pair>>;

/** The same by day and by candle. */
export const always = (colour: string): Pair => [colour, colour];

/** Red, green, blue from 0 to 255, and how much of it covers. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads '#rgb', '#rrggbb', '#rrggbbaa', and 'rgb(r g b / a)'. */
export function readColour(text: string): Rgba {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (i: number): number => Number.parseInt(full.slice(i, i + 2), 16);
    return [at(0), at(2), at(4), full.length === 8 ? at(6) / 255 : 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (parts === null) throw new Error(`'${text}' is no colour`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4])];
}

const hexOf = (n: number): string => Math.round(n).toString(16).padStart(2, '0');
export const writeColour = ([r, g, b]: Rgba): string => `#${hexOf(r)}${hexOf(g)}${hexOf(b)}`;

/** So much of one colour in another; both cover fully. */
function blended(one: string, share: number, other: string): string {
  const [a, b] = [readColour(one), readColour(other)];
  const at = (i: 0 | 1 | 2): number => a[i] * share + b[i] * (1 - share);
  return writeColour([at(0), at(1), at(2), 1]);
}
export const mix = (one: Pair, share: number, other: Pair): Pair => [
  blended(one[0], share, other[0]),
  blended(one[1], share, other[1]),
];
