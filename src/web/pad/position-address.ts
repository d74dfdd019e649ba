// A position as a link: everything is after the '#', which no server ever sees.
import type { Edition } from '../../text/edition/edition.ts';
import { packText, unpackText } from '../lib/packed.ts';

/** What is entered: names by seat, and the position. */
export interface Entered {
  readonly names: readonly string[];
  readonly value: unknown;
  /** What it is counted with, if not with the built-in edition: any JSON, until it has been looked at. */
  readonly edition?: Edition | undefined;
}

const MOST_NAMES = 8;
export const NAME_LENGTH = 24;

export const pack = (entered: Entered): Promise<string> => packText(JSON.stringify(entered));

/** null: not such a link, or incomplete. */
export async function unpack(packed: string): Promise<Entered | null> {
  const text = await unpackText(packed);
  try {
    return text === null ? null : readEntered(JSON.parse(text));
  } catch {
    return null;
  }
}

export function readEntered(read: unknown): Entered | null {
  if (typeof read !== 'object' || read === null) return null;
  const { names, value, edition } = read as Record<string, unknown>;
  if (!Array.isArray(names) || names.length === 0 || names.length > MOST_NAMES) return null;
  if (!names.every((name) => typeof name === 'string' && name.length <= NAME_LENGTH)) return null;
  return { names, value, ...(edition !== undefined && { edition: edition as Edition }) };
}
