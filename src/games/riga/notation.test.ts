import { expect, test } from 'vitest';
import { GOOD_IDS } from './data/kinds.ts';
import { notation } from './notation.ts';
import { b } from './scene.testing.ts';
import type { RigaTask } from './types.ts';

const KEEP: RigaTask = { do: 'keep', seat: 0 };
const TAKE: RigaTask = { do: 'take', seat: 0 };
const ANSWER: RigaTask = { do: 'answer', seat: 0, row: 1 };
const BUILD: RigaTask = { do: 'build', seat: 0 };
const PAY: RigaTask = { do: 'pay', seat: 0, owed: 5, from: 0 };
const STORE: RigaTask = { do: 'store', seat: 0, over: 3 };
const DISCARD: RigaTask = { do: 'discard', seat: 0, left: 2, from: 0 };

const CASES: readonly [RigaTask, unknown, string][] = [
  [KEEP, { building: b('visby-dom') }, 'keep visby-dom'],
  [TAKE, { as: 'row', row: 2 }, 'row 3'],
  [TAKE, { as: 'building', building: b('danzig-hafen') }, 'take danzig-hafen'],
  [ANSWER, { as: 'fight', building: b('visby-burg') }, 'fight visby-burg'],
  [ANSWER, { as: 'ransom', building: b('visby-hafen') }, 'ransom visby-hafen'],
  [ANSWER, { as: 'plundered' }, 'plundered'],
  [BUILD, { as: 'build', building: b('riga-schule') }, 'build riga-schule'],
  [BUILD, { as: 'end' }, 'end'],
  ...GOOD_IDS.map((good): [RigaTask, unknown, string] => [
    PAY,
    { as: 'good', good },
    `pay ${['grain', 'wine', 'glass', 'cloth'][good]}`,
  ]),
  [PAY, { as: 'money', coins: 2, stored: 0 }, 'coins 2'],
  [PAY, { as: 'money', coins: 0, stored: 3 }, 'stored 3'],
  [PAY, { as: 'money', coins: 1, stored: 2 }, 'coins 1 stored 2'],
  [PAY, { as: 'enough' }, 'enough'],
  [STORE, { store: 0 }, 'store 0'],
  [DISCARD, { as: 'good', good: 3 }, 'discard cloth'],
  [DISCARD, { as: 'building', building: b('visby-dom') }, 'discard visby-dom'],
];

test.each(CASES)('%o: %o is written "%s" and read back', (task, choice, text) => {
  expect(notation.write(task, choice)).toBe(text);
  expect(notation.read(task, text)).toEqual(choice);
});

test.each([KEEP, TAKE, ANSWER, BUILD, PAY, STORE, DISCARD])('%o does not read anything else', (task) => {
  const wrong = ['', 'x', 'keep', 'keep visby', 'keep visby-dom visby-burg', 'row', 'row x', 'row -1', 'take grain'];
  const more = [
    'fight',
    'fight me',
    'plundered now',
    'build',
    'build visby',
    'end now',
    'pay',
    'pay visby-dom',
    'pay grain wine',
  ];
  const rest = [
    'coins',
    'coins 0',
    'coins 1 stored 0',
    'stored',
    'stored 1 coins 1',
    'enough already',
    'store',
    'store x',
    'store 01',
    'row 01',
    'discard',
  ];
  for (const text of [
    ...wrong,
    ...more,
    ...rest,
    'discard visby',
    'discard grain wine',
    ' coins 1',
    'coins  1',
    'coins 1stored 2',
  ])
    expect(notation.read(task, text)).toBeUndefined();
});
