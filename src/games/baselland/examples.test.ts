import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { playScene } from './scene.testing.ts';
import type { Options } from './types.ts';

interface Example {
  readonly title: string;
  readonly moves: readonly string[];
  readonly settings?: Partial<Options>;
  readonly scores: readonly number[];
  readonly supplies: readonly number[];
}
const { haven, camp } = game.presets as Record<string, Partial<Options>>;
const segments: Partial<Options> = { cityPartCount: 'segments' };

const X6 = ['M@0,-1/2 c0', 'E@1,-1/3 f0'];
const X11 = ['H@0,-1/0 f0', 'E@0,-2/2 c0'];
const X12 = ['E@0,1/2 f0', 'E@1,1/2', 'E@1,2/0 c0'];
const X13 = ['E@0,1/2 f0', 'D@1,0/0 f0', 'A@2,0/1', 'E@1,-1/2'];
const X14 = ['I@0,1/2 c0', 'N@1,1/3 c0', 'N@0,2/1', 'N@1,2/0'];

const EXAMPLES: readonly Example[] = [
  {
    title: 'X1 R7.3 R7.4 R8.1 a road of three tiles pays 3 and the highwayman returns',
    moves: ['W@1,0/0 r2', 'A@-1,0/3'],
    scores: [3, 0],
    supplies: [7, 7],
  },
  {
    title: 'X2 R7.3 a ring of four bends pays 4',
    moves: ['V@0,1/3 r0', 'V@1,1/0', 'V@1,2/1', 'V@0,2/2'],
    scores: [4, 0],
    supplies: [7, 7],
  },
  {
    title: 'X3 R7.4 a tile that the road runs over twice counts once',
    moves: ['X@1,0/0 r2', 'V@1,1/2', 'V@2,1/1', 'V@2,0/0'],
    scores: [4, 0],
    supplies: [7, 7],
  },
  {
    title: 'X4 R7.6 R8.3 Q8 the smallest city pays 4; put, score and take back in one turn',
    moves: ['E@0,-1/2 c0'],
    scores: [4, 0],
    supplies: [7, 7],
  },
  {
    title: 'X5 R7.6 three parts and a pennant pay 8',
    moves: ['M@0,-1/2 c0', 'E@1,-1/3'],
    scores: [8, 0],
    supplies: [7, 7],
  },
  {
    title:
      'X6 R5.9 R7.7 R8.4 Q4 Q9 Q12 Q13 a refugee beside a foreign city is paid at once, without pennants, and stays',
    moves: X6,
    scores: [8, 3],
    supplies: [7, 6],
  },
  {
    title: 'X6 R10 haven: the same points, and the refugee returns',
    moves: X6,
    settings: haven,
    scores: [8, 3],
    supplies: [7, 7],
  },
  {
    title: 'X7 R7.8 Q2 Q10 refugees of two players are both paid, without any knight',
    moves: ['M@0,-1/2 f0', 'E@1,-1/3 f0'],
    scores: [3, 3],
    supplies: [6, 6],
  },
  {
    title: 'X8 R7.8 Q2 two refugees of one player are paid twice',
    moves: ['M@0,-1/2 f0', 'B@0,1/0', 'E@1,-1/3 f0'],
    scores: [6, 0],
    supplies: [5, 7],
  },
  {
    title: 'X9 Q11 knight and refugee of one player are both paid',
    moves: ['M@0,-1/2 c0', 'U@1,0/1', 'E@1,-1/3 f0'],
    scores: [11, 0],
    supplies: [6, 7],
  },
  {
    title: 'X11 R7.9 Q3 a piece beside two cities is paid by each',
    moves: X11,
    scores: [4, 4],
    supplies: [6, 7],
  },
  {
    title: 'X11 R10 haven: the refugee goes home after the first payment',
    moves: X11,
    settings: haven,
    scores: [2, 4],
    supplies: [7, 7],
  },
  {
    title: 'X12 R7.9 Q3 manual: another city on the same meadow does not pay',
    moves: X12,
    scores: [4, 0],
    supplies: [6, 7],
  },
  {
    title: 'X12 R10 camp: every city on the meadow pays',
    moves: X12,
    settings: camp,
    scores: [6, 0],
    supplies: [6, 7],
  },
  {
    title: 'X13 Q14 manual: meadows joined later keep both refugees, and the own city pays',
    moves: X13,
    scores: [0, 2],
    supplies: [6, 6],
  },
  {
    title: 'X13 R10 Q14 camp: both refugees on the joined meadow are paid',
    moves: X13,
    settings: camp,
    scores: [2, 2],
    supplies: [6, 6],
  },
  {
    title: 'X14 R7.10 Q7 cards: a tile with two segments of the city counts once; tied knights get full points',
    moves: X14,
    scores: [8, 8],
    supplies: [7, 7],
  },
  {
    title: 'X14 R10 Q7 segments: every segment counts',
    moves: X14,
    settings: segments,
    scores: [10, 10],
    supplies: [7, 7],
  },
  {
    title: 'X15 R7.10 R8.1 two knights beat one; all three return',
    moves: ['U@1,0/1', 'U@-1,0/1', 'E@1,-1/3 c0', 'E@-1,-1/1 c0', 'B@1,-2/0', 'B@-1,-2/0', 'E@0,-2/2 c0', 'C@0,-1/0'],
    scores: [12, 0],
    supplies: [7, 7],
  },
  {
    title: 'X16 R7.12 the eighth neighbour finishes the monastery in another turn: 9 points at once',
    moves: ['B@0,1/0 m0', 'U@1,0/1', 'U@-1,0/1', 'E@1,1/1', 'E@-1,1/3', 'E@0,2/2', 'B@1,2/0', 'B@-1,2/0'],
    scores: [9, 0],
    supplies: [7, 7],
  },
  {
    title: 'X19 R7.7 a city of three parts pays its refugee 3',
    moves: ['N@0,-1/2 c0', 'E@1,-1/3 f0'],
    scores: [6, 3],
    supplies: [7, 6],
  },
];

