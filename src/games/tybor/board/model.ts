// What the board reads off a view, in one place.
import type { ViewOf } from '../../../kernel/types.ts';
import type { BoardProps } from '../../../parts/board.ts';
import type { BuildingId, PersonId } from '../data/kinds.ts';
import type { Choices, Happened, Own, S, Size, TyborTask, Use } from '../types.ts';
import type { TyborWords } from '../words/index.ts';

export type V = ViewOf<S>;
export type Option = Choices[keyof Choices];
export type TyborBoardProps = BoardProps<V, Option, Happened, TyborWords>;

/** My own compartment; null for an onlooker. */
export const ownOf = (view: V): Own | null => (view.seat === null ? null : (view.own[view.seat] as Own));

export const isOver = ({ todo, lanes }: V): boolean => todo.length === 0 && lanes.length === 0;

/** How many cards a seat holds, whoever looks. */
export function handCount(view: V, seat: number): number {
  const { hand } = view.own[seat] as { hand: readonly PersonId[] | number };
  return typeof hand === 'number' ? hand : hand.length;
}

/** Whom the table waits for, as far as the viewer may know. */
export function isBusy({ todo, lanes }: V, seat: number): boolean {
  const lane = lanes[seat];
  if (lane !== undefined) return lane === true || (lane !== false && lane.length > 0);
  return turnOf({ todo }) === seat;
}

/** Whose turn it is while one decides after the other. */
export function turnOf({ todo }: Pick<V, 'todo'>): number | null {
  const task = todo.at(-1) as TyborTask | undefined;
  return task !== undefined && 'seat' in task ? task.seat : null;
}

export const usesOf = (options: readonly Option[]): Use[] =>
  options.filter((option): option is Use => 'as' in option && option.as !== 'captain' && option.as !== 'building');

export const buildOf = (options: readonly Option[], building: BuildingId, size: Size): Use | undefined =>
  usesOf(options).find((use) => use.as === 'builder' && use.building === building && use.size === size);
