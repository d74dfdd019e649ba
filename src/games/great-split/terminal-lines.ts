// Lines of a terminal: a label and items, on as many lines as it takes.
import type { DrawHow } from '../../text/draw.ts';
import type { Cube } from './data/tracks.ts';

/** A piece of text, and the colour of the cube it speaks of. */
export interface Item {
  readonly text: string;
  readonly cube?: Cube;
}
export interface Line {
  readonly label: string;
  readonly items: readonly Item[];
}
export const item = (text: string, cube?: Cube): Item => (cube === undefined ? { text } : { text, cube });
export const plain = (label: string): Line => ({ label, items: [] });
/** No line where there is nothing to say. */
export const listed = (label: string, texts: readonly string[]): Line[] =>
  texts.length === 0 ? [] : [{ label, items: texts.map((text) => item(text)) }];

/** East Asian characters and emoji take two columns, and may stand in names. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1;
  return width;
};
function cut(text: string, room: number): string {
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > room) break;
    kept += character;
  }
  return kept;
}

const SGR: Readonly<Record<Cube, string>> = {
  white: '1',
  purple: '35',
  brown: '33',
  blue: '34',
  green: '32',
  yellow: '93',
  silver: '37',
};
const paint = (text: string, cube: Cube | undefined, isColoured: boolean): string =>
  isColoured && cube !== undefined ? `\u001b[${SGR[cube]}m${text}\u001b[0m` : text;

/** Further lines stand under the first item. */
export function wrapped({ label, items }: Line, { width, colour }: DrawHow): string[] {
  const first = cut(label, width);
  if (items.length === 0) return [first];
  const indent = Math.min(label === '' ? 0 : widthOf(first) + 2, Math.floor(width / 3));
  const lines: string[] = [];
  let line = label === '' ? '' : `${first}  `;
  let used = widthOf(line);
  let isFresh = true;
  for (const one of items) {
    const text = cut(one.text, width - indent);
    if (used + widthOf(text) + (isFresh ? 0 : 3) > width && !(isFresh && used <= indent)) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
      used = indent;
      isFresh = true;
    }
    line += `${isFresh ? '' : ' · '}${paint(text, one.cube, colour)}`;
    used += widthOf(text) + (isFresh ? 0 : 3);
    isFresh = false;
  }
  return [...lines, line];
}
