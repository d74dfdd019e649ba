// Another box of guilds and cards: played, told, drawn and refused as its document says, beside the one that Kontor brings.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import type { Settings } from '../../kernel/types.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import { readEdition } from '../../text/edition/read.ts';
import { EFFECTS, STEP_FIELDS } from './data/cards.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { builtIn, own, pkg, play, SURFACES, table, told, withRow, withRows } from './edition.testing.ts';
import { words } from './words/index.ts';

const BOOKBINDERS: EditionRow = {
  id: 'bind',
  origin: 'box',
  names: { de: 'Buchbinder', en: 'Bookbinders' },
  precedence: 77,
  majority: 2,
  symbols: ['red', 'green', 'pink'],
  vp: 9,
  effects: [
    { kind: 'mayor', n: 1 },
    { kind: 'mayor', n: 1 },
    { kind: 'place', n: 2 },
  ],
  noHandLimit: true,
};
/** Two neutrals, a card, pawns next door, and one of somebody else's goes home: no card of Kontor's does that. */
const FEAST: EditionRow = {
  id: 'feast',
  origin: 'box',
  names: { de: 'Festmahl', en: 'Feast' },
  cost: 1,
  needs: null,
  steps: [{ effect: 'VP', n: 2 }, { effect: 'EXPEL', n: 2 }, { effect: 'SHIFT_ADJACENT' }, { effect: 'DRAW', n: 2 }],
};
const LINE: EditionRow = {
  ...table('mayors')[14],
  id: 'line',
  origin: 'box',
  names: { de: 'Lange Zeile', en: 'Long line' },
  steps: [0, 1, 2, 9],
};
/** Other guilds, tokens, cards that do several things, another city, another Boris. */
const odd = own({
  amounts: table('amounts').map((row) => ({ ...row, value: (row.value as number) + 1 })),
  guilds: [BOOKBINDERS, ...table('guilds').slice(5).toReversed()],
  buildings: table('buildings').map((row) => ({ ...row, church: row.id === 'SB4', majority: 3 })),
  tokenKinds: [
    ...table('tokenKinds'),
    { id: 'crown', origin: 'box', names: { en: 'Crown' }, vp: 7, effects: [{ kind: 'beadle', n: 1 }] },
  ],
  tokens: [
    ...table('tokens').slice(2),
    ...[1, 2, 3].map((n) => ({ id: `K${n}`, origin: 'box' as const, kind: 'crown' })),
  ],
  mayors: [LINE, ...table('mayors').slice(3)],
  plantations: table('plantations').map((row) => ({ ...row, leftVp: 9, rightEffects: [{ kind: 'recruit', n: 3 }] })),
  actions: [FEAST, ...table('actions')],
  cards: [
    ...table('cards').slice(20),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      id: `F${n}`,
      origin: 'box' as const,
      action: 'feast',
      standards: ['blue', 'yellow'],
    })),
  ],
  rounds: table('rounds').map((row) => ({
    ...row,
    rounds: 9,
    growth: [2, 4, 5, 7, 9],
    resolution: 'every',
    neutrals: 5,
  })),
  cells: table('cells').map((row) => (row.layout === 'large' ? { ...row, y: -(row.y as number) } : row)),
});

