import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { Settings } from '../../kernel/types.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { playScene } from './scene.testing.ts';
import type { S } from './types.ts';

const scene = (...moves: string[]) => playScene({ moves }).s;

function playedAtRandom(seats: number, settings: Settings, seed: string): S {
  const engine = new Engine(game, fastSource(seed));
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  const s = engine.setUp(seats, settings);
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    engine.play(s, task, options[chance.random('choice', options.length)]);
  }
  return s as S;
}

test.each([
  [2, {}],
  [3, { refugeeReturn: 'returns' }],
  [4, { refugeeScope: 'meadow', refugeeEnd: 'half' }],
  [5, { refugeeEnd: 'half', cityPartCount: 'segments' }],
] as const)('R9.5 at the end the value is the total: %i players, %o', (seats, settings) => {
  for (let i = 0; i < 20; i++) {
    const s = playedAtRandom(seats, settings, `end ${i}`);
    for (let seat = 0; seat < seats; seat++) expect(value(s, seat)).toBeCloseTo(total(game.score(s, seat)), 9);
  }
});

test('R7.6 a city I have closed is better for me than for the other', () => {
  const mine = scene('E@0,-1/2 c0');
  expect(value(mine, 0)).toBeCloseTo(value(mine, 1) + 4, 9);
  const theirs = scene('B@0,1/0', 'E@0,-1/2 c0');
  expect(value(theirs, 1)).toBeGreaterThan(value(theirs, 0));
});

test('R7.10 a city held by both is worth as much to either, and nothing to a minority', () => {
  const twoKnights = ['U@1,0/1', 'U@-1,0/1', 'E@1,-1/3 c0', 'E@-1,-1/1 c0', 'B@1,-2/0', 'B@2,-1/0'];
  const tied = scene(...twoKnights, 'C@0,-1/0');
  expect(value(tied, 0)).toBeCloseTo(value(tied, 1), 9);
  expect(value(tied, 0)).toBeGreaterThan(value(scene(), 0) + 5); // R9.2 at least: 4 parts and a pennant
  const outnumbered = scene(...twoKnights, 'N@0,-2/3 c0', 'C@0,-1/0');
  expect(value(outnumbered, 0)).toBeGreaterThan(value(outnumbered, 1) + 5);
  expect(value(outnumbered, 1)).toBeLessThan(value(scene(), 1));
});

describe('10.1', () => {
  test('the last follower is worth more than the first, and nothing at the end', () => {
    const worth = (supply: number) => {
      const { s } = playScene({ supply: [supply, 7] });
      return value(s, 0);
    };
    expect(worth(1) - worth(0)).toBeGreaterThan(2 * (worth(7) - worth(6)));
    expect(worth(7)).toBeGreaterThan(worth(6));
    const late = playScene({ supply: [3, 7] });
    late.leave();
    expect(value(late.s, 0)).toBe(0);
  });

  test('a city is worth more while its holes can still be filled', () => {
    const hope = (...left: string[]) => {
      const [knight, none] = ['M@0,-1/2 c0', 'M@0,-1/2'].map((move) => playScene({ moves: [move], supply: [6, 7] }));
      for (const each of [knight, none]) each.leave(...left);
      return value(knight.s, 0) - value(none.s, 0);
    };
    expect(hope('B', 'U', 'V')).toBeCloseTo(3, 9); // R9.2 2 parts and a pennant, whatever comes
    expect(hope('E', 'U', 'V')).toBeGreaterThan(3);
    expect(hope('E', 'E', 'V')).toBeGreaterThan(hope('E', 'U', 'V'));
  });

  test('a refugee beside a city about to close is a hope, beside a closed one none', () => {
    const beside = scene('M@0,-1/2 f0');
    const without = playScene({ moves: ['M@0,-1/2'], supply: [6, 7] }).s;
    expect(value(beside, 0)).toBeGreaterThan(value(without, 0));
    const closed = scene('M@0,-1/2 f0', 'E@1,-1/3');
    const paid = playScene({ moves: ['M@0,-1/2', 'E@1,-1/3'], supply: [6, 7] }).s;
    expect(value(closed, 0)).toBeCloseTo(value(paid, 0) + 3, 9); // R7.7, R8.4
  });
});

test('R7.1 what the tile just laid has finished counts before it is scored, once', () => {
  const around = ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0'];
  const surrounded = playScene({ moves: around });
  const tile = surrounded.draw('B');
  const { engine, s } = surrounded;
  engine.play(s, { do: 'place', seat: 1 } as never, { tile, x: -1, y: 2, turn: 0 });
  const before = value(s, 0);
  engine.play(s, { do: 'follower', seat: 1 } as never, null);
  expect(value(s, 0)).toBe(before);
  engine.run(s, engine.ready(s)!); // scoreClosed
  expect(surrounded.scores()[0]).toBe(9); // R7.12
  expect(before).toBeLessThanOrEqual(value(s, 0)); // the monk has come home
  expect(before).toBeGreaterThan(value(s, 0) - 2);
});
