import { expect, test } from 'vitest';
import { columnsOf, cut, flow, item, plain, wrapped } from './columns.ts';

const RED = { red: '31' };
const how = (width: number, colour = false) => ({ width, colour });

test('wide characters take two columns, and are never cut in half', () => {
  expect(columnsOf('Čeněk')).toBe(5);
  expect(columnsOf('東京🎲')).toBe(6);
  expect(cut('東京🎲', 5)).toBe('東京');
  expect(cut('Anna', 9)).toBe('Anna');
});

test('further lines stand under the first item, but never further in than a third', () => {
  const items = ['first', 'second', 'third'].map((text) => item(text));
  expect(wrapped({ label: 'Ben', items }, how(20), RED)).toEqual(['Ben  first · second', '     third']);
  expect(wrapped({ label: 'Somebody', items }, how(18), RED)).toEqual([
    'Somebody  first',
    '      second',
    '      third',
  ]);
  expect(wrapped({ label: '', items }, how(14), RED)).toEqual(['first · second', 'third']);
});

test('what is longer than the line is cut, and a label may stand alone', () => {
  expect(wrapped(plain('a long title'), how(6), RED)).toEqual(['a long']);
  expect(wrapped({ label: 'a long title', items: [item('a long text')] }, how(9), RED)).toEqual([
    'a long ti',
    '   a long',
  ]);
});

test('colours take no columns, and are left out where none are wanted', () => {
  const line = { label: 'x', ink: 'red', items: [item('one', 'red'), item('two')] } as const;
  expect(wrapped(line, how(12, true), RED)).toEqual(['\u001b[31mx\u001b[0m  \u001b[31mone\u001b[0m · two']);
  expect(wrapped(line, how(12), RED)).toEqual(['x  one · two']);
  expect(wrapped<'red' | 'brown'>({ label: 'x', items: [item('one', 'brown')] }, how(12, true), RED)).toEqual([
    'x  one',
  ]);
});

test('words of one text are parted by their own glue', () => {
  const words = ['a', 'few', 'words'].map((text) => ({ text, width: text.length, glue: ' ' }));
  expect(flow({ text: '', width: 0 }, 6, () => words)).toEqual(['a few', 'words']);
});
