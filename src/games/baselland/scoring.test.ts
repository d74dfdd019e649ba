import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { playScene } from './scene.testing.ts';
import type { Options } from './types.ts';

const { haven, camp } = game.presets as Record<string, Partial<Options>>;
const segments: Partial<Options> = { cityPartCount: 'segments' };
/** The western end of the road of the start tile. */
const WEST = 'A@-1,0/3';

/** A city around an H whose two segments both belong to it: 6 tiles, 7 segments, 1 pennant. */
const RING = ['N@0,1/2', 'N@1,1/3', 'G@1,2/1', 'N@1,3/0', 'M@0,3/1'];
/** The city of the start tile and another one, both open only to the cell (0,-1). */
const TWO_CITIES = ['U@1,0/1', 'B@1,-1/0', 'B@1,-2/0', 'E@0,-2/2'];
/** Two highwaymen of the first seat and one of the second on a road of 9 tiles; the last move finishes it. */
const LONG_ROAD = [
  ...['U@1,0/1 r0', 'E@0,-1/2', 'U@1,1/1 r0', 'B@1,-1/0', 'B@2,-1/0', 'B@3,-1/0'],
  ...['A@-1,0/3', 'V@3,0/0 r0', 'U@2,0/1', 'V@3,1/1', 'U@2,1/1', 'A@0,1/3'],
];
/** One knight of each of five players in a city of 9 parts with 2 pennants. */
const FIVE_KNIGHTS = [
  ...['U@1,0/1', 'U@2,0/1', 'E@2,-1/3 c0', 'B@2,-2/0', 'E@1,-2/2 c0', 'E@0,-2/2 c0', 'E@-1,-2/2 c0'],
  ...['B@-2,-2/0', 'E@-2,-1/1 c0', 'R@1,-1/0', 'Q@-1,-1/0', 'C@0,-1/0'],
];
/** Four tiles around the cell (1,0), each closing a road or city towards it. */
const AROUND = [WEST, 'E@0,-1/2', 'B@0,1/0', 'W@1,1/3'];
/** A monastery of the first seat and, beside it, an empty cell whose eight neighbours lie. */
const CLOISTERS = [
  ...['B@0,1/0 m0', 'U@1,0/1', 'U@2,0/1', 'U@-1,0/1', 'E@-1,1/3', 'B@-1,2/0'],
  ...['E@0,2/2', 'E@1,2/2', 'B@2,2/0', 'E@2,1/1'],
];

