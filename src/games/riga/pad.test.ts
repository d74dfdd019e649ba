import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../../kernel/types.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { isPadProblem } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { pad as score } from './pad.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

const KINDS = 'kontor hafen gildehaus markthalle vogtei zeughaus ordenshaus burg bauhuette wirtshaus rathaus dom'.split(
  ' ',
);
/** `count` different buildings of a city, beginning with the kind at `from`. */
const some = (city: string, count: number, from = 0): string[] =>
  KINDS.slice(from, from + count).map((kind) => `${city}-${kind}`);
const KNIGHTS = ['visby', 'tallinn', 'stockholm', 'danzig'].flatMap((city) => some(city, 4, 4));
const knights = (count: number, from: number): string[] => KNIGHTS.slice(from, from + count);

/** Kontor's cards as if a box printed them: then they are no reason to doubt, and what contradicts them is refused. */
const tables = Object.entries(inPlay.builtIn.tables).map(([name, rows]) => [
  name,
  rows.map((row) => ({ ...row, origin: 'box' })),
]);
const PRINTED: Edition = { ...inPlay.builtIn, id: 'box', tables: Object.fromEntries(tables) };
const pad = (input: unknown) => inPlay.with(PRINTED, () => score(input));

type Fields = Record<string, unknown>;
const NAMES = ['A', 'B', 'C', 'D'];
const table = (modules: string[], players: Fields[], more: Fields = {}) => ({
  modules,
  players: players.map((fields, i) => ({ name: NAMES[i], ...fields })),
  ...more,
});
/** Three tiles that nobody has claimed, beside the one that matters. */
const REST: Fields[] = ['riga', 'knight', 'danzig'].map((tile) => ({ tile, side: 'first' }));
const tiles = (tile: Fields, rest: Fields[] = REST) => ({ masters: [tile, ...rest] });

