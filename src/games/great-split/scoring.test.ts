import { describe, expect, test } from 'vitest';
import type { MarketTileId, ScoringTileId } from './data/table.ts';
import { kindsAt } from './rules/rounds.ts';
import { type Scene, scene, setTracks, type Tracks } from './scene.testing.ts';
import { artworkPoints, finalLines, sliderOf, whiteCubes } from './scoring.ts';
import type { Happened } from './types.ts';

type Lines = readonly [readonly [ScoringTileId, ScoringTileId], readonly [ScoringTileId, ScoringTileId]];
const BOOKS_FIRST: Lines = [
  ['ST-1', 'ST-4'],
  ['ST-2', 'ST-3'],
];
const board = (at: Tracks, market: readonly MarketTileId[] = []) => scene({ seats: [{ at }, {}], market });
/** A round whose harvests are over. */
const ending = (round: number, ats: readonly Tracks[], lines: Lines, market: readonly MarketTileId[] = []): Scene => {
  const made = scene({ round, seats: ats.map((at) => ({ at })), lines, market });
  made.s.open.harvests = ats.map(() => ({ laid: [], moves: [] }));
  return made;
};
const scored = (made: Scene) =>
  made.events().flatMap((event): Extract<Happened, { e: 'scored' }>[] => (event.e === 'scored' ? [event] : []));

describe('the market', () => {
  test('W7 R8.1 R8.2 slider 4 and a tile with 2: slider 6', () => {
    const made = scene({ round: 3, market: ['MT-4', 'MT-5'], nextTile: 'MT-6' });
    expect(sliderOf(made.s.open)).toBe(4);
    made.run({ do: 'market' });
    expect(made.s.open.market).toEqual(['MT-4', 'MT-5', 'MT-6']);
    expect(sliderOf(made.s.open)).toBe(6);
    expect(made.events()).toContainEqual({ e: 'market', round: 3, tile: 'MT-6', slider: 6 });
  });

  test('W16 R8.2 six tiles make 8 to 16', () => {
    expect(sliderOf({ market: ['MT-1', 'MT-2', 'MT-3', 'MT-4', 'MT-5', 'MT-6'] })).toBe(8);
    expect(sliderOf({ market: ['MT-9', 'MT-8', 'MT-7', 'MT-6', 'MT-5', 'MT-4'] })).toBe(16);
  });

  test('Q23 R8.1 the three tiles left over stay face down', () => {
    const made = scene({ players: 2, round: 0 }).run({ do: 'begin' });
    for (let count = 0; made.asked() !== null && count < 2000; count++) made.play(made.options()[0]);
    expect(made.s.dark.market).toHaveLength(3);
  });
});

describe('round end', () => {
  test('R9.1 after round 6 the game ends', () => {
    const made = ending(6, [{}, {}], BOOKS_FIRST).run({ do: 'roundEnd' });
    expect(made.engine.isOver(made.s)).toBe(true);
    expect(made.s.open.round).toBe(6);
  });

  test('R9.2 W9 books at line 3, artworks and gems at line 4, everything at the end', () => {
    const kinds = (round: number) =>
      scored(ending(round, [{}, {}], BOOKS_FIRST).run({ do: 'roundEnd' })).map(({ kind }) => kind);
    expect([1, 2, 3, 4, 5].map(kinds)).toEqual([[], [], ['book'], ['artwork', 'gem'], []]);
    expect(kinds(6)).toEqual(['book', 'artwork', 'gem', 'order']);
  });

  test('W8 R9.3 R10.1 E10 an artwork tile with “no scoring”: artworks for all, with the slider after this round’s tile', () => {
    const lines: Lines = [
      ['ST-4', 'ST-2'],
      ['ST-1', 'ST-3'],
    ];
    const made = ending(3, [{ artwork: 9 }, { artwork: 6 }], lines, ['MT-4', 'MT-5']);
    made.s.dark.market = [...made.s.dark.market, 'MT-6'];
    made.run({ do: 'market' }, { do: 'roundEnd' });
    expect(scored(made)).toEqual([{ e: 'scored', round: 3, kind: 'artwork', points: [13, 10] }]);
    expect(made.s.open.tracks.map(([prestige]) => prestige)).toEqual([13, 10]);
  });

  test('R10.1 Q22 two kinds in the order books, artworks, gems, whatever lies first', () => {
    const lines: Lines = [
      ['ST-3', 'ST-1'],
      ['ST-4', 'ST-2'],
    ];
    expect(kindsAt({ ...board({}).s.open, lines: lines.slice() }, 0)).toEqual(['book', 'gem']);
    expect(kindsAt({ ...board({}).s.open, lines: lines.slice() }, 1)).toEqual(['artwork']);
  });

  test('R9.4 all take their cards back, and a new round begins', () => {
    const made = scene({ seats: [{ hand: 'GS-I-01 GS-I-23' }, {}] }).harvest();
    made.play('sell GS-I-23 gold', 'play GS-I-01', 'split topaz');
    made.s.open.harvests[1] = { laid: [], moves: [] };
    made.run({ do: 'roundEnd' });
    expect(made.hand()).toMatch(/GS-I-01 .*GS-I-23/);
    expect(made.s.open.round).toBe(2);
  });

  test('R9.4 after a whole round nothing is left of the envelopes and harvests', () => {
    const made = scene({ players: 3, round: 0 }).run({ do: 'begin' });
    const hands: number[] = [];
    while (made.s.open.round === 1) {
      if (made.asked() === 'play') for (const [seat, { hand }] of made.s.own.entries()) hands[seat] ||= hand.length;
      made.play(made.options().at(-1)!); // sells what it can
    }
    const clean = { parts: null, received: null, took: null, lost: null, harvest: null, sold: [] };
    for (const [seat, own] of made.s.own.entries()) {
      expect(own).toMatchObject(clean);
      expect(own.hand).toHaveLength(hands[seat] + 1); // R3.1
    }
    expect(made.s.open.harvests).toEqual([null, null, null]);
  });
});

