// Who can be asked to play, from the weakest to the strongest. Separate from the players, so that a list loads no code.

/** What people choose from. */
export const LEVEL_NAMES = ['random', 'beginner', 'club', 'expert', 'master'] as const;
/** `greedy` is what the levels are measured against. */
export const BOT_NAMES = ['random', 'beginner', 'greedy', 'club', 'expert', 'master'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
