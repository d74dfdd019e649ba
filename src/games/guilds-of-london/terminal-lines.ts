// Lines of a terminal: items of several pieces in the colours of the guilds, and long ones that break between words.
import * as columns from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import type { GuildSymbol } from './data/tiles.ts';

export type Item = columns.Item<GuildSymbol>;
export const { cut, item } = columns;
export interface Line {
  readonly label: string;
  readonly items: readonly (readonly Item[])[];
}
export const line = (label: string, ...texts: readonly string[]): Line => ({
  label,
  items: texts.map((text) => [item(text)]),
});

const PALETTE: columns.Palette<GuildSymbol> = { yellow: '33', red: '31', blue: '34', green: '32', pink: '35' };

/** Pieces one after the other, cut at a number of columns. */
export function strip(items: readonly Item[], room: number, isColoured: boolean): columns.Chunk {
  let text = '';
  let width = 0;
  for (const one of items) {
    const piece = columns.painted(one, room - width, isColoured ? PALETTE : null);
    text += piece.text;
    width += piece.width;
  }
  return { text, width };
}

/** A long item may break between its words. */
function pieces(items: Line['items'], room: number): { items: readonly Item[]; glue: string }[] {
  return items.flatMap((one) => {
    const whole = { items: one, glue: ' · ' };
    if (one.length !== 1 || columns.columnsOf(one[0].text) <= room) return [whole];
    return one[0].text
      .split(' ')
      .map((word, i) => ({ items: [{ ...one[0], text: word }], glue: i === 0 ? ' · ' : ' ' }));
  });
}

export const wrapped = ({ label, items }: Line, { width, colour }: DrawHow): string[] =>
  columns.flow(strip([item(label)], width, colour), width, (room) =>
    pieces(items, room).map(({ items: one, glue }) => ({ ...strip(one, room, colour), glue })),
  );
