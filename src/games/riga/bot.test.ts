import { describe, expect, test } from 'vitest';
import { duel } from '../duel.testing.ts';
import { value } from './bot.ts';
import { game } from './game.ts';
import { riga } from './index.ts';
import { type SceneFacts, scene } from './scene.testing.ts';

const pkg = riga;

test.each(Object.entries(game.presets))('greedy beats random players, %s', (_name, settings) => {
  for (const mine of [0, 1]) {
    const [own, other] = duel(pkg, { seed: 'duel', seats: 2 + mine, mine, settings });
    expect(own).toBeGreaterThan(other);
  }
});

describe('the value', () => {
  test('is the score at the end, but for what breaks ties', () => {
    const towns = [
      { bld: 'visby-dom visby-rathaus danzig-gildehaus riga-kloster', cards: 'tallinn-dom', hand: 'GC' },
      { bld: 'visby-burg' },
    ];
    const facts: SceneFacts = { settings: { RG: true, GM: true }, masters: { 'max visby': 0 }, towns };
    const made = scene({ ...facts, year: 8, season: 'end', active: null });
    expect(value(made.s, 0)).toBeCloseTo(made.totals()[0], 0);
  });

  /** Early in a game, with the turn's building still to come. */
  const at = (town: object, facts: SceneFacts = {}) =>
    value(scene({ towns: [town, {}], year: 3, todo: [{ do: 'build', seat: 0 }], ...facts }).s, 0);

  test('values goods by what they buy, a building that can be paid, and more so one that stands', () => {
    expect(at({ hand: 'CC' })).toBeGreaterThan(at({ hand: 'GG' }));
    expect(at({ hand: 'CCC', cards: 'tallinn-dom' })).toBeGreaterThan(at({ hand: 'CCC' }));
    expect(at({ bld: 'tallinn-dom' })).toBeGreaterThan(at({ hand: 'CCC', cards: 'tallinn-dom' }));
  });

  test('keeps the hand limit in mind when no turn is left before winter', () => {
    const winter: SceneFacts = { season: 'winter', active: null, todo: [] };
    const two = at({ hand: 'CCCCCCC' }, winter) - at({ hand: 'CCCCC' }, winter);
    expect(two).toBeLessThan(0.5);
  });

  test('races for tiles, and likes functions early', () => {
    const tile: SceneFacts = { settings: { GM: true }, masters: { 'first visby': null } };
    expect(at({ bld: 'visby-dom visby-burg' }, tile)).toBeGreaterThan(at({ bld: 'visby-dom danzig-burg' }, tile));
    expect(at({ bld: 'visby-hafen' }, { year: 1 })).toBeGreaterThan(at({ bld: 'visby-hafen' }, { year: 7 }) + 3);
  });
});
