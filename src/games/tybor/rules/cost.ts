// What a building costs, who can pay it, and with whom (R5.4).
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { type Open, SIZES, type Size, type Use } from '../types.ts';
import { colourSymbols, workOf } from './counts.ts';
import { roundOf } from './order.ts';

/** R5.4.2, R5.4.3 */
export function costOf(open: Open, seat: number, building: BuildingId, size: Size): number {
  const discount = colourSymbols(open.tableaux[seat], buildingOf(building).tint);
  return Math.max(0, roundOf(open)[size] - discount);
}

const BUILD = new Map<BuildingId, { readonly small: Use; readonly large: Use }>();
/** The same record every time: it is listed constantly and never changed. */
function build(building: BuildingId, size: Size): Use {
  let uses = BUILD.get(building);
  if (uses === undefined) {
    uses = { small: { as: 'builder', building, size: 'small' }, large: { as: 'builder', building, size: 'large' } };
    BUILD.set(building, uses);
  }
  return uses[size];
}
const CITIZEN: Use = { as: 'citizen' };
const WORKER: Use = { as: 'worker' };

/** R5.1 Citizen, worker, and each building on display that can be paid (R5.4.6). */
export function uses(open: Open, seat: number): Use[] {
  const list = [CITIZEN, WORKER]; // Q8
  const tableau = open.tableaux[seat];
  const base = roundOf(open);
  const work = workOf(tableau.workers);
  let tint = -1;
  let reach = 0;
  for (const building of open.display) {
    const row = buildingOf(building);
    if (row.tint !== tint) {
      tint = row.tint; // sorted by colour (R3.6)
      reach = work + colourSymbols(tableau, tint);
    }
    for (const size of SIZES) if (base[size] <= reach) list.push(build(building, size)); // R5.4.1, Q35
  }
  return list;
}

/**
 * R5.4.4, Q5 How many workers, from `from` on, may be picked next. The strongest come first and picking never goes back,
 * so the last one picked is the weakest: before it the cost was not reached, hence nobody can be left out. What remains
 * to be checked is that those from there on can still reach the cost.
 */
export function payers(workers: readonly PersonId[], from: number, owed: number): number {
  let rest = 0;
  for (let i = workers.length - 1; i >= from; i--) {
    rest += personOf(workers[i]).work;
    if (rest >= owed) return i - from + 1;
  }
  return 0;
}
