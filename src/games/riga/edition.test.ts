// Another box of cards: played, told, drawn and refused as its document says, beside the one that Kontor brings.

import { describe, expect, test } from 'vitest';
import { playEdition as play } from '../../../test/edition-play.ts';
import { learnedMind } from '../../bots/experience.ts';
import { levelPlayer } from '../../bots/levels.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { GamePackage } from '../../text/package.ts';
import { kind } from './data/edition.ts';
import { GOODS } from './data/goods.ts';
import { inPlay } from './data/in-play.ts';
import { BASE, CITY_IDS, GOOD_IDS, HOUSE_COUNT, RIGA_IDS, readBuilding } from './data/kinds.ts';
import { TILE_IDS } from './data/parameters.ts';
import { riga } from './index.ts';
import { countPersons, handLimit } from './rules/counts.ts';
import { roomForChange } from './rules/pay.ts';
import { fullOffices } from './rules/turn.ts';
import { b, scene } from './scene.testing.ts';
import type { S } from './types.ts';
import { loadWords, words } from './words/index.ts';
import { buildingWords } from './words/text-words.ts';

await Promise.all([loadWords('de'), loadWords('en')]);
const pkg = riga as unknown as GamePackage;
const [de, en] = [words.de, words.en].map((one) => one as Required<NonNullable<typeof one>>);
const { builtIn } = kind;
const table = (name: string): readonly EditionRow[] => builtIn.tables[name];
const own = (tables: Record<string, readonly EditionRow[]>): Edition => ({
  ...builtIn,
  id: 'own',
  tables: { ...builtIn.tables, ...tables },
});
const withRows = (name: string, cells: (row: EditionRow) => object): Edition =>
  own({ [name]: table(name).map((row) => ({ ...row, ...cells(row) })) });
const withRow = (name: string, id: string, cells: object): Edition =>
  withRows(name, (row) => (row.id === id ? cells : {}));
const withValue = (name: string, id: string, value: number): Edition => withRow(name, id, { value });
const withKind = (of: string, cells: object): Edition => withRows('buildings', (row) => (row.kind === of ? cells : {}));

/** Two persons on a card, which no building of Kontor's has. */
const EXCHANGE: EditionRow = {
  id: 'boerse',
  origin: 'box',
  names: { de: 'Alte Börse', en: 'Old Exchange' },
  place: 'tallinn',
  kind: 'kontor',
  cost: 5,
  vp: 4,
  persons: ['knight', 'merchant'],
  does: 'KEEP_CHANGE',
  amount: 5,
  which: null,
};
const SHIPYARD: EditionRow = {
  ...EXCHANGE,
  id: 'werft',
  names: { de: 'Werft', en: 'Shipyard' },
  place: 'visby',
  persons: ['knight', 'knight'],
  does: 'DISCOUNT_CITY',
  amount: 4,
  which: 'danzig',
};
/** Fewer cards, dearer tiles, more rows, other goods, persons everywhere, and functions where there were none. */
const odd = own({
  players: table('players').map((row) => ({ ...row, years: 7, money: [9, 5, 3, 1] })),
  sums: table('sums').map((row) => ({ ...row, value: 12 })),
  more: table('more').map((row) => ({ ...row, value: row.id === 'vbRowsMinusPlayers' ? 0 : 3 })),
  amounts: table('amounts').map((row) => ({ ...row, value: 3 })),
  limits: table('limits').map((row) => ({ ...row, value: row.id === 'maxBuildsPerTurn' ? 4 : 3 })),
  goods: table('goods').map((row) => ({ ...row, count: 20, base: 9 - (row.base as number) })),
  tiles: [...table('tiles').slice(1), { id: 'lords', origin: 'box', counts: 'knight' }],
  buildings: [
    SHIPYARD,
    EXCHANGE,
    ...table('buildings')
      .slice(5)
      .toReversed()
      .map((row) =>
        row.kind === 'burg' || row.kind === 'kloster'
          ? { ...row, persons: ['knight', 'merchant'], does: 'COINS', amount: 4, cost: 3 }
          : { ...row, cost: (row.cost as number) - 2, amount: row.does === 'NONE' ? 0 : 3 },
      ),
  ],
});

