// One game between two evaluations; both play by sight, or plan their turns narrowly and in one world only.
import { mindBy } from '../../src/bots/experience.ts';
import { levelPlayer } from '../../src/bots/levels.ts';
import type { GamePackage, Judgement } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { total } from '../../src/kernel/score.ts';

const EFFORT = { walks: 0, worlds: 1, leaves: 150, width: 1, noise: 0 } as const;

/** By how many points the first one won; with more than two, both have every second seat, and the means are compared. */
export function gameBetween(
  pkg: GamePackage,
  judgements: readonly [Judgement, Judgement],
  players: number,
  seed: string,
): number {
  const { game } = pkg;
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(players);
  const seats = s.own.map((_, seat) => levelPlayer(mindBy(pkg, judgements[seat % 2]), EFFORT));
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const { task, options } = decision;
    const { sight } = judgements[seat % 2];
    const option =
      sight === undefined
        ? seats[seat].choose(engine.view(s, seat), decision, chance)
        : sight.best(s, task, options)[0];
    engine.play(s, task, option);
    engine.advance(s);
  }
  const sums = [0, 0];
  s.own.forEach((_, seat) => {
    sums[seat % 2] += total(game.score(s, seat));
  });
  return sums[0] / Math.ceil(players / 2) - sums[1] / Math.floor(players / 2);
}
