import { idsOf, rowsOf } from '../../../text/edition/edition.ts';
import { InPlay } from '../../../text/edition/in-play.ts';
import { BUILT_IN } from './built-in.ts';

/** The edition in play: the tables of this folder are laid out from it. */
export const inPlay = new InPlay(BUILT_IN);

/** The rows of a table in the order by which they are numbered. */
export function inOrder<R>(table: string): Readonly<Record<string, R>> {
  const rows = rowsOf<R>(inPlay.edition, table);
  return Object.fromEntries(idsOf(inPlay.edition, table, BUILT_IN).map((id) => [id, rows[id]]));
}
