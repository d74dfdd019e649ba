// A position or a game that was written down at a real table names the data that it is to be counted with, as a record does.
import type { GamePackage } from '../games/index.ts';
import type { GameRecord } from '../kernel/record.ts';
import { boundTo, editionFrom } from './editions.ts';
import { editionOf, isSameEdition } from './replay.ts';

type Named = GameRecord['edition'];
const isNamed = (x: unknown): x is Named =>
  typeof x === 'object' && x !== null && typeof (x as Named).id === 'string' && typeof (x as Named).hash === 'string';

/** The position with the edition's id and hash, and the edition itself if the game does not bring it. */
export const withItsEdition = (pkg: GamePackage, position: object): object => ({
  edition: editionOf(pkg.game),
  ...position,
});

/**
 * What a file says: the position, and the game with the edition that it names. `other`: data that are not here. A file that names none is
 * counted with the edition in play. Throws `BadEdition`.
 */
export function readPosition(
  pkg: GamePackage,
  input: unknown,
): { pkg: GamePackage; position: unknown; other?: string } {
  if (typeof input !== 'object' || input === null || !('edition' in input)) return { pkg, position: input };
  const { edition, ...position } = input;
  if (!isNamed(edition)) return { pkg, position: input }; // the pad says that it does not know this field
  if (edition.data !== undefined) return { pkg: boundTo(pkg, editionFrom(pkg, edition.data)), position };
  return isSameEdition(pkg.game, edition) ? { pkg, position } : { pkg, position, other: edition.id };
}
