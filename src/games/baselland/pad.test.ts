import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PadResult } from '../../text/pad.ts';
import { pad } from './pad.ts';
import { playScene, readMove, type Scene } from './scene.testing.ts';
import type { Options } from './types.ts';

type Move = [type: string, x: number, y: number, turn: number, region: string | null, scores: number[]];
interface Fixture {
  readonly name: string;
  readonly options: { readonly players: number } & Partial<Options>;
  readonly moves: readonly Move[];
  readonly final: readonly number[];
}
const file = new URL('../../../test/fixtures/baselland-fixtures.jsonl', import.meta.url);
const FIXTURES = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Fixture);

const NAMES = ['Anna', 'Max', 'Rosa', 'Emil', 'Ida'];
const START = { tile: 'D', x: 0, y: 0, turn: 0 };

interface Position {
  readonly tiles: readonly { tile: unknown; x: unknown; y: unknown; turn: unknown }[];
  readonly followers: readonly { player: unknown; x: unknown; y: unknown; on: unknown }[];
  readonly players: readonly { name: unknown; score?: unknown }[];
  readonly settings?: Partial<Options>;
}

/** What one would type in after these moves: rotations and regions as they were written. */
function position(scene: Scene, moves: readonly string[], settings: Partial<Options> = {}): Position {
  const { segments, first } = scene.s.open;
  const read = moves.map(readMove);
  const standing = read.map((_, i) => segments.on.findLast((seat, at) => segments.of[at] === i + 1 && seat >= 0));
  expect(first).toHaveLength(moves.length + 1);
  return {
    tiles: [START, ...read.map(({ type, x, y, turn }) => ({ tile: type, x, y, turn }))],
    followers: read.flatMap(({ x, y, region }, i) => {
      const seat = standing[i];
      return seat === undefined ? [] : [{ player: NAMES[seat], x, y, on: region }];
    }),
    players: scene.scores().map((score, seat) => ({ name: NAMES[seat], score })),
    settings,
  };
}
const totals = (result: ReturnType<typeof pad>) => (result as PadResult).players.map((player) => player.total);

describe('positions scored as the end of the game', () => {
  test.each(FIXTURES)('R9.2 the last position of $name gives its final scores', ({ options, moves, final }) => {
    const { players, ...settings } = options;
    const texts = moves.map(([type, x, y, turn, region]) => `${type}@${x},${y}/${turn}${region ? ` ${region}` : ''}`);
    const scene = playScene({ players, settings, moves: texts });
    const typed = position(scene, texts, settings);
    expect(typed.players.map(({ score }) => score)).toEqual(moves.at(-1)![5]);
    const result = pad(typed);
    expect(totals(result)).toEqual(final);
    const best = NAMES.filter((_, seat) => final[seat] === Math.max(...final));
    expect((result as PadResult).winners).toEqual(best); // R1.3
    // the order in which tiles and followers are typed in does not matter
    expect(pad({ ...typed, tiles: typed.tiles.toReversed(), followers: typed.followers.toReversed() })).toMatchObject({
      winners: best,
      players: final.map((total) => ({ total })),
    });
  });

  test('X17 R9.2 R9.4 every point has its reason', () => {
    const moves = ['M@0,-1/2 c0', 'W@1,0/0 r2', 'B@0,1/0 m0', 'E@0,2/2 f0'];
    expect(pad(position(playScene({ moves }), moves))).toMatchObject({
      players: [
        {
          name: 'Anna',
          total: 7,
          lines: [
            { label: 'entered', points: 0 },
            { label: 'openCity', points: 3, rule: 'R9.2', of: expect.arrayContaining(['D1.c0', 'M1.c0']) },
            { label: 'openMonastery', points: 4, rule: 'R9.2' },
          ],
        },
        { name: 'Max', total: 2, lines: [{ label: 'entered' }, { label: 'openRoad', points: 2, rule: 'R9.2' }] },
      ],
      winners: ['Anna'],
    });
  });

  test('X7 R1.3 points from the table count, and tied players share the victory', () => {
    const moves = ['M@0,-1/2 f0', 'E@1,-1/3 f0'];
    const result = pad(position(playScene({ players: 3, moves }), moves));
    expect(totals(result)).toEqual([3, 3, 0]);
    expect(result).toMatchObject({ winners: ['Anna', 'Max'] });
  });

  test.each<[Partial<Options>, number[]]>([
    [{}, [0, 0]],
    [{ refugeeEnd: 'half' }, [1, 0]],
  ])('R10 %j is used', (settings, points) => {
    const moves = ['M@0,-1/2 f0'];
    expect(totals(pad(position(playScene({ moves }), moves, settings)))).toEqual(points);
  });

  test('R7.10 joined features keep the followers of both, wherever the joining tile lies between them', () => {
    const moves = ['U@1,0/1 r0', 'V@0,1/3 r0', 'V@2,0/0', 'V@2,1/1', 'U@1,1/1'];
    expect(totals(pad(position(playScene({ moves }), moves)))).toEqual([6, 6]);
  });

  test('R8.4 a refugee beside a finished city may stand there, unless paid refugees return', () => {
    const moves = ['M@0,-1/2', 'E@1,-1/3 f0'];
    const typed = position(playScene({ moves }), moves);
    expect(totals(pad(typed))).toEqual([0, 3]);
    expect(pad({ ...typed, settings: { refugeeReturn: 'returns' } })).toMatchObject({
      at: 'followers[0]',
      why: 'featureFinished',
    });
  });
});

