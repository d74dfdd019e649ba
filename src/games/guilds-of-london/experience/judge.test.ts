import { describe, expect, test } from 'vitest';
import { Engine } from '../../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../kernel/random.ts';
import { startOf } from '../../../text/tuning.ts';
import { value } from '../bot.ts';
import { game } from '../game.ts';
import { type SceneFacts, scene } from '../scene.testing.ts';
import type { S } from '../types.ts';
import { tuning } from './index.ts';
import { type Numbers, WEIGHTS } from './weights.ts';

const byHand = tuning.judgeBy(startOf(WEIGHTS) as Numbers);
const tuned = tuning.judgeBy(tuning.tuned);

describe.each([1, 2, 3, 4])('random games of %i', (seats) => {
  test.each([0, 1, 2])('game %i: it begins as the value written by hand, and what was tuned is a number', (number) => {
    const engine = new Engine(game, fastSource(`judge ${number}`));
    const chance = chanceFrom(fastSource(`judge ${number} choices`));
    const s = engine.setUp(seats, { promo: number === 1 });
    engine.advance(s);
    while (!engine.isOver(s)) {
      const { own } = s as S;
      for (let seat = 0; seat < seats; seat++) {
        const at = s as S;
        // The value written by hand does not see which mayor card was picked until all have chosen.
        if (own[seat].picked === null) expect(byHand.value(at, seat)).toBeCloseTo(value(at, seat), 9);
        expect(Number.isFinite(tuned.value(at, seat))).toBe(true);
        expect(tuned.value(engine.clone(s) as S, seat)).toBe(tuned.value(at, seat));
      }
      const { task, options } = engine.decision(s, engine.deciders(s)[0])!;
      engine.play(s, task, options[chance.random('choice', options.length)]);
      engine.advance(s);
    }
  });
});

test('every number was tuned', () => {
  for (const [group, list] of Object.entries(WEIGHTS)) {
    const numbers: Record<string, number> = tuning.tuned[group as keyof Numbers];
    expect(Object.keys(numbers)).toEqual(Object.keys(list));
    for (const [name, weight] of Object.entries(list))
      if (weight.by === 'times') expect(numbers[name], name).toBeGreaterThan(0);
  }
});

describe('the tuned judgement', () => {
  const at = (facts: SceneFacts) => {
    const { s } = scene({ round: 3, ...facts });
    s.todo = [{ do: 'endRound' }, { do: 'resolve', at: 0 }, { do: 'act', seat: 0 }];
    return tuned.value(s, 0);
  };

  test('likes a tile that is nearly won, and more so when it is won', () => {
    const two = at({ players: [{}, {}], tiles: { T28: { pawns: [2] } } });
    expect(at({ players: [{}, {}], tiles: { T28: { pawns: [3] } } })).toBeGreaterThan(two);
    expect(at({ players: [{}, {}], tiles: { T28: { pawns: [2, 4] } } })).toBeLessThan(two);
  });

  test('likes cards, masters and a mayor card that will count much', () => {
    const base = at({ players: [{}, {}] });
    expect(at({ players: [{ hand: 'AY01' }, {}] })).toBeGreaterThan(base);
    expect(at({ players: [{}, {}], tiles: { T28: { at: [0, 0], master: 0 } } })).toBeGreaterThan(
      at({ players: [{}, {}], tiles: { T28: { at: [0, 0], master: 1 } } }),
    );
  });

  test('tells cards apart by what they can do', () => {
    expect(at({ players: [{ hand: 'AG12' }, {}] })).not.toBeCloseTo(at({ players: [{ hand: 'AG17' }, {}] }), 3);
  });
});
