// The game of a table, with the edition that it is played with. Few bring their own: what that takes is loaded when somebody does.
import { type GameId, type GamePackage, loadGame } from '../games/index.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Game } from '../kernel/types.ts';
import type { Edition } from '../text/edition/edition.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';

/** Where an edition may stand. */
export interface WithEdition {
  readonly game: GameId;
  readonly edition?: Edition | undefined;
}

/** The game, with the edition that it is played with here. The edition has been checked when it came in. */
export async function packageOf(
  { game, edition }: WithEdition,
  languages: readonly Language[] = LANGUAGES,
): Promise<GamePackage> {
  const pkg = await loadGame(game, languages);
  return edition === undefined ? pkg : (await import('./editions.ts')).boundTo(pkg, edition);
}

/** The game of a record, with the edition that it brings along. Throws `BadEdition`. */
export async function packageOfRecord(
  { game, edition }: Pick<GameRecord, 'game' | 'edition'>,
  languages: readonly Language[] = LANGUAGES,
): Promise<GamePackage> {
  const pkg = await loadGame(game as GameId, languages);
  if (edition.data === undefined) return pkg;
  const { boundTo, editionFrom } = await import('./editions.ts');
  return boundTo(pkg, editionFrom(pkg, edition.data));
}

/** The edition that a game is played with, if it is not its own. */
export function ownEdition({ edition: { data } }: Game): Edition | undefined {
  const { kontor } = data as Partial<Edition>;
  return kontor === 1 ? (data as Edition) : undefined;
}
