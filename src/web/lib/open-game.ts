// The games of this page, each with its words in the reader's language only.
import { type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import type { Language } from '../../text/languages.ts';
import { currentPrefs } from './prefs.ts';

const opened = new Set<GameId>();

/** A game with its words for the reader, now and after the language changes. */
export async function openGame(id: GameId): Promise<GamePackage> {
  opened.add(id);
  const { language } = currentPrefs();
  const pkg = await loadGame(id, [language]);
  return language === currentPrefs().language ? pkg : await openGame(id);
}

/** Loads what all opened games say in a language, including those opened meanwhile. */
export async function loadOpened(language: Language): Promise<void> {
  const known = opened.size;
  await Promise.all([...opened].map((id) => loadGame(id, [language])));
  if (opened.size > known) await loadOpened(language);
}