function scored(input: unknown) {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${en.refusal(result)}`);
  return result;
}
const totals = (input: unknown): number[] => scored(input).players.map(({ total }) => total);
const points = (input: unknown, ...rules: string[]): number[] =>
  scored(input).players.map(({ lines }) =>
    lines.filter(({ rule }) => rules.includes(rule)).reduce((sum, line) => sum + line.points, 0),
  );

const E31 = {
  buildings: [
    'tallinn-dom',
    'tallinn-rathaus',
    'tallinn-kontor',
    'danzig-gildehaus',
    'visby-markthalle',
    'stockholm-burg',
  ],
  rigaBuildings: ['riga-kloster', 'riga-schule'],
  handBuildings: ['visby-dom'],
};

describe('a position is scored', () => {
  test('E31 R9.1 R9.2 R9.3 the final score of the dossier', () => {
    expect(totals(table(['RG'], [E31, {}]))).toEqual([31, 0]);
    expect(scored(table(['RG'], [E31, {}])).winners).toEqual(['A']);
  });

  test('E1 R10.9 R10.11 Max. Tallinn brings 4, 2, 2 and 0', () => {
    const tallinn = (count: number, from: number) => ({ buildings: some('tallinn', count, from) });
    const players = [tallinn(4, 0), tallinn(3, 4), tallinn(3, 7), tallinn(2, 10)];
    const position = table(['RG', 'GM'], players, tiles({ tile: 'tallinn', side: 'max', owner: 'A' }));
    expect(points(position, 'R10.9', 'R10.10', 'R10.11')).toEqual([4, 2, 2, 0]);
  });

  test('E7 R10.10 a tile of the first brings the owner 4 and whoever reaches it too 2', () => {
    const danzig = (count: number, from: number) => ({ buildings: some('danzig', count, from) });
    const players = [danzig(3, 0), danzig(4, 3), danzig(3, 7), danzig(2, 10)];
    const rest = ['riga', 'merchant', 'visby'].map((tile) => ({ tile, side: 'first' }));
    const position = table(['RG', 'GM'], players, tiles({ tile: 'danzig', side: 'first', owner: 'A' }, rest));
    expect(points(position, 'R10.9', 'R10.10', 'R10.11')).toEqual([4, 2, 2, 0]);
  });

  test('E10 R10.12 cash is base values, coins and ducats', () => {
    const rich = {
      buildings: ['visby-kontor', 'danzig-markthalle'],
      rigaBuildings: ['riga-wechselstube'],
      hand: ['grain', 'cloth', 'grain'],
      handBuildings: ['visby-dom'],
      coins: 1,
      stored: 2,
    };
    const result = scored(table(['RG', 'GM'], [rich, {}], tiles({ tile: 'money' })));
    const money = result.players[0].lines.find(({ rule }: ScoreLine) => rule === 'R10.13');
    expect(money).toMatchObject({ points: 4, facts: { cash: 12 } });
  });

  const goods = (cash: number): string[] =>
    cash % 2 === 1
      ? ['wine', ...new Array((cash - 3) / 2).fill('grain')]
      : new Array(Math.max(0, cash / 2)).fill('grain');
  test.each([
    [
      [10, 7, 5, 5],
      [6, 4, 1, 1],
    ],
    [
      [8, 8, 8, 3],
      [4, 4, 4, 0],
    ],
    [
      [10, 0, 0, 0],
      [6, 0, 0, 0],
    ],
    [
      [8, 5, 5],
      [4, 1, 1],
    ],
    [
      [7, 7],
      [3, 3],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('E11 R10.13 cash %o brings %o', (cash, expected) => {
    const players = cash.map((sum) => ({ hand: goods(sum) }));
    expect(points(table(['RG', 'GM'], players, tiles({ tile: 'money' })), 'R10.13')).toEqual(expected);
  });

  test('E16 R10.16 R10.10 an owner who covered two keeps the tile of the first', () => {
    const merchants = some('visby', 4);
    const covering = { buildings: merchants, covered: merchants.slice(0, 2) };
    const players = [covering, { buildings: some('stockholm', 4) }];
    const rest = ['riga', 'tallinn', 'danzig'].map((tile) => ({ tile, side: 'first' }));
    const position = table(['RG', 'GM', 'VB'], players, tiles({ tile: 'merchant', side: 'first', owner: 'A' }, rest));
    expect(points(position, 'R10.9', 'R10.10')).toEqual([4, 2]);
  });

  test('E17 R10.14 Q9 a contested tile brings nobody anything', () => {
    const players = [
      { buildings: knights(3, 0), covered: knights(1, 0) },
      { buildings: knights(3, 3) },
      { buildings: knights(3, 6) },
    ];
    const rest = ['riga', 'merchant'].map((tile) => ({ tile, side: 'first' }));
    const masters = [{ tile: 'knight', side: 'max', owner: null }, ...rest, { tile: 'money' }];
    expect(points(table(['RG', 'GM', 'VB'], players, { masters }), 'R10.9', 'R10.11')).toEqual([0, 0, 0]);
  });

  test('E33 R12.4 R12.5 spaces 11, 9 and 4 bring 4, 1 and 0', () => {
    const players = [11, 9, 4].map((danzig, i) => ({ buildings: [`danzig-${KINDS[i]}`], mayors: { danzig } }));
    expect(points(table(['BM'], players), 'R12.4', 'R12.5')).toEqual([4, 1, 0]);
  });

  test('R12.6 of those who are level the mayor is who says so, else who is named first', () => {
    const level = (more: Fields) =>
      points(
        table(
          ['BM'],
          [
            { buildings: ['visby-burg'], mayors: { visby: 3 } },
            { buildings: ['visby-dom'], mayors: { visby: 3 }, ...more },
          ],
        ),
        'R12.5',
      );
    expect(level({})).toEqual([2, 0]);
    expect(level({ mayorOf: ['visby'] })).toEqual([0, 2]);
  });

  test('R9.5 a tie is decided by buildings, then by cash, then not at all', () => {
    const six = (more: Fields = {}) => ({ buildings: ['visby-dom'], ...more });
    const two = { buildings: ['danzig-hafen', 'danzig-kontor'] };
    expect(scored(table([], [six(), two])).winners).toEqual(['B']);
    const other = { buildings: ['danzig-burg'], hand: ['grain'] };
    expect(scored(table([], [six(), other])).winners).toEqual(['B']);
    expect(scored(table([], [six({ hand: ['grain'] }), other])).winners).toEqual(['A', 'B']);
  });

  test('R9.6 what is left out counts as none, and a result may be below 0', () => {
    expect(totals({ players: [{ name: 'A', handBuildings: ['visby-dom'] }, { name: 'B' }] })).toEqual([-2, 0]);
  });

  test('no line is pending, and every line has words', () => {
    const masters = tiles({ tile: 'tallinn', side: 'max', owner: 'A' }, [...REST.slice(0, 2), { tile: 'money' }]);
    for (const { lines } of scored(table(['RG', 'GM'], [E31, { hand: ['wine'] }], masters)).players)
      for (const line of lines) {
        expect(line.pending).toBeUndefined();
        for (const texts of [de, en]) expect(texts.line(line)).not.toMatch(/\?|undefined/);
      }
  });
});

describe('tiles may lie where covered persons have brought them', () => {
  const played = (tile: Fields, ...players: Fields[]) =>
    isPadProblem(
      pad(
        table(['RG', 'GM', 'VB'], players, {
          masters: [tile, { tile: 'riga', side: 'max' }, { tile: 'merchant', side: 'max' }, { tile: 'money' }],
        }),
      ),
    );
  const hasKnights = (count: number, from: number, covered = 0) => ({
    buildings: knights(count, from),
    covered: knights(covered, from),
  });

  test('Q4 R10.7b somebody with one Knight may have taken it from an owner without', () => {
    const tile = { tile: 'knight', side: 'max', owner: 'B' };
    expect(played(tile, hasKnights(3, 0, 3), hasKnights(1, 4))).toBe(false);
  });

  test('R10.14 an owner level with the others keeps it', () => {
    expect(played({ tile: 'knight', side: 'max', owner: 'A' }, hasKnights(4, 0, 1), hasKnights(3, 4))).toBe(false);
  });

  test('R10.15 with two players it is never contested, and nobody alone in front is left out', () => {
    const tile = { tile: 'knight', side: 'max' };
    expect(played(tile, hasKnights(4, 0, 1), hasKnights(3, 4))).toBe(true);
    expect(played(tile, hasKnights(4, 0, 1), hasKnights(3, 4), hasKnights(3, 8))).toBe(false);
    expect(played(tile, hasKnights(4, 0, 1), hasKnights(4, 4), hasKnights(3, 8))).toBe(true);
  });

  test('R10.14 a tile is contested only if three had such a person and the owner covered one', () => {
    const tile = { tile: 'knight', side: 'max' };
    expect(played(tile, hasKnights(4, 0, 1), hasKnights(3, 4), hasKnights(0, 8))).toBe(true);
    expect(played(tile, hasKnights(3, 0), hasKnights(3, 3), hasKnights(1, 6, 1))).toBe(true);
    expect(played(tile, hasKnights(3, 0), hasKnights(3, 3), hasKnights(3, 6, 1))).toBe(false);
    expect(played(tile, hasKnights(3, 0), hasKnights(3, 3), hasKnights(1, 6, 1), hasKnights(3, 8, 3))).toBe(false);
  });

  test('R10.14 R10.7b somebody with two Knights gets it only from an owner who falls below two', () => {
    const tile = { tile: 'knight', side: 'max', owner: 'B' };
    expect(played(tile, hasKnights(3, 0, 1), hasKnights(2, 4))).toBe(true);
    expect(played(tile, hasKnights(3, 0, 2), hasKnights(2, 4))).toBe(false);
  });
});

const two = (a: Fields = {}, b: Fields = {}, modules: string[] = [], more: Fields = {}) => table(modules, [a, b], more);
const gm = (masters: unknown[], a: Fields = {}, b: Fields = {}, modules = ['RG', 'GM']) =>
  two(a, b, modules, { masters });
const MONEY: Fields = { tile: 'money' };
const FREE: Fields[] = [{ tile: 'riga', side: 'max' }, { tile: 'merchant', side: 'max' }, MONEY];
const knight = (owner: string | null, side = 'max') => [{ tile: 'knight', side, owner }, ...FREE];
const sixteen = ['visby', 'tallinn', 'stockholm', 'danzig'].flatMap((city) => some(city, 4));

/** Where, why, by which rule. */
const REFUSED: [string, string, string, unknown][] = [
  ['', 'notAnObject', '', 7],
  ['', 'notAnObject', '', []],
  ['', 'unknownField', '', { ...two(), year: 8 }],
  ['modules', 'notAnObject', '', { ...two(), modules: 'RG' }],
  ['modules[1]', 'unknownModule', 'R0.2', two({}, {}, ['RG', 'XX'])],
  ['modules[1]', 'moduleTwice', 'R0.2', two({}, {}, ['RG', 'RG'])],
  ['players', 'notAnObject', '', { modules: [] }],
  ['players', 'playerCount', 'R0.1', table([], [{}])],
  ['players', 'playerCount', 'R0.1', { players: NAMES.concat('E').map((name) => ({ name })) }],
  ['players[0]', 'notAnObject', '', { players: ['A', 'B'] }],
  ['players[1]', 'unknownField', '', two({}, { gold: 3 })],
  ['players[0].name', 'emptyName', '', two({ name: ' ' })],
  ['players[1].name', 'playerTwice', '', two({}, { name: 'A' })],
  ['players[0].buildings', 'notAnObject', '', two({ buildings: 'visby-dom' })],
  ['players[0].buildings', 'tooLong', '', two({ buildings: new Array(101).fill('visby-dom') })],
  ['players[0].buildings[0]', 'unknownBuilding', '', two({ buildings: ['visby-kirche'] })],
  ['players[0].buildings[0]', 'unknownBuilding', '', two({ buildings: [3] })],
  ['players[0].buildings[0]', 'rigaElsewhere', 'R1.5', two({ buildings: ['riga-schule'] }, {}, ['RG'])],
  ['players[0].buildings[1]', 'cardTwice', 'R1.2', two({ buildings: ['visby-dom', 'visby-dom'] })],
  [
    'players[1].handBuildings[0]',
    'cardTwice',
    'R1.2',
    two({ buildings: ['visby-dom'] }, { handBuildings: ['visby-dom'] }),
  ],
  ['players[0].handBuildings[0]', 'rigaInHand', 'R1.5', two({ handBuildings: ['riga-schule'] }, {}, ['RG'])],
  ['players[0].rigaBuildings[0]', 'unknownRigaBuilding', 'R1.5', two({ rigaBuildings: ['visby-dom'] }, {}, ['RG'])],
  ['players[0].rigaBuildings[0]', 'noRigaBuildings', 'R6.1', two({ rigaBuildings: ['riga-schule'] })],
  [
    'players[0].rigaBuildings[1]',
    'rigaTwice',
    'R6.1',
    two({ rigaBuildings: ['riga-schule', 'riga-schule'] }, {}, ['RG']),
  ],
  ['players[0].hand[0]', 'unknownGood', '', two({ hand: ['beer'] })],
  [
    'players[1].hand[3]',
    'tooManyGoods',
    'R1.2',
    two({ hand: new Array(5).fill('cloth') }, { hand: new Array(4).fill('cloth') }),
  ],
  ['players[0]', 'overHandLimit', 'R8.1', two({ hand: new Array(6).fill('grain') })],
  ['players[0]', 'overHandLimit', 'R8.1', two({ hand: new Array(4).fill('grain'), handBuildings: some('visby', 2) })],
  ['players[0].coins', 'notWhole', '', two({ coins: '2' })],
  ['players[0].coins', 'belowZero', '', two({ coins: -1 })],
  ['players[0].coins', 'tooManyCoins', 'R7.2', two({ coins: 1 })],
  ['players[0].coins', 'tooManyCoins', 'R7.2', two({ buildings: ['visby-kontor'], coins: 3 })],
  ['players[0].stored', 'tooManyStored', 'R7.11a', two({ stored: 1 }, {}, ['RG'])],
  [
    'players[0].stored',
    'tooManyStored',
    'R7.11a',
    two({ rigaBuildings: ['riga-wechselstube'], stored: 4 }, {}, ['RG']),
  ],
  ['players[0].covered[0]', 'noVictualBrothers', 'R11.3', two({ buildings: ['visby-burg'], covered: ['visby-burg'] })],
  ['players[0].covered[0]', 'unknownBuilding', '', two({ covered: ['x'] }, {}, ['VB'])],
  [
    'players[0].covered[0]',
    'notBuilt',
    'R11.3',
    two({ covered: ['visby-burg'] }, { buildings: ['visby-burg'] }, ['VB']),
  ],
  [
    'players[0].covered[0]',
    'nobodyThere',
    'R11.3',
    two({ buildings: ['visby-dom'], covered: ['visby-dom'] }, {}, ['VB']),
  ],
  [
    'players[0].covered[1]',
    'coveredTwice',
    'R11.3',
    two({ buildings: ['visby-burg'], covered: ['visby-burg', 'visby-burg'] }, {}, ['VB']),
  ],
  [
    'players',
    'tooManyCovered',
    'R11.1',
    two({ buildings: knights(5, 0), covered: knights(5, 0) }, { buildings: knights(4, 5), covered: knights(4, 5) }, [
      'VB',
    ]),
  ],
  ['players[0]', 'tooManyTakes', 'R4.1', two({ buildings: [...sixteen, ...some('visby', 2, 4)] })],
  [
    'players[0]',
    'tooManyTakes',
    'R4.1',
    two({ buildings: sixteen, covered: ['visby-kontor', 'visby-hafen'] }, {}, ['VB']),
  ],
  [
    'players',
    'tooManyBuildings',
    'R3.5',
    two({ buildings: sixteen }, { buildings: some('visby', 8, 4).concat(some('danzig', 3, 4)) }),
  ],
  ['players[0].mayors', 'noMayors', 'R12.1', two({ mayors: { visby: 1 } })],
  ['players[0].mayorOf', 'noMayors', 'R12.1', two({ mayorOf: ['visby'] })],
  ['players[0].mayors', 'unknownField', '', two({ mayors: { riga: 1 } }, {}, ['BM'])],
  ['players[0].mayors.visby', 'spacesWithoutBuilding', 'R12.2', two({ mayors: { visby: 1 } }, {}, ['BM'])],
  [
    'players[0].mayors.visby',
    'tooFewSpaces',
    'R12.2',
    two({ buildings: some('visby', 2), mayors: { visby: 1 } }, {}, ['BM']),
  ],
  ['players[0].mayorOf[0]', 'unknownCity', 'R12.1', two({ mayorOf: ['riga'] }, {}, ['BM'])],
  [
    'players[1].mayorOf',
    'notForemost',
    'R12.5',
    two({ buildings: ['visby-dom'], mayors: { visby: 1 } }, { mayorOf: ['visby'] }, ['BM']),
  ],
  [
    'players[1].mayorOf',
    'mayorTwice',
    'R12.5',
    two(
      { buildings: ['visby-dom'], mayors: { visby: 1 }, mayorOf: ['visby'] },
      { buildings: ['visby-burg'], mayors: { visby: 1 }, mayorOf: ['visby'] },
      ['BM'],
    ),
  ],
  ['masters', 'noMasters', 'R0.2', two({}, {}, ['RG'], { masters: [MONEY] })],
  ['masters', 'fourTiles', 'R10.2', two({}, {}, ['GM'])],
  ['masters', 'fourTiles', 'R10.2', gm(FREE)],
  ['masters[0].tile', 'unknownTile', 'R10.1', gm([{ tile: 'gm-riga', side: 'max' }, ...FREE])],
  ['masters[3].tile', 'tileTwice', 'R10.1', gm([...FREE, MONEY])],
  ['masters[0].tile', 'tileNeedsRiga', 'R0.3', gm(FREE, {}, {}, ['GM'])],
  ['masters[0].side', 'badSide', 'R10.4', gm([{ tile: 'visby' }, ...FREE])],
  ['masters[0]', 'unknownField', '', gm([{ tile: 'visby', contested: true }, ...FREE])],
  ['masters[0].owner', 'unknownPlayer', '', gm(knight('E'))],
  ['masters[0].owner', 'unknownPlayer', '', gm([{ tile: 'visby', side: 'max', owner: 0 }, ...FREE])],
  ['masters[0].owner', 'moneyHasNoOwner', 'R10.3', gm([{ tile: 'money', owner: 'A' }, ...FREE])],
  ['masters[0].side', 'moneyHasNoSide', 'R10.3', gm([{ tile: 'money', side: 'max' }, ...FREE])],
  [
    'masters',
    'tooManyMax',
    'R10.2',
    gm(
      ['visby', 'tallinn', 'knight', 'danzig'].map((tile) => ({ tile, side: 'max' })),
      {},
      {},
      ['GM'],
    ),
  ],
  [
    'masters[0]',
    'ownerTooFew',
    'R10.7a',
    gm([{ tile: 'visby', side: 'max', owner: 'A' }, ...FREE], { buildings: ['visby-dom'] }),
  ],
  ['masters[0]', 'ownerTooFew', 'R10.7a', gm(knight('A'), { buildings: knights(2, 0) })],
  [
    'masters[0]',
    'ownerTooFew',
    'R10.7b',
    gm(knight('B'), { buildings: knights(3, 0), covered: knights(3, 0) }, {}, ['RG', 'GM', 'VB']),
  ],
  ['masters[0]', 'ownerTooFew', 'R10.8', gm(knight('A', 'first'), { buildings: knights(3, 0) })],
  ['masters[0]', 'ownerBehind', 'R10.7b', gm(knight('A'), { buildings: knights(3, 0) }, { buildings: knights(4, 3) })],
  [
    'masters[0]',
    'ownerBehind',
    'R10.14',
    gm(knight('A'), { buildings: knights(4, 0), covered: knights(2, 0) }, { buildings: knights(3, 4) }, [
      'RG',
      'GM',
      'VB',
    ]),
  ],
  [
    'masters[0]',
    'neverClaimed',
    'R10.7a',
    gm(knight('A'), { buildings: knights(2, 0), covered: knights(1, 0) }, {}, ['RG', 'GM', 'VB']),
  ],
  [
    'masters[0]',
    'mustBeClaimed',
    'R10.5',
    gm([{ tile: 'visby', side: 'max' }, ...FREE], { buildings: ['visby-dom', 'visby-rathaus'] }),
  ],
  ['masters[0]', 'mustBeClaimed', 'R10.5', gm(knight(null, 'first'), {}, { buildings: knights(4, 0) })],
  [
    'masters[0]',
    'mustBeClaimed',
    'R10.5',
    gm(FREE.slice(0, 2).concat(knight(null).slice(0, 1), MONEY), { rigaBuildings: ['riga-schule', 'riga-kloster'] }),
  ],
  [
    'masters[0]',
    'notContested',
    'R10.14',
    gm(knight(null), { buildings: knights(4, 0), covered: knights(1, 0) }, { buildings: knights(3, 4) }, [
      'RG',
      'GM',
      'VB',
    ]),
  ],
  [
    'masters[0]',
    'neverTheirs',
    'R10.14',
    gm(knight('B'), { buildings: knights(3, 0), covered: knights(1, 0) }, { buildings: knights(2, 3) }, [
      'RG',
      'GM',
      'VB',
    ]),
  ],
  [
    'masters[0]',
    'mustBeClaimed',
    'R10.15',
    gm(knight(null), { buildings: knights(4, 0), covered: knights(1, 0) }, { buildings: knights(4, 4) }, [
      'RG',
      'GM',
      'VB',
    ]),
  ],
];

describe('what cannot be is refused, with the place and the reason', () => {
  test.each(REFUSED.map(([at, why, rule, input]) => [rule, at, why, input] as const))(
    '%s %s: %s',
    (rule, at, why, input) => {
      const problem = pad(input);
      expect(problem).toMatchObject({ at, why, rule });
      if (!isPadProblem(problem)) return;
      for (const texts of [de, en]) expect(texts.refusal(problem)).toMatch(/^(?!.*(\?|undefined)).+/);
    },
  );
});
