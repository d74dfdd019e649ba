// What games call the sources of points, favourites and records: the words of `kontor lab`, in the reader's language or in English.
import type { GameId } from '../../games/index.ts';
import type { LabWords } from '../../text/lab.ts';
import { useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';

const ALL = import.meta.glob<{ readonly lab: LabWords }>('../../games/*/words/*/lab.ts');

/** null: still on their way. */
export function useLabWords(game: GameId): LabWords | null {
  const { language } = usePrefs();
  return useLoaded(async () => {
    const at = (one: string): string => `../../games/${game}/words/${one}/lab.ts`;
    return (await (ALL[at(language)] ?? ALL[at('en')])()).lab;
  }, [game, language]);
}

/** The name of a favourite, 'kind id'. What an older edition had and today's has not keeps its sign. */
export function thingOf(words: LabWords, thing: string): string {
  const space = thing.indexOf(' ');
  try {
    return words.thing(thing.slice(0, space), thing.slice(space + 1)) ?? thing;
  } catch {
    return thing.slice(space + 1);
  }
}
