// The games of this page, each with its words in the reader's language only.
import { type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { Language } from '../../text/languages.ts';
import { currentPrefs } from './prefs.ts';

const opened = new Set<GameId>();
const here = new Map<string, GamePackage>();

/** A game that is open already, to be drawn without waiting; null: it is not, or not in the reader's words. */
export function gameHere(id: string | undefined): GamePackage | null {
  const pkg = here.get(id ?? '') ?? null;
  return pkg?.words[currentPrefs().language] === undefined ? null : pkg;
}

/**
 * A game with its words for the reader, now and after the language changes. The page is about one table: from now on what it draws and
 * says of this game is of its edition.
 */
export async function openGame(id: GameId, edition?: Edition): Promise<GamePackage> {
  opened.add(id);
  const { language } = currentPrefs();
  const pkg = await loadGame(id, [language]);
  const bound = edition === undefined ? pkg : await withEdition(pkg, edition);
  if (language !== currentPrefs().language) return await openGame(id, edition);
  if (edition === undefined) {
    pkg.editions?.inPlay.enter(pkg.editions.kind.builtIn);
    here.set(id, pkg);
  } else here.delete(id);
  return bound;
}

/** Few play with an edition of their own: what it takes is loaded when somebody does. */
async function withEdition(pkg: GamePackage, edition: Edition): Promise<GamePackage> {
  const { boundTo, interned } = await import('../../table/editions.ts');
  pkg.editions?.inPlay.enter(interned(edition));
  return boundTo(pkg, edition);
}

/** Loads what all opened games say in a language, including those opened meanwhile. */
export async function loadOpened(language: Language): Promise<void> {
  const known = opened.size;
  await Promise.all([...opened].map((id) => loadGame(id, [language])));
  if (opened.size > known) await loadOpened(language);
}
