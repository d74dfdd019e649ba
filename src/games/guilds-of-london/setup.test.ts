import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { cardOf, gridFor, type TileId, tileOf } from './data/kinds.ts';
import { game } from './game.ts';
import { beginRound } from './rules/rounds.ts';
import { scene, t } from './scene.testing.ts';
import { layNeutrals } from './setup.ts';
import type { Options, S } from './types.ts';

const OPTIONS: Options = { opponent: 'boris', plantation: 'random', promo: false, promoSharedPool: false };
const laid = (seats: number, seed = 'set-up', options: Partial<Options> = {}) =>
  game.setup(seats, { ...OPTIONS, ...options }, chanceFrom(fastSource(seed)));
const seeds = Array.from({ length: 20 }, (_, i) => `set-up ${i}`);
const at = (seats: number, x: number, y: number) => gridFor(seats).at(x, y);

describe('the city', () => {
  test('R1.1 R2.1 two Guildhall tiles at (1,1) and (2,1), which are no tiles; neighbours share an edge', () => {
    const grid = gridFor(4);
    expect(grid.hall).toEqual([at(4, 1, 1), at(4, 2, 1)]);
    for (const place of grid.hall) expect(laid(4).open.city.tiles[place]).toBeNull();
    expect(grid.beside[at(4, 0, 0)]).toEqual([at(4, 0, -1), at(4, -1, 0), at(4, 1, 0), at(4, 0, 1)]);
    expect(grid.beside[at(4, 1, 0)]).not.toContain(at(4, 1, 1));
  });

  test('R1.2 places are numbered from the north-west, row by row', () => {
    const { cells } = gridFor(2);
    expect(cells[0]).toEqual({ x: 0, y: 0 });
    expect(cells[5]).toEqual({ x: 0, y: 1 });
    expect(gridFor(3).cells[0]).toEqual({ x: -1, y: -1 });
  });

  test('R2.2 R2.3 R2.4 Q6 with 3 or 4 players ten tiles: church in the east, a special building in the west', () => {
    for (const seed of seeds) {
      const { open, dark } = laid(3, seed);
      const { tiles } = open.city;
      expect(tiles.filter((tile) => tile !== null)).toHaveLength(10);
      expect(tiles[at(3, 3, 1)]).toBe(t('SB1'));
      expect(tileOf(tiles[at(3, 0, 1)] as TileId).isGuild).toBe(false);
      expect(dark.pile).toHaveLength(35);
    }
    const drawn = seeds.map(
      (seed) => laid(4, seed).open.city.tiles.filter((tile) => tile !== null && tile > 40).length,
    );
    expect(Math.max(...drawn)).toBeGreaterThan(1); // a special building from the pile lies like any other tile
  });

  test('R3.1 R3.2 R3.3 Q7 with 2 players a grid of 5×5: special buildings around the Guildhall, 20 guilds', () => {
    for (const seed of seeds) {
      const { open, dark } = laid(2, seed);
      const { tiles } = open.city;
      expect(gridFor(2).hall).toEqual([at(2, 2, 2)]);
      expect(tiles[at(2, 3, 2)]).toBe(t('SB1'));
      for (const [x, y] of [
        [2, 1],
        [1, 2],
        [2, 3],
      ])
        expect(tileOf(tiles[at(2, x, y)] as TileId).isGuild).toBe(false);
      expect(tiles.filter((tile) => tile !== null && tileOf(tile).isGuild)).toHaveLength(20);
      expect(dark.pile).toHaveLength(21);
    }
  });

  test.each([
    [1, 24],
    [2, 24],
    [3, 10],
    [4, 10],
  ])('R2.5 R3.3 with %i players a token lies on each of the %i tiles', (seats, count) => {
    const { open, dark } = laid(seats);
    expect(open.city.tokens.filter((token) => token !== null)).toHaveLength(count);
    expect(dark.stack).toHaveLength(30 - count);
    expect(open.city.tokens.every((token, place) => (token === null) === (open.city.tiles[place] === null))).toBe(true);
  });

  test('R1.3 R1.4 Q8 every tile is unresolved; a special building has four symbols and no number', () => {
    expect(laid(2).open.city.resolved).not.toContain(true);
    expect(tileOf(t('SB1'))).toMatchObject({ precedence: null, isGuild: false });
    expect(tileOf(t('SB1')).symbols).toHaveLength(4);
    expect(tileOf(t('T19'))).toMatchObject({ precedence: 19, majority: 4, symbols: ['green'] });
  });

  test('R2.11 the beadle begins on the lowest number, never on a special building', () => {
    for (const seed of seeds) {
      const { open } = laid(4, seed);
      expect(open.beadle).toBe(Math.min(...open.city.tiles.filter((tile): tile is TileId => tile !== null)));
    }
  });
});

