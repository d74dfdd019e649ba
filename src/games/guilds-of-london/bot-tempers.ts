// What tempers like in the Guilds of London, in points (`Likings`).
import type { Seat } from '../../kernel/types.ts';
import { isUnresolved, masterCount } from './rules/city.ts';
import type { S } from './types.ts';

export const tempers = {
  /** Pawns where it is not decided yet. */
  bold({ open: { city } }: S, seat: Seat): number {
    const pawns = city.pawns[seat];
    let count = 0;
    for (let place = 0; place < pawns.length; place++) if (isUnresolved(city, place)) count += pawns[place];
    return 0.2 * count;
  },
  /** Cards in hand and pawns in the Guildhall. */
  careful: ({ open, own }: S, seat: Seat): number => 0.12 * (own[seat].hand.length + open.hall[seat]),
  /** Masters in the city. */
  builder: ({ open }: S, seat: Seat): number => 1.2 * masterCount(open.city, seat),
};
