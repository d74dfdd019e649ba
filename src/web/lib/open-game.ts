// The games of this page, each with its words in the reader's language only.
import { type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import type { Language } from '../../text/languages.ts';
import { currentPrefs } from './prefs.ts';

const opened = new Set<GameId>();
const here = new Map<string, GamePackage>();
/** How often each game was opened: which edition is in play says whoever did it last, however long loading takes. */
const times = new Map<GameId, number>();

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
  const time = (times.get(id) ?? 0) + 1;
  times.set(id, time);
  const pkg = await loadForReader(id);
  if (edition === undefined) {
    if (times.get(id) !== time) return pkg;
    pkg.editions?.inPlay.enter(pkg.editions.kind.builtIn);
    here.set(id, pkg);
    return pkg;
  }
  // Few play with an edition of their own: what it takes is loaded when somebody does.
  const { boundTo, interned } = await import('../../table/editions.ts');
  if (times.get(id) === time) {
    pkg.editions?.inPlay.enter(interned(edition));
    here.delete(id);
  }
  return boundTo(pkg, edition);
}

async function loadForReader(id: GameId): Promise<GamePackage> {
  const { language } = currentPrefs();
  const pkg = await loadGame(id, [language]);
  return language === currentPrefs().language ? pkg : await loadForReader(id);
}

/** Loads what all opened games say in a language, including those opened meanwhile. */
export async function loadOpened(language: Language): Promise<void> {
  const known = opened.size;
  await Promise.all([...opened].map((id) => loadGame(id, [language])));
  if (opened.size > known) await loadOpened(language);
}
