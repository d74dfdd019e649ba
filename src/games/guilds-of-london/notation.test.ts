import { describe, expect, test } from 'vitest';
import { notation } from './notation.ts';
import { c, t } from './scene.testing.ts';
import type { GuildsTask } from './types.ts';

const by = { seat: 0, rule: 'R6.E1' };
const CASES: readonly [GuildsTask, unknown, string][] = [
  [{ do: 'chooseMayor', seat: 0 }, { mayor: 6 }, 'keep MR07'],
  [{ do: 'act', seat: 0 }, { as: 'pass' }, 'pass'],
  [{ do: 'act', seat: 0 }, { as: 'promo' }, 'promo'],
  [{ do: 'act', seat: 0 }, { as: 'recruit', card: c('AY01'), count: 1 }, 'recruit AY01'],
  [{ do: 'act', seat: 0 }, { as: 'recruit', card: c('AY01'), count: 2 }, 'recruit AY01 x2'],
  [{ do: 'act', seat: 0 }, { as: 'special', card: c('AP21') }, 'special AP21'],
  [{ do: 'pay', seat: 0, card: c('AY06'), owed: 1 }, { card: c('AR01') }, 'pay AR01'],
  [{ do: 'amount', ...by, from: 'supply', to: 'hall', min: 1, max: 4 }, { n: 3 }, 'x3'],
  [{ do: 'commit', seat: 0, tile: t('T05') }, { n: 0 }, 'x0'],
  [{ do: 'fetch', ...by, to: t('T05'), left: 1, at: -1, may: true }, { from: 'hall' }, 'from hall'],
  [{ do: 'fetch', ...by, to: 'plantation', left: 1, at: -1, may: true }, { as: 'enough' }, 'enough'],
  [{ do: 'shift', ...by }, { from: t('T05'), to: t('SB1') }, 'shift T05 SB1'],
  [{ do: 'rival', ...by, pushes: false }, { tile: t('T05'), who: 2 }, 'pawn T05 p3'],
  [{ do: 'rival', ...by, pushes: false }, { tile: t('T05'), who: 'rik' }, 'pawn T05 rik'],
  [{ do: 'tithe', ...by }, { who: 1 }, 'of p2'],
  [{ do: 'salvage', ...by, look: 5, take: 2 }, { cards: [c('AY01'), c('AR06')] }, 'take AY01 AR06'],
  [{ do: 'beadle', ...by, may: true, follow: 0 }, { as: 'stays' }, 'beadle stays'],
  [{ do: 'beadle', ...by, may: true, follow: 0 }, { to: t('T07') }, 'beadle T07'],
  [{ do: 'promo', seat: 0, at: 0 }, { as: 'decline' }, 'keep tokens'],
  [{ do: 'promo', seat: 0, at: 0 }, { tile: t('T05') }, 'on T05'],
  [{ do: 'resign', ...by, vp: 3 }, { tile: t('T05') }, 'on T05'],
];

describe('notation', () => {
  test.each(CASES)('%j: %j', (task, choice, text) => {
    expect(notation.write(task, choice)).toBe(text);
    expect(notation.read(task, text)).toEqual(choice);
  });

  test.each([
    '',
    'keep',
    'keep MR99',
    'keep MR07 MR08',
    'x',
    'x-1',
    'recruit',
    'recruit AY01 x3',
    'move AY01 x2',
    'pass AY01',
  ])('%j cannot be read', (text) => {
    for (const [task] of CASES) expect(notation.read(task, text)).toBeUndefined();
  });
  test('an answer to another question cannot be read', () => {
    expect(notation.read({ do: 'act', seat: 0 }, 'to T05')).toBeUndefined();
    expect(notation.read({ do: 'tithe', ...by }, 'of boris')).toBeUndefined();
    expect(
      notation.read({ do: 'amount', ...by, from: 'hall', to: 'plantation', min: 0, max: 1 }, 'enough'),
    ).toBeUndefined();
    expect(notation.read({ do: 'endRound' }, 'pass')).toBeUndefined();
  });
});
