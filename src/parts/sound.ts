import type { GameEvent } from '../kernel/types.ts';

/** What is heard at a table: wood, card, coin and chalk for what happens, a bell for one's own turn, a tap for a line of chat. */
export const SOUNDS = ['wood', 'card', 'coin', 'chalk', 'bell', 'tap'] as const;
export type Sound = (typeof SOUNDS)[number];

/** `src/games/<game>/board/sounds.ts`: what each event sounds like; those left out are silent. */
export type SoundsOf<E extends GameEvent> = { readonly [K in E['e']]?: Sound };
