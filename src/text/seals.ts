// Who is who: seals and portraits that people choose from, and the colours they may wish for.

/** Drawn in `draw/seals.ts`. The first ones are seals, the others portraits. */
export const SEALS = [
  'ship',
  'anchor',
  'key',
  'tower',
  'oak',
  'rose',
  'fish',
  'bell',
  'sun',
  'moon',
  'hammer',
  'quill',
  'barrel',
  'crown',
  'wheat',
  'cat',
  'merchant',
  'baker',
  'sailor',
  'scholar',
  'countess',
  'gardener',
  'explorer',
  'weaver',
] as const;
export type SealName = (typeof SEALS)[number];
export const isSeal = (text: unknown): text is SealName => SEALS.includes(text as SealName);

/** In the order of the seats that have them where nobody wishes for anything. */
export const COLOUR_NAMES = ['red', 'blue', 'yellow', 'black', 'white', 'violet', 'orange', 'teal'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
export const isColour = (text: unknown): text is ColourName => COLOUR_NAMES.includes(text as ColourName);

/**
 * The colour of each seat, as a place in `COLOUR_NAMES`: what was granted; for the others that of their seat, or the first that is
 * left.
 */
export function seatColours(granted: readonly (ColourName | null | undefined)[]): number[] {
  const places = granted.map((one) => (one == null ? -1 : COLOUR_NAMES.indexOf(one)));
  const taken = new Set(places);
  const own = places.map((place, seat) => (place < 0 && !taken.has(seat) ? seat : place));
  for (const place of own) taken.add(place);
  return own.map((place, seat) => {
    if (place >= 0) return place;
    const left = COLOUR_NAMES.findIndex((_, i) => !taken.has(i));
    taken.add(left);
    return left < 0 ? seat % COLOUR_NAMES.length : left;
  });
}
