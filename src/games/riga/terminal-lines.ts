// Lines for a terminal: a label, then pieces of text, wrapped under each other and painted by place.
import type { DrawHow } from '../../text/draw.ts';
import type { Place } from './data/goods.ts';

/** A piece of text, and the place whose colour it has. */
export interface Item {
  readonly text: string;
  readonly place?: Place;
}
export interface Line {
  readonly label: string;
  readonly items: readonly Item[];
  /** The colour of the label. */
  readonly place?: Place;
}
export const item = (text: string, place?: Place): Item => (place === undefined ? { text } : { text, place });
export const plain = (label: string): Line => ({ label, items: [] });
/** A line of its items that say something. */
export const line = (label: string, texts: readonly string[], place?: Place): Line => {
  const items = texts.filter((text) => text !== '').map((text) => item(text));
  return place === undefined ? { label, items } : { label, items, place };
};

/** Their items begin in one column. */
export function aligned(lines: readonly Line[]): Line[] {
  const width = Math.max(...lines.map(({ label }) => label.length));
  return lines.map((one) => ({ ...one, label: one.label.padEnd(width) }));
}

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

/** Riga is brown on the table and plain here. */
const SGR: Readonly<Partial<Record<Place, string>>> = { visby: '31', tallinn: '33', stockholm: '34', danzig: '32' };
function paint(text: string, place: Place | undefined, isColoured: boolean): string {
  const code = place === undefined || !isColoured ? undefined : SGR[place];
  return code === undefined ? text : `\u001b[${code}m${text}\u001b[0m`;
}

/** Items one after the other, on as many lines as it takes; further lines stand under the first item. */
export function wrapped({ label, items, place }: Line, { width, colour }: DrawHow): string[] {
  const first = cut(label, width);
  const painted = paint(first, place, colour);
  if (items.length === 0) return [painted];
  const indent = Math.min(label === '' ? 0 : widthOf(first) + 2, Math.floor(width / 3));
  const lines: string[] = [];
  let row = label === '' ? '' : `${painted}  `;
  let used = label === '' ? 0 : widthOf(first) + 2;
  let isFresh = true;
  for (const one of items) {
    const text = cut(one.text, width - indent);
    if (used + widthOf(text) + (isFresh ? 0 : 3) > width && !(isFresh && used <= indent)) {
      lines.push(row.trimEnd());
      row = ' '.repeat(indent);
      used = indent;
      isFresh = true;
    }
    row += `${isFresh ? '' : ' · '}${paint(text, one.place, colour)}`;
    used += widthOf(text) + (isFresh ? 0 : 3);
    isFresh = false;
  }
  return [...lines, row];
}
