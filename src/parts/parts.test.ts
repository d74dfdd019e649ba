import { describe, expect, test } from 'vitest';
import { narrow } from './narrow.ts';
import { calmly, reveal, showAll, toBoard, zoomAt } from './panzoom/frame.ts';
import { along, towards } from './roving.ts';

const INSET = { top: 10, right: 10, bottom: 110, left: 10 };
const LIMITS = { least: 0.2, most: 4 };
const SIZE = { width: 400, height: 800 };

describe('narrow', () => {
  const options = [
    { tile: 'V1', x: 1, y: 2, turn: 0 },
    { tile: 'V1', x: 1, y: 2, turn: 3 },
    { tile: 'V1', x: 2, y: 1, turn: 0 },
    null,
    'c0',
    { take: ['coin', { from: 'market', card: 'salt' }] },
  ];
  test('keeps the options that have all fields of a thing', () => {
    expect(narrow(options, { x: 1, y: 2 })).toEqual(options.slice(0, 2));
  });
  test('keeps the options that name a value anywhere', () => {
    expect(narrow(options, 'c0')).toEqual(['c0']);
    expect(narrow(options, 'salt')).toEqual([options[5]]);
    expect(narrow(options, { card: 'salt' })).toEqual([options[5]]);
    expect(narrow(options, null)).toEqual([null]);
  });
});

describe('a frame', () => {
  const box = { x: -100, y: -100, width: 300, height: 200 };
  test('shows everything in the middle of what is not covered', () => {
    const frame = showAll(box, SIZE, INSET, LIMITS);
    expect(frame.k).toBeCloseTo(380 / 300);
    expect(toBoard(frame, 200, 350)).toEqual([expect.closeTo(50), expect.closeTo(0)]);
  });
  test('zooms about a pixel that stays', () => {
    const frame = showAll(box, SIZE, INSET, LIMITS);
    const before = toBoard(frame, 33, 44);
    const after = toBoard(zoomAt(frame, 33, 44, 1.7, LIMITS), 33, 44);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
  test('stays when the window changes a little, and moves when something is out of sight or could be much larger', () => {
    const frame = showAll(box, SIZE, INSET, LIMITS);
    expect(calmly(frame, box, { ...SIZE, height: 740 }, INSET, LIMITS)).toBe(frame);
    expect(calmly(frame, box, { ...SIZE, width: 430 }, INSET, LIMITS)).toBe(frame);
    const wider = { ...box, width: 500 };
    expect(calmly(frame, wider, SIZE, INSET, LIMITS)).toEqual(showAll(wider, SIZE, INSET, LIMITS));
    const smaller = { ...box, width: 200 };
    expect(calmly(frame, smaller, SIZE, INSET, LIMITS)).toEqual(showAll(smaller, SIZE, INSET, LIMITS));
  });
  test('stays as it is when what happened is in view, and moves least when it is not', () => {
    const frame = { k: 1, x: 0, y: 0 };
    expect(reveal(frame, { x: 50, y: 50, width: 100, height: 100 }, SIZE, INSET)).toBe(frame);
    expect(reveal(frame, { x: 350, y: 50, width: 100, height: 100 }, SIZE, INSET)).toEqual({ k: 1, x: -60, y: 0 });
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 3 },
  ];
  test('go to what lies ahead', () => {
    expect(towards(spots, spots[0], 'ArrowRight')).toBe(1);
    expect(towards(spots, spots[0], 'ArrowDown')).toBe(3);
    expect(towards(spots, spots[0], 'ArrowUp')).toBe(-1);
    expect(towards(spots, spots[0], 'x')).toBe(-1);
  });
  test('go round a list', () => {
    expect(along(3, 2, 'ArrowRight')).toBe(0);
    expect(along(3, 0, 'ArrowUp')).toBe(2);
    expect(along(3, 1, 'End')).toBe(2);
    expect(along(3, 1, 'a')).toBe(-1);
  });
});
