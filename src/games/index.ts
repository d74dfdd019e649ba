// What everybody else knows of the games. Which there are stands in `list.ts`.
import type { About } from '../text/about.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';
import type { GamePackage } from '../text/package.ts';
import * as LIST from './list.ts';

export type { About, Strength } from '../text/about.ts';
export type {
  BotKnowledge,
  Experience,
  Judgement,
  LevelEffort,
  LongTurn,
  Sight,
  Tuning,
} from '../text/bot.ts';
export type { GamePackage } from '../text/package.ts';

export type GameId = keyof typeof LIST;
const ABOUT: Readonly<Record<GameId, About>> = LIST;
const placeOf = (id: GameId): number => ABOUT[id].place ?? Number.MAX_SAFE_INTEGER;

/** As they stand on the shelf. */
export const GAME_IDS: readonly GameId[] = (Object.keys(ABOUT) as GameId[]).sort(
  (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
);
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
export const aboutGame = (id: GameId): About => ABOUT[id];

/** A game with its texts in these languages. Just playing needs none; a page asks for the reader's (`openGame`). */
export async function loadGame(id: GameId, languages: readonly Language[] = LANGUAGES): Promise<GamePackage> {
  const { load, loadWords } = ABOUT[id];
  const [pkg] = await Promise.all([load(), ...languages.map(loadWords)]);
  return pkg;
}
