import { expect, test } from 'vitest';
import { notation } from './notation.ts';
import { b, p } from './scene.testing.ts';
import type { TyborTask } from './types.ts';

const bill = { seat: 0, building: b('BG01'), size: 'small', owed: 3, from: 0 } as const;
const draw = { seat: 0, count: 2, as: 'worker', rule: 'R5.5' } as const;
const CASES: readonly [TyborTask, string, unknown][] = [
  [{ do: 'pick', seat: 0 }, 'pick FA03', { card: p('FA03') }],
  [{ do: 'pick', seat: 0 }, 'pick FA03b', { card: p('FA03b') }],
  [{ do: 'use', seat: 0 }, 'citizen', { as: 'citizen' }],
  [{ do: 'use', seat: 0 }, 'worker', { as: 'worker' }],
  [{ do: 'use', seat: 0 }, 'build BG01 large', { as: 'builder', building: b('BG01'), size: 'large' }],
  [{ do: 'pay', ...bill }, 'pay ME03', { worker: p('ME03') }],
  [{ do: 'keep', ...draw }, 'keep FA01', { keep: [p('FA01')] }],
  [{ do: 'keep', ...draw, count: 3, rule: 'R7.3' }, 'keep CR01 FA04', { keep: [p('CR01'), p('FA04')] }],
  [{ do: 'dismiss', seat: 0 }, 'dismiss worker SO02', { from: 'worker', card: p('SO02') }],
  [{ do: 'harbour', seat: 0 }, 'stay', { as: 'decline' }],
  [{ do: 'harbour', seat: 0 }, 'sail CA03', { as: 'captain', card: p('CA03') }],
  [{ do: 'harbour', seat: 0 }, 'sail BB01', { as: 'building', building: b('BB01') }],
];

test.each(CASES)('%o is written and read as %s', (task, text, choice) => {
  expect(notation.write(task, choice)).toBe(text);
  expect(notation.read(task, text)).toEqual(choice);
});

test.each(CASES)('%o reads nothing else', (task) => {
  const wrong = ['', 'x', 'pick', 'pick XX99', 'pick FA01 FA02', 'citizen FA01', 'build BG01', 'build BG01 huge'];
  const more = [
    'build BG01 small now',
    'pay',
    'pay BG01',
    'keep XX',
    'dismiss FA01',
    'dismiss builder FA01',
    'sail',
    'sail XX',
    'stay home',
  ];
  for (const text of [...wrong, ...more]) expect(notation.read(task, text)).toBeUndefined();
});
