import { expect, test } from 'vitest';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import { namedSettings, playsBy, rulesOf } from '../../src/kernel/settings.ts';
import type { Game, State, StoredState } from '../../src/kernel/types.ts';
import { formOf, promised, upgrade } from '../../src/kernel/upgrade.ts';
import { resultOf } from '../../src/table/replay.ts';
import { draft } from '../toy/draft.ts';

const first: Game = draft;

/** The draft some releases on: a setting, two fields and a shape have come, and everything that was played before stays. */
const later: Game = {
  ...first,
  version: 2,
  oldest: 1,
  settings: { ...first.settings, wind: { values: ['still', 'storm'], default: 'still', rule: 'T1', later: true } },
  later: { 'open.wind': 0, 'own.marks': [] },
  upgrades: [
    {
      up: (old) => ({ ...old, open: { ...old.open, turn: { round: old.open.round } } }),
      down({ open: { turn: _, ...open }, ...state }) {
        return { ...state, open };
      },
    },
  ],
};

function played(game: Game, seed: string, settings = {}): State {
  const engine = new Engine(first, fastSource(seed));
  const s = engine.setUp(3, settings, 1);
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  engine.advance(s);
  while (!engine.isOver(s)) {
    const [seat] = engine.deciders(s);
    const { task, options } = engine.decision(s, seat)!;
    engine.play(s, task, options[chance.random('choice', options.length)]);
    engine.advance(s);
  }
  return game === first ? s : upgrade(game, s, 1);
}

test('a position of the first form gets the new shape, the new fields and the new setting', () => {
  const old = played(first, 'one');
  const kept = JSON.stringify(old);
  const now = upgrade(later, old, 1) as StoredState;
  expect(now.settings).toEqual({ ...old.settings, wind: 'still' });
  expect(now.open).toMatchObject({ wind: 0, turn: { round: (old.open as { round: number }).round } });
  expect(now.own.map(({ marks }) => marks)).toEqual([[], [], []]);
  expect(now.own[0].marks).not.toBe(now.own[1].marks);
  expect(JSON.stringify(old)).toBe(kept);
});

test('what is there already stays, and nothing is done twice', () => {
  const now = upgrade(later, played(first, 'two'), 1) as StoredState;
  const changed = { ...now, open: { ...now.open, wind: 3 } };
  expect(upgrade(later, changed as State, formOf(later))).toBe(changed);
});

test('the hash of a last position is that of the release that played it, whatever has come since', () => {
  const old = played(first, 'three', { hand: 4 });
  const was = resultOf(first, old).state;
  expect(resultOf(later, upgrade(later, old, 1)).state).toBe(was);
  const now = upgrade(later, old, 1) as StoredState;
  const windy = { ...now, open: { ...now.open, wind: 1 } } as State;
  expect(resultOf(later, windy).state).not.toBe(was);
  const stormy = { ...now, settings: { ...now.settings, wind: 'storm' } } as State;
  expect(resultOf(later, stormy).state).not.toBe(was);
  expect(promised(later, now as State)).toEqual(promised(first, old));
});

test('records name a later setting only where it is not as usual, and never the number of the rules', () => {
  expect(namedSettings(later, { hand: 3, muse: false, wind: 'still', rules: 2 })).toEqual({ hand: 3, muse: false });
  expect(namedSettings(later, { hand: 3, wind: 'storm' })).toEqual({ hand: 3, wind: 'storm' });
});

test('a game is played by the rules it started with', () => {
  const engine = new Engine(later, fastSource('rules'));
  expect(rulesOf(engine.setUp(2))).toBe(2);
  expect(rulesOf(engine.setUp(2, {}, 1))).toBe(1);
  expect(engine.setUp(2, {}, 1).settings).not.toHaveProperty('rules');
  const s = engine.setUp(2);
  expect(rulesOf(engine.clone(s))).toBe(2);
  expect(rulesOf(engine.view(s, 0))).toBe(2);
  expect([0, 1, 2, 3, 1.5].map((rules) => playsBy(later, rules))).toEqual([false, true, true, false, false]);
  expect([1, 2].map((rules) => playsBy({ version: 2 }, rules))).toEqual([false, true]);
});
