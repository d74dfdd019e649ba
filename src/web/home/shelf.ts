// Which games the front page shows. One that stands in `src/games/index.ts` and has a board can be played; the others are
// announced.
import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { Words } from '../text/en.ts';

export type ShownId = keyof Words['games'];

/** Players from and to, so that the front page does not load the rules of every game. */
export const SEATS = {
  baselland: { min: 2, max: 5 },
  tybor: { min: 2, max: 8 },
  'great-split': { min: 2, max: 7 },
  riga: { min: 2, max: 4 },
  'guilds-of-london': { min: 1, max: 4 },
} as const satisfies Record<ShownId | GameId, { readonly min: number; readonly max: number }>;

/** What lies on the shelf, by the games that have a board. */
export function shelf(drawn: ReadonlySet<string>): { playable: readonly GameId[]; coming: readonly ShownId[] } {
  const playable = GAME_IDS.filter((id) => drawn.has(id));
  const coming = (Object.keys(SEATS) as ShownId[]).filter((id) => !(playable as readonly string[]).includes(id));
  return { playable, coming };
}

/** The game that the front page opens with: the one played last, or Baselland. */
export const favourite = (playable: readonly GameId[], last: string | null): GameId =>
  playable.find((id) => id === last) ?? playable.find((id) => id === 'baselland') ?? playable[0];