/** R6.3 The dear and the closed cities of two goods in each other's place. */
const SWAPPED: Readonly<Record<string, object>> = { grain: { dear: 'stockholm' }, wine: { dear: 'tallinn' } };
const SHUT: Readonly<Record<string, object>> = {
  grain: { closed: 'stockholm' },
  cloth: { closed: 'danzig', dear: 'visby' },
  glass: { dear: 'danzig' },
};
/** Of each function another amount. */
const AMOUNTS = [
  ['markthalle', 5, 'ALL'],
  ['kontor', 6, 'ALL'],
  ['hafen', 4, 'ALL'],
  ['wirtshaus', 4, 'ALL'],
  ['bauhuette', 7, 'ALL'],
  ['vogtei', 8, 'ALL'],
  ['zeughaus', 7, 'book words thought'], // few hands are that full: see below
  ['gildehaus', 5, 'POINTS'],
  ['ordenshaus', 5, 'POINTS'],
  ['rathaus', 5, 'POINTS'],
  ['speicher', 9, 'ALL'],
  ['wechselstube', 9, 'ALL'],
  ['schule', 6, 'ALL'],
  ['kloster', 6, 'POINTS'],
] as const;

const EVERYTHING = { RG: true, GM: true, VB: true, BM: true };

describe('another box', () => {
  test('is accepted, and games with it end, with all pieces, beside those with the built-in one', () => {
    expect(readEdition(kind, odd)).toEqual({ edition: odd });
    const bound = packageWith(pkg, odd);
    const alone = play(pkg, 'alone', 3, EVERYTHING);
    for (let i = 0; i < 40; i++) {
      const seats = 2 + (i % 3);
      const one = play(bound, `box ${i}`, seats, EVERYTHING);
      expect(one.pieces).toContain('boerse');
      expect(one.pieces).not.toContain('visby-kontor');
      expect(play(bound, `box ${i}`, seats, EVERYTHING, one.chosen)).toEqual(one);
      if (i % 10 === 0) expect(play(pkg, 'alone', 3, EVERYTHING)).toEqual(alone);
    }
    expect(inPlay.edition).toBe(builtIn);
  });

  test('the order of its rows does not matter', () => {
    const turned = Object.entries(odd.tables).map(([name, rows]) => [name, rows.toReversed()]);
    const other = { ...odd, tables: Object.fromEntries(turned) };
    const [a, z] = [odd, other].map((edition) => play(packageWith(pkg, edition), 'order', 4, EVERYTHING));
    expect(z).toEqual(a);
  });

  test('its cards are named and drawn as it says', async () => {
    const bound = packageWith(pkg, odd);
    const engine = new Engine(bound.game, fastSource('pictures'));
    const s = engine.setUp(2, EVERYTHING) as unknown as S;
    engine.advance(s);
    const [exchange, yard] = inPlay.with(odd, () => [readBuilding('boerse')!, readBuilding('werft')!]);
    s.open.market.new = [exchange];
    s.open.towns[0].buildings = [yard];
    const view = engine.view(s, null);
    const lines = await bound.draw!(view, { width: 120, colour: false, language: 'de', names: ['A', 'B'] });
    expect(lines.join('\n')).toContain('Alte Börse');
    expect(lines.join('\n')).toMatch(/Werft \(4, Ritter, Ritter/);
    const how = { language: 'en', names: ['A', 'B'], size: 'large', theme: 'light' } as const;
    expect(await bound.picture!(view, how)).toContain('<svg');
    const told = (edition: Edition) =>
      inPlay.with(edition, () => en.texts.event({ e: 'displayed', buildings: [exchange] }, ['A', 'B']).text);
    expect(told(odd)).toContain('Old Exchange');
    expect(told(builtIn)).not.toContain('Old Exchange');
    expect(inPlay.with(odd, () => buildingWords(en.board.names, yard))).toMatchObject({
      person: 'Knight, Knight',
      does: expect.stringContaining('Danzig'),
    });
  });

  test('masters think with it', async () => {
    const bound = packageWith(pkg, odd);
    const player = levelPlayer(await learnedMind(bound), { walks: 20, worlds: 2, leaves: 40, noise: 0 });
    const engine = new Engine(bound.game, fastSource('think'));
    const s = engine.setUp(2, EVERYTHING);
    engine.advance(s);
    for (let i = 0; i < 12; i++) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const option = player.choose(engine.view(s, seat), decision, chanceFrom(fastSource(`think ${i}`)));
      expect(decision.options).toContainEqual(option);
      engine.play(s, decision.task, option);
      engine.advance(s);
    }
    expect(inPlay.edition).toBe(builtIn);
  });
});

