import { expect, test } from 'vitest';
import type { View } from '../kernel/types.ts';
import type { Things } from './texts.ts';
import { humanly, layOut, unnamed } from './things.ts';

const view: View = {
  seat: 0,
  settings: {},
  open: {
    round: 2,
    market: ['fox1', 'owl2'],
    coins: [3, 4],
    towns: [{ houses: ['inn'] }, { houses: [] }],
    isLate: false,
  },
  own: [{ hand: ['owl1'], wish: 'fox' }, { hand: 5 }],
  dark: { deck: 9 },
  todo: [],
  forked: [],
  lanes: [],
};
const things: Things = {
  middle: { market: 'Market', round: 'Round' },
  each: { hand: 'Hand', coins: 'Coins', wish: 'Wish' },
  piles: { deck: 'Deck' },
  piece: (id) =>
    typeof id === 'string' && /\d$/.test(id) ? { name: id.slice(0, -1), value: Number(id.at(-1)) } : null,
};

test('what is named is shown, in the order of its names', () => {
  const { middle, each } = layOut(view, things);
  expect(middle.map(({ name }) => name)).toEqual(['Market', 'Round', 'Deck']);
  expect(middle[0]).toEqual({
    kind: 'pieces',
    name: 'Market',
    pieces: [
      { id: 'fox1', name: 'fox', value: 1 },
      { id: 'owl2', name: 'owl', value: 2 },
    ],
  });
  expect(middle.slice(1)).toEqual([
    { kind: 'count', name: 'Round', count: 2 },
    { kind: 'hidden', name: 'Deck', count: 9 },
  ]);
  expect(each[0].map(({ name }) => name)).toEqual(['Hand', 'Coins', 'Wish']);
});

test('of what others keep to themselves only the count is there, and nothing where that is not public', () => {
  expect(layOut(view, things).each[1]).toEqual([
    { kind: 'hidden', name: 'Hand', count: 5 },
    { kind: 'count', name: 'Coins', count: 4 },
  ]);
  const watched = layOut({ ...view, seat: null, own: [{ hand: 1 }, { hand: 5 }] }, things);
  expect(watched.each[0]).toEqual([
    { kind: 'hidden', name: 'Hand', count: 1 },
    { kind: 'count', name: 'Coins', count: 3 },
  ]);
});

test('a game that names nothing shows every field, by seat what has one entry a seat and is no row of pieces', () => {
  const { middle, each } = layOut(view, unnamed(view));
  expect(middle.map(({ name }) => name)).toEqual(['Round', 'Market', 'Deck']);
  expect(each[1]).toEqual([
    { kind: 'count', name: 'Coins', count: 4 },
    { kind: 'group', name: 'Towns', things: [{ kind: 'pieces', name: 'Houses', pieces: [] }] },
    { kind: 'hidden', name: 'Hand', count: 5 },
  ]);
});

test.each([
  ['peopleLeft', 'People left'],
  ['great-hall', 'Great hall'],
])('%s reads %s', (key, said) => {
  expect(humanly(key)).toBe(said);
});
