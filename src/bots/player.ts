import type { GamePackage } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { greedy } from './greedy.ts';
import { LEVELS, levelPlayer } from './levels.ts';

/** Somebody who plays a seat: gets what a seat gets, a view and the options, and answers with one of the options. */
export interface Player {
  /** `isStopped`: somebody wants the answer at once. */
  choose(seen: View, decision: Decision, chance: Chance, isStopped?: () => boolean): unknown;
}

/** From the weakest to the strongest; `greedy` is what the levels are measured against. */
export const BOTS = {
  random: () => random,
  beginner: (pkg) => levelPlayer(pkg, LEVELS.beginner),
  greedy,
  club: (pkg) => levelPlayer(pkg, LEVELS.club),
  expert: (pkg) => levelPlayer(pkg, LEVELS.expert),
  master: (pkg) => levelPlayer(pkg, LEVELS.master),
} satisfies Record<string, (pkg: GamePackage) => Player>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