describe('every column is read', () => {
  const SURFACES = ['book', 'words', 'chosen', 'scores', 'thought'] as const;
  /** Rulebook, what cards, board, options and score lines say, and what random games come to: choices, points, and what a bot thinks. */
  const told = async (edition: Edition) => {
    const bound = packageWith(pkg, edition);
    const games = [0, 1, 2, 3, 4, 5].map((i) => play(bound, `column ${i}`, 2 + (i % 3), EVERYTHING));
    const books = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
    return inPlay.with(edition, () => ({
      book: JSON.stringify(books.map(({ rulebook }) => rulebook)),
      words: JSON.stringify([de, en].map(saidWith)),
      chosen: games.map(({ chosen }) => chosen),
      scores: games.map(({ scores }) => scores),
      thought: games.map(({ thought }) => thought),
    }));
  };
  /** The first of the answers to a token, in a position where the row is `cloth`, `cloth`, `wine`. */
  const answerTo = (texts: typeof en.texts, as: object): string => {
    const { s } = scene({ rows: ['CCW'], settings: { VB: true } } as never);
    const view = { ...s, seat: 0 } as never;
    return texts.option(view, { do: 'answer', seat: 0, row: 0 } as never, as as never).text;
  };
  const saidWith = ({ texts, board, entry }: typeof en) => [
    texts.settings,
    board,
    entry.mastersAbout,
    TILE_IDS.map((id) => board.names.tiles[id]),
    board.stand({ as: 'reached' } as never),
    board.explain.money(4),
    [...CITY_IDS, ...RIGA_IDS].map((id) => buildingWords(board.names, id)),
    answerTo(texts, { as: 'fight', building: CITY_IDS[0] }),
    answerTo(texts, { as: 'plundered' }),
    texts.line({ rule: 'R12.4', label: 'spaces', points: 0, facts: { city: 'visby', space: 3 } }),
    texts.line({ rule: 'R7.11d', label: 'twoPerCity', points: 0, facts: { building: 'riga-kloster', count: 3 } }),
    GOOD_IDS.map((good) => board.good(board.names.goods[GOODS[good]], BASE[good])),
  ];
  type Case = [string, Edition, string];
  const number = (name: string, id: string, value: number, changes: string): Case => [
    `${name}.value (${id})`,
    withValue(name, id, value),
    changes,
  ];
  const CASES: Case[] = [
    ['players.years', withRow('players', '3', { years: 5 }), 'book chosen scores thought'],
    ['players.money', withRows('players', () => ({ money: [30, 20, 10] })), 'POINTS'],
    number('sums', 'startGoodsMinValue', 12, 'book chosen scores thought'),
    number('sums', 'rowMinValue', 14, 'book chosen scores thought'),
    number('more', 'rowsMinusPlayers', 0, 'book chosen scores thought'),
    number('more', 'newBuildingsMinusPlayers', -1, 'book chosen scores thought'),
    number('more', 'vbRowsMinusPlayers', 1, 'book chosen scores thought'),
    number('limits', 'maxBuildsPerTurn', 1, 'book chosen scores thought'),
    number('limits', 'minEffectiveCost', 9, 'book chosen scores thought'),
    number('limits', 'handLimit', 9, 'book chosen scores thought'),
    number('limits', 'klosterMinBuildings', 1, 'POINTS'),
    number('limits', 'bmStepsPerVp', 2, 'POINTS'),
    number('amounts', 'premiumBonus', 5, 'book chosen scores thought'),
    number('amounts', 'handBuildingPenalty', 7, 'book scores thought'),
    number('amounts', 'gmOwnerVp', 9, 'POINTS'),
    number('amounts', 'gmSecondVp', 7, 'POINTS'),
    number('amounts', 'vbTokensPerPlayer', 1, 'book chosen scores thought'),
    number('amounts', 'vbFightDraw', 3, 'ALL'),
    number('amounts', 'vbPlunderCards', 2, 'ALL'),
    number('amounts', 'bmBaseSteps', 4, 'POINTS'),
    number('amounts', 'bmMayorVp', 9, 'POINTS'),
    number('masters', 'gmTilesFlipped', 1, 'book scores thought'),
    number('masters', 'gmTilesInPlay', 6, 'POINTS'),
    number('masters', 'gmMaxCity', 1, 'book scores thought'),
    number('masters', 'gmMaxPerson', 1, 'book scores thought'),
    number('masters', 'gmFirstCity', 1, 'book scores thought'),
    number('masters', 'gmFirstPerson', 1, 'book scores thought'),
    number('masters', 'gmContestedMinimum', 1, 'book'), // it takes a tie after a fight: see below
    ['goods.count', withRow('goods', 'cloth', { count: 20 }), 'book chosen scores thought'],
    ['goods.base', withRow('goods', 'grain', { base: 7 }), 'ALL'],
    ['goods.dear', withRows('goods', ({ id }) => SWAPPED[id] ?? {}), 'book chosen scores thought'],
    ['goods.closed', withRows('goods', ({ id }) => SHUT[id] ?? {}), 'book chosen scores thought'],
    ['tiles.counts', withRows('tiles', ({ id }) => (id === 'visby' ? { counts: 'tallinn' } : {})), 'POINTS'],
    ['a tile more', own({ tiles: odd.tables.tiles }), 'POINTS'],
    ['a tile less', own({ tiles: table('tiles').slice(1) }), 'POINTS'],
    ['buildings.place', withKind('dom', { place: 'visby' }), 'words chosen scores thought'], // the cards say it
    ['buildings.kind', withKind('burg', { kind: 'dom' }), 'book words'], // what it looks like and is called
    ['buildings.cost', withKind('dom', { cost: 6 }), 'ALL'],
    ['buildings.vp', withKind('dom', { vp: 9 }), 'POINTS'],
    ['buildings.persons', withKind('dom', { persons: ['knight', 'knight'] }), 'POINTS'],
    ['buildings.does', withKind('dom', { does: 'COINS', amount: 2 }), 'ALL'],
    ...AMOUNTS.map(([of, amount, changes]): Case => [`buildings.amount (${of})`, withKind(of, { amount }), changes]),
    ['buildings.which (good)', withKind('markthalle', { which: 'wine' }), 'book chosen scores thought'], // the pieces say it
    ['buildings.which (discount)', withKind('bauhuette', { which: 'riga' }), 'ALL'],
    ['buildings.which (end)', withKind('rathaus', { which: 'visby' }), 'POINTS'],
    ['a building more', own({ buildings: [...table('buildings'), EXCHANGE, SHIPYARD] }), 'ALL'],
    ['a building less', own({ buildings: table('buildings').slice(1) }), 'ALL'],
  ];
  const EXPECTED: Readonly<Record<string, string>> = {
    ALL: 'book words chosen scores thought',
    POINTS: 'book words scores thought',
  };
  test.each<Case>(CASES)('%s', async (_, edition, changes) => {
    expect(readEdition(kind, edition).problems).toBeUndefined();
    const [before, after] = [await told(builtIn), await told(edition)];
    const differs = SURFACES.filter((what) => JSON.stringify(before[what]) !== JSON.stringify(after[what]));
    expect(differs.join(' ')).toBe(EXPECTED[changes] ?? changes);
  });
  test('and each column has a case', () => {
    for (const [name, { columns }] of Object.entries(kind.shape))
      for (const column of Object.keys(columns))
        expect(
          CASES.some(([title]) => title.split(' ')[0] === `${name}.${column}`),
          `${name}.${column}`,
        ).toBe(true);
  });
});

