// Whether a game's value is worth anything: one greedy seat among players who choose at random.
import { greedy } from '../bots/greedy.ts';
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { total } from '../kernel/score.ts';
import type { Settings } from '../kernel/types.ts';
import type { GamePackage } from './index.ts';

export interface Duel {
  readonly seed: string;
  readonly seats: number;
  /** The greedy seat. */
  readonly mine: number;
  readonly settings?: Settings;
}

/** Points of the greedy seat and of the best random one; alone, that is 0. */
export function duel(pkg: GamePackage, { seed, seats, mine, settings = {} }: Duel): [number, number] {
  const engine = new Engine(pkg.game, fastSource(seed));
  const s = engine.setUp(seats, settings);
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const bot = greedy(pkg);
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const { options } = decision;
    const lot = () => options[chance.random('choice', options.length)];
    engine.play(s, decision.task, seat === mine ? bot.choose(engine.view(s, seat), decision, chance) : lot());
  }
  const points = s.own.map((_, seat) => total(engine.game.score(s, seat)));
  return [points[mine], Math.max(0, ...points.filter((_, seat) => seat !== mine))];
}
