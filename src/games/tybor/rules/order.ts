// Who comes after whom (R0.6, R0.8, R6.3).

import type { RoundRow } from '../data/cards.ts';
import { scenarioOf } from '../data/kinds.ts';
import type { Open, S } from '../types.ts';

/** Costs, hand size, direction and effect of the current round. */
export const roundOf = ({ scenario, round }: Open): RoundRow => scenarioOf(scenario).rounds[Math.max(round, 1) - 1];

/** R0.8 The seat that many places on in the direction of play. */
export function placesOn(open: Open, seat: number, places: number): number {
  const n = open.tableaux.length;
  const step = roundOf(open).direction === 'cw' ? places : -places;
  return (((seat + step) % n) + n) % n;
}

/** R0.6 All seats, the holder of the start player card first. */
export function playOrder({ open }: Pick<S, 'open'>): number[] {
  const order: number[] = [];
  for (let i = 0; i < open.tableaux.length; i++) order.push(placesOn(open, open.starter, i));
  return order;
}
