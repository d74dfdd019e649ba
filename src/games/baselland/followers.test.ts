import { describe, expect, test } from 'vitest';
import { TYPES } from './data/kinds.ts';
import { TILE_TYPES, type TileRow } from './data/tiles.ts';
import { whyNotPut } from './rules/why.ts';
import { playScene, transcribed } from './scene.testing.ts';
import { transcript } from './transcript.ts';
import type { TileType } from './types.ts';

/** Section 7: the meadow pieces that border no city on their tile. */
const PLAIN: Readonly<Partial<Record<TileType, readonly string[]>>> = {
  A: ['f0'],
  B: ['f0'],
  U: ['f0', 'f1'],
  V: ['f0', 'f1'],
  W: ['f0', 'f1', 'f2'],
  X: ['f0', 'f1', 'f2', 'f3'],
  D: ['f1'],
  J: ['f1'],
  K: ['f1'],
  O: ['f1'],
  P: ['f1'],
  L: ['f1', 'f2'],
};
const regionsOf = (type: TileType) => Object.keys((TILE_TYPES[type] satisfies TileRow).regions);
/** Lays the type beside the start tile, wherever it fits first. */
function layFirst(type: string) {
  const scene = playScene();
  scene.draw(type);
  expect(scene.engine.apply(scene.s, 0, scene.options()[0])).toBeNull();
  return scene;
}

