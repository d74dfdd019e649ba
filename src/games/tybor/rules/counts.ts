// What a tableau holds, counted (R0.4–R0.7).
import { buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Tableau } from '../types.ts';

/** R0.4, Q3 Symbols of one profession on citizens and buildings. */
export function symbolCount({ citizens, buildings }: Tableau, trade: number): number {
  let count = 0;
  for (const id of citizens) if (personOf(id).trade === trade) count++;
  for (const { id } of buildings) if (buildingOf(id).sign === trade) count++;
  return count;
}

/** R0.5, Q3 Symbols of one colour on citizens. */
export function colourSymbols({ citizens }: Tableau, tint: number): number {
  let count = 0;
  for (const id of citizens) count += personOf(id).symbols[tint];
  return count;
}

/** Buildings of each colour. */
export function buildingsByColour({ buildings }: Tableau): [number, number, number, number] {
  const count: [number, number, number, number] = [0, 0, 0, 0];
  for (const { id } of buildings) count[buildingOf(id).tint]++;
  return count;
}

/** Q2, Q15 Different professions among the citizens; buildings do not count. */
export const differentCitizens = ({ citizens }: Tableau): number =>
  new Set(citizens.map((id) => personOf(id).trade)).size;

/** R9.2 The work of all workers. */
export function workOf(workers: readonly PersonId[]): number {
  let work = 0;
  for (const id of workers) work += personOf(id).work;
  return work;
}
