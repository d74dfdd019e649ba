// Lines of a terminal in the colours of the cubes.
import * as columns from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import type { Cube } from './data/tracks.ts';

export type Line = columns.Line<Cube>;
export const { item, plain } = columns;
/** No line where there is nothing to say. */
export const listed = (label: string, texts: readonly string[]): Line[] =>
  texts.length === 0 ? [] : [{ label, items: texts.map((text) => item(text)) }];

const PALETTE: Readonly<Record<Cube, string>> = {
  white: '1',
  purple: '35',
  brown: '33',
  blue: '34',
  green: '32',
  yellow: '93',
  silver: '37',
};
export const wrapped = (line: Line, how: DrawHow): string[] => columns.wrapped(line, how, PALETTE);
