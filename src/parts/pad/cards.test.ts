import { describe, expect, test } from 'vitest';
import { choice, list, type ObjectShape, or, record, says } from '../../text/shape.ts';
import { laid, placeIn, placesOf, pressed, without } from './cards.ts';
import { shapeAt, valueAt, withAt } from './path.ts';

const NO = says('no');
const some = (codes: string[]) => list(choice(codes, NO), 9);
const PLAYER = record({
  town: some(['a', 'b']),
  hand: some(['a', 'b', 'c']),
  houses: list(record({ id: choice(['x'], NO), size: choice(['small', 'large'], NO) }), 9),
  covered: list(choice(['a', 'b'], NO), 9, { areMarks: true }),
  coins: or(0, choice([0, 1], NO)),
});
const bare = { town: [], hand: [], houses: [], covered: [], coins: 0 };
const keys = (code: string) => placesOf(PLAYER as ObjectShape, code).map(({ key }) => key);

describe('cards', () => {
  test('lie where the shape allows it; marks are no place', () => {
    expect([keys('a'), keys('c'), keys('x'), keys('z')]).toEqual([['town', 'hand'], ['hand'], ['small', 'large'], []]);
  });

  test('come, move, turn over in their place, and go with what lies on them', () => {
    const [town, hand] = placesOf(PLAYER, 'a');
    const [small, large] = placesOf(PLAYER, 'x');
    const player = laid(laid({ ...bare, covered: ['a'] }, 'a', town), 'x', small);
    expect(player).toMatchObject({ town: ['a'], houses: [{ id: 'x', size: 'small' }] });
    expect(laid(player, 'x', large)).toMatchObject({ houses: [{ id: 'x', size: 'large' }] });
    expect(placeIn(laid(player, 'x', large), placesOf(PLAYER, 'x'), 'x')).toEqual(large);
    expect(laid(player, 'a', hand)).toMatchObject({ town: [], hand: ['a'] });
    expect(without(player, 'a')).toMatchObject({ town: [], covered: [], houses: [{ id: 'x' }] });
  });

  test('of which everybody has their own are not taken by others', () => {
    const [town] = placesOf(PLAYER, 'a');
    const card = { key: 'a', codes: ['a'], isOwn: true };
    const players = [bare, laid(bare, 'a', town)];
    expect(pressed(players, 0, card, town, ['town'])).toMatchObject({ town: ['a'] });
    expect(pressed(players, 1, card, town, ['town'])).toMatchObject({ town: [] });
  });
});

describe('places in a position', () => {
  const value = { players: [{ coins: 1 }, { coins: 2, owner: 'A' }] };
  test('are read and changed, and nothing else is', () => {
    expect(valueAt(value, 'players[1].coins')).toBe(2);
    expect(withAt(value, 'players[1].coins', 5)).toEqual({ players: [{ coins: 1 }, { coins: 5, owner: 'A' }] });
    expect(withAt(value, 'players[1].owner', undefined)).toEqual({ players: [{ coins: 1 }, { coins: 2 }] });
    expect(value.players[1].coins).toBe(2);
  });

  test('have their shape', () => {
    expect(shapeAt(record({ players: list(PLAYER, 4) }), 'players[3].houses[0].size')).toMatchObject({
      enum: ['small', 'large'],
    });
  });
});
