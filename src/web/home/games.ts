/** Games that are announced: players from and to. They become playable by standing in `src/games/index.ts`. */
export const COMING = {
  tybor: [2, 8],
  'great-split': [2, 7],
  riga: [2, 4],
  'guilds-of-london': [1, 4],
} as const satisfies Record<string, readonly [number, number]>;
export type ComingId = keyof typeof COMING;
