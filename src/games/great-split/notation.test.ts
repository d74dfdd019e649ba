import { expect, test } from 'vitest';
import { notation } from './notation.ts';
import { c, cards } from './scene.testing.ts';
import type { SplitTask } from './types.ts';

const seal: SplitTask = { do: 'seal', seat: 0, seal: 'seal_star', count: 1 };
const CASES: readonly [SplitTask, string, unknown][] = [
  [{ do: 'discard', seat: 0, owed: 1, from: 0 }, 'discard GS-I-01', { card: c('GS-I-01') }],
  [
    { do: 'divide', seat: 0 },
    'divide GS-I-01 GS-I-05 | GS-II-03',
    { parts: [cards('GS-I-01 GS-I-05'), cards('GS-II-03')] },
  ],
  [{ do: 'choose', seat: 0 }, 'take second', { take: 'second' }],
  [{ do: 'play', seat: 0 }, 'play GS-I-24', { as: 'play', card: c('GS-I-24') }],
  [{ do: 'play', seat: 0 }, 'sell GS-I-24 gold', { as: 'sell', card: c('GS-I-24'), to: 'gold' }],
  [{ do: 'play', seat: 0 }, 'sell GS-I-24 prestige', { as: 'sell', card: c('GS-I-24'), to: 'prestige' }],
  [{ do: 'play', seat: 0 }, 'split emerald_seal', { as: 'split', to: 'emerald_seal' }],
  [seal, 'seal book_seal', { to: 'book_seal' }],
  [{ do: 'bonus', seat: 0 }, 'bonus emerald', { to: 'emerald' }],
];

test.each(CASES)('%o is written and read as %s', (task, text, choice) => {
  expect(notation.write(task, choice)).toBe(text);
  expect(notation.read(task, text)).toEqual(choice);
});

test.each(CASES)('%o reads nothing else', (task) => {
  const wrong = ['', 'x', 'discard', 'discard GS-IV-01', 'discard GS-I-01 GS-I-02', 'divide', 'divide GS-I-01 GS-I-02'];
  const more = ['divide GS-I-01 | XX', 'take', 'take third', 'take first part', 'play', 'play XX', 'play GS-I-01 now'];
  const last = ['sell GS-I-01', 'sell GS-I-01 book', 'sell GS-I-01 gold now', 'split', 'split moon', 'seal', 'bonus x'];
  for (const text of [...wrong, ...more, ...last]) expect(notation.read(task, text)).toBeUndefined();
});

test('nothing is read for a task that does not ask', () => {
  expect(notation.read({ do: 'market' }, 'market')).toBeUndefined();
});
