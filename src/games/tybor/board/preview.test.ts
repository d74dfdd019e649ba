import { describe, expect, test } from 'vitest';
import { b, p, type SceneFacts, scene } from '../scene.testing.ts';
import type { V } from './model.ts';
import { affordable, asBuilding, asCitizen, asWorker, chapterProgress, roundProgress, symbolsOf } from './preview.ts';

/** What the first seat sees. */
function sees(facts: SceneFacts): V {
  const { engine, s } = scene(facts);
  return engine.view(s, 0);
}

describe('a card as citizen', () => {
  test('R8.2.1 says how far the set is and what it brings', () => {
    const view = sees({ towns: [{ cit: 'FA01 FA02' }, {}] });
    expect(asCitizen(view, 0, p('FA04'))).toEqual({
      points: 5,
      goal: null,
      profession: 'farmer',
      count: 3,
      set: { count: 3, needs: 3 },
    });
    expect(asCitizen(view, 0, p('SO06'))).toMatchObject({ points: 0, count: 1, set: { count: 1, needs: 4 } });
  });

  test('R8.2.5, R8.2.4 where there are no sets only points are told: the first priest, one more ship', () => {
    const view = sees({ towns: [{ cit: 'PR01 CA01' }, {}] });
    expect(asCitizen(view, 0, p('PR02'))).toMatchObject({ points: 0, count: 2, set: null });
    expect(asCitizen(view, 0, p('CA02'))).toMatchObject({ points: 2, count: 2, set: null });
  });

  test('R8.4.1 a citizen too many costs the goal of chapter I', () => {
    const view = sees({ settings: { chapter: 'CH1' }, towns: [{ cit: 'SO01', bld: 'BG03' }, {}] });
    expect(asCitizen(view, 0, p('SO02'))).toMatchObject({ points: -5, goal: { count: 1, needs: 2 } });
  });

  test('the view itself stays as it is', () => {
    const view = sees({ towns: [{ cit: 'FA01' }, {}] });
    const before = structuredClone(view);
    asCitizen(view, 0, p('FA02'));
    asWorker(view, 0, p('FA02'));
    asBuilding(view, 0, b('BG01'), 'large');
    expect(view).toEqual(before);
  });
});

test('R8.4.4 a worker adds work, and may reach the goal of chapter IV', () => {
  const view = sees({ settings: { chapter: 'CH4' }, towns: [{ wrk: 'SO01' }, {}] });
  expect(asWorker(view, 0, p('ME07'))).toEqual({ points: 10, goal: { count: 10, needs: 10 }, before: 6, after: 10 });
});

describe('a building', () => {
  test('R8.1, R8.5 brings its points, its effect and what it completes', () => {
    const view = sees({ towns: [{ bld: 'BG09 BY01', order: 'O1', wrk: 'SO01' }, {}], display: 'BB03 BG03', round: 1 });
    expect(asBuilding(view, 0, b('BB03'), 'small').points).toBe(6 + 5);
    expect(asBuilding(view, 0, b('BG03'), 'large').points).toBe(9 + 2);
  });

  test('R8.4.4 paying for it may cost the goal of chapter IV', () => {
    const facts = {
      settings: { chapter: 'CH4' },
      towns: [{ wrk: 'SO01 CR01' }, {}],
      display: 'BG03',
      round: 1,
    } as const;
    expect(asBuilding(sees(facts), 0, b('BG03'), 'small').points).toBe(6 - 10);
  });

  test('R5.4.6 counted once where both sizes can be paid', () => {
    const facts = { towns: [{ wrk: 'SO01', cit: 'CA07' }, {}], display: 'BG03 BB03 BB05', round: 1 };
    expect(affordable(sees(facts).open, 0)).toBe(3);
    expect(affordable(sees({ ...facts, towns: [{}, {}] }).open, 0)).toBe(0);
  });
});

test('R7.4, R7.5, R8.4 progress of what the cards ask for', () => {
  const town = { cit: 'FA01 FA02 CA01', bld: 'BG01 BB01' };
  const progress = (scenario: 'SC2' | 'SC3' | 'SC4') =>
    roundProgress(sees({ settings: { scenario }, towns: [town, {}], round: 2 }).open, 0);
  expect(progress('SC2')).toBeNull();
  expect(progress('SC3')).toEqual({ count: 2, needs: 4 });
  expect(progress('SC4')).toEqual({ count: 2, needs: 4 });
  expect(chapterProgress(sees({ settings: { chapter: 'CH3' }, towns: [town, {}] }).open, 0)).toEqual({
    count: 3,
    needs: 3,
  });
  expect(chapterProgress(sees({ towns: [town, {}] }).open, 0)).toBeNull();
});

test('R0.4 symbols on citizens and buildings together', () => {
  const { tableaux } = sees({ towns: [{ cit: 'FA01 CA01', bld: 'BG01 BR03', wrk: 'SO01' }, {}] }).open;
  expect(symbolsOf(tableaux[0])).toEqual([
    { profession: 'farmer', count: 2 },
    { profession: 'captain', count: 1 },
  ]);
});
