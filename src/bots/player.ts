import type { GamePackage } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { greedy } from './greedy.ts';

/** Somebody who plays a seat: gets what a seat gets, a view and the options, and answers with one of the options. */
export interface Player {
  choose(seen: View, decision: Decision, chance: Chance): unknown;
}

export const BOTS = { random: () => random, greedy } satisfies Record<string, (game: GamePackage) => Player>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
