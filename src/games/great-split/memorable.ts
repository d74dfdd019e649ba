import type { Memorable } from '../../text/memorable.ts';
import { ARTWORK, BOOK, cardOf, EMERALD, GOLD, readCard, TOPAZ, VALUE } from './data/kinds.ts';
import type { S } from './types.ts';

export const memorable: Memorable<S> = {
  noted({ open }, seat) {
    const tracks = open.tracks[seat];
    return {
      books: tracks[BOOK],
      artworks: tracks[ARTWORK],
      gems: Math.min(VALUE[TOPAZ][tracks[TOPAZ]], VALUE[EMERALD][tracks[EMERALD]]),
      gold: tracks[GOLD],
    };
  },
  favourites: 'cards',
  used: (_s, _seat, chosen) =>
    chosen.flatMap((text) => {
      const card = text.startsWith('play ') ? readCard(text.slice('play '.length)) : undefined;
      if (card === undefined) return [];
      const { level, symbol, count } = cardOf(card);
      return [`${level} ${symbol} ${count}`];
    }),
};
