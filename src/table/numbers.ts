// While all play at once, nobody may count what another seat does in its lane. So each viewer has their own numbers, which
// count only the lines that tell them something.
import type { GamePackage } from '../games/index.ts';
import type { Seat, State, Viewer } from '../kernel/types.ts';
import { hears, type Told } from '../kernel/view.ts';
import { effective } from './choices.ts';
import { difference } from './delta.ts';
import { readerOf } from './reader.ts';
import type { Act, Entry, Table } from './types.ts';

/** One viewer's entry in a list by viewer: seats come first, watchers last. */
const of = (list: readonly number[], you: Viewer): number => list[you ?? list.length - 1];

/** A table's number for a viewer: that of the last line they were told. */
export const numberFor = ({ seq, unseen }: Pick<Table, 'seq' | 'unseen'>, you: Viewer): number =>
  unseen.length === 0 ? seq : seq - of(unseen, you);

/** A line's number for a viewer; null: it is not for them. */
export function lineFor({ seq, numbers }: Pick<Entry, 'seq' | 'numbers'>, you: Viewer): number | null {
  const number = numbers === undefined ? seq : of(numbers, you);
  return number === 0 ? null : number;
}

const IN_LANES: readonly Act['do'][] = ['choose', 'confirm', 'undo'];

/** The position before a seat does something in its lane; null: the act is not of that kind. `was`: a copy of it that there is already. */
export function laneBefore({ game }: GamePackage, { journal }: Table, wish: Act, was?: State): State | null {
  if (journal === null || journal.toConfirm !== null || journal.state.lanes.length === 0) return null;
  return IN_LANES.includes(wish.do) ? (was ?? readerOf(game).clone(journal.state)) : null;
}

/** Counts one more line that is withheld from those who learn nothing from what a seat did in its lane. */
export function seal(
  pkg: GamePackage,
  table: Table,
  before: State,
  by: Seat,
  told: readonly Told[],
): readonly Viewer[] {
  const { state, toConfirm: waits } = table.journal!;
  if (waits !== null) return [];
  const viewers: Viewer[] = [...state.own.keys(), null];
  const isOther = (a: unknown, b: unknown): boolean => difference(a, b) !== undefined;
  // What anybody sees is most of a view, and compared once; of a seat's own view the rest is its hand and its lane.
  const [was, is] = [before, state].map((s) => readerOf(pkg.game).view(s, null));
  const isNewToAll = isOther(before.open, state.open) || isOther({ ...was, open: null }, { ...is, open: null });
  const isOwnNew = (seat: Seat): boolean =>
    isOther(before.own[seat], state.own[seat]) || isOther(before.lanes[seat], state.lanes[seat]);
  const isNews = (you: Viewer): boolean =>
    you === by || isNewToAll || told.some((one) => hears(one, you)) || (you !== null && isOwnNew(you));
  const unaware = viewers.filter((you) => !isNews(you));
  return hide(table, unaware);
}

/** Counts one more line that these viewers are not told. */
export function hide(table: Table, unaware: readonly Viewer[]): readonly Viewer[] {
  if (unaware.length === 0) return [];
  const viewers: Viewer[] = [...table.chairs.keys(), null];
  table.unseen = viewers.map((you, i) => (table.unseen[i] ?? 0) + (unaware.includes(you) ? 1 : 0));
  return unaware;
}

/** The numbers of the line just added, by seat, watchers last; 0 for those who are not told. */
export const numbersOf = (table: Table, unaware: readonly Viewer[]): Pick<Entry, 'numbers'> =>
  table.unseen.length === 0
    ? {}
    : {
        numbers: [...table.chairs.keys(), null].map((you) => (unaware.includes(you) ? 0 : numberFor(table, you))),
      };

/**
 * Notes the points that the table could go back to: after every choice, but what all did at once counts as one. `forked` is
 * the fork before the act.
 */
export function notePoint(table: Table, wish: Act, forked: State['forked'] | undefined): void {
  const { journal } = table;
  if (journal === null) return;
  const made = effective(table.choices).length;
  if ((table.points.at(-1) ?? 0) > made) table.points = table.points.filter((point) => point <= made); // they only ever rise
  const { state } = journal;
  const isNewFork = wish.do !== 'undo' && state.forked !== forked;
  if ((state.lanes.length === 0 || isNewFork) && table.points.at(-1) !== made) table.points.push(made);
}

/** How many steps the table can go back, including the open fork, whether anybody has chosen in it or not. */
export const pointsBack = ({ journal, points }: Table): number =>
  journal === null ? 0 : Math.max(0, points.length - (journal.state.lanes.length > 0 ? 0 : 1));

/** The step before a seat's last choice, if the table can go back there; -1: it cannot. */
export function pointBefore(table: Table, seat: Seat, from: number): number {
  const last = effective(table.choices).findLastIndex((choice) => choice.seat === seat);
  const points = table.points.slice(0, pointsBack(table));
  const point = points.findLastIndex((made) => made <= last);
  return point >= 0 && points[point] >= from ? point : -1;
}