/** Some of Kontor's buildings with other cells. */
const changed = (cells: Readonly<Record<string, object>>): Edition =>
  withRows('buildings', ({ id }) => cells[id] ?? {});

describe('R10.6 R11.3 two persons on a card', () => {
  const two = changed({
    'visby-dom': { persons: ['knight', 'merchant'] },
    'visby-burg': { persons: ['knight', 'knight'] },
  });
  test('count as both, or twice', () => {
    inPlay.with(two, () => {
      const made = scene({
        settings: { GM: true },
        towns: [{ bld: 'visby-dom', cards: 'visby-burg', hand: 'CCCC' }, {}],
        masters: { 'max knight': null, 'max merchant': null },
        active: 0,
        todo: [{ do: 'build', seat: 0 }],
      });
      made.build('visby-burg', 'CCC'); // R10.7a: three Knights with one building
      expect([made.owner('knight'), made.owner('merchant')]).toEqual([0, null]);
    });
  });
  test('are covered one by one', () => {
    inPlay.with(two, () => {
      const made = scene({
        settings: { VB: true },
        towns: [{ bld: 'visby-dom visby-burg' }, {}],
        rows: ['CC*', 'WW*', 'LL*'],
        active: 0,
        todo: [0, 1, 2].map(() => ({ do: 'take', seat: 0 })),
      });
      made.play('row 1', 'fight visby-burg');
      expect(made.s.open.towns[0].covered).toEqual([b('visby-burg')]);
      made.play('row 2');
      expect(made.options()).toEqual(['fight visby-dom', 'fight visby-burg', 'ransom visby-dom', 'plundered']);
      made.play('ransom visby-dom', 'row 3', 'fight visby-burg');
      expect(made.s.open.towns[0].covered).toEqual([
        b('visby-burg'),
        b('visby-dom') + HOUSE_COUNT,
        b('visby-burg') + HOUSE_COUNT,
      ]);
      expect(countPersons(made.s.open.towns[0], 'knight')).toBe(1);
      expect(countPersons(made.s.open.towns[0], 'merchant')).toBe(0);
    });
  });
});