describe('R5 Putting a follower', () => {
  test('R5.1 not putting one is always allowed, and costs nothing', () => {
    const scene = playScene();
    scene.lay('E@0,1/2');
    expect(scene.options()).toEqual([null, 'c0', 'f0']);
    expect(scene.put(null)).toBeNull();
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test.each([[['c0', 'f0']], [{ region: 'c0' }], [0], [true], [undefined]])('R5.1 %j is not one follower', (choice) => {
    const scene = playScene();
    scene.lay('E@0,1/2');
    expect(scene.engine.choose(scene.s, 0, choice)).toEqual({ rule: 'R5.1', why: 'onlyOne' });
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R5.1 after the first follower there is no second one', () => {
    const scene = playScene();
    scene.lay('E@0,1/2');
    scene.put('c0');
    expect(scene.engine.apply(scene.s, 0, 'f0')).toMatchObject({ why: 'notYourTurn' });
    expect(scene.supplies()).toEqual([6, 7]);
  });

  test('R5.2 Q17 it comes from the own supply, and those on the board never move', () => {
    const scene = playScene({ players: 3, moves: ['E@0,1/2 c0', 'W@1,0/0 r1'] });
    expect(scene.supplies()).toEqual([6, 6, 7]);
    const standing = () => scene.s.open.segments.on.flatMap((seat, at) => (seat < 0 ? [] : [`${at} ${seat}`]));
    const before = standing();
    scene.play('U@-1,0/1 r0');
    expect(standing()).toEqual([...before, expect.stringMatching(/ 2$/)]);
    expect(scene.supplies()).toEqual([6, 6, 6]);
  });

  test('R5.3 Q15 only regions of the tile just laid are offered', () => {
    const scene = playScene({ moves: ['B@0,1/0'] }); // a monastery without a monk
    scene.lay('V@1,0/0');
    expect(scene.options()).toEqual([null, 'r0']);
    for (const region of ['m0', 'c0', 'r1'])
      expect(scene.put(region)).toEqual({ rule: 'R5.3', why: 'noSuchRegion', facts: { region, tile: 'V1' } });
  });

  test.each([
    ['A@1,0/1', 'm0', 'monk'],
    ['U@1,0/1', 'r0', 'highwayman'],
    ['E@0,1/2', 'c0', 'knight'],
    ['E@0,1/2', 'f0', 'refugee'],
  ])('R5.4 %s %s is a %s', (move, region, role) => {
    const scene = playScene({ moves: [`${move} ${region}`] });
    expect(scene.events).toContainEqual(expect.objectContaining({ e: 'put', seat: 0, region, role }));
  });

  test.each([
    ['own', ['U@1,0/1 r0', 'B@0,1/0'], 'U@-1,0/1', 'r0', 'road'],
    ['foreign', ['U@1,0/1 r0'], 'U@2,0/1', 'r0', 'road'],
    ['own', ['M@0,-1/2 c0', 'B@0,1/0'], 'N@1,-1/0', 'c0', 'city'],
    ['foreign', ['M@0,-1/2 c0'], 'N@1,-1/0', 'c0', 'city'],
    ['own', ['E@0,1/2 f0', 'U@1,0/1'], 'E@1,1/1', 'f0', 'field'],
    ['foreign', ['E@0,1/2 f0'], 'E@-1,1/3', 'f0', 'field'],
  ])('R5.5 an %s follower after %j bars %s %s', (_, moves, move, region, kind) => {
    const scene = playScene({ moves });
    scene.lay(move);
    expect(scene.options()).not.toContain(region);
    expect(whyNotPut(scene.s, moves.length % 2, region)).toEqual({ rule: 'R5.5', why: 'occupied', facts: { kind } });
  });

  test('R5.5 the whole feature through the new tile counts: joining a foreign city bars the joining tile', () => {
    const moves = ['U@1,0/1', 'E@1,-1/3 c0']; // a knight beside the empty cell (0,-1)
    const scene = playScene({ moves });
    scene.lay('M@0,-1/2');
    expect(scene.options()).toEqual([null, 'f0']);
    expect(scene.put('c0')).toMatchObject({ rule: 'R5.5', why: 'occupied' });
  });

  test.each([
    ['a knight does not bar a refugee', ['M@0,-1/2 c0'], 'E@1,-1/3', [null, 'f0']],
    ['a refugee does not bar a knight', ['M@0,-1/2 f0'], 'E@1,-1/3', [null, 'c0', 'f0']],
    ['a highwayman bars neither', ['U@1,0/1 r0'], 'D@2,0/0', [null, 'c0', 'f0']],
    ['a refugee does not bar a highwayman', ['D@1,0/0 f0'], 'D@2,0/0', [null, 'c0', 'r0']],
  ])('R5.6 Q12 %s', (_, moves, move, options) => {
    const scene = playScene({ moves });
    scene.lay(move);
    expect(scene.options()).toEqual(options);
  });

  test.each(TYPES)('R5.7 Q1 on %s only meadow pieces beside a city of the same tile are offered', (type) => {
    const scene = layFirst(type);
    const plain = PLAIN[type] ?? [];
    expect(scene.options()).toEqual([null, ...regionsOf(type).filter((region) => !plain.includes(region))]);
    for (const region of plain)
      expect(scene.put(region)).toEqual({ rule: 'R5.7', why: 'noCityBeside', facts: { region } });
  });

  test('R5.7 Q1 a city elsewhere on the meadow does not help', () => {
    const scene = playScene({ moves: ['E@0,1/2'] });
    scene.lay('B@1,1/0'); // its meadow is that of E
    expect(scene.put('f0')).toMatchObject({ rule: 'R5.7', why: 'noCityBeside' });
  });

  test('R5.8 with an empty supply only tiles are laid', () => {
    const scene = playScene({ supply: [0, 7] });
    expect(scene.lay('E@0,-1/2')).toBeNull();
    expect(scene.asked()).toBeNull(); // no follower step: the turn is over
    expect(scene.events.at(-1)).toMatchObject({ e: 'finished' });
    expect(scene.put('c0')).not.toBeNull();
    expect([scene.supplies(), scene.seat()]).toEqual([[0, 7], 1]);
    expect(whyNotPut(scene.s, 0, 'c0')).toEqual({ rule: 'R5.8', why: 'noFollowers' });

    const first = ['N@0,1/2 c0', 'L@2,0/0 c0', 'L@-2,0/0 c0', 'D@4,0/0 c0', 'D@-4,0/0 c0', 'D@-5,0/0 c0'];
    const second = ['U@1,0/1', 'U@-1,0/1', 'U@3,0/1', 'U@-3,0/1', 'U@5,0/1'];
    const moves = transcribed(first.flatMap((move, i) => [move, ...second.slice(i, i + 1)]));
    const options = { players: 2, followers: 5 };
    expect(transcript({ options, moves: moves.slice(0, -1) })).toMatchObject({ supply: [0, 5] });
    expect(transcript({ options, moves })).toMatchObject({ at: 'moves[10]', rule: 'R5.8', why: 'noFollowers' });
  });

  test('R5.8 R8.1 when a follower has come back, it may be put again', () => {
    const scene = playScene({ moves: ['W@1,0/0 r2'], supply: [0, 7] });
    scene.play('A@-1,0/3'); // finishes the road of the first seat
    expect(scene.supplies()).toEqual([1, 7]);
    scene.lay('U@2,0/1');
    expect(scene.options()).toEqual([null, 'r0']);
  });

  test('R5.9 R5.5 a follower may be put on what this tile finishes, if it was free', () => {
    const free = playScene({ moves: ['M@0,-1/2'] });
    free.play('E@1,-1/3 c0');
    expect(free.scores()).toEqual([0, 8]);
    const taken = playScene({ moves: ['M@0,-1/2 c0'] });
    expect(taken.attempt('E@1,-1/3 c0')).toMatchObject({ rule: 'R5.5', why: 'occupied' });
  });

  test('R5.10 a monastery just laid is always free', () => {
    const scene = playScene({ moves: ['B@0,1/0 m0', 'U@1,0/1 r0'] });
    scene.lay('A@2,0/1');
    expect(scene.options()).toEqual([null, 'm0']);
    expect(scene.put('m0')).toBeNull();
  });

  test('R5.3 no monk on a monastery laid earlier', () => {
    const scene = playScene({ moves: ['B@0,1/0'] });
    scene.lay('E@0,2/2');
    expect(scene.put('m0')).toMatchObject({ rule: 'R5.3', why: 'noSuchRegion' });
  });
});

describe('R6 How segments join', () => {
  test('R6.1 roads and cities join where their edges meet', () => {
    const { s } = playScene({ moves: ['D@1,0/0', 'M@0,-1/2'] });
    const { root } = s.open.segments; // D1: c0 r0 f0 f1, D2: c0 r0 f0 f1, M: c0 f0
    expect(root[1]).toBe(root[5]);
    expect(root[0]).toBe(root[8]);
    expect(root[4]).not.toBe(root[0]);
  });

  test('R6.2 meadows join half by half: the two sides of a road stay apart', () => {
    const scene = playScene({ moves: ['D@1,0/0 f0'] }); // north of the road
    scene.lay('D@-1,0/2'); // turned: its f0 lies south of the road
    expect(scene.options()).toEqual([null, 'c0', 'r0', 'f0']);
    const other = playScene({ moves: ['D@1,0/0 f0'] });
    other.lay('D@-1,0/0'); // north again, joined by way of the start tile
    expect(other.options()).toEqual([null, 'c0', 'r0']);
  });

  test('R6.2 around the end of the road of A both sides are one meadow', () => {
    const moves = ['E@0,1/2 f0', 'D@1,0/0 f0'];
    const apart = playScene({ moves });
    const { segments, first } = apart.s.open;
    expect(segments.root[first[1] + 1]).not.toBe(segments.root[first[2] + 2]);
    apart.play('A@2,0/1');
    expect(segments.root[first[1] + 1]).toBe(segments.root[first[2] + 2]);
  });

  test('R6.2 meadows join neither across cities nor at corners', () => {
    const scene = playScene({ moves: ['M@0,-1/2 f0'] });
    scene.lay('E@1,-1/3'); // beside M, the city between them; both meadows touch the corner north of it
    expect(scene.options()).toContain('f0');
  });

  test('R6.3 segments of one tile do not join on that tile', () => {
    const scene = playScene({ moves: ['X@1,0/0 r0'] });
    scene.lay('U@2,0/1');
    expect(scene.options()).toEqual([null, 'r0']);
    const cities = playScene({ moves: ['H@0,-1/0 c0'] });
    expect(cities.scores()).toEqual([0, 0]); // its other segment finished the city of the start tile
    expect(cities.events.filter(({ e }) => e === 'finished')).toHaveLength(1);
  });

  test('R6.3 but they may become one by way of other tiles', () => {
    const scene = playScene({ moves: ['I@0,1/2', 'N@1,1/3', 'N@0,2/1'] });
    scene.lay('N@1,2/0');
    const { root } = scene.s.open.segments; // D1 has 4 segments, then I: c0 c1 f0
    expect(root[4]).toBe(root[5]);
  });
});