describe('another box', () => {
  test('is accepted, and games with it end, with all pieces, beside those with the built-in one', () => {
    expect(readEdition(kind, odd)).toEqual({ edition: odd });
    const bound = packageWith(pkg, odd);
    const alone = play(pkg, 'alone');
    for (let i = 0; i < 40; i++) {
      const settings: Settings = { promo: i % 3 === 0, opponent: i % 8 < 4 ? 'boris' : 'rik' };
      const one = play(bound, `box ${i}`, 1 + (i % 4), settings);
      expect(one.pieces).toContain('bind');
      expect(one.pieces).not.toContain('T01');
      expect(play(bound, `box ${i}`, 1 + (i % 4), settings, one.chosen)).toEqual(one);
      if (i % 10 === 0) expect(play(pkg, 'alone')).toEqual(alone);
    }
    expect(inPlay.edition).toBe(builtIn);
  });

  test('the order of its rows does not matter', () => {
    const turned = Object.entries(odd.tables).map(([name, rows]) => [name, rows.toReversed()]);
    const other = { ...odd, tables: Object.fromEntries(turned) };
    expect(play(packageWith(pkg, other), 'order', 4)).toEqual(play(packageWith(pkg, odd), 'order', 4));
  });

  test('ids that look like numbers are ids: what is no guild is not drawn as one', () => {
    const numbered = own({ buildings: table('buildings').map((row, i) => ({ ...row, id: String(i) })) });
    expect(readEdition(kind, numbered)).toEqual({ edition: numbered });
    const [named, one] = [own({}), numbered].map((edition) => play(packageWith(pkg, edition), 'numbers', 4));
    expect([one.chosen.length, one.scores]).toEqual([named.chosen.length, named.scores]);
  });

  test('its tiles and cards are named, told and drawn as it says', async () => {
    const bound = packageWith(pkg, odd);
    const engine = new Engine(bound.game, fastSource('pictures'));
    const s = engine.setUp(2, {});
    engine.advance(s);
    const { readCard, readTile } = await import('./data/kinds.ts');
    const [bind, feast] = inPlay.with(odd, () => [readTile('bind')!, readCard('F1')!]);
    (s.open as { city: { tiles: number[] } }).city.tiles[0] = bind;
    (s.own[0] as { hand: number[] }).hand = [feast];
    const view = engine.view(s, 0);
    const lines = await bound.draw!(view, { width: 120, colour: false, language: 'de', names: ['A', 'B'] });
    expect(lines.join('\n')).toContain('Festmahl');
    const how = { language: 'en', names: ['A', 'B'], size: 'large', theme: 'light' } as const;
    expect(await bound.picture!(view, how)).toContain('Feast');
    const option = (language: 'de' | 'en') =>
      inPlay.with(odd, () =>
        words[language]!.texts!.option(view as never, { do: 'act', seat: 0 }, { as: 'special', card: feast }),
      );
    expect(option('en').text).toContain(
      '2 VP; 2 opposing pawns from a tile to the Guildhall; move any number from one tile to an adjacent one; draw 2 cards now',
    );
    expect(option('de').text).toContain('2 SP; 2 fremde Mitglieder von einem Plättchen in die Zunfthalle; ');
    const { rulebook } = await words.en!.rulebook!();
    const book = inPlay.with(odd, () => JSON.stringify(rulebook));
    for (const said of [
      'Feast: 2 VP.',
      'several effects',
      'Long line (line)',
      'Bookbinders or University',
      'undefined',
      'NaN',
    ])
      expect(book.includes(said), said).toBe(said !== 'undefined' && said !== 'NaN');
  });
});

test('pictures of the rulebook that it would belie are left out', async () => {
  const plates = await import('./picture/plates.ts');
  const shown = (edition: Edition) => inPlay.with(edition, () => plates.PLATES.map(({ id }) => id));
  const all = shown(builtIn);
  expect(all).toHaveLength(13);
  const without = (...ids: string[]) => all.filter((id) => !ids.includes(id));
  expect(shown(withRow('guilds', 'T01', { vp: 9 }))).toEqual(without('tile'));
  expect(shown(withRow('actions', 'YA', { cost: 1 }))).toEqual(without('special', 'move'));
  expect(shown(withRow('amounts', 'pairVp', { value: 2 }))).toEqual(without('adjacent'));
  expect(shown(own({ tokens: table('tokens').filter(({ id }) => id !== 'TK10') }))).toEqual(without('second'));
});

