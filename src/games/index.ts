// What everybody else knows of the games. Which there are stands in `list.ts`.
import type { About } from '../text/about.ts';
import { type Character, characterNamed } from '../text/characters.ts';
import { LANGUAGES, type Language } from '../text/languages.ts';
import type { GamePackage } from '../text/package.ts';
import * as LIST from './list.ts';

export type { About, Elos, Ratings } from '../text/about.ts';
export type {
  BotKnowledge,
  Experience,
  Judgement,
  LevelEffort,
  LongTurn,
  Sight,
  Tuning,
} from '../text/bot.ts';
export { type Character, TEMPERS, type Temper } from '../text/characters.ts';
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

/** Whom one can play against there, weakest first; none: plain levels only. */
export const charactersOf = (id: GameId): readonly Character[] => ABOUT[id].characters ?? [];
/** One of them; undefined: a plain bot, or a character that this build does not have. */
export const characterOf = (id: GameId, character: string | undefined): Character | undefined =>
  charactersOf(id).find((one) => one.id === character);
/** Who sat there, by what a record says of the seat. */
export const characterIn = (id: string, seat: { readonly name: string; readonly bot: string | null }) =>
  isGameId(id) ? characterNamed(charactersOf(id), seat) : undefined;

/** Games that have all their texts: even a module that is there already takes a while to be imported once more. */
const whole = new Map<GameId, GamePackage>();

/** A game with its texts in these languages. Just playing needs none; a page asks for the reader's (`openGame`). */
export async function loadGame(id: GameId, languages: readonly Language[] = LANGUAGES): Promise<GamePackage> {
  const known = whole.get(id);
  if (known !== undefined) return known;
  const { load, loadWords } = ABOUT[id];
  const [pkg] = await Promise.all([load(), ...languages.map(loadWords)]);
  if (languages === LANGUAGES) whole.set(id, pkg);
  return pkg;
}