describe('the players', () => {
  test('R1.8 R2.7 R2.8 Q4 four pawns in the Guildhall, twelve in the supply, six cards', () => {
    const { open, own, dark } = laid(4);
    expect([open.hall, open.supply]).toEqual([
      [4, 4, 4, 4],
      [12, 12, 12, 12],
    ]);
    expect(own.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6]);
    expect(dark.deck).toHaveLength(105 - 24);
  });

  test('R2.9 three mayor cards for each; all keep one at the same time, the others are shuffled back', () => {
    const made = scene({ players: [{}, {}, {}] });
    const { own, dark } = made.s;
    for (const one of own) one.offered = dark.mayors.splice(-3);
    made.run({ do: 'begin' });
    expect(made.engine.deciders(made.s)).toEqual([0, 1, 2]);
    const kept = own.map(({ offered }) => offered[1]);
    for (const seat of [2, 0, 1]) expect(made.attempt({ mayor: kept[seat] }, seat)).toBeNull();
    expect(own.map(({ mayors }) => mayors)).toEqual(kept.map((card) => [card]));
    expect(dark.mayors).toHaveLength(18);
    expect(own.map(({ offered, picked }) => [offered, picked])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ]);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
  ])('R2.10 R3.4 R11.3 with %i players %i neutrals lie on the scoreboard', (seats, count) => {
    expect(laid(seats).open.board).toBe(count);
  });

  test('R2.6 the start order is drawn by lot, everybody has 0 VP', () => {
    expect(new Set(seeds.map((seed) => laid(3, seed).open.order.join())).size).toBeGreaterThan(3);
    expect(
      laid(3)
        .open.earned.flat()
        .every((vp) => vp === 0),
    ).toBe(true);
  });

  test('R2.12 the plantation is drawn by lot unless the table has fixed its side; it starts in round 1', () => {
    expect(new Set(seeds.map((seed) => laid(2, seed).open.side))).toEqual(new Set(['virginia', 'ulster']));
    expect(seeds.every((seed) => laid(2, seed, { plantation: 'ulster' }).open.side === 'ulster')).toBe(true);
    const made = scene();
    made.s.open.round = 0;
    beginRound(made.s, { emit: () => {} } as never);
    expect(made.s.open.round).toBe(1);
  });

  test('R2.13 the piles are drawn in a fixed order from streams of their own', () => {
    const labels: string[] = [];
    const chance = chanceFrom(fastSource('order'));
    const note = (label: string) => {
      if (labels.at(-1) !== label) labels.push(label);
    };
    game.setup(4, OPTIONS, {
      random(label, n) {
        note(label);
        return chance.random(label, n);
      },
      shuffle(label, list) {
        note(label);
        chance.shuffle(label, list);
      },
    });
    expect(labels).toEqual(['specials', 'tiles', 'tokens', 'cards', 'mayors', 'plantation', 'order']);
  });

  test('R1.8 every player has 16 pawns and every card is there once', () => {
    const engine = new Engine(game, fastSource('pieces'));
    const s = engine.setUp(4) as S;
    const pieces = game.pieces(s);
    expect(pieces.filter((piece) => piece.startsWith('pawn'))).toHaveLength(64);
    expect(pieces).toHaveLength(64 + 8 + 105 + 45 + 30 + 21);
    expect(s.own.flatMap(({ hand }) => hand.map((card) => cardOf(card).id)).every((id) => pieces.includes(id))).toBe(
      true,
    );
  });
});

describe('solo', () => {
  const CITY = 'T02 T03 T05 T06 T09 T11 T13 T14 T17 T18 T20 T21 T24 T27 T28 T30 T33 T36 T38 T40'.split(' ');
  test.each([
    ['virginia', 'T02 T03 T05 T06 T09 T11'],
    ['ulster', 'T28 T30 T33 T36 T38 T40'],
  ] as const)('X1 R11.6 Q9 with %s up the lying neutrals are on %s', (side, where) => {
    const made = scene({ players: [{}], side, tiles: Object.fromEntries(CITY.map((code) => [code, {}])) });
    layNeutrals(made.s.open);
    const { city } = made.s.open;
    const on = city.tiles.filter((_, place) => city.lying[place]).map((tile) => tileOf(tile!).code);
    expect(on.sort()).toEqual(where.split(' '));
    expect(made.s.open.board).toBe(2);
  });

  test('R11.1 R11.4 R11.5 R11.6 a game for one: 5×5, no cards for Boris, eight neutrals in all', () => {
    for (const seed of seeds) {
      const { open, own } = laid(1, seed);
      expect(own).toHaveLength(1);
      expect(open.city.lying.filter(Boolean)).toHaveLength(6);
      expect(open.city.pawns).toHaveLength(2);
      const on = open.city.tiles.filter((_, place) => open.city.lying[place]).map((tile) => tile!);
      const guilds = open.city.tiles.filter((tile): tile is TileId => tile !== null && tileOf(tile).isGuild);
      guilds.sort((a, b) => (open.side === 'virginia' ? a - b : b - a));
      expect(on.sort((a, b) => a - b)).toEqual(guilds.slice(0, 6).sort((a, b) => a - b));
    }
  });
});