describe('every column is read', () => {
  type Case = [title: string, changes: string, after: Edition, more?: More | undefined];
  interface More {
    readonly before?: Edition;
    readonly seats?: number;
    readonly settings?: Settings;
  }
  const amount = (id: string, value: number, changes: string, more?: More): Case => [
    `amounts.value (${id})`,
    changes,
    withRow('amounts', id, { value }),
    more,
  ];
  /** Mayor cards that are all of one kind, so that one of them is sure to be kept. */
  const NONE = { symbol: null, vp: null, max: null, min: null, per: null, from: null, to: null, steps: [] };
  const mayors = (cells: object): Edition => withRows('mayors', () => ({ ...NONE, ...cells }));
  const mayor = (column: string, one: object, two: object, changes = 'book words scores thought'): Case => [
    `mayors.${column}`,
    changes,
    mayors(two),
    { before: mayors(one) },
  ];
  /** All cards do the same. */
  const actions = (cells: object): Edition => withRows('actions', () => ({ needs: null, cost: 0, ...cells }));
  /** With a hand limit that is felt. */
  const tight = (name: string, cells: object): Edition => {
    const { amounts } = withRow('amounts', 'limit', { value: 2 }).tables;
    return own({ amounts, [name]: withRows(name, () => cells).tables[name] });
  };
  const PER = { kind: 'PER_MASTERS', per: 1, vp: 1, max: 9 };
  const NUMBER = { kind: 'PRECEDENCE', from: 1, to: 20, vp: 1, max: 9 };
  const SOLO: More = { seats: 1 };
  const PROMO: More = { settings: { promo: true } };
  const CASES: Case[] = [
    amount('dealt', 7, 'book chosen scores thought'),
    amount('limit', 2, 'book words chosen scores thought'),
    amount('draw', 3, 'book chosen scores thought'),
    amount('drawAfterPass', 5, 'book words chosen scores thought'),
    [
      'amounts.value (recruits)',
      'book chosen scores thought',
      own({
        amounts: table('amounts').map((row) => ({
          ...row,
          ...(row.id === 'recruits' && { value: 2 }),
          ...(row.id === 'doubled' && { value: 3 }),
        })),
      }),
      { before: withRow('amounts', 'doubled', { value: 3 }) },
    ],
    amount('doubled', 3, 'book words chosen scores thought'),
    amount('mayorsDealt', 4, 'book chosen scores thought'),
    amount('mayorsDrawn', 3, 'book chosen scores thought'),
    amount('pairVp', 2, 'book scores thought'),
    [
      'amounts.value (streetMasters)',
      'book words scores thought',
      own({
        mayors: mayors({ kind: 'ROWS_COLUMNS_WITH_2', vp: 1, max: 9 }).tables.mayors,
        amounts: withRow('amounts', 'streetMasters', { value: 1 }).tables.amounts,
      }),
      { before: mayors({ kind: 'ROWS_COLUMNS_WITH_2', vp: 1, max: 9 }) },
    ],
    amount('lyingNeutrals', 20, 'book scores thought', SOLO),
    amount('lyingAdds', 2, 'book words chosen scores thought', SOLO),
    amount('boris', 4, 'book words chosen scores thought', SOLO),
    amount('rik', 5, 'book words chosen scores thought', { seats: 1, settings: { opponent: 'rik' } }),
    amount('promoTokens', 4, 'book words chosen scores thought', PROMO),
    amount('pawnsInHall', 1, 'book chosen scores thought'),
    amount('pawnsInSupply', 2, 'book chosen scores thought'),
    ['rounds.rounds', 'book chosen scores thought', withRow('rounds', '3', { rounds: 16 })],
    ['rounds.growth', 'book chosen scores thought', withRow('rounds', '3', { growth: [2, 5] })],
    ['rounds.resolution', 'book chosen scores thought', withRow('rounds', '3', { resolution: 'even' })],
    ['rounds.newTiles', 'book chosen scores thought', withRow('rounds', '3', { newTiles: false })],
    ['rounds.neutrals', 'book chosen scores thought', withRow('rounds', '3', { neutrals: 0 })],
    ['cells.layout', 'book chosen scores thought', withRow('cells', 'large.4.-1', { layout: 'small' })],
    ['cells.x', 'book chosen scores thought', withRow('cells', 'large.3.0', { x: 9 })],
    ['cells.y', 'book chosen scores thought', withRow('cells', 'large.3.0', { y: 9 })],
    ['cells.fill', 'book chosen scores thought', withRow('cells', 'large.0.0', { fill: 'grow1', seq: 9 })],
    ['cells.seq', 'book chosen scores thought', withRows('cells', ({ seq }) => ({ seq: 60 - (seq as number) }))],
    [
      'guilds.precedence',
      'words chosen scores thought',
      withRows('guilds', ({ precedence }) => ({ precedence: 41 - (precedence as number) })),
    ], // the rulebook has the range
    ['guilds.majority', 'book words chosen scores thought', withRows('guilds', () => ({ majority: 2 }))],
    ['guilds.symbols', 'book words chosen scores thought', withRows('guilds', () => ({ symbols: ['red'] }))],
    ['guilds.vp', 'words chosen scores thought', withRows('guilds', () => ({ vp: 9 }))], // the tiles say it
    [
      'guilds.effects',
      'words chosen scores thought',
      withRows('guilds', () => ({ effects: [{ kind: 'cards', n: 3 }] })),
    ],
    [
      'guilds.noHandLimit',
      'book words chosen scores thought',
      tight('guilds', { noHandLimit: true }),
      { before: tight('guilds', { noHandLimit: false }) },
    ],
    [
      'buildings.church',
      'book words chosen scores thought',
      withRows('buildings', ({ id }) => ({ church: id === 'SB2' })),
    ],
    ['buildings.majority', 'book words chosen scores thought', withRows('buildings', () => ({ majority: 2 }))],
    ['buildings.symbols', 'book words chosen scores thought', withRows('buildings', () => ({ symbols: ['red'] }))],
    [
      'buildings.vp',
      'words chosen scores thought',
      withRows('buildings', () => ({ majority: 2, vp: 20 })),
      { before: withRows('buildings', () => ({ majority: 2 })) },
    ],
    [
      'buildings.effects',
      'words chosen scores thought',
      withRows('buildings', () => ({ effects: [{ kind: 'neutral', n: 1 }] })),
    ],
    [
      'buildings.noHandLimit',
      'book words chosen scores thought',
      tight('buildings', { majority: 2, noHandLimit: true }),
      { before: tight('buildings', { majority: 2, noHandLimit: false }) },
    ],
    ['tokenKinds.vp', 'words chosen scores thought', withRows('tokenKinds', () => ({ vp: 9 }))], // the tokens say it
    [
      'tokenKinds.effects',
      'words chosen scores thought',
      withRows('tokenKinds', () => ({ effects: [{ kind: 'place', n: 1 }] })),
    ],
    ['tokens.kind', 'words chosen scores thought', withRows('tokens', () => ({ kind: 'VP4' }))],
    mayor('kind', PER, { kind: 'PER_SPECIAL', vp: 1, max: 9 }),
    mayor(
      'symbol',
      { kind: 'PER_MASTER_SYMBOL', symbol: 'red', vp: 1, max: 9 },
      { kind: 'PER_MASTER_SYMBOL', symbol: 'blue', vp: 1, max: 9 },
    ),
    mayor('vp', PER, { ...PER, vp: 2 }),
    mayor('max', PER, { ...PER, max: 1 }),
    mayor('min', { kind: 'LARGEST_GROUP', vp: 1, min: 1, max: 9 }, { kind: 'LARGEST_GROUP', vp: 1, min: 4, max: 9 }),
    mayor('per', PER, { ...PER, per: 2 }),
    mayor('from', NUMBER, { ...NUMBER, from: 15 }),
    mayor('to', NUMBER, { ...NUMBER, to: 40 }),
    mayor('steps', { kind: 'LONGEST_LINE', steps: [0, 1, 2] }, { kind: 'LONGEST_LINE', steps: [0, 5, 9] }),
    ['plantations.leftVp', 'book words chosen scores thought', withRows('plantations', () => ({ leftVp: 20 }))],
    [
      'plantations.leftEffects',
      'book words chosen scores thought',
      withRows('plantations', () => ({ leftEffects: [{ kind: 'place', n: 3 }] })),
    ],
    ['plantations.rightVp', 'book words scores thought', withRows('plantations', () => ({ rightVp: 20 }))],
    [
      'plantations.rightEffects',
      'book words chosen scores thought',
      withRows('plantations', () => ({ rightEffects: [{ kind: 'place', n: 3 }] })),
    ],
    ['actions.cost', 'book words chosen scores thought', withRows('actions', () => ({ cost: 3 }))],
    ['actions.needs', 'book chosen scores thought', withRows('actions', () => ({ needs: 'blue' }))],
    [
      'actions.steps',
      'book words chosen scores thought',
      actions({
        steps: [
          { effect: 'RECRUIT', n: 1 },
          { effect: 'NEUTRAL', n: 1 },
        ],
      }),
    ],
    ['cards.action', 'words chosen scores thought', withRows('cards', () => ({ action: 'RD' }))], // what is on cards is in the rulebook by action
    ['cards.standards', 'words chosen scores thought', withRows('cards', () => ({ standards: ['red', 'green'] }))],
    ['a guild more', 'book words chosen scores thought', own({ guilds: [...table('guilds'), BOOKBINDERS] })],
    ['a guild less', 'book words chosen scores thought', own({ guilds: table('guilds').slice(1) })],
    ['a token less', 'book words chosen scores thought', own({ tokens: table('tokens').slice(1) })],
    ['a card less', 'book words chosen scores thought', own({ cards: table('cards').slice(1) })],
    ['a mayor card more', 'book words chosen scores thought', own({ mayors: [...table('mayors'), LINE] })],
    ['a special building less', 'book words chosen scores thought', own({ buildings: table('buildings').slice(0, 4) })],
  ];
  test.each<Case>(CASES)('%s', async (_, changes, after, { before = builtIn, seats = 3, settings = {} } = {}) => {
    expect(readEdition(kind, after).problems).toBeUndefined();
    const [was, is] = [await told(before, seats, settings), await told(after, seats, settings)];
    expect(SURFACES.filter((what) => was[what] !== is[what]).join(' ')).toBe(changes);
  });
  test('and each column has a case', () => {
    for (const [name, { columns }] of Object.entries(kind.shape))
      for (const column of Object.keys(columns))
        expect(
          CASES.some(([title]) => title.split(' ')[0] === `${name}.${column}`),
          `${name}.${column}`,
        ).toBe(true);
  });

  /** Numbers of an effect, and two values of each. */
  const VALUES = {
    n: [1, 3],
    draw: [1, 2],
    base: [1, 3],
    per: [1, 2],
    max: [3, 9],
    look: [4, 6],
    take: [1, 2],
    bonus: [1, 3],
    vp: [1, 5],
  } as const;
  const FIELDS = EFFECTS.flatMap((effect) => STEP_FIELDS[effect].map((field) => [effect, field] as const));
  test.each(FIELDS)('%s: %s is told on the card and in the rulebook', async (effect, field) => {
    const step = (at: 0 | 1): object => ({
      effect,
      ...Object.fromEntries(
        STEP_FIELDS[effect].map((one) => {
          const name = one.replace('?', '');
          const now = one === field ? at : 0;
          return [name, name === 'symbol' ? (['red', 'pink'] as const)[now] : VALUES[name as keyof typeof VALUES][now]];
        }),
      ),
    });
    const said = async (at: 0 | 1) => {
      const edition = actions({ steps: [step(at)] });
      expect(readEdition(kind, edition).problems).toBeUndefined();
      const books = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
      return inPlay.with(edition, () => {
        const texts = [words.de!, words.en!].map(
          (one) =>
            (one.texts as NonNullable<typeof one.texts>).option(
              { open: { turn: { discount: 0 } }, own: [] } as never,
              { do: 'act', seat: 0 },
              { as: 'special', card: 0 as never },
            ).text,
        );
        return [...texts, ...books.map(({ rulebook }) => JSON.stringify(rulebook))];
      });
    };
    const [one, two] = [await said(0), await said(1)];
    one.forEach((text, i) => void expect(text).not.toBe(two[i]));
    for (const text of [...one, ...two]) expect(text).not.toMatch(/undefined|NaN/);
  });
});

