// Lines of text for a terminal: pieces with an ink, cut and wrapped to its width.
import type { DrawHow } from '../../text/draw.ts';
import type { GuildSymbol } from './data/tiles.ts';

/** A piece of text, and the guild symbol it speaks of. */
export interface Item {
  readonly text: string;
  readonly ink?: GuildSymbol;
}
export interface Line {
  readonly label: string;
  readonly items: readonly (readonly Item[])[];
}
export const item = (text: string, ink?: GuildSymbol): Item => (ink === undefined ? { text } : { text, ink });
export const line = (label: string, ...texts: readonly string[]): Line => ({
  label,
  items: texts.map((text) => [item(text)]),
});

/** East Asian characters and emoji take two columns, and may stand in names. */
export const widthOf = (text: string): number => {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1;
  return width;
};
export function cut(text: string, room: number): string {
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > room) break;
    kept += character;
  }
  return kept;
}

const SGR: Readonly<Record<GuildSymbol, string>> = { yellow: '33', red: '31', blue: '34', green: '32', pink: '35' };
const paint = ({ text, ink }: Item, isColoured: boolean): string =>
  isColoured && ink !== undefined ? `\u001b[${SGR[ink]}m${text}\u001b[0m` : text;

/** Pieces one after the other within so many columns. */
export function strip(items: readonly Item[], room: number, isColoured: boolean): { text: string; width: number } {
  let text = '';
  let width = 0;
  for (const one of items) {
    const kept = cut(one.text, room - width);
    text += paint({ ...one, text: kept }, isColoured);
    width += widthOf(kept);
  }
  return { text, width };
}

/** A long item may break between its words. */
function pieces(items: Line['items'], room: number): { items: readonly Item[]; glue: string }[] {
  return items.flatMap((one) => {
    const whole = { items: one, glue: ' · ' };
    if (one.length !== 1 || widthOf(one[0].text) <= room) return [whole];
    return one[0].text
      .split(' ')
      .map((word, i) => ({ items: [{ ...one[0], text: word }], glue: i === 0 ? ' · ' : ' ' }));
  });
}

/** Items one after the other, on as many lines as it takes; further lines stand under the first item. */
export function wrapped({ label, items }: Line, { width, colour }: DrawHow): string[] {
  const first = cut(label, width);
  if (items.length === 0) return [first];
  const indent = Math.min(label === '' ? 0 : widthOf(first) + 2, Math.floor(width / 3));
  const lines: string[] = [];
  let text = label === '' ? '' : cut(`${first}  `, width);
  let used = widthOf(text);
  let isFresh = true;
  for (const { items: one, glue } of pieces(items, width - indent)) {
    const { text: piece, width: room } = strip(one, width - indent, colour);
    if (used + room + (isFresh ? 0 : glue.length) > width && !(isFresh && used <= indent)) {
      lines.push(text.trimEnd());
      text = ' '.repeat(indent);
      used = indent;
      isFresh = true;
    }
    text += `${isFresh ? '' : glue}${piece}`;
    used += room + (isFresh ? 0 : glue.length);
    isFresh = false;
  }
  return [...lines, text];
}
