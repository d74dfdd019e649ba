// One game of a ladder: who sat where, how it ended, and how long each bot thought.

import { plainMind } from '../../bots/experience.ts';
import type { BotName } from '../../bots/names.ts';
import { playerOf } from '../../bots/player.ts';
import { likes } from '../../bots/temper.ts';
import type { GamePackage, Temper } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { standing, total, winners } from '../../kernel/score.ts';
import type { Settings, State } from '../../kernel/types.ts';

export interface Match {
  readonly number: number;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly BotName[];
  /** By seat; without it, nobody has one. */
  readonly tempers?: readonly (readonly Temper[])[];
  readonly settings: Settings;
}
export interface Played {
  readonly number: number;
  readonly bots: readonly BotName[];
  readonly points: readonly number[];
  /** The share of the other seats that each seat beat: 1 is first alone, 0 last. */
  readonly placing: readonly number[];
  /** Decisions with a choice, and the seconds they took, by seat. */
  readonly decisions: readonly number[];
  readonly seconds: readonly number[];
  /** Walks of the search; not in files of older ladders. */
  readonly walks?: readonly number[];
  /** Who was first: 1, or a share of it where several were. */
  readonly firsts?: readonly number[];
  /** Where somebody has a temper: by seat which, and how much of what it likes each seat had on average. */
  readonly tempers?: readonly (readonly Temper[])[];
  readonly liked?: readonly number[];
}

export async function playMatch(pkg: GamePackage, match: Match): Promise<Played> {
  const { number, seed, bots, tempers, settings } = match;
  const { game } = pkg;
  const engine = new Engine(game, fastSource(seed));
  const s = engine.setUp(bots.length, settings);
  const players = await Promise.all(bots.map((bot, seat) => playerOf(pkg, bot, tempers?.[seat])));
  const liking = tempers === undefined ? null : new Liking(pkg, tempers.flat(), bots.length);
  const chances = bots.map((bot, seat) => chanceFrom(fastSource(`${seed}/${bot}/${seat}`)));
  const decisions = bots.map(() => 0);
  const seconds = bots.map(() => 0);
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const seat = engine.deciders(s)[0];
    const decision = engine.decision(s, seat)!;
    liking?.look(s);
    const begun = performance.now();
    const choice = players[seat].choose(engine.view(s, seat), decision, chances[seat]);
    if (decision.options.length > 1) {
      decisions[seat]++;
      seconds[seat] += (performance.now() - begun) / 1000;
    }
    engine.play(s, decision.task, choice);
  }
  const walks = players.map((player) => player.walks?.() ?? 0);
  const points = bots.map((_, seat) => total(game.score(s, seat)));
  return {
    ...{ number, bots, points, decisions, seconds, walks },
    placing: placingOf(pkg, s),
    firsts: firstsOf(pkg, s),
    ...(tempers !== undefined && liking !== null && { tempers, liked: liking.mean() }),
  };
}

/** How much of what a temper likes each seat has, over all decisions of a game. */
class Liking {
  readonly #like: (s: State, seat: number) => number;
  readonly #sums: number[];
  #looks = 0;

  constructor(pkg: GamePackage, tempers: readonly Temper[], seats: number) {
    const mind = plainMind(pkg);
    this.#like = (s, seat) => tempers.reduce((sum, temper) => sum + likes(mind, temper, s, seat), 0);
    this.#sums = new Array<number>(seats).fill(0);
  }

  look(s: State): void {
    this.#looks++;
    this.#sums.forEach((sum, seat) => {
      this.#sums[seat] = sum + this.#like(s, seat);
    });
  }

  mean(): number[] {
    return this.#sums.map((sum) => sum / Math.max(1, this.#looks));
  }
}

function firstsOf({ game }: GamePackage, s: State): number[] {
  if (s.own.length === 1) return [winners(game, s).length];
  const [best] = standing(game, s);
  return s.own.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0));
}

/** Alone at the table you win or lose against the game itself. */
function placingOf({ game }: GamePackage, s: State): number[] {
  if (s.own.length === 1) return [winners(game, s).length];
  const placing = s.own.map(() => 0);
  let ahead = 0;
  for (const tied of standing(game, s)) {
    const behind = s.own.length - ahead - tied.length;
    for (const seat of tied) placing[seat] = (behind + (tied.length - 1) / 2) / (s.own.length - 1);
    ahead += tied.length;
  }
  return placing;
}
