// One game between two evaluations; both play by sight, or plan their turns narrowly and in one world only.
import { mindBy } from '../../src/bots/experience.ts';
import { levelPlayer } from '../../src/bots/levels.ts';
import type { GamePackage, Judgement } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { total } from '../../src/kernel/score.ts';

const EFFORT = { walks: 0, worlds: 1, leaves: 150, width: 1, noise: 0 } as const;

/** By how many points the first one won. */
export function gameBetween(pkg: GamePackage, judgements: readonly [Judgement, Judgement], seed: string): number {
  const { game } = pkg;
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const players = judgements.map((judgement) => levelPlayer(mindBy(pkg, judgement), EFFORT));
  const s = engine.setUp(2);
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const { task, options } = decision;
    const { sight } = judgements[seat];
    const option =
      sight === undefined
        ? players[seat].choose(engine.view(s, seat), decision, chance)
        : sight.best(s, task, options)[0];
    engine.play(s, task, option);
    engine.advance(s);
  }
  return total(game.score(s, 0)) - total(game.score(s, 1));
}
