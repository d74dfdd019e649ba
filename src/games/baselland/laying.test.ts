import { describe, expect, test } from 'vitest';
import { kindOfTile, TYPES } from './data/kinds.ts';
import { playScene } from './scene.testing.ts';
import type { TileId } from './types.ts';

describe('R3 Turn', () => {
  test('R1.1 R3.1 R3.2 R3.3 R3.4 a turn: draw, lay, perhaps a follower, score, next seat', () => {
    const scene = playScene();
    scene.draw('E');
    expect([scene.seat(), scene.asked()]).toEqual([0, 'place']);
    scene.engine.apply(scene.s, 0, { tile: scene.s.open.tile, x: 0, y: -1, turn: 2 });
    expect([scene.seat(), scene.asked()]).toEqual([0, 'follower']);
    expect(scene.scores()).toEqual([0, 0]);
    scene.put('c0');
    expect(scene.events.map(({ e }) => e)).toEqual([
      'began',
      'drew',
      'placed',
      'put',
      'finished',
      'scored',
      'returned',
    ]);
    expect(scene.scores()).toEqual([4, 0]);
    scene.draw('V');
    expect([scene.seat(), scene.asked()]).toEqual([1, 'place']);
  });

  test('R3.1 R4.1 one tile leaves the pile each turn', () => {
    const scene = playScene({ moves: ['V@1,0/0', 'B@0,1/0'] });
    expect(scene.s.dark.pile).toHaveLength(69);
    scene.draw('U');
    expect(scene.s.dark.pile).toHaveLength(68);
    expect(scene.events.filter(({ e }) => e === 'drew')).toHaveLength(3);
  });

  test('9 D2 is not asked where only "none" is possible', () => {
    const scene = playScene({ moves: ['U@1,0/1 r0'] });
    expect(scene.lay('U@-1,0/1')).toBeNull(); // the road is taken, the meadows border no city
    expect(scene.asked()).toBeNull();
    expect(scene.seat()).toBe(0);
  });
});

