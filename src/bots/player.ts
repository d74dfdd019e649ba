import type { GamePackage } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { learnedMind, plainMind } from './experience.ts';
import { greedy } from './greedy.ts';
import { levelAt, levelPlayer } from './levels.ts';
import type { BotName } from './names.ts';

/** Somebody who plays a seat: gets what a seat gets, a view and the options, and answers with one of the options. */
export interface Player {
  /** `isStopped`: somebody wants the answer at once. */
  choose(seen: View, decision: Decision, chance: Chance, isStopped?: () => boolean): unknown;
  /** How many walks of the search it has made so far, where it searches. */
  walks?(): number;
}

export const BOTS = {
  random: async () => random,
  beginner: async (pkg) => levelPlayer(plainMind(pkg), levelAt(pkg, 'beginner')),
  greedy: async (pkg) => greedy(pkg),
  club: async (pkg) => levelPlayer(plainMind(pkg), levelAt(pkg, 'club')),
  expert: async (pkg) => levelPlayer(await learnedMind(pkg), levelAt(pkg, 'expert')),
  master: async (pkg) => levelPlayer(await learnedMind(pkg), levelAt(pkg, 'master')),
} satisfies Record<BotName, (pkg: GamePackage) => Promise<Player>>;

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
