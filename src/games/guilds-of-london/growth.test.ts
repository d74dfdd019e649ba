import { describe, expect, test } from 'vitest';
import { gridFor } from './data/kinds.ts';
import { sharesOf } from './rules/growth.ts';
import { type SceneFacts, scene, t } from './scene.testing.ts';

const grow = (facts: SceneFacts) => scene({ round: 3, ...facts }).run({ do: 'growth' });
const overseas = (...counts: number[]) => counts.map((n) => ({ overseas: n, hand: '' }));

describe('the plantation', () => {
  test('X28 R9.1 R9.2 R9.3 R9.4 Q18 four players, round 3: a tie for most pays both the right side, then the city grows', () => {
    const made = grow({ players: overseas(2, 2, 1, 0) });
    expect([0, 1, 2, 3].map(made.vp)).toEqual([3, 3, 0, 0]);
    expect([made.s.open.side, made.s.open.overseas, made.s.open.won]).toEqual(['ulster', [0, 0, 0, 0], [0, 0, 0, 0]]);
    const grid = gridFor(4);
    for (const x of [-1, 4])
      for (const y of [0, 1, 2]) {
        expect(made.s.open.city.tiles[grid.at(x, y)]).not.toBeNull();
        expect(made.s.open.city.tokens[grid.at(x, y)]).not.toBeNull();
      }
    expect(made.s.open.city.tiles.filter((tile) => tile !== null)).toHaveLength(16);
  });

  test.each([
    [[3, 1, 0], [0], [1]],
    [[3, 1, 1], [0], [1, 2]],
    [[0, 0, 0], [], []],
    [[0, 2, 0], [1], []],
    [[2, 2, 1], [], [0, 1]],
  ])('R9.2 with %j pawns the left reward goes to %j, the right one to %j', (counts, left, right) => {
    const { s } = scene({ players: overseas(...counts) });
    expect(sharesOf(s.open)).toEqual({ left, right });
  });

  test('R9.2 rewards in turn order, with their effects; the left one is a plantation won', () => {
    const players = [...overseas(2, 3, 0)];
    const made = grow({ players, side: 'ulster', order: [0, 1, 2], mayorDeck: 'MR01 MR02', draws: 'AY01', round: 4 });
    expect([made.hand(0), made.asked(), made.seat()]).toEqual(['AY01', 'keepMayor', 1]);
    expect([made.vp(0), made.vp(1), made.s.open.won]).toEqual([2, 4, [0, 1, 0]]);
    made.play('keep MR01');
    expect(made.s.open.side).toBe('virginia');
  });

  test('R9.3 Q19 pawns go back to the general supply, then the plantation is flipped', () => {
    const made = grow({ players: [{ overseas: 3, supply: 5 }, {}], round: 4 });
    expect([made.s.open.supply[0], made.s.open.overseas[0], made.s.open.side]).toEqual([8, 0, 'ulster']);
  });

  test('R9.1 R4.6 in other rounds there is no growth', () => {
    const made = scene({ players: overseas(1, 0), round: 4 }).run({ do: 'round' });
    made.play('pass', 'pass');
    expect(made.events.some(({ e }) => e === 'plantation')).toBe(false);
  });
});

describe('new tiles', () => {
  test('R9.4 second growth a row in the north, third one in the south; 28 tiles in the end', () => {
    const made = scene({ players: [{}, {}, {}, {}], round: 3 });
    const grid = gridFor(4);
    for (const round of [3, 6, 9]) {
      made.s.open.round = round;
      made.run({ do: 'growth' });
    }
    const laid = made.events.flatMap((event) => (event.e === 'laid' ? [event.tiles.map(({ x, y }) => [x, y])] : []));
    expect(laid[0]).toEqual([
      [-1, 0],
      [-1, 1],
      [-1, 2],
      [4, 0],
      [4, 1],
      [4, 2],
    ]);
    expect(laid[1]).toEqual([-1, 0, 1, 2, 3, 4].map((x) => [x, -1]));
    expect(laid[2]).toEqual([-1, 0, 1, 2, 3, 4].map((x) => [x, 3]));
    expect(made.s.open.city.tiles.filter((tile) => tile !== null)).toHaveLength(28);
    expect([made.s.dark.pile.length, made.s.dark.stack.length]).toEqual([17, 2]);
    expect(grid.cells).toHaveLength(30);
  });

  test('R9.4 not in the last round, and never with two players', () => {
    expect(grow({ players: [{}, {}, {}, {}], round: 12 }).events.some(({ e }) => e === 'laid')).toBe(false);
    expect(grow({ round: 4 }).events.some(({ e }) => e === 'laid')).toBe(false);
  });

  test('R9.4 the tiles come from the top of the pile', () => {
    const made = grow({ players: [{}, {}, {}], round: 4, pile: 'T40 T39 T38 T37 T36 SB5' });
    const grid = gridFor(3);
    expect(made.s.open.city.tiles[grid.at(-1, 0)]).toBe(t('T40'));
    expect(made.s.open.city.tiles[grid.at(4, 2)]).toBe(t('SB5'));
  });

  test('R9.5 the beadle does not go to a new tile, however low its number', () => {
    const made = grow({
      players: [{}, {}, {}],
      round: 4,
      tiles: { T20: {} },
      beadle: 'T20',
      pile: 'T01 T02 T03 T04 T05 T06',
    });
    expect(made.beadle()).toBe('T20');
  });
});