test('R6.10 amounts of several buildings add up', () => {
  const own = changed({
    'visby-dom': { does: 'KEEP_CHANGE', amount: 2 },
    'danzig-kontor': { amount: 5 },
    'danzig-hafen': { amount: 3 },
    'visby-zeughaus': { amount: 6 },
  });
  inPlay.with(own, () => {
    const bld = 'riga-wechselstube visby-dom danzig-kontor visby-kontor danzig-hafen visby-hafen visby-zeughaus';
    const made = scene({ settings: { RG: true }, towns: [{ bld, stored: 4 }, {}], rows: ['CC'], draws: 'GGGGGG' });
    const { open } = made.s;
    expect(roomForChange(open, 0)).toBe(1);
    expect(handLimit(open.towns[0])).toBe(11);
    expect(fullOffices(open.towns[0])).toEqual([5, 2]);
    made.run({ do: 'turn', seat: 0 }).play('row 1');
    expect(made.hand(0)).toHaveLength(6); // R7.3: three and one drawn
  });
});

test('R11.3 as many goods are plundered as the edition says, the most valuable first', () => {
  inPlay.with(withValue('amounts', 'vbPlunderCards', 2), () => {
    const made = scene({ settings: { VB: true }, rows: ['WCG*'], active: 0, todo: [{ do: 'take', seat: 0 }] });
    made.play('row 1');
    expect([made.hand(0), made.discard()]).toEqual(['G', 'WC']);
    expect(made.named('plundered')).toHaveLength(2);
  });
});

