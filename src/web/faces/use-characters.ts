import { type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import type { CharacterWords } from '../../text/characters.ts';
import { wordsOf } from '../../text/languages.ts';
import { useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';

/** What a game says of its characters in the reader's language; null: not here yet, or it has none. */
export function useCharacterWords(game: GameId): CharacterWords | null {
  const { language } = usePrefs();
  return useLoaded(async () => {
    const { words }: GamePackage = await loadGame(game, [language]);
    return (await wordsOf(words, language, 'characters')?.())?.characters ?? null;
  }, [game, language]);
}
