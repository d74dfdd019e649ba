// One function a scoring rule; the total is the sum of the lines and exists nowhere else.
import type { ScoreLine, Seat } from '../../kernel/types.ts';
import { CARDS, GOODS, SET_POINTS } from './data/cards.ts';
import type { S } from './types.ts';

/** R3.1 Every card counts its value. */
function cards(s: S, seat: Seat): ScoreLine[] {
  const row = s.open.rows[seat];
  const points = row.reduce((sum, card) => sum + CARDS[card].value, 0);
  return [{ rule: 'R3.1', label: 'cards', points, facts: { count: row.length }, of: row.slice() }];
}

/** R3.2 A card of every good. */
function everyGood(s: S, seat: Seat): ScoreLine[] {
  const goods = new Set(s.open.rows[seat].map((card) => CARDS[card].good));
  return goods.size < GOODS.length ? [] : [{ rule: 'R3.2', label: 'everyGood', points: SET_POINTS }];
}

export const score = (s: S, seat: Seat): ScoreLine[] => [cards, everyGood].flatMap((lines) => lines(s, seat));

/** R3.3 The highest card. */
export const tieBreak = (s: S, seat: Seat): ScoreLine[] => [
  { rule: 'R3.3', label: 'highestCard', points: Math.max(0, ...s.open.rows[seat].map((card) => CARDS[card].value)) },
];
