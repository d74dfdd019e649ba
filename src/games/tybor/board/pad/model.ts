// The position as it is entered: cards by their codes, players by seat.

import { fits, oneOf } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import type { ChapterId, ScenarioId } from '../../data/cards.ts';
import {
  allOrders,
  CHAPTER_IDS,
  isOrderId,
  type OrderId,
  orderOf,
  readBuilding,
  readPerson,
  SCENARIO_IDS,
} from '../../data/kinds.ts';
import { rowFor } from '../../rules/cards.ts';
import { type Area, SIZES, type Size } from '../../types.ts';

export interface PadPlayer {
  readonly name: string;
  readonly order: OrderId;
  readonly citizens: readonly string[];
  readonly workers: readonly string[];
  readonly buildings: readonly { readonly id: string; readonly size: Size }[];
}
export interface TyborPad {
  readonly scenario: ScenarioId;
  readonly chapter: ChapterId;
  readonly players: readonly PadPlayer[];
}
/** R10.4 */
export const copiesFor = (players: number): number => rowFor(players).copies;
const rowOf = (code: string): string => code.replace(/b$/, '');
/** Which of the four it is: two copies of an order are alike, so the pad shows each once (R10.1). */
export const orderRow = (order: OrderId): OrderId => orderOf(order).row;
export const ORDERS = allOrders(1);

const newcomer = (seat: number, order: OrderId): PadPlayer => ({
  name: seatName(seat),
  order,
  citizens: [],
  workers: [],
  buildings: [],
});
export const emptyPad = (players: number): TyborPad => ({
  scenario: SCENARIO_IDS[0],
  chapter: CHAPTER_IDS[0],
  players: Array.from({ length: players }, (_, seat) => newcomer(seat, ORDERS[seat % ORDERS.length])),
});

/** A newcomer gets an order that is still free; with up to four players there are no second copies (R10.4). */
export function withPlayers(value: TyborPad, count: number): TyborPad {
  const copies = copiesFor(count);
  const isThere = (code: string): boolean => copies === 2 || !code.endsWith('b');
  const stayed = value.players.slice(0, count);
  const free = Array.from({ length: copies }, () => ORDERS).flat();
  const take = (order: OrderId): boolean => free.includes(order) && free.splice(free.indexOf(order), 1).length > 0;
  const kept = stayed.map(({ order }) => take(orderRow(order)));
  const players = Array.from({ length: count }, (_, seat): PadPlayer => {
    const one = stayed[seat];
    if (one === undefined) return newcomer(seat, free.shift() ?? 'O1');
    return {
      name: one.name,
      order: kept[seat] ? orderRow(one.order) : (free.shift() ?? 'O1'),
      citizens: one.citizens.filter(isThere),
      workers: one.workers.filter(isThere),
      buildings: one.buildings.filter(({ id }) => isThere(id)),
    };
  });
  return { ...value, players };
}

const isPerson = (code: unknown): boolean => readPerson(code) !== undefined;
export const isPad = (value: unknown): value is TyborPad =>
  fits(value, {
    scenario: oneOf(SCENARIO_IDS),
    chapter: oneOf(CHAPTER_IDS),
    players: [
      {
        name: (name) => seatOf(name) >= 0,
        order: isOrderId,
        citizens: [isPerson],
        workers: [isPerson],
        buildings: [{ id: (code) => readBuilding(code) !== undefined, size: oneOf(SIZES) }],
      },
    ],
  });

export const AREAS = { citizen: 'citizens', worker: 'workers' } as const satisfies Record<Area, keyof PadPlayer>;

const codesOf = ({ citizens, workers, buildings }: PadPlayer): string[] => [
  ...citizens,
  ...workers,
  ...buildings.map(({ id }) => id),
];
/** The seats that have a copy of a card. */
export const holdersOf = ({ players }: TyborPad, row: string): number[] =>
  players.flatMap((one, seat) => codesOf(one).flatMap((code) => (rowOf(code) === row ? [seat] : [])));

/** The copy to take: one that nobody has; if there is none, one that somebody has, and the pad will say so. */
export function freeCopy({ players }: TyborPad, row: string): string {
  const used = players.flatMap(codesOf);
  const isFree = (code: string) => !used.includes(code);
  return copiesFor(players.length) === 2 && !isFree(row) && isFree(`${row}b`) ? `${row}b` : row;
}

export const without = (player: PadPlayer, code: string): PadPlayer => ({
  ...player,
  citizens: player.citizens.filter((one) => one !== code),
  workers: player.workers.filter((one) => one !== code),
  buildings: player.buildings.filter(({ id }) => id !== code),
});
export const copiesOf = (player: PadPlayer, row: string): string[] =>
  codesOf(player).filter((code) => rowOf(code) === row);

/** What pressing a card in the box does: a copy that nobody has comes; if there is none, the player's own go back. */
export function pressed(value: TyborPad, seat: number, row: string): 'comes' | 'goesBack' {
  const hasOwn = copiesOf(value.players[seat], row).length > 0;
  const isFree = holdersOf(value, row).length < copiesFor(value.players.length);
  return hasOwn && !isFree ? 'goesBack' : 'comes';
}
