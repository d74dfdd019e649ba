// Lines of a terminal, painted by place.
import * as columns from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import type { Place } from './data/goods.ts';

export type Item = columns.Item<Place>;
export type Line = columns.Line<Place>;
export const { item, plain } = columns;
/** A line of its items that say something. */
export const line = (label: string, texts: readonly string[], place?: Place): Line => {
  const items = texts.filter((text) => text !== '').map((text) => item(text));
  return place === undefined ? { label, items } : { label, items, ink: place };
};

/** Their items begin in one column. */
export function aligned(lines: readonly Line[]): Line[] {
  const width = Math.max(...lines.map(({ label }) => label.length));
  return lines.map((one) => ({ ...one, label: one.label.padEnd(width) }));
}

/** Riga is brown on the table and plain here. */
const PALETTE: columns.Palette<Place> = { visby: '31', tallinn: '33', stockholm: '34', danzig: '32' };
export const wrapped = (one: Line, how: DrawHow): string[] => columns.wrapped(one, how, PALETTE);
