// What the board reads out of its view: the own hand, and what the options are about.
import type { ViewOf } from '../../../kernel/types.ts';
import type { BoardProps } from '../../../parts/board.ts';
import type { BuildingId, GoodId } from '../data/kinds.ts';
import type { Answer, Build, Choices, Discard, Happened, Keep, Own, Pay, RigaTask, S, Take } from '../types.ts';
import type { RigaWords } from '../words/index.ts';

export type V = ViewOf<S>;
export type Option = Choices[keyof Choices];
export type RigaBoardProps = BoardProps<V, Option, Happened, RigaWords>;
export type Step = keyof Choices;
export type Asked = Extract<RigaTask, { readonly do: Step }>;

/** One's own cards; null for somebody who watches. */
export const ownOf = (view: V): Own | null => (view.seat === null ? null : (view.own[view.seat] as Own));

/** How many cards a seat holds, which everybody may know. */
export function handSizes(view: V, seat: number): { readonly goods: number; readonly buildings: number } {
  const { goods, buildings } = view.own[seat] as Own | Record<'goods' | 'buildings', number>;
  const size = (part: number | readonly unknown[]) => (typeof part === 'number' ? part : part.length);
  return { goods: size(goods), buildings: size(buildings) };
}

/** What can be done now, by the thing it is done with. */
export interface Offers {
  readonly step: Step | null;
  readonly rows: ReadonlyMap<number, Option>;
  readonly goods: ReadonlyMap<GoodId, Option>;
  /** To be taken, kept, erected or given up; or whose person can answer the Victual Brothers. */
  readonly buildings: ReadonlyMap<BuildingId, Option>;
  /** Said with a button: the end of the turn, money, enough, plundered, how much to store. */
  readonly plain: readonly Option[];
}

export function offersOf(decision: RigaBoardProps['decision']): Offers {
  const rows = new Map<number, Option>();
  const goods = new Map<GoodId, Option>();
  const buildings = new Map<BuildingId, Option>();
  const plain: Option[] = [];
  for (const option of decision?.options ?? []) {
    const { row, good, building } = option as Partial<
      Extract<Take, { as: 'row' }> & Extract<Pay | Discard, { as: 'good' }> & Keep & Extract<Build | Answer, Keep>
    >;
    if (row !== undefined) rows.set(row, option);
    else if (good !== undefined) goods.set(good, option);
    else if (building !== undefined) buildings.set(building, option);
    else plain.push(option);
  }
  return { step: (decision?.task.do as Step | undefined) ?? null, rows, goods, buildings, plain };
}

export const taskOf = <K extends Step>(
  decision: RigaBoardProps['decision'],
  step: K,
): Extract<Asked, { readonly do: K }> | null =>
  decision?.task.do === step ? (decision.task as Extract<Asked, { readonly do: K }>) : null;
