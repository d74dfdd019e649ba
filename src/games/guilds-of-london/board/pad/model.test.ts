import { expect, test } from 'vitest';
import { named } from '../../../../parts/pad.ts';
import { pad } from '../../pad.ts';
import { emptyPad, filledUp, isPad, seatsIn, withPlayers, withSolo, withTile } from './model.ts';

const NAMES = ['Anna', 'Ben', 'Cem', 'Dora'];

test.each([2, 3, 4])('a city filled up is one that can be, with %i players', (count) => {
  expect(pad(named(filledUp(emptyPad(count)), NAMES.slice(0, count)))).toMatchObject({ players: { length: count } });
});

test('R9.4 a growth phase that has begun is filled up, the others are not', () => {
  const grid = emptyPad(3);
  const grown = withTile(grid, 0, 'T30'); // the north-western corner belongs to the second growth
  const full = filledUp(grown);
  expect(full.city).toHaveLength(22);
  expect(pad(named(full, NAMES.slice(0, 3)))).toMatchObject({ winners: { length: 3 } });
});

test('R2.3 a tile lies in one place only', () => {
  const tile = 'T05';
  const moved = withTile(withTile(emptyPad(2), 0, tile), 1, tile);
  expect(moved.city.filter((one) => one.tile === 'T05')).toHaveLength(1);
});

test('R11.1 alone it is one seat and an opponent with points only, and back again two', () => {
  const alone = withSolo(filledUp(emptyPad(2)), true);
  expect(isPad(alone)).toBe(true);
  expect(seatsIn(alone)).toBe(1);
  expect(alone.players[1]).toEqual({ name: '#1', vp: 0 });
  expect(pad(named(alone, ['Anna', 'Rik']))).toMatchObject({ winners: ['Rik'] });
  expect(withPlayers(alone, 3)).toMatchObject({ solo: false, players: { length: 3 } });
  expect(isPad(withPlayers(alone, 3))).toBe(true);
});
