import { describe, expect, test } from 'vitest';
import { guarded, read } from '../../text/input.ts';
import { isPadProblem } from '../../text/pad.ts';
import { choice, flag, list, orNull, record, says, text, whole } from '../../text/shape.ts';
import { named, seatName, seatOf } from '../pad.ts';
import { shown } from './position.ts';
import { stepped } from './Stepper.tsx';
import { liesIn } from './Trouble.tsx';

describe('players by seat', () => {
  test('a position gets the names of its players, wherever they stand', () => {
    const value = { players: [{ name: '#0' }, { name: '#1' }], followers: [{ player: '#1', x: 3 }], owner: null };
    expect(named(value, ['Anna', '#0'])).toEqual({
      players: [{ name: 'Anna' }, { name: '#0' }],
      followers: [{ player: '#0', x: 3 }],
      owner: null,
    });
  });

  test('only seats are taken for seats', () => {
    expect([0, 7].map((seat) => seatOf(seatName(seat)))).toEqual([0, 7]);
    for (const other of ['#', '#10', 'FA01', 0, null, undefined]) expect(seatOf(other)).toBe(-1);
    expect(named('#5', ['Anna'])).toBe('#5');
  });
});

describe('what comes from outside looks like what it should be, or not', () => {
  const NO = says('no');
  const tile = record({ tile: choice(['D', 'E'], NO), x: whole() });
  const shape = shown(record({ tiles: list(tile, 9), solo: flag(NO), master: orNull(null, text(NO)) }));
  test.each([
    [{ tiles: [], solo: false, master: null }, true],
    [{ tiles: [{ tile: 'E', x: -3 }], solo: true, master: '#1' }, true],
    [{ tiles: [{ tile: 'Z', x: 0 }], solo: true, master: null }, false],
    [{ tiles: [{ tile: 'E', x: 0.5 }], solo: true, master: null }, false],
    [{ tiles: [{ tile: 'E', x: 1, y: 2 }], solo: true, master: null }, false],
    [{ tiles: {}, solo: true, master: null }, false],
    [{ tiles: [], solo: 1, master: null }, false],
    [{ tiles: [], solo: true }, false],
    [[], false],
    [null, false],
    ['tiles', false],
  ])('%j: %s', (value, expected) => {
    expect(isPadProblem(guarded(() => read(shape, value) as object))).toBe(!expected);
  });
});

test.each([
  ['players[1].hand[3]', 'players[1].hand', true],
  ['players[1].hand', 'players[1]', true],
  ['players[1]', 'players[1]', true],
  ['players[10]', 'players[1]', false],
  ['players[1].handBuildings', 'players[1].hand', false],
  ['', 'players', false],
])('%s lies in %s: %s', (at, place, expected) => {
  expect(liesIn(at, place)).toBe(expected);
});

test('the keys of a count step over what cannot be', () => {
  expect([stepped(0, 1), stepped(5, -1)]).toEqual([1, 4]);
  expect([stepped(0, 1, 2), stepped(2, 1, 2), stepped(2, -1, 2), stepped(3, -1, 2)]).toEqual([2, 3, 0, 2]);
});
