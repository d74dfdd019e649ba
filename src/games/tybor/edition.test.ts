// Another box of cards: played, told, drawn and refused as its document says, beside the one that Kontor brings.

import { describe, expect, test } from 'vitest';
import { playEdition as play } from '../../../test/edition-play.ts';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import type { Settings } from '../../kernel/types.ts';
import { compareEditions } from '../../text/edition/compare.ts';
import { fromCsv, toCsv } from '../../text/edition/csv.ts';
import type { Edition, EditionRow } from '../../text/edition/edition.ts';
import { packageWith } from '../../text/edition/package-with.ts';
import { readEdition } from '../../text/edition/read.ts';
import type { GamePackage } from '../../text/package.ts';
import { kind } from './data/edition.ts';
import { inPlay } from './data/in-play.ts';
import { tybor } from './index.ts';
import { scene } from './scene.testing.ts';
import { loadWords, words } from './words/index.ts';

await Promise.all([loadWords('de'), loadWords('en')]);
const pkg = tybor as unknown as GamePackage;
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
const withRounds = (id: string, cells: object): Edition =>
  withRows('scenarios', (row) =>
    row.id === id ? { rounds: (row.rounds as object[]).map((round) => ({ ...round, ...cells })) } : {},
  );

const ABBOT: EditionRow = {
  id: 'XA1',
  origin: 'box',
  names: { de: 'Äbtissin Zita', en: 'Abbess Zita' },
  profession: 'priest',
  work: 9,
  symbols: [2, 0, 0, 1],
};
const KEEP: EditionRow = {
  id: 'keep',
  origin: 'box',
  names: { de: 'Hoher Turm', en: 'High Keep' },
  colour: 'green',
  small: 9,
  large: 14,
  symbol: 'captain',
  effect: 'pair',
  counts: 'red',
};
/** Fewer buildings, dearer people, an order more, other draws, and events where there were none. */
const odd = own({
  people: [ABBOT, ...table('people').slice(4).toReversed()],
  buildings: [KEEP, ...table('buildings').slice(3)],
  orders: [...table('orders'), { id: 'north', origin: 'box', colours: ['red', 'green', 'yellow'], points: 7 }],
  drawn: [
    { id: 'building', origin: 'box', value: 3 },
    { id: 'round', origin: 'box', value: 4 },
    { id: 'harbour', origin: 'box', value: 2 },
  ],
  scenarios: table('scenarios').map((row) => ({
    ...row,
    every: 2,
    points: 9,
    rounds: (row.rounds as object[]).map((round) => ({ ...round, hand: 4, large: 6, effect: 'harbour' })),
  })),
  chapters: table('chapters').map((row, i) => ({
    ...row,
    goal: i % 2 === 0 ? null : 'citizens',
    symbols: [],
    threshold: 2,
    effect: i % 2 === 0 ? 'buildings_citizen' : 'discard_person',
  })),
});

