import type { GamePackage, Temper } from '../games/index.ts';
import type { Chance, Decision, Seat, View } from '../kernel/types.ts';
import { learnedMind, type Mind, plainMind } from './experience.ts';
import { greedy } from './greedy.ts';
import { inEdition } from './in-edition.ts';
import { LEVELS, type LevelName, levelAt, levelPlayer } from './levels.ts';
import type { BotName } from './names.ts';
import { tempered } from './temper.ts';

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

const mindAt = async (pkg: GamePackage, name: LevelName): Promise<Mind> =>
  hasLearned(name) ? await learnedMind(pkg) : plainMind(pkg);
const level = async (pkg: GamePackage, name: LevelName): Promise<Player> =>
  atOnce(pkg, levelPlayer(await mindAt(pkg, name), levelAt(pkg, name)));

const atOnce = (pkg: GamePackage, player: Player): Player => ({
  ...player,
  choose: (...asked) => inEdition(pkg, () => player.choose(...asked)),
});

/** A bot of this kind, with a temper if it is a level; without one, exactly as it was measured. */
export async function playerOf(pkg: GamePackage, bot: BotName, tempers: readonly Temper[] = []): Promise<Player> {
  if (tempers.length === 0 || !Object.hasOwn(LEVELS, bot)) return await BOTS[bot](pkg);
  const name = bot as LevelName;
  const mind = await mindAt(pkg, name);
  let seated: { readonly seat: Seat; readonly player: Player } | null = null;
  return atOnce(pkg, {
    choose(seen, decision, chance, isStopped) {
      const { seat } = decision;
      if (seated?.seat !== seat)
        seated = { seat, player: levelPlayer(tempered(mind, seat, tempers), levelAt(pkg, name)) };
      return seated.player.choose(seen, decision, chance, isStopped);
    },
    walks: () => seated?.player.walks?.() ?? 0,
  });
}

const random: Player = {
  choose: (_seen, { options }, chance) => options[chance.random('choice', options.length)],
};
