import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import { ALL_CARDS, CHARACTER_IDS, cardOf, MARKET_TILE_IDS, SCORING_TILE_IDS, TRACKS_COUNT } from './data/kinds.ts';
import { BOARDS, CHARACTERS } from './data/table.ts';
import { game } from './game.ts';
import { sliderOf } from './scoring.ts';
import { startTracks } from './setup.ts';
import type { S } from './types.ts';

const table = (players: number, seed = 'set-up'): S => new Engine(game, fastSource(seed)).setUp(players) as S;
const SEATS = [2, 3, 4, 5, 6, 7];

describe('setting up', () => {
  test('R1.1 for 2 to 7 players', () => {
    expect(game.seats).toEqual({ min: 2, max: 7 });
    expect(() => table(1)).toThrow(RangeError);
    expect(() => table(8)).toThrow(RangeError);
  });

  test.each(SEATS)('R1.2 R1.3 %i boards with eleven cubes on their tracks, and the marker', (players) => {
    const { open } = table(players);
    expect(open.tracks).toHaveLength(players);
    for (const tracks of open.tracks) expect(tracks).toHaveLength(TRACKS_COUNT); // the twelfth cube is R14.1
  });

  test('R1.4 R1.5 R1.8 cubes stand at 0, but for the start of the character', () => {
    expect(startTracks('CH-2')).toEqual([0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    expect(startTracks('CH-6')).toEqual([0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect(startTracks('CH-7')).toEqual([4, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0]);
    const { open } = table(7);
    expect(open.tracks).toEqual(open.characters.map(startTracks));
  });

  test('R1.6 every seat has a board, an envelope and a split card of its own', () => {
    expect(new Set(BOARDS.flatMap(({ board, envelope, split }) => [board, envelope, split])).size).toBe(21);
    expect(
      BOARDS.every(
        ({ board, envelope, split }) => board.slice(2) === envelope.slice(2) && split.endsWith(board.slice(2)),
      ),
    ).toBe(true);
  });

  test.each(SEATS)('R1.7 Q23 %i characters lie face up, the others are in the box', (players) => {
    const { open, dark } = table(players);
    expect(open.characters).toHaveLength(players);
    expect([...open.characters, ...dark.characters].sort()).toEqual(CHARACTER_IDS);
  });

  test('R1.9 the slider points to 0', () => {
    expect(sliderOf(table(4).open)).toBe(0);
  });

  test('R1.10 two scoring tiles at each line, all four face up', () => {
    const { lines } = table(4).open;
    expect(lines.map((tiles) => tiles.length)).toEqual([2, 2]);
    expect(lines.flat().sort()).toEqual(SCORING_TILE_IDS);
  });

  test('R1.11 the market tiles are face down; three are never turned up', () => {
    const { open, dark } = table(4);
    expect(open.market).toEqual([]);
    expect(dark.market.slice().sort()).toEqual(MARKET_TILE_IDS);
  });

  test('R1.12 the first round is still to come', () => {
    expect(table(4).open.round).toBe(0);
  });

  test.each(SEATS)('R1.13 R1.14 R1.15 %i players get 4 cards of level I; the decks II and III are whole', (players) => {
    const { own, dark } = table(players);
    for (const { hand } of own) expect(hand.map((card) => cardOf(card).level)).toEqual(['I', 'I', 'I', 'I']);
    expect([dark.levelII.length, dark.levelIII.length]).toEqual([21, 21]);
    expect(dark.levelII.every((card) => cardOf(card).level === 'II')).toBe(true);
    expect(dark.levelI.length + dark.box.length).toBe(29 - 4 * players);
  });

  test('R12.1 with two players the rest of level I is a deck, with more it is in the box', () => {
    expect([table(2).dark.levelI.length, table(2).dark.box.length]).toEqual([21, 0]);
    expect([table(3).dark.levelI.length, table(3).dark.box.length]).toEqual([0, 17]);
  });

  test('R1.16 Q20 the chair has no say in the rules: all seats are alike but for what they were dealt', () => {
    const { own } = table(5);
    for (const one of own) expect({ ...one, hand: [] }).toEqual({ ...own[0], hand: [] });
  });

  test('R1.17 Q25 the same seed deals the same table, each pile from its own stream', () => {
    expect(table(5)).toEqual(table(5));
    const { rng } = table(3);
    expect(Object.keys(rng)).toEqual(['characters', 'scoring tiles', 'market tiles', 'deck I', 'deck II', 'deck III']);
    expect(table(3).dark.levelIII).toEqual(table(6).dark.levelIII);
  });

  test('every card, tile and character is there once', () => {
    const all = game.pieces(table(7)).sort();
    expect(new Set(all).size).toBe(ALL_CARDS.length + 9 + 4 + Object.keys(CHARACTERS).length);
  });
});
