// Text in terminal columns: how wide it is, cutting, colouring, and wrapping under a label.
import type { DrawHow } from './draw.ts';

/** A text, and what gives it its colour. */
export interface Item<Ink extends string> {
  readonly text: string;
  readonly ink?: Ink;
}
export interface Line<Ink extends string> {
  readonly label: string;
  readonly items: readonly Item<Ink>[];
  /** The colour of the label. */
  readonly ink?: Ink;
}
/** The terminal's number for every colour; text without one stays plain. */
export type Palette<Ink extends string> = Readonly<Partial<Record<Ink, string>>>;

/** Text as it is printed: colours take no columns. */
export interface Chunk {
  readonly text: string;
  readonly width: number;
  /** What separates it from the piece before it on the same line. */
  readonly glue?: string;
}

export const item = <Ink extends string = never>(text: string, ink?: Ink): Item<Ink> =>
  ink === undefined ? { text } : { text, ink };
export const plain = (label: string): Line<never> => ({ label, items: [] });

/** East Asian characters and emoji take two columns, and may occur in names. */
export const columnsOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1;
  return width;
};

/** As much of the beginning of a text as there is room for. */
export function cut(text: string, room: number): string {
  let kept = '';
  let left = room;
  for (const character of text) {
    left -= columnsOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

/** A text within a given number of columns; no palette: plain. */
export function painted<Ink extends string>(
  { text, ink }: Item<Ink>,
  room: number,
  palette: Palette<Ink> | null,
): Chunk {
  const kept = cut(text, room);
  const code = ink === undefined ? undefined : palette?.[ink];
  return { text: code === undefined ? kept : `\u001b[${code}m${kept}\u001b[0m`, width: columnsOf(kept) };
}

/** Pieces after a label, on as many lines as needed; further lines are indented to the first piece. */
export function flow(label: Chunk, width: number, piecesIn: (room: number) => readonly Chunk[]): string[] {
  const begin = label.width === 0 ? 0 : label.width + 2;
  const indent = Math.min(begin, Math.floor(width / 3));
  const pieces = piecesIn(width - indent);
  if (pieces.length === 0) return [label.text];
  const lines: string[] = [];
  let line = begin === 0 ? '' : `${label.text}  `;
  let used = begin;
  let isFresh = true;
  for (const piece of pieces) {
    const { glue = ' · ' } = piece;
    if (used + piece.width + (isFresh ? 0 : glue.length) > width && !(isFresh && used <= indent)) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
      used = indent;
      isFresh = true;
    }
    line += `${isFresh ? '' : glue}${piece.text}`;
    used += piece.width + (isFresh ? 0 : glue.length);
    isFresh = false;
  }
  return [...lines, line];
}

/** A line with its items, each either whole or cut. */
export function wrapped<Ink extends string>(
  { label, items, ...rest }: Line<Ink>,
  { width, colour }: Pick<DrawHow, 'width' | 'colour'>,
  palette: Palette<Ink>,
): string[] {
  const shown = colour ? palette : null;
  return flow(painted({ text: label, ...rest }, width, shown), width, (room) =>
    items.map((one) => painted(one, room, shown)),
  );
}
