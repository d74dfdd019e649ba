import { describe, expect, test } from 'vitest';
import { duel } from '../duel.testing.ts';
import { value } from './bot.ts';
import { tybor } from './index.ts';
import { scene } from './scene.testing.ts';

const pkg = tybor;

test.each([2, 4, 6])('greedy beats random players in a game of %i', (players) => {
  for (const mine of [0, 1]) {
    const [own, other] = duel(pkg, { seed: `duel ${players}`, seats: players, mine });
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
