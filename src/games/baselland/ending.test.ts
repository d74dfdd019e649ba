import { describe, expect, test } from 'vitest';
import { earned, standing, total, winners } from '../../kernel/score.ts';
import { game } from './game.ts';
import { playScene } from './scene.testing.ts';
import type { Options } from './types.ts';

const half: Partial<Options> = { refugeeEnd: 'half' };
const camp: Partial<Options> = { refugeeScope: 'meadow' };
const segments: Partial<Options> = { cityPartCount: 'segments' };

describe('the end of the game', () => {
  test('R1.2 R9.1 the game ends when the last tile has been laid', () => {
    const scene = playScene();
    scene.leave('V', 'B');
    scene.play('V@1,0/0');
    expect(scene.engine.isOver(scene.s)).toBe(false);
    scene.play('B@0,1/0');
    scene.engine.advance(scene.s);
    expect(scene.engine.isOver(scene.s)).toBe(true);
    expect(scene.events.at(-1)).toEqual({ e: 'ended', why: 'allLaid' });
    expect(scene.engine.choose(scene.s, 0, null)).toMatchObject({ why: 'gameOver' });
  });

  test('R9.1 R8.3 the last turn is played out: put, scored and returned', () => {
    const scene = playScene();
    scene.leave('E');
    scene.lay('E@0,-1/2');
    expect(scene.options()).toEqual([null, 'c0', 'f0']);
    scene.put('c0');
    expect(scene.supplies()).toEqual([7, 7]);
    expect(scene.final()).toEqual([4, 0]);
    expect(game.score(scene.s, 0)).toHaveLength(1); // not a second time in final scoring
  });

  test('R4.7 Q16 if the last tiles fit nowhere, the game ends without that turn', () => {
    const scene = playScene({ moves: ['E@0,-1/2', 'A@-1,0/3 m0', 'A@1,0/1'] }); // only meadows are open
    scene.leave('C', 'X', 'T');
    scene.engine.advance(scene.s);
    expect(scene.engine.isOver(scene.s)).toBe(true);
    expect(scene.s.open).toMatchObject({ tile: null, turn: 3, removed: expect.arrayContaining(['C1', 'X1', 'T1']) });
    expect(scene.s.open.removed.slice(-3)).toEqual(['C1', 'X1', 'T1']);
    expect(scene.events.at(-1)).toEqual({ e: 'ended', why: 'noneFits' });
    expect([0, 1].map((seat) => total(game.score(scene.s, seat)))).toEqual([0, 3]); // R9.2 all the same
  });

  test('R4.6 R4.7 as long as one of them fits, the turn is played', () => {
    const scene = playScene({ moves: ['E@0,-1/2'] });
    scene.leave('C', 'V');
    scene.engine.advance(scene.s);
    expect([scene.s.open.tile, scene.s.open.removed.at(-1), scene.asked()]).toEqual(['V1', 'C1', 'place']);
  });
});

