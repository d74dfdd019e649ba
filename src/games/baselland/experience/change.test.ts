import { describe, expect, test } from 'vitest';
import { runQuietly } from '../../../bots/ahead.ts';
import { Engine } from '../../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../kernel/random.ts';
import type { Settings } from '../../../kernel/types.ts';
import { kindOfTile } from '../data/kinds.ts';
import { game } from '../game.ts';
import { playScene } from '../scene.testing.ts';
import type { Place, Put, S } from '../types.ts';
import { tuning } from './index.ts';
import { leadNow, leads } from './sight.ts';
import { chance, monks, survey } from './survey.ts';
import type { Sighted } from './weights.ts';

const TUNED = tuning.tuned.sight;
/** A cell that is opened counts before the tile lies there and not afterwards. */
const quiet: Sighted = { ...TUNED, open: 0 };

/** How far the lead seen before a tile lies there is from the one seen afterwards: on the average, over a random game. */
function apart(seats: number, settings: Settings, w: Sighted, seed: string): number {
  const engine = new Engine(game, fastSource(seed));
  const choices = chanceFrom(fastSource(`${seed} choices`));
  const s = engine.setUp(seats, settings);
  let sum = 0;
  let count = 0;
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    const any = options[choices.random('choice', options.length)] as Place | Put;
    const [before] = leads(s as S, task, [any], w);
    engine.play(s, task, any);
    if (task.do !== 'place') continue;
    runQuietly(engine, s, []);
    const next = engine.pending(s, seat);
    if (next === null) continue;
    const after = Math.max(...leads(s as S, next, engine.options(s, next) as Put[], w));
    sum += Math.abs(after - before);
    count++;
  }
  expect(count).toBeGreaterThan(20);
  return sum / count;
}

describe.each([
  [2, {}],
  [3, { cityPartCount: 'segments' }],
  [5, { followers: 8, refugeeEnd: 'half' }],
] as const)(
  '%i players, %o: what a place changes is what is counted afresh when the tile lies there',
  (seats, settings) => {
    test.each([
      ['as tuned', quiet],
      ['what spoils chances', { ...quiet, citySpoilt: 0.5, roadSpoilt: 0.5 }],
      ['what grows together', { ...quiet, joinsCity: 1, joinsRoad: 1, joinsFree: 1 }],
      ['monks', { ...quiet, monk: 2, monkBack: 2, monkFar: 3, monkPower: 0.5 }],
      ['who is stuck', { ...quiet, stuck: 1 }],
    ])('%s', (_, w) => {
      const found = ['a', 'b', 'c', 'd'].map((seed) => apart(seats, settings, w, seed));
      expect(found.reduce((sum, one) => sum + one, 0) / found.length).toBeLessThan(0.15);
    });
  },
);

/** The chance to finish the city of the tile that lies there from the start. */
function chanceAfter(moves: readonly string[], w: Partial<Sighted>): number {
  const { s } = playScene({ moves });
  survey(s, { ...TUNED, ...w });
  const city = kindOfTile(s.open.laid[0].tile).regions.findIndex(({ kind }) => kind === 'city');
  return chance[s.open.segments.root[city]];
}

test.each([
  [0, []],
  [1, ['U@1,0/1']],
  [2, ['U@1,0/1', 'U@-1,0/1']],
  [2, ['U@1,0/1', 'U@-1,0/1', 'V@2,0/0']],
])('%i open cells beside the gap of a city make it less likely to be finished', (cells, moves) => {
  const ratio = chanceAfter(moves, { citySpoilt: 0.5 }) / chanceAfter(moves, { citySpoilt: 0 });
  expect(ratio).toBeCloseTo(Math.exp(-0.5 * cells), 10);
});

test('who has no follower and expects none is stuck for the rest of the game', () => {
  const { s } = playScene({ moves: ['U@1,0/1'], supply: [0, 2] });
  const lead = (stuck: number): number => leadNow(s, 0, { ...TUNED, rival: 1, stuck });
  expect(lead(1) - lead(0)).toBeCloseTo((-s.dark.pile.length / 2) * (1 - 1 / 16), 10);
});

test('R7.12 where no tile lies beside a cell around a monk, it is filled later', () => {
  const { s } = playScene({ moves: ['B@0,1/0 m0'] });
  const filled = (monkFar: number): number => {
    survey(s, { ...TUNED, monkFar });
    expect(monks.count).toBe(1);
    return monks.filled[0];
  };
  expect(filled(3)).toBeLessThan(filled(1) - 0.3);
});
