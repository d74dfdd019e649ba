import { describe, expect, test } from 'vitest';
import { guarded, read } from './input.ts';
import {
  amount,
  anything,
  choice,
  flag,
  list,
  maybe,
  maybeNull,
  or,
  orNull,
  person,
  players,
  record,
  says,
  tuple,
  whole,
} from './shape.ts';

const GAME = record({
  players: players({ coins: or(0, amount(says('tooFew', 'R1'))) }, { min: 2, max: 3, rule: 'R2' }),
  colour: choice(['red', 'blue'], says('noColour', 'R3'), {
    elsewhere: { enum: ['green'], other: says('greenElsewhere', 'R4', { as: 'tint' }) },
  }),
  space: or(1, whole({ minimum: 1, maximum: 9, under: says('before', 'R5'), over: says('beyond', 'R6') })),
  owner: orNull(null, person(says('stranger', 'R7'))),
  isOpen: or(true, flag(says('notYesOrNo', 'R8'))),
  cards: orNull([], list(choice([1, 2, 3], says('noCard', 'R9')), 4, { twice: says('cardTwice', 'R9', { as: 'id' }) })),
  rules: maybe(record({ scoring: choice(['old', 'new'], says('noRule', 'R10'), { isOfWhole: true }) })),
  moves: maybeNull(list(tuple([whole(), maybe(whole())], 1, says('noMove', 'R11')), 9)),
  note: maybe(anything()),
});
const LEAST = { players: [{ name: 'Anna' }, { name: 'Ben' }], colour: 'red' };
const typed = (more: object) => guarded(() => read(GAME, { ...LEAST, ...more }));

test('what is left out is what the shape says', () => {
  expect(typed({})).toEqual({
    players: [
      { name: 'Anna', coins: 0 },
      { name: 'Ben', coins: 0 },
    ],
    colour: 'red',
    space: 1,
    owner: null,
    isOpen: true,
    cards: [],
  });
  expect(typed({ cards: null, owner: null, moves: null, note: { any: 1 } })).toMatchObject({ cards: [], owner: null });
});

test('what is there stays as it was typed', () => {
  const all = { owner: 'Ben', isOpen: false, cards: [3, 1], rules: { scoring: 'new' }, moves: [[1, 2], [3]], space: 9 };
  expect(typed(all)).toMatchObject({
    ...all,
    moves: [
      [1, 2],
      [3, undefined],
    ],
  });
});

describe('what does not fit is refused, with the place, the reason and the rule', () => {
  const three = [...'ABCD'].map((name) => ({ name }));
  test.each<[what: string, more: object, at: string, why: string, rule: string, facts?: object]>([
    ['no list', { players: {} }, 'players', 'notAnObject', '', { expected: '[…]' }],
    ['no object', { players: [1, 2] }, 'players[0]', 'notAnObject', '', { expected: '{name, coins}' }],
    ['an unknown field', { more: 1 }, '', 'unknownField', '', { field: 'more' }],
    ['too many', { players: three }, 'players', 'playerCount', 'R2', { count: 4 }],
    ['too few', { players: three.slice(3) }, 'players', 'playerCount', 'R2', { count: 1 }],
    ['no name', { players: [{ name: ' ' }, { name: 'B' }] }, 'players[0].name', 'emptyName', ''],
    ['a name twice', { players: [three[0], three[0]] }, 'players[1].name', 'playerTwice', '', { name: 'A' }],
    ['below', { players: [{ name: 'A', coins: -1 }, three[1]] }, 'players[0].coins', 'tooFew', 'R1', { value: -1 }],
    ['half a coin', { players: [{ name: 'A', coins: 0.5 }, three[1]] }, 'players[0].coins', 'notWhole', ''],
    ['a million coins', { players: [{ name: 'A', coins: 2e6 }, three[1]] }, 'players[0].coins', 'notWhole', ''],
    ['no choice', { colour: 'pink' }, 'colour', 'noColour', 'R3', { value: '"pink"' }],
    ['nothing chosen', { colour: undefined }, 'colour', 'noColour', 'R3', { value: 'nothing' }],
    ['what belongs elsewhere', { colour: 'green' }, 'colour', 'greenElsewhere', 'R4', { tint: 'green' }],
    ['before the first', { space: 0 }, 'space', 'before', 'R5', { value: 0 }],
    ['far beyond the last', { space: 2e6 }, 'space', 'beyond', 'R6', { value: 2e6 }],
    ['somebody else', { owner: 'Cem' }, 'owner', 'stranger', 'R7', { value: '"Cem"' }],
    ['neither yes nor no', { isOpen: 1 }, 'isOpen', 'notYesOrNo', 'R8', { value: '1' }],
    ['a card twice', { cards: [1, 2, 1] }, 'cards[2]', 'cardTwice', 'R9', { id: 1 }],
    ['too long', { cards: [1, 2, 3, 1, 2] }, 'cards', 'tooLong', '', { max: 4 }],
    ['a part told of the whole', { rules: { scoring: 'odd' } }, 'rules', 'noRule', 'R10'],
    ['a tuple too short', { moves: [[1], []] }, 'moves[1]', 'noMove', 'R11'],
    ['a tuple with something else', { moves: [[1], ['x']] }, 'moves[1]', 'notWhole', ''],
  ])('%s', (_what, more, at, why, rule, facts = {}) => {
    expect(typed(more)).toMatchObject({ at, why, rule, facts });
  });
});
