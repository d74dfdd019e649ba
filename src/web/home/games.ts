/** Games that can be played beside the one the front page opens with: players from and to. */
export const MORE = {
  tybor: [2, 8],
} as const satisfies Record<string, readonly [number, number]>;
export type MoreId = keyof typeof MORE;

/** Games that are announced: players from and to. They become playable by standing in `src/games/index.ts`. */
export const COMING = {
  'great-split': [2, 7],
  riga: [2, 4],
  'guilds-of-london': [1, 4],
} as const satisfies Record<string, readonly [number, number]>;
export type ComingId = keyof typeof COMING;