describe('positions that are refused', () => {
  const moves = ['W@1,0/0', 'B@0,1/0', 'M@0,-1/2', 'E@0,2/2'];
  const good = position(playScene({ moves }), moves);
  const tile = (name: unknown, x: unknown, y: unknown, turn: unknown = 0) => ({ tile: name, x, y, turn });
  const on = (x: unknown, y: unknown, region: unknown, player: unknown = 'Anna') => ({ player, x, y, on: region });
  const andTile = (...more: Position['tiles']) => ({ ...good, tiles: [...good.tiles, ...more] });
  const andMen = (...followers: Position['followers']) => ({ ...good, followers });
  const finished = (more: string[], ...followers: Position['followers']) => ({
    ...position(playScene({ moves: more }), more),
    followers,
  });
  const Ds = [1, 2, 3, 4].map((x) => tile('D', x, 0));
  const called = (...names: unknown[]) => ({ ...good, players: names.map((name) => ({ name })) });
  const scored = (score: unknown) => ({ ...good, players: [{ name: 'Anna', score }, { name: 'Max' }] });

  test('the position they are made from is possible', () => {
    expect(totals(pad(good))).toEqual([0, 0]);
  });

  test.each<[what: string, input: unknown, at: string, why: string, rule: string]>([
    ['nothing', undefined, '', 'notAnObject', ''],
    ['a text', 'position', '', 'notAnObject', ''],
    ['a list', [good], '', 'notAnObject', ''],
    ['an unknown field', { ...good, winner: 'Anna' }, '', 'unknownField', ''],
    ['a prototype key', JSON.parse('{"__proto__": {}}'), '', 'unknownField', ''],
    ['no tiles', { players: good.players }, 'tiles', 'notAnObject', ''],
    ['tiles that are no list', { ...good, tiles: {} }, 'tiles', 'notAnObject', ''],
    ['far too many tiles', { ...good, tiles: new Array(201).fill(START) }, 'tiles', 'tooLong', ''],
    ['an unknown setting', { ...good, settings: { farmers: 1 } }, 'settings', 'unknownField', ''],
    ['a bad setting', { ...good, settings: { refugeeEnd: 'all' } }, 'settings', 'badSetting', 'R10'],
    ['settings that are no object', { ...good, settings: null }, 'settings', 'notAnObject', ''],

    ['no players', { tiles: [START] }, 'players', 'notAnObject', ''],
    ['R2.1 one player', called('Anna'), 'players', 'playerCount', 'R2.1'],
    ['R2.1 six players', called('a', 'b', 'c', 'd', 'e', 'f'), 'players', 'playerCount', 'R2.1'],
    ['a thousand players', called(...new Array<string>(1000).fill('a')), 'players', 'tooLong', ''],
    ['a player without a name', called('Anna', ' '), 'players[1].name', 'emptyName', ''],
    ['a number for a name', called('Anna', 7), 'players[1].name', 'emptyName', ''],
    ['two players of one name', called('Anna', 'Max', 'Anna'), 'players[2].name', 'playerTwice', ''],
    ['an unknown field of a player', { ...good, players: [{ nick: 'A' }] }, 'players[0]', 'unknownField', ''],
    ['R2.2 less than no points', scored(-1), 'players[0].score', 'badScore', 'R2.2'],
    ['half a point', scored(0.5), 'players[0].score', 'notWhole', ''],
    ['points in words', scored('12'), 'players[0].score', 'notWhole', ''],
    ['endless points', scored(Number.POSITIVE_INFINITY), 'players[0].score', 'notWhole', ''],
    ['a huge number of points', scored(1e15), 'players[0].score', 'notWhole', ''],

    ['an unknown tile', andTile(tile('Z', 3, 3)), 'tiles[5].tile', 'unknownTile', ''],
    ['a tile of the wrong type', andTile(tile(4, 3, 3)), 'tiles[5].tile', 'unknownTile', ''],
    ['a prototype key as tile', andTile(tile('toString', 3, 3)), 'tiles[5].tile', 'unknownTile', ''],
    ['a column in words', andTile(tile('E', '3', 3)), 'tiles[5].x', 'notWhole', ''],
    ['a huge row', andTile(tile('E', 0, 1e9)), 'tiles[5].y', 'notWhole', ''],
    ['R4.5 a fifth rotation', andTile(tile('E', 0, 3, 4)), 'tiles[5].turn', 'badTurn', 'R4.5'],
    ['R4.5 no rotation', andTile(tile('E', 0, 3, null)), 'tiles[5].turn', 'badTurn', 'R4.5'],
    ['an unknown field of a tile', andTile({ ...START, z: 1 } as never), 'tiles[5]', 'unknownField', ''],
    ['R2.3 no tile at all', { ...good, tiles: [] }, 'tiles', 'noStart', 'R2.3'],
    ['R2.3 no start tile', { ...good, tiles: [tile('V', 0, 0)] }, 'tiles', 'noStart', 'R2.3'],
    ['R2.3 a turned start tile', { ...good, tiles: [tile('D', 0, 0, 2)] }, 'tiles', 'noStart', 'R2.3'],
    ['R2.3 a start tile elsewhere', { ...good, tiles: [tile('D', 1, 0)] }, 'tiles', 'noStart', 'R2.3'],
    ['R2.4 two X', andTile(tile('X', 2, 0), tile('X', -1, 0)), 'tiles[6].tile', 'tooManyTiles', 'R2.4'],
    ['R2.4 five D', { ...good, tiles: [START, ...Ds] }, 'tiles[4].tile', 'tooManyTiles', 'R2.4'],
    ['R4.2 two tiles in one cell', andTile(tile('B', 0, 1)), 'tiles[5]', 'cellTwice', 'R4.2'],
    ['R4.2 a tile apart', andTile(tile('B', 5, 5)), 'tiles[5]', 'apart', 'R4.2'],
    ['R4.3 corner contact only', andTile(tile('B', -1, -2)), 'tiles[5]', 'apart', 'R4.2'],
    ['R4.4 a side that differs', andTile(tile('E', 0, 3, 1)), 'tiles[5]', 'neighbourDiffers', 'R4.4'],

    ['followers that are no list', { ...good, followers: 'none' }, 'followers', 'notAnObject', ''],
    ['far too many followers', { ...good, followers: new Array(41).fill({}) }, 'followers', 'tooLong', ''],
    ['a follower of nobody', andMen(on(0, 1, 'm0', 'Rosa')), 'followers[0].player', 'unknownPlayer', ''],
    ['a follower of a seat', andMen(on(0, 1, 'm0', 0)), 'followers[0].player', 'unknownPlayer', ''],
    ['a follower without a column', andMen(on(undefined, 1, 'm0')), 'followers[0].x', 'notWhole', ''],
    ['an unknown field', andMen({ ...on(0, 1, 'm0'), as: 'monk' } as never), 'followers[0]', 'unknownField', ''],
    ['R5.3 a follower on an empty cell', andMen(on(7, 7, 'c0')), 'followers[0]', 'noTileThere', 'R5.3'],
    ['R5.3 a follower far away', andMen(on(1e6, -1e6, 'c0')), 'followers[0]', 'noTileThere', 'R5.3'],
    ['Q15 a follower on the start tile', andMen(on(0, 0, 'c0')), 'followers[0]', 'startTile', 'R5.3'],
    ['R5.4 on what is not there', andMen(on(0, 1, 'c0')), 'followers[0].on', 'noRegionThere', 'R5.4'],
    ['R5.4 on a prototype key', andMen(on(0, 1, 'constructor')), 'followers[0].on', 'noRegionThere', 'R5.4'],
    ['R5.4 on a number', andMen(on(0, 1, 0)), 'followers[0].on', 'noRegionThere', 'R5.4'],
    ['R5.7 a farmer', andMen(on(0, 1, 'f0')), 'followers[0].on', 'noCityBeside', 'R5.7'],
    ['R5.1 two on a tile', andMen(on(0, 2, 'c0'), on(0, 2, 'f0', 'Max')), 'followers[1]', 'onePerTile', 'R5.1'],
    ['R5.1 two on a segment', andMen(on(0, 2, 'c0'), on(0, 2, 'c0', 'Max')), 'followers[1]', 'onePerTile', 'R5.1'],
    [
      'R8.1 a finished road',
      finished(['A@-1,0/3', 'W@1,0/0'], on(1, 0, 'r2')),
      'followers[0]',
      'featureFinished',
      'R8.1',
    ],
    ['R8.1 a finished city', finished(['E@0,-1/2'], on(0, -1, 'c0')), 'followers[0]', 'featureFinished', 'R8.1'],
    [
      'R5.5 two beside each other on one road',
      finished(['U@1,0/1', 'U@2,0/1'], on(1, 0, 'r0'), on(2, 0, 'r0', 'Max')),
      'followers[1]',
      'crowded',
      'R5.5',
    ],
    [
      'R5.5 two beside each other in one city',
      finished(['M@0,-1/2', 'N@1,-1/0'], on(0, -1, 'c0'), on(1, -1, 'c0', 'Max')),
      'followers[1]',
      'crowded',
      'R5.5',
    ],
    [
      'R5.5 two beside each other on one meadow',
      finished(['E@0,1/2', 'E@1,1/2'], on(0, 1, 'f0'), on(1, 1, 'f0', 'Max')),
      'followers[1]',
      'crowded',
      'R5.5',
    ],
  ])('%s', (_, input, at, why, rule) => {
    expect(pad(input)).toMatchObject({ at, why, rule });
  });

  test('R8.1 a monk in a finished monastery', () => {
    const ring = ['U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0', 'B@-1,2/0'];
    const input = finished(['B@0,1/0', ...ring], on(0, 1, 'm0'));
    expect(pad(input)).toMatchObject({ at: 'followers[0]', why: 'featureFinished', rule: 'R8.1' });
  });

  test.each([5, 6, 7, 8] as const)('R2.2 R10 more than %i followers of one player', (most) => {
    const knights = [1, 2, 3].map((x) => tile('D', x, 0)); // Anna: along the road, then south of it
    knights.push(...[4, 5, 6].map((x) => tile('L', x, 0)), ...[0, 1, 2].map((x) => tile('E', x, 1, 2)));
    const others = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => tile('U', -x, 0, 1)); // Max
    const typed = (count: number) => ({
      ...good,
      settings: { followers: most },
      tiles: [START, ...knights.slice(0, count), ...others.slice(0, count - 1)],
      followers: knights.slice(0, count).map(({ x, y }) => on(x, y, 'c0')),
    });
    expect(totals(pad(typed(most)))).toEqual([most, 0]);
    expect(pad(typed(most + 1))).toEqual({
      at: `followers[${most}]`,
      why: 'tooManyFollowers',
      rule: 'R2.2',
      facts: { name: 'Anna', count: most + 1, max: most },
    });
  });
});
