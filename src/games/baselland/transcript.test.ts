import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { transcribed } from './scene.testing.ts';
import { transcript } from './transcript.ts';

type Move = [type: string, x: number, y: number, turn: number, region: string | null, scores: number[]];
interface Fixture {
  readonly name: string;
  readonly kind: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly moves: readonly Move[];
  readonly final: readonly number[];
  readonly supply: readonly number[];
}
const file = new URL('../../../test/fixtures/baselland-fixtures.jsonl', import.meta.url);
const FIXTURES = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Fixture);
const [FIRST] = FIXTURES;
/** The first game with one move replaced. */
const withMove = (i: number, change: Partial<Record<0 | 1 | 2 | 3 | 4 | 5, unknown>>) => ({
  ...FIRST,
  moves: FIRST.moves.map((move, at) => (at === i ? Object.assign([...move], change) : move)),
});
const two = { players: 2 };

describe('section 4.5: reference games', () => {
  test('4.5 there are 20 games with 1,417 moves', () => {
    expect(FIXTURES).toHaveLength(20);
    expect(FIXTURES.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(1417);
  });

  test.each(FIXTURES)('4.5 $name comes out right, every score on the way', (fixture) => {
    expect(transcript(fixture)).toEqual({ final: fixture.final, supply: fixture.supply });
  });

  test.each(FIXTURES)('4.5 $name with the scores stripped', ({ options, moves, final, supply }) => {
    expect(transcript({ options, moves: moves.map((move) => move.slice(0, 5)) })).toEqual({ final, supply });
  });

  test.each(FIXTURES)('4.5 $name with a wrong score in the middle', (fixture) => {
    const at = Math.floor(fixture.moves.length / 2);
    const moves = structuredClone(fixture.moves) as Move[];
    moves[at][5][1] += 1;
    expect(transcript({ ...fixture, moves })).toEqual({
      at: `moves[${at}]`,
      why: 'wrongScores',
      rule: 'R7.1',
      facts: { want: moves[at][5].join('-'), got: fixture.moves[at][5].join('-') },
    });
  });

  test.each(FIXTURES)('4.5 $name: every wrong final and supply is noticed', (fixture) => {
    const final = fixture.final.with(0, fixture.final[0] + 1);
    expect(transcript({ ...fixture, final })).toMatchObject({ at: 'final', why: 'wrongFinal', rule: 'R9.2' });
    const supply = fixture.supply.with(-1, 8);
    expect(transcript({ ...fixture, supply })).toMatchObject({ at: 'supply', why: 'wrongSupply', rule: 'R8.1' });
  });
});

describe('moves that the rules refuse', () => {
  test.each<[moves: string[], at: string, why: string, rule: string]>([
    [['E@0,0/0'], 'moves[0]', 'taken', 'R4.2'],
    [['V@1,0/0', 'E@5,5/0'], 'moves[1]', 'noContact', 'R4.2'],
    [['E@1,1/0'], 'moves[0]', 'cornerOnly', 'R4.3'],
    [['V@1,0/0', 'B@0,1/0', 'E@0,-1/0'], 'moves[2]', 'edgeDiffers', 'R4.4'],
    [['E@0,1/2 f0', 'E@1,1/2 f0'], 'moves[1]', 'occupied', 'R5.5'],
    [['U@1,0/1 r0', 'U@2,0/1 r0'], 'moves[1]', 'occupied', 'R5.5'],
    [['V@1,0/0 f0'], 'moves[0]', 'noCityBeside', 'R5.7'],
    [['B@0,1/0', 'V@1,0/0 m0'], 'moves[1]', 'noSuchRegion', 'R5.3'],
    [['C@0,-1/0 f0'], 'moves[0]', 'noSuchRegion', 'R5.3'],
    [['X@1,0/0', 'X@2,0/0'], 'moves[1]', 'tooManyTiles', 'R2.4'],
    [['D@1,0/0', 'D@2,0/0', 'D@3,0/0', 'D@4,0/0'], 'moves[3]', 'tooManyTiles', 'R2.4'],
  ])('%j: %s %s (%s)', (moves, at, why, rule) => {
    expect(transcript({ options: two, moves: transcribed(moves) })).toMatchObject({ at, why, rule });
  });

  test('R3.4 moves go round the table, the first seat first', () => {
    const moves = transcribed(['V@1,0/0', 'B@0,1/0 m0', 'E@0,-1/2 c0']);
    expect(transcript({ options: { players: 3 }, moves })).toEqual({ final: [0, 2 + 1, 4], supply: [7, 6, 7] });
  });

  test('R4.8 a move must lay a tile', () => {
    expect(transcript({ options: two, moves: [null] })).toMatchObject({ at: 'moves[0]', why: 'notAnObject' });
    expect(transcript({ options: two, moves: [[]] })).toMatchObject({ at: 'moves[0]', why: 'wrongMove' });
  });

  test('4.1 every rotation is accepted and regions are read by the rotation given', () => {
    for (const turn of [0, 1, 2, 3]) {
      const stubs = ['r3', 'r2', 'r1', 'r0']; // the western stub of an X in each rotation
      const moves = [...transcribed(['A@-1,0/3']), ['X', 1, 0, turn, stubs[turn]]];
      expect(transcript({ options: two, moves })).toEqual({ final: [0, 3], supply: [7, 7] });
      expect(transcript({ options: two, moves: [['B', 0, 1, turn, 'm0']] })).toMatchObject({ final: [2, 0] });
    }
    // G north to south, east of an occupied meadow: which of its two meadows lies to the west changes with a half turn
    const beside = (turn: number, region: string) =>
      transcript({ options: two, moves: [...transcribed(['E@0,1/2 f0']), ['G', 1, 1, turn, region]] });
    for (const [turn, west, east] of [[1, 'f1', 'f0'] as const, [3, 'f0', 'f1'] as const]) {
      expect(beside(turn, west)).toMatchObject({ at: 'moves[1]', why: 'occupied', rule: 'R5.5' });
      expect(beside(turn, east)).toMatchObject({ supply: [6, 6] });
    }
  });
});

describe('malformed input', () => {
  const deep = JSON.parse('{"__proto__": {"players": 2}, "players": 2}') as unknown;

  test.each<[what: string, input: unknown, at: string, why: string, rule: string]>([
    ['nothing', undefined, '', 'notAnObject', ''],
    ['null', null, '', 'notAnObject', ''],
    ['a text', 'game', '', 'notAnObject', ''],
    ['a list', [], '', 'notAnObject', ''],
    ['no options', { moves: [] }, 'options', 'notAnObject', ''],
    ['no moves', { options: two }, 'moves', 'notAnObject', ''],
    ['an unknown field', { ...FIRST, winner: 1 }, '', 'unknownField', ''],
    ['a prototype key', JSON.parse('{"__proto__": 1}'), '', 'unknownField', ''],
    ['a prototype key in options', { ...FIRST, options: deep }, 'options', 'unknownField', ''],
    ['an unknown option', { ...FIRST, options: { ...two, farmers: 1 } }, 'options', 'unknownField', ''],
    ['a bad option', { ...FIRST, options: { ...two, followers: 9 } }, 'options', 'badSetting', 'R10'],
    ['an option of the wrong type', { ...FIRST, options: { ...two, followers: '7' } }, 'options', 'badSetting', 'R10'],
    ['no player', { ...FIRST, options: { players: 0 } }, 'options.players', 'playerCount', 'R2.1'],
    ['one player', { ...FIRST, options: { players: 1 } }, 'options.players', 'playerCount', 'R2.1'],
    ['six players', { ...FIRST, options: { players: 6 } }, 'options.players', 'playerCount', 'R2.1'],
    ['a million players', { ...FIRST, options: { players: 1e6 } }, 'options.players', 'playerCount', 'R2.1'],
    ['a huge number', { ...FIRST, options: { players: 1e300 } }, 'options.players', 'notWhole', ''],
    ['two and a half players', { ...FIRST, options: { players: 2.5 } }, 'options.players', 'notWhole', ''],
    ['players in words', { ...FIRST, options: { players: '2' } }, 'options.players', 'notWhole', ''],
    ['too many moves', { options: two, moves: new Array(201).fill(FIRST.moves[0]) }, 'moves', 'tooLong', ''],
    ['moves as an object', { options: two, moves: {} }, 'moves', 'notAnObject', ''],
    ['a move as an object', { options: two, moves: [{ tile: 'E' }] }, 'moves[0]', 'notAnObject', ''],
    ['a short move', { options: two, moves: [['E', 0, 1, 2]] }, 'moves[0]', 'wrongMove', ''],
    ['a long move', { options: two, moves: [['E', 0, 1, 2, null, [0, 0], 1]] }, 'moves[0]', 'tooLong', ''],
    ['an unknown tile', withMove(3, { 0: 'Z' }), 'moves[3]', 'unknownTile', ''],
    ['a tile of the wrong type', withMove(3, { 0: 7 }), 'moves[3]', 'unknownTile', ''],
    ['a prototype key as tile', withMove(3, { 0: 'constructor' }), 'moves[3]', 'unknownTile', ''],
    ['a huge column', withMove(4, { 1: 1e9 }), 'moves[4]', 'notWhole', ''],
    ['a column in words', withMove(4, { 1: '2' }), 'moves[4]', 'notWhole', ''],
    ['half a row', withMove(4, { 2: 0.5 }), 'moves[4]', 'notWhole', ''],
    ['no row', withMove(4, { 2: null }), 'moves[4]', 'notWhole', ''],
    ['a fifth rotation', withMove(5, { 3: 4 }), 'moves[5]', 'badTurn', 'R4.5'],
    ['a rotation in words', withMove(5, { 3: '1' }), 'moves[5]', 'badTurn', 'R4.5'],
    ['a region of the wrong type', withMove(6, { 4: 0 }), 'moves[6]', 'wrongMove', ''],
    ['a prototype key as region', withMove(6, { 4: '__proto__' }), 'moves[6]', 'noSuchRegion', 'R5.3'],
    ['scores of the wrong type', withMove(7, { 5: 'none' }), 'moves[7]', 'notAnObject', ''],
    ['too few scores', withMove(7, { 5: [0] }), 'moves[7]', 'wrongScores', 'R7.1'],
    ['too many scores', withMove(7, { 5: [0, 0, 0] }), 'moves[7]', 'wrongScores', 'R7.1'],
    ['a score in words', withMove(7, { 5: ['0', 0] }), 'moves[7]', 'notWhole', ''],
    ['a final score in words', { ...FIRST, final: ['61', 36] }, 'final', 'notWhole', ''],
    ['a supply of the wrong type', { ...FIRST, supply: 0 }, 'supply', 'notAnObject', ''],
  ])('%s', (_, input, at, why, rule) => {
    expect(transcript(input)).toMatchObject({ at, why, rule });
  });

  test('a game without moves is just the set-up', () => {
    expect(transcript({ options: { players: 3 }, moves: [] })).toEqual({ final: [0, 0, 0], supply: [7, 7, 7] });
  });
});
