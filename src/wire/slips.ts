// A slip of notes at a table, over HTTP.
import { Type } from '@sinclair/typebox';
import { type Of, strict } from './form.ts';

/** Characters on a slip, and slips of one person. */
export const MOST_SLIP = 4000;
export const MOST_SLIPS = 500;

export const Slip = Type.Object(
  { text: Type.String({ maxLength: MOST_SLIP, description: 'Nobody else reads it.' }) },
  strict,
);
export type Slip = Of<typeof Slip>;
