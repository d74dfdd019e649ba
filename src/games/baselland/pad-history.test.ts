// Positions that look right but cannot have come about.
import { describe, expect, test } from 'vitest';
import { total } from '../../kernel/score.ts';
import { isPadProblem } from '../../text/pad.ts';
import { pad } from './pad.ts';
import { countTiles } from './rules/features.ts';
import { playScene } from './scene.testing.ts';
import { score } from './scoring.ts';
import type { S } from './types.ts';

/** `U@1,0/1 r0 Anna`: a tile, and perhaps who stands where on it. The start tile is always there. */
function position(moves: readonly string[], players: Record<string, number> = { Anna: 0, Max: 0 }, settings = {}) {
  const read = ['D@0,0/0', ...moves].map((move) => /^(\w+)@(-?\d+),(-?\d+)\/(\d)(?: (\w+) (\w+))?$/.exec(move)!);
  return pad({
    tiles: read.map(([, tile, x, y, turn]) => ({ tile, x: Number(x), y: Number(y), turn: Number(turn) })),
    followers: read.flatMap(([, , x, y, , on, player]) => (on ? [{ player, x: Number(x), y: Number(y), on }] : [])),
    players: Object.entries(players).map(([name, points]) => ({ name, score: points })),
    settings,
  });
}

describe('R5.5 followers that can never have come onto one feature', () => {
  test.each([
    ['joined by the start tile from the beginning', ['U@1,0/1 r0 Anna', 'U@-1,0/1 r0 Max']],
    ['joined by what had to lie between', ['U@1,0/1 r0 Anna', 'U@2,0/1', 'U@3,0/1 r0 Max']],
    ['on a meadow joined by the start tile', ['D@1,0/0 f0 Anna', 'D@-1,0/0 f0 Max']],
    ['side by side', ['U@1,0/1 r0 Anna', 'U@2,0/1 r0 Max']],
  ])('%s', (_what, moves) => {
    expect(position(moves)).toMatchObject({ at: 'followers[1]', why: 'crowded', rule: 'R5.5' });
  });

  test('R7.10 but roads that were joined later may hold several', () => {
    const between = ['B@0,1/0', 'B@1,1/0', 'B@2,1/0', 'B@3,1/0'];
    const result = position(['U@1,0/1 r0 Anna', ...between, 'U@3,0/1 r0 Max', 'U@2,0/1']);
    expect(isPadProblem(result)).toBe(false);
  });
});

describe('R3.4 R5.1 followers for which there were not enough turns', () => {
  test.each([
    ['two of one player after two tiles', ['B@0,1/0 m0 Anna', 'E@0,-1/2 f0 Anna'], { Anna: 2, Max: 0 }],
    ['players who cannot have been in turn', ['B@0,1/0 m0 a', 'W@1,0/0 r0 c'], { a: 0, b: 0, c: 0, d: 0 }],
  ])('%s', (_what, moves, players) => {
    expect(position(moves, players)).toMatchObject({ at: 'followers', why: 'moreFollowersThanTurns' });
  });
  test('neighbouring seats can have laid two tiles, whoever began', () => {
    expect(isPadProblem(position(['B@0,1/0 m0 d', 'W@1,0/0 r0 a'], { a: 0, b: 0, c: 0, d: 0 }))).toBe(false);
    const fixed = position(['B@0,1/0 m0 d', 'W@1,0/0 r0 a'], { a: 0, b: 0, c: 0, d: 0 }, { firstPlayer: 'first' });
    expect(fixed).toMatchObject({ why: 'moreFollowersThanTurns' });
  });
});

describe('scores that cannot be', () => {
  test('R7.7 a refugee that stays has been paid', () => {
    const moves = ['M@0,-1/2', 'E@1,-1/3 f0 Anna'];
    expect(position(moves, { Anna: 2, Max: 0 })).toMatchObject({
      at: 'players[0].score',
      why: 'scoreTooLow',
      facts: { min: 3 },
    });
    expect(isPadProblem(position(moves, { Anna: 3, Max: 0 }))).toBe(false);
  });
  test('R7.1 no points before anything is finished', () => {
    expect(position([], { Anna: 5, Max: 0 })).toMatchObject({ at: 'players[0].score', why: 'scoreTooHigh' });
  });
  test('R7.4 nothing pays a single point', () => {
    expect(position(['E@0,-1/2'], { Anna: 1, Max: 0 })).toMatchObject({
      why: 'lessThanAnyAward',
      facts: { value: 1, min: 2 },
    });
    expect(position([], { Anna: 1, Max: 0 })).toMatchObject({ why: 'scoreTooHigh' });
  });
});

describe('tiles by their copy', () => {
  test.each([
    ['E9', 'unknownTile'],
    ['X0', 'unknownTile'],
    ['Y1', 'unknownTile'],
  ])('4.1 %s is not in the box', (tile, why) => {
    expect(position([`${tile}@0,-1/2`])).toMatchObject({ at: 'tiles[1].tile', why });
  });
  test('4.1 a copy is there once', () => {
    expect(position(['E1@0,-1/2', 'E1@5,5/0'])).toMatchObject({ at: 'tiles[2].tile', why: 'tooManyTiles' });
    expect(isPadProblem(position(['E1@0,-1/2']))).toBe(false);
  });
});

test.each([
  [{ toString: 1 }, 'unknownPlayer'],
  [JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)), 'unknownPlayer'],
])('whatever stands where a name should, it is refused', (player, why) => {
  const tiles = [
    { tile: 'D', x: 0, y: 0, turn: 0 },
    { tile: 'E', x: 0, y: -1, turn: 2 },
  ];
  const input = { tiles, players: [{ name: 'A' }, { name: 'B' }], followers: [{ player, x: 0, y: -1, on: player }] };
  expect(pad(input)).toMatchObject({ why });
  expect(pad({ ...input, tiles: [{ tile: player, x: player, y: player, turn: player }] })).toMatchObject({
    why: 'unknownTile',
  });
});

test('R10 a refugee that is about to go home is not counted again as staying', () => {
  const scene = playScene({
    settings: { refugeeReturn: 'returns', refugeeEnd: 'half' },
    moves: ['H@0,1/1 f0', 'G@1,1/0'],
  });
  scene.lay('E@-1,1/1');
  const now = total(score(scene.s as S, 0));
  scene.put(null);
  expect(now).toBe(2);
  expect(total(score(scene.s as S, 0))).toBe(2);
});

test('R7.4 tiles are counted right however often they have been counted', () => {
  const scene = playScene({ moves: ['X@1,0/0 r2', 'V@1,1/2', 'V@2,1/1'] });
  const { segments } = (scene.s as S).open;
  const first = countTiles(segments, 1);
  for (let i = 0; i < 1000; i++) expect(countTiles(segments, 1)).toBe(first);
});
