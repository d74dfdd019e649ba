import { buildingOf, personOf } from '../data/kinds.ts';
import type { S } from '../types.ts';

/** What the board would light up. */
export function lightsUp({ open, own }: S, you: number, name: string): boolean {
  const persons = [...own[you].hand, ...open.tableaux.flatMap(({ citizens, workers }) => [...citizens, ...workers])];
  const buildings = [...open.display, ...open.tableaux.flatMap((tableau) => tableau.buildings.map(({ id }) => id))];
  const codes = [...persons.map((id) => personOf(id).code), ...buildings.map((id) => buildingOf(id).code)];
  return [...codes, own[you].order].includes(name);
}
