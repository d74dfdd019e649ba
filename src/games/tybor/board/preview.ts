// What a card would bring, worked out on a copy: points as if the game ended after it, work, discounts, progress of sets.
import { total } from '../../../kernel/score.ts';
import type { ScoreLine } from '../../../kernel/types.ts';
import { type RoundRow, SYMBOL_POINTS } from '../data/cards.ts';
import { type BuildingId, chapterOf, type PersonId, personOf } from '../data/kinds.ts';
import { PROFESSIONS, type Profession } from '../data/persons.ts';
import { costOf, uses } from '../rules/cost.ts';
import { differentCitizens, symbolCount, workOf } from '../rules/counts.ts';
import { roundOf } from '../rules/order.ts';
import { goalProgress, score } from '../scoring.ts';
import type { Open, Size, Tableau } from '../types.ts';
import type { V } from './model.ts';

export interface Progress {
  readonly count: number;
  readonly needs: number;
}
export interface Preview {
  /** Points more or fewer than without it, if the game ended now. */
  readonly points: number;
  /** The chapter's goal, if this brings it closer or further away. */
  readonly goal: Progress | null;
}
export interface CitizenPreview extends Preview {
  readonly profession: Profession;
  /** Symbols of the profession afterwards. */
  readonly count: number;
  /** How complete its set is; null for professions without sets. */
  readonly set: Progress | null;
}
export interface WorkerPreview extends Preview {
  readonly before: number;
  readonly after: number;
}

const copy = ({ citizens, workers, buildings }: Tableau): Tableau => ({
  citizens: citizens.slice(),
  workers: workers.slice(),
  buildings: buildings.slice(),
});

/** The view after `change` to one tableau. It knows no more of other seats' orders than before. */
function after(view: V, seat: number, change: (tableau: Tableau) => void): V {
  const tableaux = view.open.tableaux.map((tableau, i) => (i === seat ? copy(tableau) : tableau));
  change(tableaux[seat]);
  return { ...view, open: { ...view.open, tableaux } };
}

export const linesOf = (view: V, seat: number): ScoreLine[] => score(view, seat);
export const pointsOf = (view: V, seat: number): number => total(linesOf(view, seat));

function compare(view: V, seat: number, then: V): Preview {
  const chapter = chapterOf(view.open.chapter);
  const now = goalProgress(chapter, view.open.tableaux[seat]);
  const later = goalProgress(chapter, then.open.tableaux[seat]);
  const isMoved = chapter.goal !== null && (now.count !== later.count || now.needs !== later.needs);
  return {
    points: total(score(then, seat)) - pointsOf(view, seat),
    goal: isMoved ? { count: later.count, needs: later.needs } : null,
  };
}

export function asCitizen(view: V, seat: number, card: PersonId): CitizenPreview {
  const then = after(view, seat, ({ citizens }) => citizens.push(card));
  const { profession, trade } = personOf(card);
  const count = symbolCount(then.open.tableaux[seat], trade);
  const { step } = SYMBOL_POINTS[profession];
  const set = step > 1 ? { count: ((count - 1) % step) + 1, needs: step } : null;
  return { ...compare(view, seat, then), profession, count, set };
}

export function asWorker(view: V, seat: number, card: PersonId): WorkerPreview {
  const then = after(view, seat, ({ workers }) => workers.push(card));
  const before = workOf(view.open.tableaux[seat].workers);
  return { ...compare(view, seat, then), before, after: before + personOf(card).work };
}

/** Raised and paid from the strongest worker down, which takes the fewest. */
export function asBuilding(view: V, seat: number, building: BuildingId, size: Size): Preview {
  let owed = costOf(view.open as Open, seat, building, size);
  const then = after(view, seat, ({ workers, buildings }) => {
    buildings.push({ id: building, size });
    while (owed > 0 && workers.length > 0) owed -= personOf(workers.shift()!).work;
  });
  return compare(view, seat, then);
}

/** How many buildings on display could be paid now. */
export const affordable = (open: Open, seat: number): number =>
  new Set(uses(open, seat).flatMap((use) => (use.as === 'builder' ? [use.building] : []))).size;

/** What the end of this round asks of a seat, and how close it is: R7.4, R7.5. */
export function roundProgress(open: Open, seat: number): Progress | null {
  return effectProgress(open.tableaux[seat], roundOf(open));
}

function effectProgress(
  tableau: Tableau,
  { effect, threshold }: Pick<RoundRow, 'effect' | 'threshold'>,
): Progress | null {
  if (effect === 'diverse_citizens_worker') return { count: differentCitizens(tableau), needs: threshold };
  return effect === 'buildings_citizen' ? { count: tableau.buildings.length, needs: threshold } : null;
}

/** R8.4 How close a seat is to the chapter's goal, or to what it brings after each round; null if there is neither. */
export function chapterProgress(open: Open, seat: number): Progress | null {
  const row = chapterOf(open.chapter);
  if (row.goal === null) return effectProgress(open.tableaux[seat], row);
  const { count, needs } = goalProgress(row, open.tableaux[seat]);
  return { count, needs };
}

/** R0.4 The professions for which there are symbols. */
export const symbolsOf = (tableau: Tableau): { profession: Profession; count: number }[] =>
  PROFESSIONS.map((profession, trade) => ({ profession, count: symbolCount(tableau, trade) })).filter(
    ({ count }) => count > 0,
  );
