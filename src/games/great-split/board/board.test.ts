import { describe, expect, test } from 'vitest';
import { total } from '../../../kernel/score.ts';
import { ARTWORK, BOOK, type CardId, GOLD, LAST, PRESTIGE, readCard, TOPAZ, trackNo } from '../data/kinds.ts';
import { spacesOf, zonesOf } from '../picture/spaces.ts';
import { allDivisions, divisionOf } from '../rules/envelopes.ts';
import { artworkPoints, finalLines } from '../scoring.ts';
import { startTracks } from '../setup.ts';
import type { Working } from '../types.ts';
import { bringOf, tracksAfter } from './bring.ts';
import { layOut, roomFor, steadySize } from './lay-out.ts';
import { inHandOrder, nextCard } from './plan.ts';
import { before, stepsSince } from './walk.ts';

const cards = (...codes: string[]): CardId[] => codes.map((code) => readCard(code)!);
const standing = { tracks: startTracks('CH-2'), who: 'CH-2', slider: 0 } as const;

describe('R3.3 the plan of discards', () => {
  const hand = cards('GS-I-01', 'GS-I-05', 'GS-I-20', 'GS-II-07');
  test('is named in hand order, whatever order it was chosen in', () => {
    expect(inHandOrder(hand, [hand[3], hand[1]])).toEqual([hand[1], hand[3]]);
  });
  test('goes on card by card while the game follows it', () => {
    const plan = [hand[1], hand[3]];
    expect(nextCard({ cards: plan, sent: 0 }, [])).toBe(hand[1]);
    expect(nextCard({ cards: plan, sent: 1 }, [hand[1]])).toBe(hand[3]);
    expect(nextCard({ cards: plan, sent: 2 }, plan)).toBeNull();
  });
  test('ends when something is taken back or goes another way', () => {
    const plan = [hand[1], hand[3]];
    expect(nextCard({ cards: plan, sent: 1 }, [])).toBeNull();
    expect(nextCard({ cards: plan, sent: 1 }, [hand[0]])).toBeNull();
  });
});

describe('R4.1 the divided hand', () => {
  const hand = cards('GS-I-01', 'GS-I-05', 'GS-I-20', 'GS-II-07');
  test('any arrangement of two parts is one of the options', () => {
    const options = allDivisions(hand).map((one) => JSON.stringify(one));
    for (const together of [[hand[0]], [hand[3], hand[1]], hand.slice(1)])
      expect(options).toContain(JSON.stringify(divisionOf(hand, together)));
    expect(divisionOf(hand, [])).toBeNull();
  });
  test.each([
    [1136, 745],
    [776, 560],
    [366, 620],
  ])('lies inside its tray at %i × %i, however many cards there are', (width, height) => {
    const room = roomFor({ width, height });
    for (const count of [0, 1, 3, 6, 7]) {
      const laid = layOut(room, [count, 7 - count]);
      laid.trays.forEach((tray, side) => {
        expect(laid.cards[side]).toHaveLength(side === 0 ? count : 7 - count);
        for (const card of laid.cards[side]) {
          expect(card.x).toBeGreaterThanOrEqual(tray.x);
          expect(card.x + card.width).toBeLessThanOrEqual(tray.x + tray.width + 0.01);
          expect(card.y + card.height).toBeLessThanOrEqual(tray.y + tray.height);
        }
      });
      expect(laid.trays[1].y + laid.trays[1].height).toBeLessThanOrEqual(laid.height);
    }
  });
});

test('the stage keeps its size while the bar changes by a line or two, and follows the window', () => {
  const was = { width: 376, height: 579 };
  expect(steadySize(was, { width: 376, height: 631 })).toBe(was);
  for (const now of [
    { width: 376, height: 560 }, // it would be cut
    { width: 376, height: 700 },
    { width: 844, height: 600 },
  ])
    expect(steadySize(was, now)).toBe(now);
});

describe('what cards would bring', () => {
  test('R10 points are those of the final scoring, symbols stand in the order of the tracks', () => {
    const bring = bringOf(standing, cards('GS-I-20', 'GS-I-05', 'GS-I-27'));
    expect(bring.symbols).toEqual([
      { symbol: 'book', count: 2 },
      { symbol: 'gold', count: 2 },
      { symbol: 'seal_square', count: 1 },
    ]);
    expect(bring.tracks[BOOK]).toBe(3);
    expect(bring.bonuses).toBe(1); // R6.1 gold 2 → 4 passes the double arrow on 3
    const points = (tracks: readonly number[]) => total(finalLines('CH-2', tracks, 0));
    expect(bring.points).toBe(points(bring.tracks) - points(standing.tracks));
  });
  test('R5.7 steps on a full track are lost', () => {
    const tracks = standing.tracks.slice();
    tracks[TOPAZ] = LAST[TOPAZ] - 1;
    expect(bringOf({ ...standing, tracks }, cards('GS-II-07')).lost).toBe(2);
  });
  test('R7.1, R6.3 a choice is tried on a copy', () => {
    const [card] = cards('GS-I-05');
    const work: Working = { laid: [], moves: [], tracks: standing.tracks.slice(), left: [card], split: true };
    expect(tracksAfter(work, 0, 'play', { as: 'sell', card, to: 'prestige' })[PRESTIGE]).toBe(1);
    const sealed = tracksAfter(work, 0, 'seal', { to: 'book_seal' });
    expect([sealed[trackNo('book_seal')], sealed[BOOK]]).toEqual([1, 2]);
    expect(work.tracks).toEqual(standing.tracks);
    expect(work.left).toEqual([card]);
  });
});

describe('R10.3 the zones of the market', () => {
  test.each([0, 3, 6, 12, 16])('with the slider at %i every level lies in the zone of its points', (slider) => {
    const zones = zonesOf(slider);
    for (let level = 0; level <= LAST[ARTWORK]; level++) {
      const over = zones.filter(({ from, to }) => level >= from && level <= to);
      expect(over.map(({ points }) => points)).toEqual([artworkPoints(level, slider)]);
    }
  });
});

describe('tracks', () => {
  test('show what is printed on them', () => {
    expect(spacesOf(GOLD).filter(({ isArrow }) => isArrow)).toHaveLength(5);
    expect(spacesOf(trackNo('book_seal')).map(({ stars }) => stars)).toEqual([0, 0, 0, 1, 0, 2, 0, 3, 0, 4]);
    expect(spacesOf(trackNo('gold_seal'))[1].instant).toBe('gold');
    expect(spacesOf(BOOK)[16]).toMatchObject({ value: 10, isOrder: false });
  });
  test('R0.3 cubes walk the steps that came on; taken back, they do not', () => {
    expect(stepsSince([BOOK], [BOOK, GOLD, BOOK])).toEqual([GOLD, BOOK]);
    expect(stepsSince([BOOK, GOLD], [BOOK])).toBeNull();
    expect(stepsSince([BOOK, GOLD], [GOLD, GOLD, BOOK])).toBeNull();
    const tracks = startTracks('CH-1');
    const then = before(tracks, [BOOK, BOOK]);
    expect(then[BOOK]).toBe(tracks[BOOK] - 2);
  });
});
