import type { GamePackage } from '../games/index.ts';
import type { Chance, Decision, View } from '../kernel/types.ts';
import { learnedMind, plainMind } from './experience.ts';
import { greedy } from './greedy.ts';
import { inEdition } from './in-edition.ts';
import { type LevelName, levelAt, levelPlayer } from './levels.ts';
import type { BotName } from './names.ts';

/** Plays a seat: gets what a seat gets, a view and the options, and answers with one of the options. */
export interface Player {
  /** `isStopped`: somebody wants the answer at once. */
  choose(seen: View, decision: Decision, chance: Chance, isStopped?: () => boolean): unknown;
  /** How many walks of the search it has made so far, where it searches. */
  walks?(): number;
}

export const BOTS = {
  random: async () => random,
  beginner: (pkg) => level(pkg, 'beginner'),
  greedy: async (pkg) => atOnce(pkg, greedy(pkg)),
  club: (pkg) => level(pkg, 'club'),
  expert: (pkg) => level(pkg, 'expert'),
  master: (pkg) => level(pkg, 'master'),
} satisfies Record<BotName, (pkg: GamePackage) => Promise<Player>>;

/** A player that uses what was learned from many games, where something was. */
export const hasLearned = (name: LevelName): boolean => name === 'expert' || name === 'master';

const level = async (pkg: GamePackage, name: LevelName): Promise<Player> =>
  atOnce(pkg, levelPlayer(hasLearned(name) ? await learnedMind(pkg) : plainMind(pkg), levelAt(pkg, name)));

const atOnce = (pkg: GamePackage, player: Player): Player => ({
  ...player,
  choose: (...asked) => inEdition(pkg, () => player.choose(...asked)),
});

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
