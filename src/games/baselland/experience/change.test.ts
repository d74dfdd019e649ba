import { describe, expect, test } from 'vitest';
import { runQuietly } from '../../../bots/ahead.ts';
import { Engine } from '../../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../kernel/random.ts';
import type { SeatTask, Settings } from '../../../kernel/types.ts';
import { kindOfTile } from '../data/kinds.ts';
import { game } from '../game.ts';
import { playScene } from '../scene.testing.ts';
import type { Place, Put, S } from '../types.ts';
import { tuning } from './index.ts';
import { leadNow, leads } from './sight.ts';
import { besideOf, chance, countSpoilers, monks, survey } from './survey.ts';
import type { Sighted } from './weights.ts';

const TUNED = tuning.tuned.sight;
/** A cell that is opened counts before the tile lies there and not afterwards. */
const quiet: Sighted = { ...TUNED, open: 0 };

/** By how much laying a tile changes what some numbers make of the lead: seen before it lies there, and afterwards. */
function effects(seats: number, settings: Settings, plain: Sighted, w: Sighted): [number, number][] {
  const found: [number, number][] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const engine = new Engine(game, fastSource(seed));
    const choices = chanceFrom(fastSource(`${seed} choices`));
    const s = engine.setUp(seats, settings);
    for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
      const [seat] = engine.deciders(s);
      const { task, options } = engine.decision(s, seat)!;
      const any = options[choices.random('choice', options.length)] as Place | Put;
      const seen = (numbers: Sighted, at: SeatTask, list: readonly (Place | Put)[]): number =>
        Math.max(...leads(s as S, at, list, numbers));
      const stood = leadNow(s as S, seat, w) - leadNow(s as S, seat, plain);
      const before = seen(w, task, [any]) - seen(plain, task, [any]) - stood;
      engine.play(s, task, any);
      if (task.do !== 'place') continue;
      runQuietly(engine, s, []);
      const next = engine.pending(s, seat);
      if (next === null) continue;
      const puts = engine.options(s, next) as Put[];
      found.push([before, seen(w, next, puts) - seen(plain, next, puts) - stood]);
    }
  }
  return found;
}

const size = (list: readonly number[]): number => list.reduce((sum, one) => sum + Math.abs(one), 0) / list.length;

describe.each([
  [2, {}],
  [3, { cityPartCount: 'segments' }],
  [5, { followers: 8, refugeeEnd: 'half' }],
] as const)(
  '%i players, %o: what a place changes is what is counted afresh when the tile lies there',
  (seats, settings) => {
    test.each<[string, number, Partial<Sighted>, Partial<Sighted>]>([
      ['what may spoil a chance', 0.02, { citySpoilt: 0, roadSpoilt: 0 }, { citySpoilt: 0.3, roadSpoilt: 0.3 }],
      ['what grows together', 0.1, { joinsCity: 0, joinsRoad: 0 }, { joinsCity: 1, joinsRoad: 1 }],
      // Elsewhere it is not seen that what grows together there has changed.
      ['what grows together with what is free', 0.2, { joinsFree: 0 }, { joinsFree: 1 }],
      ['monks', 0.005, { monkBack: 0, monk: 0 }, { monkBack: 1, monk: 1 }],
      ['who is stuck', 0.005, { stuck: 0 }, { stuck: 1 }],
    ])('%s', (_, most, without, more) => {
      const found = effects(seats, settings, { ...quiet, ...without }, { ...quiet, ...more });
      expect(found.length).toBeGreaterThan(100);
      const whole = size(found.map(([, after]) => after));
      expect(whole).toBeGreaterThan(0.01);
      expect(size(found.map(([before, after]) => before - after))).toBeLessThan(most * whole);
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

test('R7.10 what is shared counts for more than what one has alone only where the rival shares it', () => {
  const moves = ['U@1,0/1 r0', 'V@0,1/3 r0', 'V@2,0/0', 'V@2,1/1', 'U@1,1/1']; // a road of the first two seats
  const worth = (players: number, tied: number): number =>
    leadNow(playScene({ players, moves }).s, 0, { ...TUNED, rival: 0, tied });
  expect(worth(2, 1.5)).toBeGreaterThan(worth(2, 1) + 1);
  expect(worth(3, 1.5)).toBe(worth(3, 1));
  expect(worth(3, 0.5)).toBeLessThan(worth(3, 1) - 1);
});

test('beyond the rim of the rectangle there is nothing, not the rim on the other side', () => {
  const { s } = playScene({ moves: ['U@1,0/1'] });
  survey(s, TUNED);
  const { cells, width } = s.open.grid;
  const grid = { ...s.open.grid, cells: cells.map((_, i) => (i % width === 0 || i % width === width - 1 ? -2 : -1)) };
  const at = 3 * width;
  expect([0, 1, 2, 3].map((side) => besideOf(grid, at, side))).toEqual([at - width, at + 1, at + width, -1]);
  expect([0, 1, 2, 3].map((side) => besideOf(grid, at - 1, side))).toEqual([
    at - 1 - width,
    -1,
    at - 1 + width,
    at - 2,
  ]);
  expect(besideOf(grid, 5, 0)).toBe(-1);
  expect(besideOf(grid, cells.length - 5, 2)).toBe(-1);
  expect(countSpoilers(grid, at)).toBe(2);
});