describe('R4 Laying the tile', () => {
  test.each([
    ['V', ['1,0/0', '1,0/1', '0,1/0', '0,1/3', '-1,0/2', '-1,0/3']],
    ['E', ['0,-1/2', '0,1/1', '0,1/2', '0,1/3']],
    ['B', ['0,1/0']],
    ['C', ['0,-1/0']],
    ['X', ['1,0/0', '-1,0/0']],
    ['U', ['1,0/1', '0,1/1', '-1,0/1']],
    ['H', ['0,-1/0', '0,1/1']],
  ])('R4.2 R4.4 R4.5 the places for a %s beside the start tile', (type, spots) => {
    const scene = playScene();
    scene.draw(type);
    expect(scene.spots().sort()).toEqual(spots.sort());
  });

  test('R4.2 taken: no tile on an occupied cell', () => {
    const scene = playScene();
    expect(scene.lay('E@0,0/2')).toEqual({ rule: 'R4.2', why: 'taken', facts: { x: 0, y: 0 } });
    expect(scene.s.open.laid).toHaveLength(1);
  });

  test.each(['E@2,0/0', 'E@5,-7/0', 'E@999,999/0'])('R4.2 %s touches nothing', (move) => {
    expect(playScene().lay(move)).toEqual({ rule: 'R4.2', why: 'noContact' });
  });

  test.each(['E@1,1/0', 'E@-1,1/1', 'E@1,-1/2', 'E@-1,-1/3'])('R4.3 %s touches only corner to corner', (move) => {
    expect(playScene().lay(move)).toEqual({ rule: 'R4.3', why: 'cornerOnly' });
  });

  test.each([
    ['E@0,-1/0', { side: 'S', shows: 'F', meets: 'C' }],
    ['E@0,1/0', { side: 'N', shows: 'C', meets: 'F' }],
    ['E@1,0/3', { side: 'W', shows: 'C', meets: 'R' }],
    ['V@-1,0/0', { side: 'E', shows: 'F', meets: 'R' }],
    ['X@0,1/0', { side: 'N', shows: 'R', meets: 'F' }],
    ['C@1,0/0', { side: 'W', shows: 'C', meets: 'R' }],
  ])('R4.4 %s does not continue its neighbour', (move, facts) => {
    expect(playScene().lay(move)).toEqual({ rule: 'R4.4', why: 'edgeDiffers', facts });
  });

  test.each([
    ['E@1,-1/3', 'W'], // meets the meadow of (1,0), but not that of (0,-1)
    ['E@1,-1/2', 'S'], // the other way round
    ['X@1,-1/0', 'S'], // neither; the first side is named
  ])('R4.4 all touching sides must match: %s differs in the %s', (move, side) => {
    const scene = playScene({ moves: ['E@0,-1/2', 'U@1,0/1'] });
    expect(scene.lay(move)).toMatchObject({ rule: 'R4.4', why: 'edgeDiffers', facts: { side } });
    expect(scene.spots()).not.toContain('1,-1/2');
  });

  test('R4.4 R4.5 a hole takes only the tile that fits on all four sides', () => {
    const hole = ['E@0,-1/2', 'A@1,-1/0', 'B@0,1/0', 'W@1,1/3', 'B@2,-1/0', 'W@2,0/0'];
    const scene = playScene({ moves: hole });
    scene.draw('U');
    expect(scene.spots().filter((spot) => spot.startsWith('1,0/'))).toEqual([]);
    const other = playScene({ moves: hole });
    expect(other.lay('X@1,0/0')).toBeNull();
    expect(other.s.open.laid).toHaveLength(8);
  });

  test('R4.5 all rotations that fit are offered', () => {
    const scene = playScene({ moves: ['B@0,1/0'] });
    scene.draw('N'); // two city sides over a corner, two meadow sides
    const turnsAt = (cell: string) => scene.spots().flatMap((spot) => (spot.startsWith(cell) ? [spot.at(-1)] : []));
    expect(turnsAt('0,2/')).toEqual(['2', '3']);
    expect(turnsAt('-1,1/')).toEqual(['0', '3']);
    expect(turnsAt('0,-1/')).toEqual(['2', '3']);
    expect(turnsAt('1,0/')).toEqual([]);
  });

  test.each(TYPES)('R4.5 4.1 %s is offered only in rotations that look different', (type) => {
    const scene = playScene();
    const tile = scene.draw(type)!;
    const { rotations } = kindOfTile(tile).row;
    const turns = scene.spots().map((spot) => Number(spot.at(-1)));
    expect(Math.max(...turns)).toBeLessThan(rotations);
  });

  test.each([
    ['U', 1, 0, 3, 1],
    ['B', 0, 1, 1, 0],
    ['B', 0, 1, 2, 0],
    ['H', 0, -1, 2, 0],
    ['X', -1, 0, 3, 0],
  ])('R4.5 %s at %i,%i turned %i looks the same as turned %i, which is the one to name', (type, x, y, turn, plain) => {
    const scene = playScene();
    const tile = scene.draw(type);
    expect(scene.engine.choose(scene.s, 0, { tile, x, y, turn })).toEqual({
      rule: 'R4.5',
      why: 'looksTheSame',
      facts: { turn: plain },
    });
    expect(scene.engine.apply(scene.s, 0, { tile, x, y, turn: plain })).toBeNull();
  });

  test('R4.5 the playing area has no limit', () => {
    const east = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => `U@${x},0/1`);
    const west = [-1, -2, -3].map((x) => `D@${x},0/0`).concat([-4, -5, -6, -7].map((x) => `W@${x},0/0`));
    const south = ['E@0,1/2', 'G@0,2/1', 'F@0,3/1', 'F@0,4/1', 'H@0,5/0', 'H@0,6/0', 'H@0,7/0', 'R@0,8/1'];
    const scene = playScene({ moves: [...east, ...west, ...south] });
    expect(scene.s.open.laid).toHaveLength(24);
    scene.draw('X');
    expect(scene.spots()).toEqual(expect.arrayContaining(['9,0/0', '-8,0/0']));
    scene.engine.apply(scene.s, scene.seat(), { tile: 'X1', x: -8, y: 0, turn: 0 });
    scene.put(null);
    scene.draw('C');
    expect(scene.spots()).toContain('0,9/0');
  });

  test('R4.5 holes may be left', () => {
    const ring = ['U@1,0/1', 'B@0,1/0', 'E@0,2/2', 'E@1,2/2', 'U@2,0/1', 'B@2,1/0'];
    const scene = playScene({ moves: ring });
    scene.draw('B');
    expect(scene.spots()).toContain('1,1/0');
    expect(scene.spots().length).toBeGreaterThan(1);
  });

  test('R4.6 tiles that fit nowhere leave the game for good, as many as needed; the same player draws again', () => {
    const scene = playScene({ moves: ['E@0,-1/2', 'A@-1,0/3', 'A@1,0/1'] }); // only meadows are open
    expect(scene.draw('C', 'X', 'T', 'S', 'B')).toMatch(/^B/);
    expect(scene.s.open.removed.map((tile) => tile[0])).toEqual(['C', 'X', 'T', 'S']);
    expect([scene.seat(), scene.s.open.turn]).toEqual([1, 4]);
    expect(scene.events.slice(-9).map(({ e }) => e)).toEqual([
      ...['drew', 'removed', 'drew', 'removed', 'drew', 'removed', 'drew', 'removed'],
      'drew',
    ]);
  });

  test.each([null, undefined])('R4.8 a tile that can be laid must be laid: %j is refused', (pass) => {
    const scene = playScene();
    scene.draw('V');
    expect(scene.engine.choose(scene.s, 0, pass)).toEqual({ rule: 'R4.8', why: 'mustLay' });
    expect(scene.asked()).toBe('place');
  });

  test('R4.1 R4.8 no other tile than the one drawn', () => {
    const scene = playScene();
    const drawn = scene.draw('V')!;
    const wanted: TileId = 'E1';
    expect(scene.engine.choose(scene.s, 0, { tile: wanted, x: 0, y: -1, turn: 2 })).toEqual({
      rule: 'R4.8',
      why: 'otherTile',
      facts: { drawn },
    });
  });

  test.each([
    'V1@1,0/0',
    42,
    {},
    [],
    { tile: 'V1', x: '1', y: 0, turn: 0 },
    { tile: 'V1', x: 1, y: 0, turn: 4 },
    { tile: 'V1', x: 1, y: 0, turn: -1 },
    { tile: 'V1', x: 1.5, y: 0, turn: 0 },
    { tile: 'V1', x: 1e300, y: 0, turn: 0 },
  ])('R4.2 %j is no place', (choice) => {
    const scene = playScene();
    scene.draw('V');
    expect(scene.engine.choose(scene.s, 0, choice)).toEqual({ rule: 'R4.2', why: 'notASpot' });
    expect(scene.s.open.laid).toHaveLength(1);
  });
});

