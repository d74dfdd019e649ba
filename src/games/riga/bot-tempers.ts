// What tempers like at Riga, in points (`Likings`).
import { baseOf, buildingOf } from './data/kinds.ts';
import type { S } from './types.ts';

/** From so many points on a building is a great one. */
const GREAT = 5;

export const tempers = {
  /** Great buildings. */
  bold({ open }: S, seat: number): number {
    let great = 0;
    for (const id of open.towns[seat].buildings) if (buildingOf(id).vp >= GREAT) great++;
    return 1.5 * great;
  },
  /** Goods in the warehouse. */
  careful: ({ own }: S, seat: number): number => 0.05 * baseOf(own[seat].goods),
  /** Buildings, one after the other. */
  builder: ({ open }: S, seat: number): number => 0.9 * open.towns[seat].buildings.length,
};
