import { describe, expect, test } from 'vitest';
import { duel } from '../duel.testing.ts';
import { value } from './bot.ts';
import { guildsOfLondon } from './index.ts';
import { type SceneFacts, scene } from './scene.testing.ts';

const pkg = guildsOfLondon;

test.each([
  [2, 1],
  [4, 0],
])('greedy beats random players in a game of %i', (players, mine) => {
  const [own, other] = duel(pkg, { seed: `duel ${players}`, seats: players, mine });
  expect(own).toBeGreaterThan(other);
});

test('greedy plays the solo game and scores as the dossier expects of a simple program', () => {
  expect(duel(pkg, { seed: 'solo', seats: 1, mine: 0 })[0]).toBeGreaterThan(30);
});

describe('the value', () => {
  const at = (facts: SceneFacts, todo: 'turn' | 'end' = 'turn') => {
    const { s } = scene({ round: 3, ...facts });
    s.todo = todo === 'end' ? [] : [{ do: 'endRound' }, { do: 'resolve', at: 0 }, { do: 'act', seat: 0 }];
    return value(s, 0);
  };

  test('is the score when nothing is to come', () => {
    const facts: SceneFacts = {
      round: 16,
      players: [{ vp: 20, mayors: 'MR05', hand: 'AY01', hall: 3 }, {}],
      tiles: { T28: { at: [0, 0], master: 0 }, T05: { at: [1, 0], master: 0 } },
    };
    const made = scene(facts);
    expect(at(facts, 'end')).toBeCloseTo(made.totals()[0], 5);
  });

  test('likes a tile that is nearly won, and more so the better it pays', () => {
    const two = at({ tiles: { T28: { pawns: [2] } } });
    expect(two).toBeGreaterThan(at({ tiles: { T28: { pawns: [1] }, T31: { pawns: [1] } } }));
    expect(at({ tiles: { T28: { pawns: [3] } } })).toBeGreaterThan(two);
    expect(at({ tiles: { T28: { pawns: [2, 4] } } })).toBeLessThan(two);
  });

  test('likes cards, pawns in the Guildhall, neutrals and masters that its mayor cards want', () => {
    const base = at({ players: [{}, {}] });
    expect(at({ players: [{ hand: 'AY01' }, {}] })).toBeGreaterThan(base);
    expect(at({ players: [{ hall: 6 }, {}] })).toBeGreaterThan(base);
    expect(at({ players: [{ neutrals: 1 }, {}] })).toBeGreaterThan(base);
    const tiles = { T28: { pawns: [2] } };
    expect(at({ players: [{ mayors: 'MR05' }, {}], tiles })).toBeGreaterThan(
      at({ players: [{ mayors: 'MR01' }, {}], tiles }),
    );
  });

  test('alone it also sees what Boris has and is about to get', () => {
    const base = at({ players: [{}], beadle: 'T01', tiles: { T01: {}, T28: {} } });
    expect(at({ players: [{}], beadle: 'T01', boris: 5, tiles: { T01: {}, T28: {} } })).toBeCloseTo(base - 5, 5);
    expect(at({ players: [{}], beadle: 'T01', tiles: { T01: {}, T28: { pawns: [0, 3] } } })).toBeLessThan(base);
    expect(at({ players: [{ overseas: 2 }], beadle: 'T01', tiles: { T01: {}, T28: {} } })).toBeGreaterThan(base);
  });
});
