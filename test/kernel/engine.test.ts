import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/kernel/engine.ts';
import { fastSource } from '../../src/kernel/random.ts';
import { standing, total, winners } from '../../src/kernel/score.ts';
import { BadSetting } from '../../src/kernel/settings.ts';
import type { Game, State } from '../../src/kernel/types.ts';
import { hears, type Told } from '../../src/kernel/view.ts';
import { type DraftState, draft } from '../toy/draft.ts';

function begin(game: Game = draft, seats = 3): { engine: Engine; s: DraftState; state: State; told: Told[] } {
  const told: Told[] = [];
  const engine = new Engine(game, fastSource('engine'), (t) => told.push(t));
  const state = engine.setUp(seats);
  engine.advance(state);
  return { engine, s: state as DraftState, state, told };
}

describe('views', () => {
  test('show the own compartment, and of the others only the sizes listed', () => {
    const { engine, s, state } = begin();
    const view = engine.view(state, 1);
    expect(view.own[1]).toEqual(s.own[1]);
    expect(view.own[0]).toMatchObject({ hand: 3 });
    expect(view.dark).toEqual({ deck: 15 });
    expect(view.lanes).toEqual([true, s.lanes[1], true]);
    expect(view).not.toHaveProperty('rng');
    expect(engine.view(state, null).own).toEqual([{ hand: 3 }, { hand: 3 }, { hand: 3 }]);
  });

  test('of others in a lane only show whether they are busy', () => {
    const { engine, s, state } = begin();
    const before = JSON.stringify(engine.view(state, 0));
    engine.choose(state, 2, s.own[2].hand[0]);
    expect(JSON.stringify(engine.view(state, 0))).toBe(before);
  });
});

describe('events', () => {
  test('have an audience', () => {
    const { engine, s, state, told } = begin();
    engine.choose(state, 2, s.own[2].hand[0]);
    expect(told).toEqual([{ event: { e: 'picked', seat: 2, card: s.own[2].hand[0] }, to: 2 }]);
    expect([null, 0, 1, 2].map((viewer) => hears(told[0], viewer))).toEqual([false, false, false, true]);
    expect([null, 0, 2].map((viewer) => hears({ event: { e: 'x' }, except: 2 }, viewer))).toEqual([true, true, false]);
  });
});

describe('mistakes of a game are noticed', () => {
  const broken = (step: string, run: Extract<Game['steps'][string], { run: unknown }>['run']): Game => ({
    ...(draft as Game),
    steps: { ...(draft as Game).steps, [step]: { run } },
  });

  test('drawing random numbers inside a fork', () => {
    const game = broken('seal', (_s, _t, cx) => void cx.random('deck', 2));
    const { engine, s, state } = begin(game);
    engine.choose(state, 0, s.own[0].hand[0]);
    expect(() => engine.choose(state, 0, 1)).toThrow(/no lots while all play at once/);
  });
  test('a fork inside a fork', () => {
    const game = broken('seal', (_s, _t, cx) => cx.fork(() => []));
    const { engine, s, state } = begin(game);
    engine.choose(state, 0, s.own[0].hand[0]);
    expect(() => engine.choose(state, 0, 1)).toThrow(/no fork inside a fork/);
  });
  test('a task of another seat in a lane', () => {
    const game = broken('seal', (_s, _t, cx) => cx.next({ do: 'pick', seat: 2 }));
    const { engine, s, state } = begin(game);
    engine.choose(state, 0, s.own[0].hand[0]);
    expect(() => engine.choose(state, 0, 1)).toThrow(/tasks of its seat/);
  });
  test('next twice in a step', () => {
    const game = broken('deal', (_s, _t, cx) => {
      cx.next({ do: 'pass' });
      cx.next({ do: 'pass' });
    });
    expect(() => begin(game)).toThrow(/only once/);
  });
  test('a step that does not exist', () => {
    expect(() => begin(broken('deal', (_s, _t, cx) => cx.next({ do: 'dance' })))).toThrow(/no step 'dance'/);
  });
});

describe('setting up', () => {
  const engine = new Engine(draft, fastSource('x'));
  test.each([0, 1, 5, 2.5, Number.NaN])('%d players are refused', (seats) => {
    expect(() => engine.setUp(seats)).toThrow(/2 to 4 players/);
  });
  test('settings are checked and completed', () => {
    expect(engine.setUp(2).settings).toMatchObject({ hand: 3 });
    expect(engine.setUp(2, { hand: 4 }).settings).toMatchObject({ hand: 4 });
    expect(() => engine.setUp(2, { hand: 5 })).toThrow(BadSetting);
    expect(() => engine.setUp(2, { hat: 4 })).toThrow(/no setting 'hat'/);
    expect(() => engine.setUp(2, JSON.parse('{"__proto__":4}'))).toThrow(BadSetting);
  });
});

describe('places', () => {
  test('go by points, then by the tie-break, and may be shared', () => {
    const { s, state } = begin(draft, 4);
    s.open.tables = [[5], [10], [10], [5]];
    expect(standing(draft, state)).toEqual([
      [1, 2],
      [0, 3],
    ]);
    s.open.crowns = [1, 0, 0, 0];
    s.open.tables = [[5], [10], [10], [10]];
    expect(standing(draft, state)).toEqual([[0], [1, 2, 3]]);
    expect(winners(draft, state)).toEqual([0]);
    expect(total(draft.score(s, 0))).toBe(10);
  });
  test('a game may say itself who wins', () => {
    const { state } = begin();
    expect(winners({ ...(draft as Game), winners: () => [] }, state)).toEqual([]);
  });
});
