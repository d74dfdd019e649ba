// What tempers like at Tybor, in points (`Likings`).
import { personOf } from './data/kinds.ts';
import type { S } from './types.ts';

export const tempers = {
  /** Large houses. */
  bold({ open }: S, seat: number): number {
    let large = 0;
    for (const { size } of open.tableaux[seat].buildings) if (size === 'large') large++;
    return 1.2 * large;
  },
  /** Workers in reserve. */
  careful({ open }: S, seat: number): number {
    let work = 0;
    for (const id of open.tableaux[seat].workers) work += personOf(id).work;
    return 0.22 * Math.min(work, 12);
  },
  /** Houses, however small. */
  builder: ({ open }: S, seat: number): number => 1.5 * open.tableaux[seat].buildings.length,
};
