import { expect, test } from 'vitest';
import { cellName, columnName } from './coordinates.ts';

test('the start tile lies in M13, columns go by letters to the east, rows by numbers to the south', () => {
  expect([cellName(0, 0), cellName(1, 0), cellName(0, 1), cellName(-12, -12), cellName(13, 12)]).toEqual([
    'M13',
    'N13',
    'M14',
    'A1',
    'Z25',
  ]);
});

test('no two columns have the same name, however far the country reaches', () => {
  const names = Array.from({ length: 145 }, (_, i) => columnName(i - 72));
  expect(new Set(names).size).toBe(names.length);
});