describe('another box', () => {
  test('is accepted, and games with it end, with all pieces, beside those with the built-in one', () => {
    expect(readEdition(kind, odd)).toEqual({ edition: odd });
    const bound = packageWith(pkg, odd);
    const alone = play(pkg, 'alone');
    for (let i = 0; i < 40; i++) {
      const one = play(bound, `box ${i}`, 2 + (i % 7));
      expect(one.pieces).toContain('XA1');
      expect(one.pieces).not.toContain('FA01');
      expect(play(bound, `box ${i}`, 2 + (i % 7), {}, one.chosen)).toEqual(one);
      if (i % 10 === 0) expect(play(pkg, 'alone')).toEqual(alone);
    }
    expect(inPlay.edition).toBe(builtIn);
  });

  test('the order of its rows does not matter', () => {
    const turned = Object.entries(odd.tables).map(([name, rows]) => [name, rows.toReversed()]);
    const other = { ...odd, tables: Object.fromEntries(turned) };
    expect(play(packageWith(pkg, other), 'order', 5)).toEqual(play(packageWith(pkg, odd), 'order', 5));
  });

  test('its cards are named and drawn as it says', async () => {
    const bound = packageWith(pkg, odd);
    const engine = new Engine(bound.game, fastSource('pictures'));
    const s = engine.setUp(2, {});
    engine.advance(s);
    const { readBuilding, readPerson } = await import('./data/kinds.ts');
    const [abbot, keep] = inPlay.with(odd, () => [readPerson('XA1')!, readBuilding('keep')!]);
    const open = s.open as { tableaux: { citizens: unknown[] }[]; display: unknown[] };
    open.tableaux[0].citizens.push(abbot);
    open.display = [keep];
    const view = engine.view(s, null);
    const lines = await bound.draw!(view, { width: 80, colour: false, language: 'de', names: ['A', 'B'] });
    expect(lines.join('\n')).toContain('Hoher Turm');
    expect(lines.join('\n')).toContain('XA1');
    const how = { language: 'en', names: ['A', 'B'], size: 'large', theme: 'light' } as const;
    expect(await bound.picture!(view, how)).toContain('<svg');
    const told = (edition: Edition) =>
      inPlay.with(edition, () => en.texts.event({ e: 'displayed', buildings: [keep] }, ['A', 'B']).text);
    expect(told(odd)).toContain('High Keep');
    expect(told(builtIn)).not.toContain('High Keep');
  });
});

