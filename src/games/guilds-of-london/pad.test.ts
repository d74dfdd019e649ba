import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../../kernel/types.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { isPadProblem, type PadResult } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { gridFor } from './data/kinds.ts';
import { pad } from './pad.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

interface Entry {
  tile: unknown;
  x: unknown;
  y: unknown;
  master?: unknown;
  resolved?: unknown;
}
/** A 2-player city, row by row. */
const SMALL = `
T01 T02 T03 T04 T05
T06 T07 SB2 T08 T09
T10 SB3 GH  SB1 T11
T12 T13 SB4 T14 T28
T31 T32 T33 T34 T38`;
/** The city of 3–4 players after all growth, from (-1,-1) on. */
const LARGE = `
T11 T12 T13 T14 T15 T16
T01 T03 T04 T05 T06 T17
T02 SB2 GH  GH  SB1 T18
T07 T08 T09 T10 SB3 T19
T20 T21 T22 T23 T24 T25`;
const GROWTH = [10, 16, 22, 28];

/** `masters` as '0,0 A; 1,0 A'; an unresolved tile '4,4 -'; all others are resolved without a master. */
function city(rows: string, masters: string, from = 0): Entry[] {
  const set = new Map(masters.split('; ').map((one) => one.split(' ') as [string, string]));
  return rows
    .trim()
    .split('\n')
    .flatMap((row, j) => row.split(/ +/).map((tile, i) => ({ tile, x: i + from, y: j + from })))
    .filter(({ tile }) => tile !== 'GH')
    .map((cell): Entry => {
      const master = set.get(`${cell.x},${cell.y}`);
      return master === '-' ? { ...cell, resolved: false } : { ...cell, master: master ?? null };
    });
}
const player = (name: string, more: object = {}) => ({
  name,
  vp: 10,
  mayors: [],
  pawnsInGuildhall: 0,
  neutrals: 0,
  cardsInHand: 0,
  tokensReceived: 0,
  plantationsWon: 0,
  ...more,
});
/** Two players, A with these masters. */
const two = (masters = '', a: object = {}, b: object = {}, more: object = {}) => ({
  city: city(SMALL, masters),
  guildhall: [{ x: 2, y: 2 }],
  players: [player('A', a), player('B', b)],
  solo: false,
  ...more,
});
const HALLS = [
  { x: 1, y: 1 },
  { x: 2, y: 1 },
];
const three = (masters = '', a: object = {}, more: object = {}) => ({
  city: city(LARGE, masters, -1),
  guildhall: HALLS,
  players: [player('A', a), player('B'), player('C')],
  ...more,
});
const alone = (masters: string, you: object, boris: object) => ({
  ...two(masters),
  players: [player('A', you), { name: 'Boris', vp: 0, ...boris }],
  solo: true,
});
const scored = (input: unknown): PadResult => {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${en.refusal(result)}`);
  return result;
};
const totals = (input: unknown): number[] => scored(input).players.map(({ total }) => total);
const points = (input: unknown, label: string): number =>
  scored(input)
    .players[0].lines.filter((line: ScoreLine) => line.label === label)
    .reduce((sum, line) => sum + line.points, 0);

describe('a position is scored', () => {
  test('X29 R10.2 masters at (0,0), (1,0), (1,1), (3,1): two pairs, 2 VP', () => {
    const input = two('0,0 A; 1,0 A; 1,1 A; 3,1 A');
    expect(points(input, 'adjacent')).toBe(2);
    expect(totals(input)).toEqual([12, 10]);
  });

  test('X30 R10.2.10 MR15 the Guildhall at (2,2) breaks the row: longest line 2, 1 VP', () => {
    expect(points(two('0,2 A; 1,2 A; 3,2 A; 4,2 A', { mayors: ['MR15'] }), 'mayor')).toBe(1);
  });

  test('X18 R11.17 Q21 47 + 5 + 3 against 55 is a loss, one more pair wins', () => {
    // MR13 8 masters, 4 VP; MR18 1 pawn, 1 VP
    const masters = '0,0 A; 1,0 A; 2,0 A; 3,0 A; 0,4 A; 2,4 A; 4,4 A; 1,3 A';
    const you = { vp: 47, mayors: ['MR13', 'MR18'], pawnsInGuildhall: 1 };
    const even = alone(masters, you, { vp: 55 });
    expect(points(even, 'mayor')).toBe(5);
    expect(points(even, 'adjacent')).toBe(3);
    expect(scored(even)).toMatchObject({ players: [{ total: 55 }, { name: 'Boris', total: 55 }], winners: ['Boris'] });
    const more = alone(masters.replace('1,3', '2,3'), you, { vp: 55 });
    expect(scored(more)).toMatchObject({ players: [{ total: 56 }, { total: 55 }], winners: ['A'] });
  });

  test('R11.18 Rik is scored like Boris', () => {
    expect(scored(alone('', {}, { name: 'Rik', vp: 9 }))).toMatchObject({ winners: ['A'] });
    expect(scored(alone('', {}, { name: 'Rik', vp: 10 }))).toMatchObject({ winners: ['Rik'] });
    const typed = scored(alone('', {}, { name: 'constructor', vp: 10 })).players[0].lines.at(-1)!;
    expect(en.line(typed)).toBe('constructor has 10 VP; you need more to win');
  });

  test('R10.3 a tie is decided by masters, then by pawns in the Guildhall, then shared', () => {
    expect(scored(two('0,0 A; 4,4 B; 0,4 B')).winners).toEqual(['B']);
    expect(scored(two('0,0 A; 4,4 B', { pawnsInGuildhall: 2 }, { pawnsInGuildhall: 1 })).winners).toEqual(['A']);
    expect(scored(two('0,0 A; 4,4 B')).winners).toEqual(['A', 'B']);
  });

  test('R10.4 hand cards, neutrals and pawns alone bring nothing', () => {
    expect(totals(two('', { cardsInHand: 4, neutrals: 1, pawnsInGuildhall: 3 }))).toEqual([10, 10]);
  });

  test('R9.4 a city of three players after any growth', () => {
    const whole = three().city;
    const inside = (n: number) => gridFor(3).cells.filter(({ x, y }) => tilesIn(n, x, y));
    for (const size of GROWTH) {
      const cells = new Set(inside(size).map(({ x, y }) => `${x},${y}`));
      const part = whole.filter(({ x, y }) => cells.has(`${x},${y}`));
      expect(part).toHaveLength(size);
      expect(totals(three('', {}, { city: part }))).toEqual([10, 10, 10]);
    }
  });

  test('R10.2.5 MR09 the border moves with the city', () => {
    const start = three('0,0 A; 0,1 A', { mayors: ['MR09'] });
    expect(points(start, 'mayor')).toBe(0);
    const small = start.city.filter(({ x, y }) => tilesIn(10, x as number, y as number));
    expect(points({ ...start, city: small }, 'mayor')).toBe(2);
  });

  test('what is left out is nothing', () => {
    const players = [{ name: 'A' }, { name: 'B' }];
    expect(totals({ city: two().city, guildhall: [{ x: 2, y: 2 }], players })).toEqual([0, 0]);
  });
});

/** Whether a cell belongs to the city of this many tiles. */
function tilesIn(size: number, x: number, y: number): boolean {
  const stage = GROWTH.indexOf(size);
  if (y === 3) return stage >= 3;
  if (y === -1) return stage >= 2;
  return x >= 0 && x <= 3 ? true : stage >= 1;
}

describe('every kind of mayor card', () => {
  test.each<[string, string, number, string, object]>([
    ['R10.2.1 MR01 yellow', 'MR01', 3, '2,0 A; 0,1 A; 3,2 A; 4,0 A', {}],
    ['R10.2.1 MR02 red, at most 6', 'MR02', 6, '0,2 A; 2,1 A; 3,2 A; 2,3 A; 0,4 A; 2,4 A; 4,4 A', {}],
    ['R10.2.1 MR03 blue', 'MR03', 2, '0,0 A; 4,4 A; 4,0 A', {}],
    ['R10.2.1 MR04 green', 'MR04', 1, '1,0 A; 4,4 A', {}],
    ['R10.2.1 MR05 pink', 'MR05', 2, '0,0 A; 4,0 A; 1,3 A', {}],
    ['R10.2.2 MR06 two colours of single symbols', 'MR06', 1, '2,0 A; 4,0 A; 0,0 A; 3,2 A; 0,3 A', {}],
    ['R10.2.2 MR06 all five', 'MR06', 8, '2,0 A; 4,0 A; 4,1 A; 3,3 A; 0,4 A', {}],
    ['R10.2.3 MR07 the largest group', 'MR07', 3, '0,0 A; 1,0 A; 1,1 A; 3,1 A', {}],
    ['R10.2.3 MR07 one alone is none', 'MR07', 0, '0,0 A; 1,1 A', {}],
    ['R10.2.4 MR08 loners', 'MR08', 4, '0,0 A; 1,1 A; 3,4 A; 4,4 A', {}],
    ['R10.2.5 MR09 outskirts', 'MR09', 2, '0,0 A; 4,3 A; 1,1 A; 3,2 A', {}],
    ['R10.2.6 MR10 around the Guildhall', 'MR10', 4, '2,1 A; 3,2 A; 1,1 A', {}],
    ['R10.2.7 MR11 the great guilds', 'MR11', 4, '0,0 A; 0,2 A; 4,2 A; 3,2 A', {}],
    ['R10.2.7 MR12 the lesser guilds', 'MR12', 4, '0,4 A; 4,4 A; 4,3 A', {}],
    ['R10.2.8 MR13 every second master', 'MR13', 2, '0,0 A; 0,1 A; 0,2 A; 0,3 A; 0,4 A', {}],
    ['R10.2.9 MR14 special buildings', 'MR14', 6, '2,1 A; 3,2 A; 1,2 A; 0,0 A', {}],
    ['R10.2.10 MR15 five in a column', 'MR15', 8, '0,0 A; 0,1 A; 0,2 A; 0,3 A; 0,4 A', {}],
    ['R10.2.11 MR16 tokens received, at most 8', 'MR16', 8, '', { tokensReceived: 5 }],
    ['R10.2.12 MR17 plantations won', 'MR17', 3, '', { plantationsWon: 1 }],
    ['R10.2.13 MR18 pawns in the Guildhall', 'MR18', 5, '', { pawnsInGuildhall: 6 }],
    ['R10.2.14 MR19 neutrals', 'MR19', 3, '', { neutrals: 1 }],
    ['R10.2.15 MR20 cards in hand', 'MR20', 4, '', { cardsInHand: 7 }],
    ['R10.2.16 MR21 rows and columns', 'MR21', 3, '0,2 A; 3,2 A; 0,0 A; 3,4 A', {}],
  ])('%s', (_title, mayor, vp, masters, more) => {
    expect(points(two(masters, { mayors: [mayor], ...more }), 'mayor')).toBe(vp);
  });
});

/** The 2-player city with one entry changed, or left out. */
const changed = (x: number, y: number, change: Partial<Entry> | null, masters = '') => {
  const input = two(masters);
  const i = input.city.findIndex((entry) => entry.x === x && entry.y === y);
  if (change === null) input.city.splice(i, 1);
  else input.city[i] = { ...input.city[i], ...change };
  return input;
};
const many = (n: number, name: string) =>
  gridFor(2)
    .cells.filter(({ x, y }) => x !== 2 || y !== 2)
    .slice(0, n)
    .map(({ x, y }) => `${x},${y} ${name}`)
    .join('; ');

/** Of cards, tiles and places that Kontor has made up nobody knows how many there are: it is only remarked. */
const MADE_UP = ['mayorTwice', 'tileTwice', 'cellMissing'];
/** As if every card had been typed in from a box. */
const PRINTED: Edition = {
  ...inPlay.builtIn,
  tables: Object.fromEntries(
    Object.entries(inPlay.builtIn.tables).map(([table, rows]) => [
      table,
      rows.map((row) => ({ ...row, origin: 'box' })),
    ]),
  ),
};
const printed = (input: unknown) => inPlay.with(PRINTED, () => pad(input));

describe('what cannot be is refused, with the place and the reason', () => {
  test.each<[string, string, string, unknown]>([
    ['', 'notAnObject', '', 'city'],
    ['', 'notAnObject', '', null],
    ['', 'unknownField', '', { ...two(), round: 4 }],
    ['solo', 'notYesOrNo', 'R11.1', { ...two(), solo: 'yes' }],
    ['players', 'notAnObject', '', { ...two(), players: {} }],
    ['players', 'playerCount', 'R4.7', { ...two(), players: [player('A')] }],
    ['players', 'playerCount', 'R4.7', { ...two(), players: [...'ABCDE'].map((name) => player(name)) }],
    ['players', 'soloPlayers', 'R11.1', { ...two(), players: [player('A')], solo: true }],
    ['players[1].mayors', 'opponentHasOnlyVp', 'R11.17', { ...two(), solo: true }],
    ['players[0].name', 'emptyName', '', two('', { name: ' ' })],
    ['players[0].name', 'emptyName', '', two('', { name: 7 })],
    ['players[1].name', 'playerTwice', '', two('', {}, { name: 'A' })],
    ['players[0]', 'unknownField', '', two('', { score: 3 })],
    ['players[0].vp', 'notWhole', '', two('', { vp: 1.5 })],
    ['players[0].vp', 'belowZero', 'R1.9', two('', { vp: -1 })],
    ['players[1].neutrals', 'notWhole', '', two('', {}, { neutrals: '1' })],
    ['players[0].mayors', 'notAnObject', '', two('', { mayors: 'MR01' })],
    ['players[0].mayors[1]', 'unknownMayor', 'R2.9', two('', { mayors: ['MR01', 'MR22'] })],
    ['players[1].mayors[0]', 'mayorTwice', 'R2.9', two('', { mayors: ['MR01'] }, { mayors: ['MR01'] })],
    ['players[0].mayors[1]', 'mayorTwice', 'R2.9', two('', { mayors: ['MR01', 'MR01'] })],
    ['players[0].mayors', 'tooLong', '', two('', { mayors: new Array(40).fill('MR01') })],
    ['guildhall', 'notAnObject', '', two('', {}, {}, { guildhall: undefined })],
    ['guildhall', 'guildhallElsewhere', 'R3.1', two('', {}, {}, { guildhall: [{ x: 1, y: 1 }] })],
    ['guildhall', 'guildhallElsewhere', 'R3.1', two('', {}, {}, { guildhall: HALLS })],
    ['guildhall', 'guildhallElsewhere', 'R2.1', three('', {}, { guildhall: [HALLS[0]] })],
    ['guildhall', 'guildhallElsewhere', 'R2.1', three('', {}, { guildhall: [HALLS[0], HALLS[0]] })],
    ['city', 'notAnObject', '', { ...two(), city: {} }],
    ['city[0]', 'notAnObject', '', { ...two(), city: ['T01'] }],
    ['city[0]', 'unknownField', '', changed(0, 0, { turn: 1 } as object)],
    ['city[0].tile', 'unknownTile', 'R1.4', changed(0, 0, { tile: 'T41' })],
    ['city[0].tile', 'unknownTile', 'R1.4', changed(0, 0, { tile: undefined })],
    ['city[1].tile', 'tileTwice', 'R2.3', changed(1, 0, { tile: 'T01' })],
    ['city[0].x', 'notWhole', '', changed(0, 0, { x: '0' })],
    ['city[1]', 'cellTwice', 'R1.1', changed(1, 0, { x: 0 })],
    ['city[0]', 'noSuchCell', 'R3.1', changed(0, 0, { x: 5 })],
    ['city[0]', 'noSuchCell', 'R3.1', changed(0, 0, { x: 2, y: 2 })],
    ['city[0]', 'noSuchCell', 'R9.4', three('', {}, { city: [{ tile: 'T01', x: 5, y: 0 }] })],
    ['city[12]', 'onlyChurchHere', 'R3.2', changed(3, 2, { tile: 'T40' })],
    ['city[0]', 'churchElsewhere', 'R2.2', three('', {}, { city: [{ tile: 'SB1', x: 0, y: 0 }] })],
    ['city[7]', 'specialHere', 'R3.2', changed(2, 1, { tile: 'T40' })],
    ['city[0]', 'specialHere', 'R2.3', three('', {}, { city: [{ tile: 'T01', x: 0, y: 1 }] })],
    ['city[0]', 'guildHere', 'R3.3', changed(0, 0, { tile: 'SB5' })],
    ['city', 'cellMissing', 'R3.3', changed(4, 4, null)],
    ['city', 'cellMissing', 'R3.3', { ...two(), city: [] }],
    ['city', 'cellMissing', 'R9.4', three('', {}, { city: three().city.slice(1) })],
    ['city[0].master', 'masterOfNobody', 'R1.7', changed(0, 0, { master: 'C' })],
    ['city[0].master', 'masterOfNobody', 'R1.7', changed(0, 0, { master: 1 })],
    ['city[0].master', 'masterOnUnresolved', 'R1.3', changed(0, 0, { master: 'A', resolved: false })],
    ['city[0].resolved', 'notYesOrNo', 'R1.3', changed(0, 0, { resolved: 'no' })],
    ['city[0].master', 'opponentHasNoMaster', 'R11.12', alone('0,0 Boris', {}, {})],
    ['players[0]', 'tooManyPawns', 'R1.8', two(many(17, 'A'))],
    ['players[0]', 'tooManyPawns', 'R1.8', two(many(10, 'A'), { pawnsInGuildhall: 7 })],
    ['players', 'tooManyNeutrals', 'R3.4', two('', { neutrals: 3 }, { neutrals: 2 })],
    ['players', 'tooManyNeutrals', 'R2.10', three('', { neutrals: 7 })],
    ['players', 'tooManyNeutrals', 'R11.3', alone('', { neutrals: 3 }, {})],
    ['players', 'tooManyCards', 'R2.8', two('', { cardsInHand: 60 }, { cardsInHand: 46 })],
    ['players', 'tooManyTokens', 'R7.9', two(many(24, '-'), { tokensReceived: 1 })],
    ['players', 'tooManyPlantations', 'R9.2', two('', { plantationsWon: 3 }, { plantationsWon: 2 })],
    ['players', 'tooManyPlantations', 'R9.2', alone('', { plantationsWon: 3 }, {})],
  ])('%s: %s (%s)', (at, why, rule, input) => {
    const problem = printed(input);
    expect(problem).toMatchObject({ at, why, rule });
    const found = pad(input);
    const remark = 'remarks' in found ? found.remarks?.find((one) => one.at === at && one.why === why) : undefined;
    if (MADE_UP.includes(why) && !isPadProblem(found)) expect(remark).toMatchObject({ rule });
    else expect(found).toMatchObject({ at, why, rule });
    if (why !== 'cellMissing') expect(isPadProblem(found)).toBe(!MADE_UP.includes(why));
    if (!isPadProblem(problem)) return;
    for (const texts of [de, en]) expect(texts.refusal(problem)).toMatch(/^(?!.*(\?|undefined)).+/);
  });

  test('R2.3 the words say where the tile lies already', () => {
    const problem = printed(changed(1, 0, { tile: 'T01' }));
    if (!isPadProblem(problem)) throw new Error('was scored');
    expect(en.refusal(problem)).toBe('T01 already lies on (0,0); there is only one of each tile (R2.3)');
  });
});
