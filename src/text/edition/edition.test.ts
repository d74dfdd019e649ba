import { describe, expect, test } from 'vitest';
import type { Game } from '../../kernel/types.ts';
import type { GamePackage } from '../package.ts';
import { type Edition, idsOf, rowsOf, valuesOf } from './edition.ts';
import { InPlay } from './in-play.ts';
import { packageWith } from './package-with.ts';
import { type EditionKind, readEdition } from './read.ts';
import { between, listOf, numbers, oneOf, orNone, rowOf } from './shape.ts';

const builtIn: Edition = {
  kontor: 1,
  game: 'market',
  id: 'first',
  name: 'Market',
  tables: {
    parameters: [{ id: 'hand', origin: 'S', value: 3 }],
    cards: [
      { id: 'salt', origin: 'S', value: 1, good: 'white', after: null, marks: [] },
      { id: 'wax', origin: 'K', value: 2, good: 'yellow', after: 'salt', marks: [1, 2] },
    ],
  },
};
const kind: EditionKind = {
  builtIn,
  shape: {
    parameters: numbers(1, 9),
    cards: {
      columns: {
        value: between(0, 20),
        good: oneOf(['white', 'yellow']),
        after: orNone(rowOf('cards')),
        marks: listOf(between(1, 3), 0, 2),
      },
      rows: { least: 1, most: 3 },
    },
  },
};
const own = (tables: Partial<Edition['tables']>): Edition => ({
  ...builtIn,
  id: 'own',
  tables: { ...builtIn.tables, ...(tables as Edition['tables']) },
});
const [salt, wax] = builtIn.tables.cards;

