import { describe, expect, test } from 'vitest';
import type { Edition } from '../../text/edition/edition.ts';
import { isPadProblem } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { pad } from './pad.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

type Size = 'small' | 'large';
const houses = (codes: string): { id: string; size: Size }[] =>
  codes.split(' ').map((code) => ({ id: code.replace('L', ''), size: code.endsWith('L') ? 'large' : 'small' }));
const X38 = {
  scenario: 'SC2',
  chapter: 'CH6',
  players: [
    {
      name: 'A',
      order: 'O1',
      citizens: 'FA04 FA05 CA07 CA03 CA09 CR06 PR04'.split(' '),
      workers: ['ME07'],
      buildings: houses('BG03L BY08 BB01L BR09 BG01 BB07L BY03L'),
    },
    {
      name: 'B',
      order: 'O4',
      citizens: 'SO06 SO07 SO09 CR07 CR09 ME05'.split(' '),
      workers: [],
      buildings: houses('BR01L BR03 BR06 BY09 BY04 BG10L BB05'),
    },
    {
      name: 'C',
      order: 'O2',
      citizens: 'ME06 ME08 ME10 PR02 PR03 CA04'.split(' '),
      workers: ['SO01', 'FA02'],
      buildings: houses('BB08 BB03L BB09 BY01 BR07 BG07L BG05'),
    },
  ],
};
const bare = (name: string, order: string, more: object = {}) => ({
  name,
  order,
  citizens: [],
  workers: [],
  buildings: [],
  ...more,
});
const two = (a: object = {}, b: object = {}) => ({
  scenario: 'SC3',
  chapter: 'CH7',
  players: [bare('A', 'O1', a), bare('B', 'O2', b)],
});

/** Five players, so two copies of everything; the first two have the same order. */
const five = (first: object = {}) =>
  ['O1', 'O1b', 'O2', 'O3', 'O4'].map((order, i) => bare(`P${i}`, order, i === 0 ? first : {}));
const scored = (players: unknown[]): number[] => {
  const result = pad({ scenario: 'SC1', chapter: 'CH2', players });
  if (isPadProblem(result)) throw new Error(result.why);
  return result.players.map(({ total }) => total);
};

describe('a position is scored', () => {
  test('X38 as in the dossier', () => {
    const result = pad(X38);
    if (isPadProblem(result)) throw new Error(result.why);
    expect(result.players.map(({ name, total }) => [name, total])).toEqual([
      ['A', 84],
      ['B', 61],
      ['C', 62],
    ]);
    expect(result.winners).toEqual(['A']);
    for (const { lines } of result.players) expect(lines.some((line) => line.pending)).toBe(false);
  });

  test('X37 R9.2 R9.3 a tie is decided by the work left', () => {
    const tie = (workers: string[]) => pad(two({ workers: ['SO03'] }, { workers }));
    expect(tie(['ME09'])).toMatchObject({ winners: ['A'] });
    expect(tie(['CR03'])).toMatchObject({ winners: ['A', 'B'] });
  });

  test('R10.4 two copies from 5 players on, and an order twice as O1b', () => {
    const players = five({ citizens: ['FA01', 'FA01b'] });
    expect(pad({ scenario: 'SC1', chapter: 'CH1', players })).not.toHaveProperty('why');
  });

  test.each([
    ['FA01', 'FA01'],
    ['FA01', 'FA01b'],
    ['FA01b', 'FA01'],
    ['FA01b', 'FA01b'],
  ])('R10.6 both copies of a card count, however they are called: %s and %s', (one, other) => {
    const points = (citizens: string[]) => scored(five({ citizens }));
    expect(points([one, other])).toEqual(points(['FA01', 'FA01b']));
    expect(points([one, other])[0]).toBe(points(['FA01', 'FA02'])[0]); // as two farmers of different names
  });

  test('R10.6 both copies of a building bring their points: two of 6 are 12', () => {
    const mill = { id: 'BG03', size: 'small' };
    expect(scored(five({ buildings: [mill] }))[0]).toBe(6);
    expect(scored(five({ buildings: [mill, mill] }))[0]).toBe(12);
  });

  test('R10.1 a secret order twice, by its plain name', () => {
    const players = five().map((one) => ({ ...one, order: one.order.slice(0, 2) }));
    expect(players.map(({ order }) => order)).toEqual(['O1', 'O1', 'O2', 'O3', 'O4']);
    expect(pad({ scenario: 'SC1', chapter: 'CH1', players })).not.toHaveProperty('why');
  });

  test('lists that are left out are empty', () => {
    const players = [
      { name: 'A', order: 'O1' },
      { name: 'B', order: 'O2' },
    ];
    expect(pad({ scenario: 'SC1', chapter: 'CH2', players })).toMatchObject({ players: [{ total: 0 }, { total: 0 }] });
  });
});