describe('books', () => {
  test.each([
    [1, 0],
    [14, 9],
    [15, 9],
    [16, 10],
    [0, 0],
    [5, 3],
  ])('W10 R10.2 R6.5 book %i brings %i', (book, points) => {
    expect(board({ book }).points('R10.2')[0]).toBe(points);
  });
});

describe('artworks', () => {
  test('W11 R10.3 Q5 slider 6: 0 up to 2, 6 up to 5, 10 on 6, 13 up to 9, then 15', () => {
    const points = Array.from({ length: 17 }, (_, level) => artworkPoints(level, 6));
    expect(points).toEqual([0, 0, 0, 6, 6, 6, 10, 13, 13, 13, 15, 15, 15, 15, 15, 15, 15]);
    expect(board({ artwork: 9 }, ['MT-4', 'MT-5', 'MT-6']).points('R10.3')[0]).toBe(13);
  });

  test.each([2, 3])('E8 Q6 slider %i after round 3: level 0 is in the zone with 6 points', (slider) => {
    expect(artworkPoints(0, slider)).toBe(6);
    expect(artworkPoints(0, 4)).toBe(0);
  });

  test('E9 slider 16: level 16 brings 10, nothing brings more', () => {
    expect(Math.max(...Array.from({ length: 17 }, (_, level) => artworkPoints(level, 16)))).toBe(10);
  });

  test('Q26 a higher slider makes the same level worth less', () => {
    expect([4, 6, 9, 13].map((slider) => artworkPoints(9, slider))).toEqual([15, 13, 10, 0]);
  });
});

describe('gems', () => {
  test.each([
    [{ emerald: 9, topaz: 12 }, 16],
    [{ emerald: 7, topaz: 7 }, 14],
    [{ emerald: 10, topaz: 14 }, 18],
    [{ emerald: 0, topaz: 16 }, 0],
  ])('W12 R10.4 R6.8 Q14 Q15 %o brings %i', (at, points) => {
    expect(board(at).points('R10.4')[0]).toBe(points);
  });
});

describe('orders', () => {
  test('W13 R10.5 R6.6 R6.7 Susi: 6 × 4 = 24 for books, 5 × 2 = 10 for artworks, then the others', () => {
    const at = { book: 11, book_seal: 9, artwork: 14, artwork_seal: 5 };
    const made = scene({ seats: [{ who: 'CH-1', at }, {}] });
    const lines = finalLines('CH-1', made.s.open.tracks[0], 6).filter(({ rule }) => rule === 'R10.5');
    expect(lines.map(({ points, facts }) => [facts?.resource, facts?.orders, facts?.stars, points])).toEqual([
      ['book', 6, 4, 24],
      ['artwork', 5, 2, 10],
      ['topaz', 0, 0, 0],
      ['emerald', 0, 0, 0],
      ['gold', 0, 0, 0],
    ]);
  });

  test('R10.5 without a star orders bring nothing, and without an order stars do not', () => {
    expect(board({ gold: 16, gold_seal: 2 }).points('R10.5')[0]).toBe(0);
    const made = scene({ seats: [{ who: 'CH-6', at: { gold: 4, gold_seal: 7 } }, {}] });
    expect(made.points('R10.5')[0]).toBe(0);
  });
});