describe('R7 Scoring during the game', () => {
  test('R7.1 R3.3 a player scores in another player’s turn, at once', () => {
    const scene = playScene({ players: 3, moves: ['W@1,0/0 r2', WEST] });
    expect(scene.scores()).toEqual([3, 0, 0]);
    expect(scene.s.open.awards).toEqual([expect.objectContaining({ seat: 0, what: 'road', points: 3, turn: 2 })]);
  });

  test('R7.2 roads first, then cities, by the regions of the tile', () => {
    const scene = playScene({ moves: [...AROUND, 'E@1,-1/2', 'B@2,-1/0', 'W@2,0/0'] });
    scene.events.length = 0;
    scene.play('L@1,0/0 c0');
    const finished = scene.events.filter((event) => event.e === 'finished');
    expect(finished.map(({ what, parts }) => [what, parts])).toEqual([
      ['road', 2], // r0, to the east
      ['road', 2], // r1, to the south
      ['road', 3], // r2, to the west
      ['city', 2],
    ]);
    expect(scene.scores()).toEqual([0, 4]);
  });

  test('R7.2 R7.12 then monasteries, by the turn in which they were laid', () => {
    const scene = playScene({ moves: CLOISTERS });
    scene.events.length = 0;
    scene.play('B@1,1/0 m0');
    const told = scene.events.flatMap((event) => (event.e === 'finished' ? [event.tile] : []));
    expect(told).toEqual(['B1', 'B4']);
  });

  test.each(['W@1,0/0 r2', 'X@1,0/0 r3', 'A@1,0/1 r0', 'L@1,0/0 r2', 'S@1,0/1 r0', 'T@1,0/1 r0'])(
    'R7.3 R7.4 junction, city and monastery end a road: %s',
    (end) => {
      expect(playScene({ moves: [WEST, end] }).scores()).toEqual([0, 3]);
      expect(playScene({ moves: [end] }).scores()).toEqual([0, 0]); // the other end is open
    },
  );

  test('R7.3 a road may have any number of sections', () => {
    const sections = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => `U@${x},0/1`);
    const scene = playScene({ moves: [WEST, 'U@1,0/1 r0', ...sections.slice(1), 'W@9,0/0'] });
    expect(scene.scores()).toEqual([0, 11]);
  });

  test('R7.4 R10 roads are always counted in tiles, also with segments', () => {
    const moves = ['X@1,0/0 r2', 'V@1,1/2', 'V@2,1/1', 'V@2,0/0']; // five segments, four tiles
    expect(playScene({ settings: segments, moves }).scores()).toEqual([4, 0]);
  });

  test('R7.3 one tile finishes four roads', () => {
    const moves = ['A@-1,0/3 r0', 'E@0,-1/2', 'A@1,-1/0 r0', 'B@0,1/0', 'W@1,1/3 r0', 'B@2,-1/0', 'W@2,0/0 r2'];
    const scene = playScene({ moves });
    scene.events.length = 0;
    scene.play('X@1,0/0'); // into a hole with four neighbours
    expect(scene.events.filter(({ e }) => e === 'finished')).toHaveLength(4);
    expect(scene.scores()).toEqual([3 + 2 + 2 + 2, 0]);
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R7.3 R7.5 one tile finishes three roads and a city', () => {
    const moves = ['A@-1,0/3 r0', 'E@0,-1/2', 'B@0,1/0', 'W@1,1/3 r0', 'E@1,-1/2', 'B@2,-1/0', 'W@2,0/0 r2'];
    const scene = playScene({ moves });
    scene.play('L@1,0/0 c0');
    expect(scene.scores()).toEqual([3 + 2, 2 + 4]);
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R7.5 with a gap in its wall a city pays nothing', () => {
    const scene = playScene({ moves: ['R@0,-1/2 c0', 'U@1,0/1', 'E@1,-1/3'] });
    expect(scene.scores()).toEqual([0, 0]);
    scene.play('U@-1,0/1', 'E@-1,-1/1');
    expect(scene.scores()).toEqual([8, 0]);
  });

  test('R7.6 Q8 two points a part, two a pennant, no exception for two parts', () => {
    expect(playScene({ moves: ['E@0,-1/2 c0'] }).scores()).toEqual([4, 0]);
    const { s } = playScene({ moves: ['M@0,-1/2 c0', 'E@1,-1/3'] });
    expect(game.score(s, 0)).toMatchObject([{ rule: 'R7.6', points: 8, facts: { parts: 3, pennants: 1 } }]);
  });

  test('R7.5 R7.6 one tile finishes two cities; a knight is paid for its own', () => {
    const scene = playScene({ moves: [...TWO_CITIES, 'H@0,-1/0 c0'] });
    expect(scene.events.filter(({ e }) => e === 'finished')).toHaveLength(2);
    expect(scene.scores()).toEqual([4, 0]);
  });

  test('R7.7 Q9 Q20 each refugee gets one point a part, none for pennants', () => {
    const { s } = playScene({ moves: ['M@0,-1/2', 'E@1,-1/3 f0'] });
    expect(game.score(s, 1)).toMatchObject([{ rule: 'R7.7', label: 'refugee', points: 3, of: ['E1.f0'] }]);
  });

  test('R7.8 refugees are no knights: they neither win nor tie the city', () => {
    const scene = playScene({ moves: ['M@0,-1/2 c0', 'E@1,-1/3 f0'] });
    expect(scene.scores()).toEqual([8, 3]);
  });

  test.each([
    ['cards', {}, 6],
    ['segments', segments, 7],
  ])('R7.9 %s: a refugee between two segments of one city is paid once', (_, settings, points) => {
    const scene = playScene({ settings, moves: [...RING, 'H@0,2/0 f0'] });
    expect(scene.scores()).toEqual([0, points]);
  });

  test.each([
    ['cards', {}, 2 * 6 + 2],
    ['segments', segments, 2 * 7 + 2],
  ])('R7.6 Q7 %s: both segments of an H in the same city', (_, settings, points) => {
    expect(playScene({ settings, moves: [...RING, 'H@0,2/0 c1'] }).scores()).toEqual([0, points]);
  });

  test.each([
    ['stays', {}, 6],
    ['returns', haven, 7],
  ])('R7.9 %s: a refugee beside two cities finished by the same tile is paid by both', (_, settings, supply) => {
    const scene = playScene({ settings, moves: [...TWO_CITIES, 'H@0,-1/0 f0'] });
    expect(scene.scores()).toEqual([4, 0]);
    expect(scene.supplies()).toEqual([supply, 7]); // it goes home once
    expect(scene.events.filter(({ e }) => e === 'returned')).toHaveLength(supply - 6);
  });

  test('R7.10 only the player with most highwaymen is paid; all go home', () => {
    const scene = playScene({ moves: LONG_ROAD.slice(0, -1) });
    expect([scene.scores(), scene.supplies()]).toEqual([
      [0, 0],
      [5, 6],
    ]);
    scene.play('A@0,1/3');
    expect(scene.scores()).toEqual([9, 0]);
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R7.10 tied highwaymen each get the full points', () => {
    const moves = ['U@1,0/1 r0', 'V@0,1/3 r0', 'V@2,0/0', 'V@2,1/1', 'U@1,1/1', WEST, 'A@0,2/2'];
    expect(playScene({ moves }).scores()).toEqual([8, 8]);
  });

  test('R7.10 knights of five players tied: all get the full points', () => {
    const scene = playScene({ players: 5, moves: FIVE_KNIGHTS });
    expect(scene.scores()).toEqual([22, 22, 22, 22, 22]);
    expect(scene.supplies()).toEqual([7, 7, 7, 7, 7]);
  });

  test('R7.11 Q10 a finished road or city without followers pays nobody', () => {
    const scene = playScene({ moves: ['E@0,-1/2', WEST, 'W@1,0/0'] });
    expect(scene.scores()).toEqual([0, 0]);
    expect(scene.events.flatMap((event) => (event.e === 'finished' ? [event.what] : []))).toEqual(['city', 'road']);
  });

  test('R7.12 a monastery tile finishes another one and itself', () => {
    const scene = playScene({ moves: CLOISTERS });
    scene.play('V@1,-1/1', 'B@1,1/0 m0');
    expect(scene.scores()).toEqual([9, 9]);
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R7.12 diagonal neighbours count: with seven it is not finished', () => {
    const moves = ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0'];
    const scene = playScene({ moves });
    expect(scene.scores()).toEqual([0, 0]);
    expect(scene.supplies()).toEqual([6, 7]);
  });

  test('R7.12 R7.11 a monastery without a monk is finished and pays nobody', () => {
    const [first, ...rest] = CLOISTERS;
    const scene = playScene({ moves: [first.replace(' m0', ''), ...rest, 'B@1,1/0'] });
    expect(scene.scores()).toEqual([0, 0]);
    expect(scene.events.filter(({ e }) => e === 'finished')).toHaveLength(2);
  });
});