describe('reading', () => {
  test('an edition that fits is taken as it is', () => {
    const edition = own({ cards: [{ ...wax, names: { de: 'Wachs', en: 'Wax' }, after: null, origin: 'box' }] });
    expect(readEdition(kind, edition)).toEqual({ edition });
  });

  test.each<[string, unknown, object]>([
    ['nothing', null, { why: 'notAnEdition' }],
    ['a list', [], { why: 'notAnEdition' }],
    ['a newer form', { ...own({}), kontor: 2 }, { why: 'newerForm' }],
    ['another game', { ...own({}), game: 'riga' }, { why: 'otherGame', facts: { game: 'riga' } }],
    ['the id of the built-in one', { ...own({}), id: 'first' }, { why: 'badId' }],
    ['a path for an id', { ...own({}), id: '../x' }, { why: 'badId' }],
    ['a name that turns the text around', { ...own({}), name: 'x\u202ey' }, { why: 'badName', facts: { most: 60 } }],
    ...['x\u061cy', 'x\ud800', 'x\uffff', 'x\u00ady', 'x\u0301\u0301\u0301', '\u{e0041}x'].map(
      (name): [string, unknown, object] => [
        `a name with what is not printed (${JSON.stringify(name)})`,
        { ...own({}), name },
        { why: 'badName', facts: { most: 60 } },
      ],
    ),
    ['more than it says', { ...own({}), more: 1 }, { why: 'unknownColumn', facts: { value: 'more' } }],
    ['a table too many', own({ goods: [] }), { why: 'unknownTable', table: 'goods' }],
    ['no table', { ...own({}), tables: { cards: [salt] } }, { why: 'missingTable', table: 'parameters' }],
    ['a table of numbers', own({ cards: [1] as never }), { why: 'notRows', table: 'cards' }],
    ['a row twice', own({ cards: [salt, salt] }), { why: 'twice', table: 'cards', row: 'salt' }],
    [
      'a row without the number that the rules need',
      own({ parameters: [] }),
      { why: 'missingRow', table: 'parameters', row: 'hand' },
    ],
    [
      'a cell left out',
      own({ cards: [{ id: 'x', origin: 'K', value: 1, good: 'white', after: null } as never] }),
      { why: 'missingCell', table: 'cards', row: 'x', column: 'marks', facts: { value: 'marks' } },
    ],
    [
      'half a point',
      own({ cards: [{ ...salt, value: 1.5 }] }),
      { why: 'notWhole', table: 'cards', row: 'salt', column: 'value', facts: { value: '1.5' } },
    ],
    [
      'too much',
      own({ cards: [{ ...salt, value: 21 }] }),
      { why: 'tooBig', table: 'cards', row: 'salt', column: 'value', facts: { value: '21', most: 20 } },
    ],
    [
      'a word that is none',
      own({ cards: [{ ...salt, good: 'red' }] }),
      {
        why: 'notAmong',
        table: 'cards',
        row: 'salt',
        column: 'good',
        facts: { value: 'red', values: 'white, yellow' },
      },
    ],
    [
      'a row that is not there',
      own({ cards: [{ ...wax, after: 'tar' }] }),
      { why: 'noSuchRow', table: 'cards', row: 'wax', column: 'after', facts: { value: 'tar', table: 'cards' } },
    ],
    [
      'a list too long',
      own({ cards: [{ ...salt, marks: [1, 1, 1] }] }),
      { why: 'listTooLong', table: 'cards', row: 'salt', column: 'marks', facts: { count: 3, most: 2 } },
    ],
    [
      'names in no language of ours',
      own({ cards: [{ ...salt, names: { xx: 'Salt' } as never }] }),
      { why: 'badNames', table: 'cards', row: 'salt', facts: { most: 60 } },
    ],
  ])('%s is refused, and where and why is said', (_, input, problem) => {
    expect(readEdition(kind, input)).toEqual({ problems: [problem] });
  });

  test('what cannot be turned into text or written down is refused like anything else', () => {
    const mute = { toString: 1, valueOf: 1 };
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
    const whys = (input: unknown): string[] | undefined => readEdition(kind, input).problems?.map(({ why }) => why);
    expect(whys({ ...own({}), kontor: mute })).toEqual(['notAnEdition']);
    expect(whys({ ...own({}), game: mute })).toEqual(['otherGame']);
    expect(whys(own({ cards: [{ ...salt, value: mute }] }))).toEqual(['notWhole']);
    expect(whys(own({ cards: [{ ...salt, origin: mute as never }] }))).toEqual(['badOrigin']);
    expect(whys(own({ cards: [{ ...salt, id: mute as never }] }))).toEqual(['badRowId']);
    for (const input of [
      { ...own({}), game: deep },
      { ...own({}), more: deep },
      own({ cards: [{ ...salt, value: deep }] }),
    ])
      expect(whys(input)).toHaveLength(1);
  });

  test('no row is called like something that every object has', () => {
    for (const id of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
      expect(readEdition(kind, own({ cards: [{ ...salt, id }] })).problems).toEqual([
        { why: 'badRowId', table: 'cards', row: id },
      ]);
  });

  test('what the rules need is asked last, of what fits its shape', () => {
    const strict = { ...kind, check: () => [{ why: 'rules', table: 'cards' } as const] };
    expect(readEdition(strict, own({})).problems).toEqual([{ why: 'rules', table: 'cards' }]);
    expect(readEdition(strict, own({ cards: [] })).problems).toEqual([
      { why: 'tooFewRows', table: 'cards', facts: { count: 0, least: 1, most: 3 } },
    ]);
  });
});

test('rows are numbered by id: the order in a document does not matter', () => {
  const more = { ...salt, id: 'ale' };
  for (const cards of [
    [more, wax, salt],
    [salt, more, wax],
  ])
    expect(idsOf(own({ cards }), 'cards', builtIn)).toEqual(['salt', 'wax', 'ale']);
});

describe('in play', () => {
  const inPlay = new InPlay(builtIn);
  let HAND = 0;
  inPlay.table(
    () => valuesOf<{ hand: number }>(inPlay.edition).hand,
    (made) => {
      HAND = made;
    },
  );
  const twice = inPlay.each(() => HAND * 2);
  const value = (card: string): number => rowsOf<{ value: number }>(inPlay.edition, 'cards')[card].value;
  const score = (_: unknown, seat: number) => [{ rule: 'R1', label: 'hand', points: HAND + seat }];
  const game = { id: 'market', edition: { id: 'first', data: {} }, steps: {}, clone: {}, notation: {}, score };
  const pkg = {
    game: game as unknown as Game,
    words: { en: { texts: { title: 'Market', tagline: (x: number) => `${HAND} ${x}` } } },
    editions: { kind, inPlay },
    lab: async () => ({ count: () => twice() }),
  } as unknown as GamePackage;
  const six = own({ parameters: [{ id: 'hand', origin: 'box', value: 6 }], cards: [{ ...salt, value: 9 }] });
  const bound = packageWith(pkg, six) as unknown as {
    game: { score: typeof score; edition: { id: string; data: unknown } };
    words: { en: { texts: { tagline(x: number): string } } };
    lab(): Promise<{ count(): number }>;
  };

  test('a package with another edition plays by its tables, and everybody else by theirs', async () => {
    expect(bound.game.score(null, 1)[0].points).toBe(7);
    expect(HAND).toBe(3);
    expect(bound.words.en.texts.tagline(1)).toBe('6 1');
    expect((await bound.lab()).count()).toBe(12);
    expect([twice(), value('salt')]).toEqual([6, 1]);
    expect(inPlay.with(six, () => value('salt'))).toBe(9);
    expect(bound.game.edition).toEqual({ id: 'own', data: six });
    expect(packageWith(pkg, six)).toBe(bound);
    expect(packageWith(pkg, builtIn)).toBe(pkg);
  });

  test('whoever waits keeps what was in play', async () => {
    const slow = async (): Promise<number> => {
      const kept = inPlay.keep();
      await Promise.resolve();
      return kept(() => HAND);
    };
    const [one, other] = [inPlay.with(six, slow), slow()];
    expect(await Promise.all([one, other])).toEqual([6, 3]);
  });

  test('a call that fails leaves the tables as they were', () => {
    expect(() =>
      inPlay.with(six, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(HAND).toBe(3);
  });
});
