// What the lab looks at in a finished game.
import { type GameLab, seatsFrom } from '../../text/lab.ts';
import type { Happened, S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common: (_s, told) => ({ ends: told.flatMap((one) => (one.e === 'ended' ? [one.why] : [])) }),
  had: ({ open }, seat, told) => ({
    tiles: told.flatMap((one) => (one.e === 'placed' && one.seat === seat ? [one.tile[0]] : [])),
    roles: told.flatMap((one) => (one.e === 'put' && one.seat === seat ? [one.role] : [])),
    features: open.awards.filter((award) => award.seat === seat).map(({ what }) => what),
  }),
  order: ({ open, own }) => seatsFrom(open.starter, own.length),
};
