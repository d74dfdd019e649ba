// What the lab looks at in a finished game.
import { type GameLab, seatsFrom } from '../../text/lab.ts';
import { buildingOf, orderOf, personOf } from './data/kinds.ts';
import type { Happened, S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common: ({ open }) => ({ scenarios: [open.scenario], chapters: [open.chapter] }),
  had({ open }, seat, told) {
    const { citizens, buildings } = open.tableaux[seat];
    return {
      citizens: citizens.map((id) => personOf(id).row),
      professions: citizens.map((id) => personOf(id).profession),
      buildings: buildings.map(({ id }) => buildingOf(id).row),
      orders: [orderOf(open.orders[seat]).row],
      uses: told.flatMap((one) => (one.e === 'used' && one.seat === seat ? [one.as] : [])),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return seatsFrom(began?.e === 'began' ? began.first : 0, s.own.length);
  },
};