describe('worked examples', () => {
  test.each(EXAMPLES)('$title', ({ moves, settings = {}, scores, supplies }) => {
    const scene = playScene({ settings, moves });
    expect(scene.scores()).toEqual(scores);
    expect(scene.supplies()).toEqual(supplies);
  });

  test.each(EXAMPLES)('nothing is paid before the last move of $title', ({ moves, settings = {}, title }) => {
    const scene = playScene({ settings, moves: moves.slice(0, -1) });
    expect(scene.scores()).toEqual(title.startsWith('X11') ? [2, 0] : [0, 0]);
  });

  test('X3 R7.4 the road has five segments on its four tiles', () => {
    const { s } = playScene({ moves: ['X@1,0/0 r2', 'V@1,1/2', 'V@2,1/1', 'V@2,0/0'] });
    const [line] = game.score(s, 0);
    expect(line).toMatchObject({ rule: 'R7.4', label: 'road', points: 4, facts: { parts: 4 } });
    expect(line.of?.toSorted()).toEqual(['V', 'V', 'V', 'X', 'X'].map((type) => expect.stringMatching(`^${type}`)));
  });

  test('X10 R5.5 an occupied meadow takes no second refugee, but the city beside it takes a knight', () => {
    const scene = playScene({ moves: ['E@0,1/2 f0'] });
    expect(scene.lay('E@1,1/2')).toBeNull();
    expect(scene.options()).toEqual([null, 'c0']);
    expect(scene.put('f0')).toEqual({ rule: 'R5.5', why: 'occupied', facts: { kind: 'field' } });
    expect(scene.put('c0')).toBeNull();
    expect(scene.supplies()).toEqual([6, 6]);
  });

  test('X13 Q14 no further refugee on the joined meadow', () => {
    const scene = playScene({ moves: X13.slice(0, 3) });
    scene.lay('E@-1,1/3');
    expect(scene.options()).toEqual([null, 'c0']);
    expect(scene.put('f0')).toMatchObject({ rule: 'R5.5', why: 'occupied' });
  });

  test('X17 R9.2 R9.4 final scoring: city 3, road 2, monastery 4, refugee 0', () => {
    const scene = playScene({ moves: ['M@0,-1/2 c0', 'W@1,0/0 r2', 'B@0,1/0 m0', 'E@0,2/2 f0'] });
    expect(scene.scores()).toEqual([0, 0]);
    expect(scene.final()).toEqual([7, 2]);
    const lines = [0, 1].map((seat) => game.score(scene.s, seat).map(({ label, points }) => [label, points]));
    expect(lines).toEqual([
      [
        ['openCity', 3],
        ['openMonastery', 4],
      ],
      [['openRoad', 2]],
    ]);
  });

  test('X18 R4.6 a drawn C fits nowhere, leaves the game, and the player draws again; a Q fits', () => {
    const scene = playScene({ moves: ['E@0,-1/2'] });
    expect(scene.draw('C', 'Q')).toBe('Q1');
    expect(scene.s.open.removed).toEqual(['C1']);
    expect([scene.seat(), scene.asked()]).toEqual([1, 'place']);
    expect(scene.spots()).toContain('0,1/2');
    expect(scene.engine.apply(scene.s, 1, { tile: 'Q1', x: 0, y: 1, turn: 2 })).toBeNull();
    expect(scene.s.open.laid.at(-1)).toEqual({ tile: 'Q1', x: 0, y: 1, turn: 2 });
  });
});
