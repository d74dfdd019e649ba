import { describe, expect, test } from 'vitest';
import { greedy } from '../../bots/greedy.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { Game } from '../../kernel/types.ts';
import type { GamePackage } from '../index.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { tybor } from './index.ts';
import { scene } from './scene.testing.ts';

const pkg = tybor as unknown as GamePackage;

/** Points of the greedy seat and of the best random one. */
function duel(seed: string, seats: number, mine: number): [number, number] {
  const engine = new Engine(game as unknown as Game, fastSource(seed));
  const s = engine.setUp(seats);
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const bot = greedy(pkg);
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const { options } = decision;
    const choice =
      seat === mine
        ? bot.choose(engine.view(s, seat), decision, chance)
        : options[chance.random('choice', options.length)];
    engine.play(s, decision.task, choice);
    engine.advance(s);
  }
  const points = s.own.map((_, seat) => total(engine.game.score(s, seat)));
  return [points[mine], Math.max(...points.filter((_, seat) => seat !== mine))];
}

test.each([2, 4, 6])('greedy beats random players in a game of %i', (players) => {
  for (const mine of [0, 1]) {
    const [own, other] = duel(`duel ${players}`, players, mine);
    expect(own).toBeGreaterThan(other);
  }
});

describe('the value', () => {
  test('is the score when nothing is to come, but for the work left', () => {
    const towns = [
      { bld: 'BG03 BR03L BY09', cit: 'PR01 CA01 CA02', wrk: 'FA01', order: 'O1' as const },
      { bld: 'BB03' },
    ];
    const made = scene({ settings: { scenario: 'SC2', chapter: 'CH6' }, round: 4, towns });
    expect(value(made.s, 0)).toBeCloseTo(made.totals()[0] + 0.06, 5);
  });

  test('likes a good use for the picked card, a discount early and a worker', () => {
    const at = (town: object, round = 1) => value(scene({ round, towns: [town, {}], display: 'BG03' }).s, 0);
    expect(at({ picked: 'PR01' })).toBeGreaterThan(at({}));
    expect(at({ cit: 'FA07' })).toBeGreaterThan(at({ cit: 'FA01' }));
    expect(at({ wrk: 'SO01' })).toBeGreaterThan(at({ wrk: 'PR04' }));
    expect(at({ picked: 'FA02', wrk: 'ME09' })).toBeGreaterThan(at({ picked: 'FA02', wrk: '' }));
  });
});
