import type { Memorable } from '../../text/memorable.ts';
import { cardOf, readCard } from './data/kinds.ts';
import { masterCount } from './rules/city.ts';
import { adjacentPairs } from './scoring.ts';
import type { S } from './types.ts';

export const memorable: Memorable<S> = {
  noted: ({ open }, seat) => ({
    masters: masterCount(open.city, seat),
    neighbours: adjacentPairs(open, seat),
    tokens: open.received[seat],
    plantation: open.won[seat],
  }),
  favourites: 'cards',
  used: (_s, _seat, chosen) =>
    chosen.flatMap((text) => {
      const card = text.startsWith('special ') ? readCard(text.slice('special '.length)) : undefined;
      return card === undefined ? [] : [cardOf(card).code];
    }),
};
