import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../../data/buildings.ts';
import { within, withTyped } from '../../pad-cards.ts';
import type { PadPosition } from '../../pad-shape.ts';
import { emptyPad, isPad, settled, withModules } from './model.ts';

const pad = emptyPad(2) as PadPosition;
const withTown = (value: PadPosition, ...buildings: string[]): PadPosition => ({
  ...value,
  players: [{ ...value.players[0], buildings }, value.players[1]],
});

describe('what is typed on a card', () => {
  test('stands in the position, and only what differs', () => {
    const once = withTyped(pad, 'visby-dom', { vp: 9, persons: [] });
    expect(once.cards).toEqual([{ id: 'visby-dom', vp: 9 }]);
    const more = withTyped(once, 'visby-dom', { persons: ['knight'] });
    expect(more.cards).toEqual([{ id: 'visby-dom', vp: 9, persons: ['knight'] }]);
    expect(within(more, () => BUILDINGS['visby-dom'])).toMatchObject({ vp: 9, persons: ['knight'], cost: 14 });
    expect(BUILDINGS['visby-dom'].vp).toBe(6);
    const back = withTyped(withTyped(more, 'visby-dom', { vp: 6 }), 'visby-dom', { persons: [] });
    expect(back).toEqual(pad);
  });
  test('goes through links and drafts, with cards that Kontor does not have', () => {
    const typed = withTyped(withTown(pad, 'visby-boerse'), 'visby-boerse', { vp: 5 });
    expect(isPad(JSON.parse(JSON.stringify(typed)))).toBe(true);
    expect(isPad(withTown(pad, 'visby-boerse'))).toBe(false);
    expect(isPad(pad)).toBe(true);
    for (const cards of ['x', [7], [{ id: 'x' }], [{ id: 'visby-dom', vp: 1e6 }]])
      expect(isPad({ ...pad, cards })).toBe(false);
  });
  test('stays when modules change', () => {
    const typed = withTyped(pad, 'visby-dom', { vp: 9 });
    expect(withModules(typed, ['RG', 'BM']).cards).toEqual(typed.cards);
  });
});

test('R12.2 a building moves the token of the place that its card says', () => {
  const typed = withTyped({ ...pad, modules: ['BM'] as const }, 'visby-dom', { place: 'danzig' });
  const [player] = withTown(typed, 'visby-dom').players;
  expect(settled(typed)(player).mayors).toMatchObject({ visby: 0, danzig: 1 });
});

test('R11.3 what lies on a card goes with it', () => {
  const [player] = withTown(pad, 'visby-dom').players;
  const covered = { ...player, covered: ['visby-dom', 'visby-dom 2', 'danzig-burg'] };
  expect(settled(pad)(covered).covered).toEqual(['visby-dom', 'visby-dom 2']);
});
