// The position as it is entered: cards by their codes, players by seat.

import { fits, oneOf } from '../../../../parts/pad/shape.ts';
import { seatName, seatOf } from '../../../../parts/pad.ts';
import type { ChapterId, ScenarioId } from '../../data/cards.ts';
import {
  allOrders,
  CHAPTER_IDS,
  isOrderId,
  type OrderId,
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
export const ordersFor = (players: number): OrderId[] => allOrders(copiesFor(players));

export const emptyPad = (players: number): TyborPad => ({
  scenario: SCENARIO_IDS[0],
  chapter: CHAPTER_IDS[0],
  players: ordersFor(players)
    .slice(0, players)
    .map((order, seat) => ({ name: seatName(seat), order, citizens: [], workers: [], buildings: [] })),
});

/** Who comes gets an order that is still free; with up to four players there are no second copies (R10.4). */
export function withPlayers(value: TyborPad, count: number): TyborPad {
  const isThere = (code: string): boolean => copiesFor(count) === 2 || !code.endsWith('b');
  const stayed = value.players.slice(0, count);
  const free = ordersFor(count).filter((order) => !stayed.some((one) => one.order === order));
  const players = Array.from({ length: count }, (_, seat): PadPlayer => {
    const one = stayed[seat];
    if (one === undefined)
      return { name: seatName(seat), order: free.shift() ?? 'O1', citizens: [], workers: [], buildings: [] };
    return {
      name: one.name,
      order: isThere(one.order) ? one.order : (free.shift() ?? 'O1'),
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
const rowOf = (code: string): string => code.replace(/b$/, '');

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
export const has = (player: PadPlayer, row: string): string | undefined =>
  codesOf(player).find((code) => rowOf(code) === row);