describe('refusals', () => {
  const step = (...steps: object[]): Edition => withRow('actions', 'YA', { steps });
  test.each<[string, string, Edition]>([
    ['codeTwice', 'cards', own({ cards: [...table('cards'), { ...table('cards')[0], id: 'T01' }] })],
    ['codeTaken', 'guilds', own({ guilds: [...table('guilds'), { ...BOOKBINDERS, id: 'hall' }] })],
    ['numberTwice', 'guilds', withRow('guilds', 'T02', { precedence: 1 })],
    ['symbolTwice', 'guilds', withRow('guilds', 'T02', { symbols: ['red', 'red'] })],
    ['symbolTwice', 'buildings', withRow('buildings', 'SB2', { symbols: ['red', 'red'] })],
    ['symbolTwice', 'cards', withRow('cards', 'AY01', { standards: ['red', 'red'] })],
    ['oneChurch', 'buildings', withRows('buildings', () => ({ church: true }))],
    ['oneChurch', 'buildings', withRows('buildings', () => ({ church: false }))],
    ['oneEach', 'tokenKinds', withRow('tokenKinds', 'MR', { effects: [{ kind: 'mayor', n: 2 }] })],
    ['oneEach', 'plantations', withRow('plantations', 'ulster', { leftEffects: [{ kind: 'beadle', n: 3 }] })],
    ['mayorNeeds', 'mayors', withRow('mayors', 'MR01', { symbol: null })],
    ['mayorHasNo', 'mayors', withRow('mayors', 'MR08', { per: 2 })],
    ['stepsPay', 'mayors', withRow('mayors', 'MR15', { steps: [0, 0] })],
    ['fromTo', 'mayors', withRow('mayors', 'MR11', { from: 11 })],
    ['stepWithout', 'actions', step({ n: 2 })],
    ['stepNeeds', 'actions', step({ effect: 'RECRUIT' })],
    ['stepNeeds', 'actions', step({ effect: 'VP', n: 1 }, { effect: 'RECRUIT_BY_MASTERS', base: 1, max: 3 })],
    ['stepHasNo', 'actions', step({ effect: 'SHIFT_ADJACENT', n: 2 })],
    ['mayorDraws', 'actions', step({ effect: 'MAYOR', draw: 0 })],
    ['takeSeen', 'actions', step({ effect: 'SALVAGE', look: 1, take: 2 })],
    ['doubledMore', 'amounts', withRow('amounts', 'recruits', { value: 2 })],
    ['growthInOrder', 'rounds', withRow('rounds', '3', { growth: [7, 4] })],
    ['growthInOrder', 'rounds', withRow('rounds', '3', { growth: [4, 15] })],
    ['cellTwice', 'cells', withRow('cells', 'small.0.0', { x: 1 })],
    ['seqTwice', 'cells', withRow('cells', 'small.0.0', { seq: 2 })],
    ['hallTogether', 'cells', withRow('cells', 'large.2.1', { y: 9 })],
    ['churchCell', 'cells', withRow('cells', 'large.3.1', { fill: 'tile', seq: 50 })],
    [
      'tileCells',
      'cells',
      withRows('cells', ({ fill, seq }) => (fill === 'tile' ? { fill: 'grow1', seq: 20 + (seq as number) } : {})),
    ],
    ['tooFew', 'guilds', own({ guilds: table('guilds').slice(0, 15) })],
    ['tooFew', 'buildings', own({ buildings: table('buildings').slice(0, 2) })],
    ['tooFew', 'tokens', own({ tokens: table('tokens').slice(0, 20) })],
    ['tooFew', 'mayors', own({ mayors: table('mayors').slice(0, 8) })],
    ['tooFew', 'cards', withRow('amounts', 'dealt', { value: 30 })],
    ['noGrowth', 'rounds', withRow('rounds', '2', { newTiles: true })],
  ])('%s in %s, in both languages', async (problem, name, edition) => {
    const { problems = [] } = readEdition(kind, edition);
    const found = problems.find(({ facts }) => facts?.problem === problem);
    expect(found).toMatchObject({ why: 'rules', table: name });
    for (const language of ['de', 'en'] as const) {
      const { edition: said } = await words[language]!.edition!();
      expect(said.refusals[problem](found!.facts!)).not.toMatch(/undefined|[A-Z]_[A-Z]/);
    }
  });
  test('what cannot be composed is refused: effects that the rules do not know, and too many of them', () => {
    const problem = (edition: Edition) => readEdition(kind, edition).problems?.[0];
    expect(problem(step({ effect: 'FLY', n: 1 }))).toMatchObject({ why: 'notAmong', table: 'actions', row: 'YA' });
    const many = Array.from({ length: 5 }, () => ({ effect: 'VP', n: 1 }));
    expect(problem(step(...many))).toMatchObject({ why: 'listTooLong', table: 'actions', row: 'YA' });
  });
});

test('a table goes into a spreadsheet and back, with headings in either language', async () => {
  for (const language of ['de', 'en'] as const) {
    const { edition: said } = await words[language]!.edition!();
    expect(Object.keys(said.tables)).toEqual(Object.keys(kind.shape));
    for (const [name, shape] of Object.entries(kind.shape)) {
      expect(Object.keys(said.tables[name].columns)).toEqual(Object.keys(shape.columns));
      const csv = toCsv(shape, odd.tables[name], name, said);
      const { rows, unknown } = fromCsv(shape, csv, name, [], [said]);
      expect(unknown).toEqual([]);
      expect(compareEditions(odd, { ...odd, tables: { ...odd.tables, [name]: rows } })).toEqual([]);
    }
  }
});