describe('R8 Followers going home', () => {
  test.each([
    ['highwayman', ['W@1,0/0 r2', WEST]],
    ['knight', ['M@0,-1/2 c0', 'E@1,-1/3']],
    ['monk', [...CLOISTERS, 'B@1,1/0']],
  ])('R8.1 the %s returns after scoring', (role, moves) => {
    const scene = playScene({ moves: moves.slice(0, -1) });
    expect(scene.supplies()).toEqual([6, 7]);
    scene.play(moves.at(-1)!);
    expect(scene.supplies()).toEqual([7, 7]);
    expect(scene.events.at(-1)).toMatchObject({ e: 'returned', seat: 0 });
    expect(scene.events).toContainEqual(expect.objectContaining({ e: 'put', role }));
  });

  test('R8.2 R8.3 Q18 the last follower scores, comes home and is a monk in the next turn', () => {
    const scene = playScene({ supply: [1, 7] });
    scene.play('E@0,-1/2 c0');
    expect([scene.scores(), scene.supplies()]).toEqual([
      [4, 0],
      [1, 7],
    ]);
    expect(scene.engine.apply(scene.s, 0, 'f0')).toMatchObject({ why: 'notYourTurn' }); // never in the same turn
    scene.play('V@1,0/0', 'B@0,1/0 m0');
    expect(scene.supplies()).toEqual([0, 7]);
  });

  test.each([
    ['stays: its meadow is barred', {}, [null, 'c0']],
    ['returns: its meadow is free again', haven, [null, 'c0', 'f0']],
  ])('R8.4 Q4 Q6 a paid refugee %s', (_, settings, options) => {
    const scene = playScene({ settings, moves: ['M@0,-1/2', 'E@1,-1/3 f0'] });
    scene.lay('E@2,-1/0');
    expect(scene.options()).toEqual(options);
  });

  test('R8.4 R10 camp with returns: everybody paid on the meadow goes home', () => {
    const settings: Partial<Options> = { ...haven, ...camp };
    const scene = playScene({ settings, moves: ['E@0,1/2 f0', 'D@1,0/0 f0', 'A@2,0/1', 'E@1,-1/2'] });
    expect(scene.scores()).toEqual([2, 2]);
    expect(scene.supplies()).toEqual([7, 7]);
  });

  test('R10 camp counts the meadow as it is when the city is finished', () => {
    const moves = ['E@0,1/2 f0', 'D@1,0/0 f0', 'U@2,0/1', 'E@1,-1/2', 'A@3,0/1']; // joined one turn too late
    expect(playScene({ settings: camp, moves }).scores()).toEqual([0, 2]);
  });

  test('R8.5 followers on unfinished features stay', () => {
    const scene = playScene({
      moves: ['U@1,0/1 r0', 'B@0,1/0 m0', 'M@0,-1/2 c0', 'E@0,2/2 f0', 'V@2,0/0', 'V@-1,0/2'],
    });
    expect(scene.supplies()).toEqual([5, 5]);
    expect(scene.scores()).toEqual([0, 0]);
  });
});