const eight = Array.from({ length: 9 }, (_, i) => bare(`P${i}`, 'O1'));
const many5 = (first: object = {}) => ({ scenario: 'SC1', chapter: 'CH1', players: five(first) });
const many = (n: number, prefix: string) =>
  Array.from({ length: n }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

/** How many there are of cards that Kontor has made up, and how large hands are, nobody knows: it is only remarked. */
const MADE_UP = ['orderTwice', 'cardTwice', 'cardThrice', 'orderThrice', 'tooManyCards'];
/** The same with every card typed in from a box. */
const PRINTED: Edition = {
  ...inPlay.builtIn,
  tables: Object.fromEntries(
    Object.entries(inPlay.builtIn.tables).map(([table, rows]) => [
      table,
      rows.map((row) => ({ ...row, origin: 'box' })),
    ]),
  ),
};

describe('what cannot be is refused, with the place and the reason', () => {
  test.each<[string, string, string, unknown]>([
    ['', 'notAnObject', '', 7],
    ['', 'unknownField', '', { ...two(), round: 4 }],
    ['scenario', 'unknownScenario', 'R1.2', { ...two(), scenario: 'SC9' }],
    ['chapter', 'unknownChapter', 'R1.3', { ...two(), chapter: 4 }],
    ['players', 'notAnObject', '', { ...two(), players: {} }],
    ['players', 'playerCount', 'R10.1', { ...two(), players: [bare('A', 'O1')] }],
    ['players', 'playerCount', 'R10.1', { ...two(), players: eight }],
    ['players[0].name', 'emptyName', '', two({ name: ' ' })],
    ['players[1].name', 'playerTwice', '', two({}, { name: 'A' })],
    ['players[1].order', 'unknownOrder', 'R1.1', two({}, { order: 'O5' })],
    ['players[1].order', 'unknownOrder', 'R1.1', two({}, { order: undefined })],
    ['players[1].order', 'orderTwice', 'R1.1', two({}, { order: 'O1' })],
    ['players[1].order', 'secondCopy', 'R10.4', two({}, { order: 'O1b' })],
    ['players[0].citizens[1]', 'unknownPerson', '', two({ citizens: ['FA01', 'FA10'] })],
    ['players[0].citizens[0]', 'unknownPerson', '', two({ citizens: ['BG01'] })],
    ['players[0].workers[0]', 'secondCopy', 'R10.4', two({ workers: ['FA01b'] })],
    ['players[0].workers[0]', 'cardTwice', 'R1.5', two({ citizens: ['FA01'], workers: ['FA01'] })],
    ['players[1].citizens[0]', 'cardTwice', 'R1.5', two({ workers: ['FA01'] }, { citizens: ['FA01'] })],
    ['players[0].buildings[0].id', 'unknownBuilding', '', two({ buildings: [{ id: 'BX01', size: 'small' }] })],
    ['players[0].buildings[0].size', 'badSize', 'R5.4.1', two({ buildings: [{ id: 'BG01', size: 'huge' }] })],
    ['players[0].buildings[1].id', 'cardTwice', 'R1.5', two({ buildings: houses('BG01 BG01L') })],
    ['players[0].buildings[0]', 'notAnObject', '', two({ buildings: ['BG01'] })],
    ['players[0].workers[1]', 'cardThrice', 'R10.6', many5({ citizens: ['FA01'], workers: ['FA01', 'FA01'] })],
    ['players[0].buildings[2].id', 'cardThrice', 'R10.6', many5({ buildings: houses('BG01 BG01L BG01') })],
    ['players[5].order', 'orderThrice', 'R10.1', { ...many5(), players: [...five(), bare('X', 'O1')] }],
    ['players[0].citizens', 'tooLong', '', two({ citizens: new Array(300).fill('FA01') })],
    ['players[0]', 'tooManyCards', 'R4.1', two({ citizens: [...many(9, 'FA'), ...many(12, 'ME'), ...many(11, 'CR')] })],
    [
      'players',
      'tooManyBuildings',
      'R3.5',
      two(
        { buildings: houses([...many(10, 'BG'), ...many(10, 'BY')].join(' ')) },
        { buildings: houses([...many(10, 'BB'), ...many(10, 'BR')].join(' ')) },
      ),
    ],
  ])('%s: %s (%s)', (at, why, rule, input) => {
    const problem = inPlay.with(PRINTED, () => pad(input));
    expect(problem).toMatchObject({ at, why, rule });
    const made = pad(input);
    if (MADE_UP.includes(why))
      expect(made).toMatchObject({ remarks: expect.arrayContaining([expect.objectContaining({ at, why })]) });
    else expect(made).toMatchObject({ at, why, rule });
    if (!isPadProblem(problem)) return;
    for (const texts of [de, en]) expect(texts.refusal(problem)).toMatch(/^(?!.*(\?|undefined)).+/);
  });
});
