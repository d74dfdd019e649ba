// One game of two judgements against each other; both go by sight, or look ahead as the levels do, in one world only.
import { bestAfter, FOCUS, judgeOf, othersThan, QUICK } from '../../src/bots/ahead.ts';
import { largest } from '../../src/bots/search/playout.ts';
import type { GamePackage, Judgement } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { total } from '../../src/kernel/score.ts';
import type { Chance, SeatTask, State } from '../../src/kernel/types.ts';

/** By how many points the first one has won. */
export function gameBetween(
  pkg: GamePackage,
  judgements: readonly [Judgement, Judgement],
  leaves: number,
  seed: string,
): number {
  const { game } = pkg;
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed} chance`));
  const s = engine.setUp(2);
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const { sight, value = judgeOf(pkg) } = judgements[seat];
    const lead = (end: State): number => value(end, seat) - value(end, 1 - seat);
    if (options.length === 1) engine.play(s, task, options[0]);
    else if (sight !== undefined) engine.play(s, task, options[largest(sight.leads(s, task, options))]);
    else engine.play(s, task, look(engine, s, task, options, lead, leaves, chance));
    engine.advance(s);
  }
  return total(game.score(s, 0)) - total(game.score(s, 1));
}

/** The best option at a quick look at all and a deeper one at the best of them. */
function look(
  { game }: Engine,
  s: State,
  { seat }: SeatTask,
  options: readonly unknown[],
  judge: (end: State) => number,
  leaves: number,
  chance: Chance,
): unknown {
  const engine = new Engine(game, fastSource(`${chance.random('luck', 0x100000000)}`));
  const world = engine.imagine(engine.view(s, seat), chance);
  const ahead = { engine, seat, held: othersThan(world, seat), focuses: true, judge };
  const worth = (option: unknown, share: number): number =>
    bestAfter(ahead, engine.clone(world), option, Math.max(1, Math.floor(share)));
  const found = options.map((option) => ({ option, points: worth(option, (QUICK * leaves) / options.length) }));
  found.sort((a, b) => b.points - a.points);
  let best = found[0];
  for (const { option, points } of found.slice(0, FOCUS)) {
    const deep = Math.max(points, worth(option, ((1 - QUICK) * leaves) / FOCUS));
    if (deep > best.points) best = { option, points: deep };
  }
  return best.option;
}