describe('R9 final scoring', () => {
  test.each([
    ['monastery with one neighbour', ['B@0,1/0 m0'], 2],
    ['monastery with three neighbours', ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1'], 4],
    ['city of one part', ['E@0,1/2 c0'], 1],
    ['city of two parts with a pennant', ['M@0,-1/2 c0'], 3],
    ['city of three parts with two pennants', ['M@0,-1/2 c0', 'Q@1,-1/0'], 5],
    ['road of two tiles', ['U@1,0/1 r0'], 2],
    ['road of three tiles, one end closed', ['U@1,0/1 r0', 'A@-1,0/3'], 3],
  ])('R9.2 Q21 an unfinished %s', (_, moves, points) => {
    const scene = playScene({ moves });
    expect(scene.scores()).toEqual([0, 0]);
    expect(scene.final()).toEqual([points, 0]);
    expect(game.score(scene.s, 0)).toMatchObject([{ rule: 'R9.2', points }]);
  });

  test.each([
    ['cards', {}, 4],
    ['segments', segments, 5],
  ])('R9.2 R10 %s: an unfinished city with two segments on one tile', (_, settings, points) => {
    const moves = ['I@0,1/2 c0', 'N@1,1/3', 'N@0,2/1', 'R@1,2/0'];
    expect(playScene({ settings, moves }).final()).toEqual([points, 0]);
  });

  test('R9.2 each unfinished feature is scored once, also with two followers of one player', () => {
    const moves = ['U@1,0/1 r0', 'E@0,-1/2', 'U@1,1/1 r0', 'B@1,-1/0', 'V@2,0/0', 'B@2,-1/0', 'V@2,1/1'];
    expect(playScene({ moves }).final()).toEqual([5, 0]);
  });

  test('R9.2 finished features are not scored again', () => {
    const scene = playScene({ moves: ['W@1,0/0 r2', 'A@-1,0/3'] });
    expect(scene.final()).toEqual([3, 0]);
  });

  test('R9.2 a road or city without followers pays nobody', () => {
    expect(playScene({ moves: ['U@1,0/1', 'M@0,-1/2', 'B@0,1/0'] }).final()).toEqual([0, 0]);
  });

  test('R9.3 Q19 the owner is who has most; tied players each get full points', () => {
    const tie = ['U@1,0/1 r0', 'V@0,1/3 r0', 'V@2,0/0', 'V@2,1/1', 'U@1,1/1'];
    expect(playScene({ moves: tie }).final()).toEqual([6, 6]);
    const most = [
      ...['U@1,0/1 r0', 'E@0,-1/2', 'U@1,1/1 r0', 'B@1,-1/0', 'B@2,-1/0', 'B@3,-1/0'],
      ...['A@-1,0/3', 'V@3,0/0 r0', 'U@2,0/1', 'V@3,1/1', 'U@2,1/1'],
    ];
    expect(playScene({ moves: most }).final()).toEqual([8, 0]);
  });

  test('R9.4 Q5 refugees get nothing', () => {
    expect(playScene({ moves: ['M@0,-1/2 f0', 'N@1,-1/0 f0'] }).final()).toEqual([0, 0]);
  });

  test.each([
    ['one part', ['E@0,1/2 f0'], {}, [0, 0]],
    ['two parts', ['M@0,-1/2 f0'], {}, [1, 0]],
    ['three parts and a pennant', ['M@0,-1/2 f0', 'N@1,-1/0'], {}, [1, 0]],
    ['four parts, two refugees', ['M@0,-1/2 f0', 'N@1,-1/0 f0', 'G@1,-2/1'], {}, [2, 2]],
    ['two cities beside the piece', ['H@0,1/1 f0', 'G@1,1/0', 'F@-1,1/0'], {}, [2, 0]],
    ['a finished city', ['M@0,-1/2 f0', 'E@1,-1/3'], {}, [3, 0]],
    ['another city on the meadow', ['E@0,1/2 f0', 'E@1,1/2', 'G@1,2/1'], {}, [0, 0]],
    ['another city on the meadow (camp)', ['E@0,1/2 f0', 'E@1,1/2', 'G@1,2/1'], camp, [1, 0]],
    ['5 segments on 4 tiles', ['I@0,1/2', 'N@1,1/3 f0', 'N@0,2/1', 'R@1,2/0'], segments, [0, 2]],
  ])('R10 half: a refugee at the end beside %s', (_, moves, settings, points) => {
    expect(playScene({ settings: { ...half, ...settings }, moves }).final()).toEqual(points);
  });

  test('R10 half with segments rounds down the segments', () => {
    const moves = ['I@0,1/2', 'N@1,1/3 f0', 'N@0,2/1', 'R@1,2/0', 'G@2,2/0'];
    expect(playScene({ settings: half, moves }).final()).toEqual([0, 2]); // 5 tiles
    expect(playScene({ settings: { ...half, ...segments }, moves }).final()).toEqual([0, 3]); // 6 segments
  });

  test('R9.2 before the end, unfinished features are only projected', () => {
    const scene = playScene({ moves: ['M@0,-1/2 c0'] });
    const lines = game.score(scene.s, 0);
    expect([earned(lines), total(lines)]).toEqual([0, 3]);
    expect(lines).toMatchObject([{ pending: true }]);
    scene.final();
    expect(game.score(scene.s, 0)).toMatchObject([{ label: 'openCity', points: 3 }]);
    expect(game.score(scene.s, 0)[0].pending).toBeUndefined();
  });

  test('R7.1 between laying and scoring, what the tile has finished is projected once', () => {
    const scene = playScene({ moves: ['W@1,0/0 r2'] });
    scene.lay('A@-1,0/3');
    expect(scene.asked()).toBe('follower');
    const lines = game.score(scene.s, 0);
    expect([earned(lines), total(lines)]).toEqual([0, 3]);
  });

  test('R7.12 a monastery whose eighth neighbour has just been laid is projected once', () => {
    const moves = ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0'];
    const scene = playScene({ moves });
    scene.lay('B@-1,2/0');
    expect(scene.asked()).toBe('follower');
    expect(total(game.score(scene.s, 0))).toBe(9);
    scene.put(null);
    expect(total(game.score(scene.s, 0))).toBe(9);
  });
});

describe('winning', () => {
  test('R1.3 R9.5 most points after final scoring win', () => {
    const scene = playScene({ moves: ['E@0,-1/2 c0', 'B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1'] });
    scene.play('E@1,1/1', 'E@-1,1/3');
    expect(scene.scores()).toEqual([4, 0]);
    expect(scene.final()).toEqual([4, 6]);
    expect(winners(game, scene.s)).toEqual([1]);
  });

  test('R1.3 R9.5 tied players share the victory; nothing breaks the tie', () => {
    const scene = playScene({ players: 3, moves: ['M@0,-1/2 f0', 'E@1,-1/3 f0'] });
    expect(scene.final()).toEqual([3, 3, 0]);
    expect(winners(game, scene.s)).toEqual([0, 1]);
    expect(standing(game, scene.s)).toEqual([[0, 1], [2]]);
    expect(game.tieBreak).toBeUndefined();
  });
});
