// Plates: the pictures in a rulebook and beside a told line. A plate is a row of things by their names, with signs between them;
// each game draws what it names (`picture/by-name.ts`).
import { type Drawing, element, group, place, rect, text } from './drawing.ts';

/** A drawing with the room it takes, from the origin. */
export interface Piece {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
}

/** A picture beside a rule. What it says is in the game's words by its id. */
export interface Plate {
  readonly id: string;
  readonly rule: string;
  /** Names of things, and signs: + − = → × ✗ ✓, or a number. */
  readonly shows: readonly string[];
}

/** What a game knows how to draw; null: nothing has this name. */
export type ByName<W> = (name: string, words: W) => Piece | null;

const [WIDE, HIGH] = [100, 140];
/** A card's face with round corners and a rim. */
export const cardPiece = (face: Drawing): Piece => ({
  width: WIDE,
  height: HIGH,
  drawing: group(
    {},
    element('svg', { width: WIDE, height: HIGH, viewBox: `0 0 ${WIDE} ${HIGH}` }, face),
    rect(0.6, 0.6, WIDE - 1.2, HIGH - 1.2, {
      rx: 5,
      fill: 'none',
      stroke: '#32200a',
      strokeOpacity: 0.5,
      strokeWidth: 1.2,
    }),
  ),
});

/** Larger or smaller, to a height. */
export const highAs = ({ drawing, width, height }: Piece, to: number): Piece => ({
  width: (width * to) / height,
  height: to,
  drawing: place(0, 0, to / height, drawing),
});

const SIGN = /^(?:[+−=→×✗✓<≥]|[+−×]?\d+)$/;
const PAINTS: Readonly<Record<string, '$good' | '$bad'>> = { '✓': '$good', '✗': '$bad' };
/** What stands between things. */
export function signPiece(sign: string): Piece | null {
  if (!SIGN.test(sign)) return null;
  const [width, height] = [20 + 20 * sign.length, 60];
  return {
    width,
    height,
    drawing: text(sign, width / 2, 44, {
      fill: PAINTS[sign] ?? '$ink',
      fontFamily: '$font-sans',
      fontSize: 40,
      fontWeight: 700,
      textAnchor: 'middle',
    }),
  };
}

/** Side by side, each in the middle of the height. */
export function across(pieces: readonly Piece[], gap = 10): Piece {
  const height = Math.max(...pieces.map((one) => one.height));
  let x = -gap;
  const placed = pieces.map((one) => {
    const at = x + gap;
    x = at + one.width;
    return place(at, (height - one.height) / 2, 1, one.drawing);
  });
  return { width: Math.max(0, x), height, drawing: group({}, ...placed) };
}

/** A plate as one drawing; it names only what there is. */
export function drawPlate<W>({ id, shows }: Plate, byName: ByName<W>, words: W): Piece {
  return across(
    shows.map((name) => {
      const piece = signPiece(name) ?? byName(name, words);
      if (piece === null) throw new Error(`plate ${id}: nothing is called ${name}`);
      return piece;
    }),
  );
}

/** Without what is written on it: where it is drawn so small, nobody could read that. */
export const wordless = ({ tag, with: attributes, children }: Drawing): Drawing => ({
  tag,
  with: attributes,
  children: children
    .filter((child) => typeof child === 'string' || child.tag !== 'text')
    .map((child) => (typeof child === 'string' ? child : wordless(child))),
});

/** A line shows no more than this beside its words. */
const MOST = 3;
/** What there is to be seen of these things. */
export const seenOf = <W>(names: readonly string[], byName: ByName<W>, words: W): readonly Piece[] =>
  names
    .flatMap((name) => byName(name, words) ?? [])
    .slice(0, MOST)
    .map((piece) => ({ ...piece, drawing: wordless(piece.drawing) }));