describe('section 7: the wrong phase', () => {
  test('7 R3.2 no follower before the tile is laid, R3.1 no second tile after it', () => {
    const scene = playScene({ moves: [] });
    scene.draw('V');
    expect(scene.engine.choose(scene.s, 0, 'r0')).toEqual({ rule: 'R3.2', why: 'layFirst' });
    const first = scene.options()[0];
    scene.engine.apply(scene.s, 0, first);
    expect(scene.engine.choose(scene.s, 0, first)).toEqual({ rule: 'R3.1', why: 'alreadyLaid' });
  });

  test('7 nobody acts out of turn', () => {
    const scene = playScene({ players: 3 });
    const tile = scene.draw('V');
    for (const seat of [1, 2, 3, -1])
      expect(scene.engine.choose(scene.s, seat, { tile, x: 1, y: 0, turn: 0 })).toMatchObject({ why: 'notYourTurn' });
    expect(scene.engine.choose(scene.s, 0, { tile, x: 1, y: 0, turn: 0 })).toBeNull();
  });

  test('7 no follower before the tile lies', () => {
    const scene = playScene();
    scene.draw('V');
    expect(scene.engine.choose(scene.s, 0, 'r0')).not.toBeNull();
    expect([scene.asked(), scene.supplies()]).toEqual(['place', [7, 7]]);
  });

  test('7 no second tile in the same turn', () => {
    const scene = playScene();
    scene.lay('V@1,0/0');
    expect(scene.engine.choose(scene.s, 0, { tile: 'V1', x: 0, y: 1, turn: 0 })).not.toBeNull();
    expect([scene.asked(), scene.s.open.laid.length]).toEqual(['follower', 2]);
  });
});
