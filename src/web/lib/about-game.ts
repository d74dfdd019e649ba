import { aboutGame, type GameId } from '../../games/index.ts';
import type { AboutWords } from '../../text/about.ts';
import { inLanguage } from '../../text/languages.ts';
import { usePrefs } from './prefs.ts';

/** What a game is called and what is said of it, in the language of the page. */
export const useAbout = (game: GameId): AboutWords =>
  inLanguage(aboutGame(game).words, usePrefs().language);