describe('every column is read', () => {
  const SURFACES = ['book', 'words', 'chosen', 'scores', 'thought'] as const;
  /** Rulebook, what settings and board say, and what random games come to: choices, points, and what a bot thinks. */
  const told = async (edition: Edition, settings: Settings) => {
    const bound = packageWith(pkg, edition);
    const games = [0, 1, 2, 3, 4, 5].map((i) => play(bound, `column ${i}`, 3, settings));
    const books = await Promise.all([words.de!.rulebook!(), words.en!.rulebook!()]);
    return inPlay.with(edition, () => ({
      book: JSON.stringify(books.map(({ rulebook }) => rulebook)),
      words: JSON.stringify(
        [de, en].map(({ texts, board }) => [
          texts.settings,
          texts.presets,
          board,
          (['max', 'set4', 'pair', 'draw2'] as const).map((effect) => board.ability(effect, '')),
          board.end('harbour', 1, 'I'),
          board.end('buildings_citizen', 1, 'I'),
          texts.line({ rule: 'R8.4', label: 'chapter', points: 0, facts: { chapter: 'CH2' } }),
        ]),
      ),
      chosen: games.map(({ chosen }) => chosen),
      scores: games.map(({ scores }) => scores),
      thought: games.map(({ thought }) => thought),
    }));
  };
  type Case = [string, Edition, string, Settings?];
  const points = (id: string): Case => [`points.value (${id})`, withRow('points', id, { value: 9 }), 'POINTS'];
  const CASES: Case[] = [
    ...['max', 'set4', 'pair', 'farmer', 'craftsman', 'craftsmanSecond', 'priest', 'soldier'].map(points),
    ['steps.value (farmer)', withRow('steps', 'farmer', { value: 2 }), 'book words scores thought'],
    ['steps.value (merchant)', withRow('steps', 'merchant', { value: 2 }), 'book words scores thought'],
    ['steps.value (soldier)', withRow('steps', 'soldier', { value: 2 }), 'book words scores thought'],
    ['ships.points', withRow('ships', 'ships', { points: [7, 8] }), 'book words scores thought'],
    ['ships.beyond', withRow('ships', 'ships', { points: [1], beyond: 9 }), 'book words scores thought'],
    ['drawn.value (building)', withRow('drawn', 'building', { value: 4 }), 'ALL'],
    ['drawn.value (round)', withRow('drawn', 'round', { value: 4 }), 'ALL', { scenario: 'SC4' }],
    ['drawn.value (harbour)', withRow('drawn', 'harbour', { value: 4 }), 'ALL', { chapter: 'CH7' }],
    ['players.display', withRow('players', '3', { display: 20 }), 'book chosen scores thought'],
    [
      'players.missingColours',
      withRow('players', '3', { missingColours: false, display: 4 }),
      'book chosen scores thought',
    ],
    ['players.lastPass', withRow('players', '3', { lastPass: 2 }), 'book chosen scores thought'],
    ['orders.colours', withRows('orders', () => ({ colours: ['red', 'green', 'blue'] })), 'scores thought'], // the pieces say it
    ['orders.points', withRows('orders', () => ({ points: 20 })), 'book scores thought'],
    [
      'scenarios.every',
      withRow('scenarios', 'SC3', { every: 1, points: 3 }),
      'book words scores thought',
      { scenario: 'SC3' },
    ],
    ['scenarios.points', withRow('scenarios', 'SC2', { points: 9 }), 'book', { scenario: 'SC2' }], // four large ones are rare: the next test
    ['scenarios.rounds (small)', withRounds('SC2', { small: 1 }), 'book chosen scores thought', { scenario: 'SC2' }],
    ['scenarios.rounds (hand)', withRounds('SC2', { hand: 3 }), 'ALL', { scenario: 'SC2' }],
    ['scenarios.rounds (direction)', withRounds('SC2', { direction: 'ccw' }), 'ALL', { scenario: 'SC2' }],
    ['scenarios.rounds (effect)', withRounds('SC2', { effect: 'discard_person' }), 'ALL', { scenario: 'SC2' }],
    ['scenarios.rounds (threshold)', withRounds('SC4', { threshold: 1 }), 'chosen scores thought', { scenario: 'SC4' }], // the card says it
    [
      'chapters.goal',
      withRow('chapters', 'CH2', { goal: 'citizens' }),
      'book words scores thought',
      { chapter: 'CH2' },
    ],
    [
      'chapters.symbols',
      withRow('chapters', 'CH5', { symbols: ['farmer'] }),
      'book words scores thought',
      { chapter: 'CH5' },
    ],
    [
      'chapters.threshold',
      withRow('chapters', 'CH2', { threshold: 2 }),
      'book words scores thought',
      { chapter: 'CH2' },
    ],
    ['chapters.points', withRow('chapters', 'CH2', { points: 50 }), 'book scores thought', { chapter: 'CH2' }],
    ['chapters.effect', withRow('chapters', 'CH2', { effect: 'discard_person' }), 'ALL', { chapter: 'CH2' }],
    ['buildings.colour', withRows('buildings', () => ({ colour: 'red' })), 'chosen scores thought'], // the pieces say it
    ['buildings.small', withRows('buildings', () => ({ small: 1 })), 'book scores thought'],
    ['buildings.large', withRows('buildings', () => ({ large: 20 })), 'book scores thought'],
    ['buildings.symbol', withRows('buildings', () => ({ symbol: 'priest' })), 'book chosen scores thought'],
    ['buildings.effect', withRows('buildings', () => ({ effect: 'draw2', counts: null })), 'chosen scores thought'], // the pieces say it
    ['buildings.counts', withRows('buildings', ({ counts }) => ({ counts: counts && 'red' })), 'scores thought'], // the pieces say it
    ['people.profession', withRows('people', () => ({ profession: 'soldier' })), 'chosen scores thought'], // the pieces say it
    ['people.work', withRows('people', () => ({ work: 8 })), 'chosen scores thought'], // the pieces say it
    ['people.symbols', withRows('people', () => ({ symbols: [3, 3, 0, 0] })), 'book chosen scores thought'],
    ['a person more', own({ people: [...table('people'), ABBOT] }), 'ALL'],
    ['a person less', own({ people: table('people').slice(1) }), 'book chosen scores thought'],
    ['a building more', own({ buildings: [...table('buildings'), KEEP] }), 'ALL'],
    ['a building less', own({ buildings: table('buildings').slice(1) }), 'book chosen scores thought'],
    ['an order more', own({ orders: odd.tables.orders }), 'book scores thought'],
  ];
  const EXPECTED: Readonly<Record<string, string>> = {
    ALL: 'book words chosen scores thought',
    POINTS: 'book words scores thought',
  };
  test.each<Case>(CASES)('%s', async (_, edition, changes, settings = {}) => {
    expect(readEdition(kind, edition).problems).toBeUndefined();
    const [before, after] = [await told(builtIn, settings), await told(edition, settings)];
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

test('R8.3 a scenario pays for large buildings as the edition says, and a bot knows', () => {
  const paid = (edition: Edition) =>
    inPlay.with(edition, () => {
      const made = scene({
        towns: [{ bld: 'BG01L BG02L BG03L BG04L' }, {}],
        settings: { scenario: 'SC2', chapter: 'CH1' },
      });
      return [made.points('R8.3')[0], tybor.bot.value(made.s, 0)];
    });
  const [[usual, before], [dear, after]] = [paid(builtIn), paid(withRow('scenarios', 'SC2', { points: 9 }))];
  expect([usual, dear]).toEqual([2, 9]);
  expect(after).toBeGreaterThan(before);
});

test('R7.3, R7.6 either kind of card may ask for something after a round', () => {
  const towns = [{ cit: 'CA01 FA01' }, { cit: 'FA02 FA03' }];
  inPlay.with(withRounds('SC2', { effect: 'harbour' }), () => {
    const made = scene({ towns, settings: { scenario: 'SC2', chapter: 'CH1' } });
    made.run({ do: 'scenarioEnd' });
    expect([made.seat(), made.asked()]).toEqual([0, 'harbour']);
  });
  inPlay.with(withRow('chapters', 'CH1', { effect: 'discard_person' }), () => {
    const made = scene({ towns, settings: { scenario: 'SC2', chapter: 'CH1' } });
    made.run({ do: 'chapterEnd' });
    expect(made.s.todo.filter((task) => task.do === 'dismiss')).toHaveLength(2);
  });
});

describe('refusals', () => {
  test.each<[string, string, Edition]>([
    ['codeTwice', 'people', own({ buildings: [...table('buildings'), { ...KEEP, id: 'FA01' }] })],
    ['codeTwice', 'people', own({ people: [...table('people'), { ...ABBOT, id: 'FA01b' }] })],
    ['colourTwice', 'orders', withRow('orders', 'O1', { colours: ['red', 'red', 'blue'] })],
    ['countsWhat', 'buildings', withRow('buildings', 'BG01', { effect: 'pair' })],
    ['countsWhat', 'buildings', withRow('buildings', 'BG01', { counts: 'red' })],
    ['needsThreshold', 'scenarios', withRounds('SC4', { threshold: 0 })],
    ['needsThreshold', 'chapters', withRow('chapters', 'CH7', { effect: 'buildings_citizen' })],
    ['symbolsOfGoal', 'chapters', withRow('chapters', 'CH5', { symbols: [] })],
    ['symbolTwice', 'chapters', withRow('chapters', 'CH5', { symbols: ['soldier', 'soldier'] })],
    ['oneThreshold', 'chapters', withRow('chapters', 'CH2', { effect: 'buildings_citizen' })],
  ])('%s in %s, in both languages', async (problem, name, edition) => {
    const { problems = [] } = readEdition(kind, edition);
    const found = problems.find(({ facts }) => facts?.problem === problem);
    expect(found).toMatchObject({ why: 'rules', table: name });
    for (const language of ['de', 'en'] as const) {
      const { edition: said } = await words[language]!.edition!();
      expect(said.refusals[problem](found!.facts!)).not.toContain('undefined');
    }
  });
  test('scenarios and chapters are those that settings name', () => {
    const problems = (name: string) => readEdition(kind, own({ [name]: table(name).slice(1) })).problems;
    expect(problems('scenarios')?.[0]).toMatchObject({ why: 'missingRow', row: 'SC1' });
    expect(problems('chapters')?.[0]).toMatchObject({ why: 'missingRow', row: 'CH1' });
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