test('R10.15 a contested tile goes to whoever is alone with the most, and with as many as the edition asks for', () => {
  const owner = (edition: Edition) =>
    inPlay.with(edition, () => {
      const made = scene({
        settings: { GM: true, VB: true },
        towns: [{ bld: 'visby-burg' }, { bld: 'danzig-burg' }],
        masters: { 'max knight': 'contested' },
        rows: ['CC*'],
        active: 0,
        todo: [{ do: 'take', seat: 0 }],
      });
      made.play('row 1', 'fight visby-burg');
      return made.owner('knight');
    });
  expect([owner(builtIn), owner(withValue('masters', 'gmContestedMinimum', 1))]).toEqual([null, 1]);
});

describe('refusals', () => {
  test.each<[string, string, Edition]>([
    ['dearTwice', 'goods', withRow('goods', 'wine', { dear: 'tallinn' })],
    ['closedTwice', 'goods', withRow('goods', 'wine', { closed: 'danzig' })],
    ['dearAndClosed', 'goods', withRow('goods', 'wine', { closed: 'stockholm' })],
    ['idTaken', 'buildings', own({ buildings: [...table('buildings'), { ...EXCHANGE, id: 'grain' }] })],
    ['idTaken', 'buildings', own({ buildings: [...table('buildings'), { ...EXCHANGE, id: 'gm-riga' }] })],
    ['amountOfFunction', 'buildings', changed({ 'visby-dom': { amount: 1 } })],
    ['amountOfFunction', 'buildings', changed({ 'visby-kontor': { amount: 0 } })],
    ['namesGood', 'buildings', changed({ 'visby-markthalle': { which: 'visby' } })],
    ['namesPlace', 'buildings', changed({ 'visby-rathaus': { which: null } })],
    ['namesNothing', 'buildings', changed({ 'visby-kontor': { which: 'wine' } })],
    ['tooFewOfCities', 'buildings', own({ buildings: table('buildings').slice(-9) })],
    ['moneyOnce', 'tiles', own({ tiles: [...table('tiles'), { id: 'gold', origin: 'box', counts: 'cash' }] })],
    ['tooFewTiles', 'masters', withValue('masters', 'gmTilesInPlay', 9)],
  ])('%s in %s, in both languages', async (problem, name, edition) => {
    const { problems = [] } = readEdition(kind, edition);
    const found = problems.find(({ facts }) => facts?.problem === problem);
    expect(found).toMatchObject({ why: 'rules', table: name });
    for (const language of ['de', 'en'] as const) {
      const { edition: said } = await words[language]!.edition!();
      expect(said.refusals[problem](found!.facts!)).not.toContain('undefined');
    }
  });
  test.each<[string, string, Edition]>([
    ['listTooLong', 'persons', changed({ 'visby-dom': { persons: ['knight', 'knight', 'merchant'] } })],
    ['notAmong', 'does', changed({ 'visby-dom': { does: 'FLY' } })],
    ['tooBig', 'cost', changed({ 'visby-dom': { cost: 99 } })],
    ['notAmong', 'kind', changed({ 'visby-dom': { kind: 'zoo' } })],
  ])('%s: %s', (why, column, edition) => {
    expect(readEdition(kind, edition).problems).toMatchObject([{ why, table: 'buildings', row: 'visby-dom', column }]);
  });
});

test('a table goes into a spreadsheet and back, with headings in either language', async () => {
  for (const language of ['de', 'en'] as const) {
    const { edition: said } = await words[language]!.edition!();
    expect(Object.keys(said.tables)).toEqual(Object.keys(kind.shape));
    for (const [name, shape] of Object.entries(kind.shape)) {
      expect(Object.keys(said.tables[name].columns)).toEqual(Object.keys(shape.columns));
      for (const { id } of table(name)) expect(said.row(name, id), `${name} ${id}`).toBeTruthy();
      const csv = toCsv(shape, odd.tables[name], name, said);
      const { rows, unknown } = fromCsv(shape, csv, name, [], [said]);
      expect(unknown).toEqual([]);
      expect(compareEditions(odd, { ...odd, tables: { ...odd.tables, [name]: rows } })).toEqual([]);
    }
  }
});