describe('the final scoring', () => {
  const KLARA: Tracks = {
    prestige: 16,
    book: 16,
    artwork: 8,
    topaz: 14,
    emerald: 10,
    gold: 16,
    book_seal: 9,
    topaz_seal: 3,
    gold_seal: 7,
  };
  const SLIDER_13: readonly MarketTileId[] = ['MT-9', 'MT-8', 'MT-7', 'MT-4', 'MT-2', 'MT-1'];

  test('W14 Q2 R10.1 R11.1 Klara: 16 + 10 + 0 + 18 + 32 + 0 + 6 + 0 + 21 = 103', () => {
    const made = scene({ round: 6, seats: [{ who: 'CH-2', at: KLARA }, { at: {} }], market: SLIDER_13 });
    const { tracks } = made.s.open;
    const points = finalLines('CH-2', tracks[0], 13).map((line) => line.points);
    expect(points).toEqual([16, 10, 0, 18, 32, 0, 6, 0, 21]);
    made.run({ do: 'finish' });
    expect(made.totals()[0]).toBe(103);
    expect(made.s.open.tracks[0][0]).toBe(103);
    expect(whiteCubes(103)).toEqual({ space: 3, marker: 100 });
    expect(made.winners()).toEqual([0]);
  });

  test('R10.6 a scoring moves the white cube and nothing else', () => {
    const made = scene({ round: 6, seats: [{ who: 'CH-2', at: KLARA }, { at: { book: 4 } }], market: SLIDER_13 });
    const before = made.s.open.tracks.map((tracks) => tracks.slice(1));
    made.run({ do: 'finish' });
    expect(made.s.open.tracks.map((tracks) => tracks.slice(1))).toEqual(before);
    expect(made.asked()).toBeNull();
  });

  test('R11.2 most prestige wins; before the end every line of the final scoring is pending', () => {
    const made = scene({ round: 6, seats: [{ at: { prestige: 5 } }, { at: { prestige: 9 } }] });
    made.s.todo = [{ do: 'finish' }];
    const lines = (made.engine.game.score as (s: unknown, seat: number) => { pending?: boolean }[])(made.s, 0);
    expect(lines.map(({ pending }) => pending === true)).toEqual([false, ...new Array(8).fill(true)]);
    made.run({ do: 'finish' });
    expect(made.standing()).toEqual([[1], [0]]);
  });

  test('W23 R11.2 with 88, 88 and 75 the first two share the victory', () => {
    const made = scene({ round: 6, players: 3 });
    for (const [seat, prestige] of [88, 88, 75].entries()) setTracks(made.s, seat, { prestige });
    expect([made.winners(), made.standing()]).toEqual([
      [0, 1],
      [[0, 1], [2]],
    ]);
  });

  test('R10.1 what a line has brought stays a line of its own, and is counted once', () => {
    const made = ending(3, [{ book: 14, prestige: 5 }, { book: 1 }], BOOKS_FIRST).run({ do: 'roundEnd' });
    made.s.todo = [];
    made.s.lanes = [];
    const lines = made.engine.game.score(made.s, 0);
    expect(lines.slice(0, 2).map(({ label, points, facts }) => [label, points, facts?.round ?? null])).toEqual([
      ['prestige', 5, null],
      ['book', 9, 3],
    ]);
    expect(made.s.open.tracks[0][0]).toBe(14);
  });
});

describe('the prestige track', () => {
  test('W22 R14.1 R14.2 97 and 6 more: the cube on 3, the marker on 100', () => {
    const made = scene({ seats: [{ at: { prestige: 97 }, hand: 'GS-I-24 GS-II-13' }, {}] }).harvest();
    made.play('play GS-I-24', 'play GS-II-13');
    expect(made.at('prestige')).toEqual([103]);
    expect([whiteCubes(97), whiteCubes(103), whiteCubes(219)]).toEqual([
      { space: 97, marker: 0 },
      { space: 3, marker: 100 },
      { space: 19, marker: 200 },
    ]);
  });

  test('E11 a line that goes beyond 99 sets the marker at once', () => {
    const made = ending(3, [{ book: 14, prestige: 95 }, {}], BOOKS_FIRST).run({ do: 'roundEnd' });
    expect(whiteCubes(made.s.open.tracks[0][0])).toEqual({ space: 4, marker: 100 });
  });
});
