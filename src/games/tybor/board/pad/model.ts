// The position as it is entered: cards by their codes, players by seat.

import { bareOf, padModel } from '../../../../parts/pad/position.ts';
import { seatName } from '../../../../parts/pad.ts';
import { guarded } from '../../../../text/input.ts';
import { inPlay } from '../../data/in-play.ts';
import { allOrders, type OrderId, orderOf } from '../../data/kinds.ts';
import { typing } from '../../pad-cards.ts';
import { type PadPlayer, type PadPosition, POSITION } from '../../pad-shape.ts';
import { rowFor } from '../../rules/cards.ts';

export type TyborPad = PadPosition;
/** R10.4 */
export const copiesFor = (players: number): number => rowFor(players).copies;
/** What the copies of a card are called. */
export const copiesOf = (row: string, players: number): string[] => [row, `${row}b`].slice(0, copiesFor(players));
/** Which one it is: two copies of an order are alike, so the pad shows each once (R10.1). */
export const orderRow = (order: OrderId): OrderId => orderOf(order).row;
export const orders = (): OrderId[] => allOrders(1);

const model = padModel(POSITION, { join });
export const { emptyPad, withPlayers } = model;
/** Which cards there are follows from what was typed. */
export const isPad = (value: unknown): value is PadPosition =>
  guarded(() => inPlay.with(typing.editionOf(typing.read(value)), () => model.isPad(value))) === true;

/** The row of a card, by its code. */
export const rowOf = (code: string): string => code.replace(/b$/, '');

/** A newcomer gets an order that is still free; with up to four players there are no second copies (R10.4). */
function join({ players: stayed }: TyborPad, count: number): PadPlayer[] {
  const copies = copiesFor(count);
  const isThere = (code: string): boolean => copies === 2 || !code.endsWith('b');
  const free = Array.from({ length: copies }, orders).flat();
  const take = (order: OrderId): boolean => free.includes(order) && free.splice(free.indexOf(order), 1).length > 0;
  const kept = stayed.map(({ order }) => take(orderRow(order)));
  return Array.from({ length: count }, (_, seat): PadPlayer => {
    const one = stayed[seat] ?? NEWCOMER;
    return {
      name: seatName(seat),
      order: kept[seat] ? orderRow(one.order) : (free.shift() ?? orders()[0]),
      citizens: one.citizens.filter(isThere),
      workers: one.workers.filter(isThere),
      buildings: one.buildings.filter(({ id }) => isThere(id)),
    };
  });
}
const NEWCOMER = bareOf(POSITION);
