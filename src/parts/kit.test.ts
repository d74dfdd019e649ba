import { describe, expect, test } from 'vitest';
import { sumOf } from './count.ts';
import { together } from './handlers.ts';

describe('what one hears, all hear', () => {
  test('handlers of the same name are called one after the other, anything else is the second one’s', () => {
    const heard: string[] = [];
    const both = together(
      { onClick: () => heard.push('first'), title: 'first', onBlur: () => heard.push('left') },
      { onClick: () => heard.push('second'), title: 'second', onFocus: undefined },
    );
    both.onClick();
    both.onBlur();
    expect(heard).toEqual(['first', 'second', 'left']);
    expect(both.title).toBe('second');
  });
});

describe('the count', () => {
  test('sums up what each seat has of these sources', () => {
    const rows = [
      { key: 'a', title: '', points: [1, 2] },
      { key: 'b', title: '', points: [3, -4] },
    ];
    expect(sumOf(rows, 2)).toEqual([4, -2]);
    expect(sumOf(rows.slice(0, 1), 2)).toEqual([1, 2]);
    expect(sumOf([], 2)).toEqual([0, 0]);
  });
});
