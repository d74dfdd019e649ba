import { expect, test } from 'vitest';
import { emptyPad, laidOf, leftOf, openOf, withPlayers } from './model.ts';

const START = { tile: 'D', x: 0, y: 0, turn: 0 } as const;
const pad = (tiles: readonly object[], followers: readonly object[] = []) =>
  ({ ...emptyPad(3), tiles: [START, ...tiles], followers }) as ReturnType<typeof emptyPad>;

test('what does not fit is drawn, but joins nothing (R4.4)', () => {
  const value = pad([
    { tile: 'E', x: 0, y: -1, turn: 0 }, // meadow against the city of the start tile
    { tile: 'X', x: 0, y: 0, turn: 0 }, // on top of it
    { tile: 'C', x: 1, y: 0, turn: 0 }, // city against road
    { tile: 'V', x: 1, y: 0, turn: 0 },
  ]);
  expect(laidOf(value.tiles)).toHaveLength(5);
  expect(openOf(value).laid.map(({ tile }) => tile)).toEqual(['D1', 'V1']);
});

test('more copies than there are do not fit either (R2.4)', () => {
  const value = pad([
    { tile: 'X', x: 1, y: 0, turn: 0 },
    { tile: 'X', x: 2, y: 0, turn: 0 },
  ]);
  expect(openOf(value).laid).toHaveLength(2);
  expect(leftOf(value.tiles).get('X')).toBe(-1);
});

test('a player who leaves takes the followers along', () => {
  const value = pad([{ tile: 'V', x: 1, y: 0, turn: 0 }], [{ player: '#2', x: 1, y: 0, on: 'r0' }]);
  expect(openOf(value).supply).toEqual([7, 7, 6]);
  expect(withPlayers(value, 2)).toMatchObject({ followers: [], players: [{ name: '#0' }, { name: '#1' }] });
});
