import type { GamePackage } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { greedy } from './greedy.ts';
import { LEVELS, levelPlayer } from './levels.ts';
import type { BotName } from './names.ts';

/** Somebody who plays a seat: gets what a seat gets, a view and the options, and answers with one of the options. */
export interface Player {
  /** `isStopped`: somebody wants the answer at once. */
  choose(seen: View, decision: Decision, chance: Chance, isStopped?: () => boolean): unknown;
  /** How many walks of the search it has made so far, where it searches. */
  walks?(): number;
}

export const BOTS = {
  random: () => random,
  beginner: (pkg) => levelPlayer(pkg, LEVELS.beginner),
  greedy,
  club: (pkg) => levelPlayer(pkg, LEVELS.club),
  expert: (pkg) => levelPlayer(pkg, LEVELS.expert),
  master: (pkg) => levelPlayer(pkg, LEVELS.master),
} satisfies Record<BotName, (pkg: GamePackage) => Player>;

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
