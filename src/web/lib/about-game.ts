import { aboutGame, type GameId } from '../../games/index.ts';
import type { AboutWords } from '../../text/about.ts';
import { inLanguage, type Language } from '../../text/languages.ts';
import { usePrefs } from './prefs.ts';

/** A game's title and description, in the language of the page. */
export function useAbout(game: GameId): AboutWords & { readonly lang: Language | undefined } {
  const { language } = usePrefs();
  const { words } = aboutGame(game);
  return { ...inLanguage(words, language), lang: words[language] === undefined ? 'en' : undefined };
}
