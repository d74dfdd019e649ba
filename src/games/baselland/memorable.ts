import type { Memorable } from '../../text/memorable.ts';
import { ROLES, type S } from './types.ts';

const ROLE_OF: Readonly<Record<string, string>> = {
  r: ROLES.road,
  c: ROLES.city,
  m: ROLES.monastery,
  f: ROLES.field,
};

export const memorable: Memorable<S> = {
  noted({ open }, seat) {
    const mine = open.awards.filter((award) => award.seat === seat);
    const most = (what: 'city' | 'road'): number =>
      Math.max(0, ...mine.flatMap((award) => (award.what === what ? [award.parts] : [])));
    return {
      housed: new Set(mine.flatMap(({ what, at }) => (what === 'refugee' ? [at] : []))).size, // R7.7 some are paid more than once
      city: most('city'),
      road: most('road'),
      monasteries: mine.filter(({ what }) => what === 'monastery').length,
    };
  },
  favourites: 'roles',
  used: (_s, _seat, chosen) => chosen.flatMap((text) => (/^[rcmf]\d$/.test(text) ? [ROLE_OF[text[0]]] : [])),
};
