// What the lab looks at in a finished game: the cards that each has laid out. All play at once, so no seat begins.
import type { GameLab } from '../../text/lab.ts';
import type { CardId } from './data/cards.ts';
import * as german from './text/de.ts';
import * as english from './text/en.ts';
import type { Happened, S } from './types.ts';

export const lab: GameLab<S, Happened> = {
  common: () => ({}),
  had: (s, seat) => ({ cards: s.open.rows[seat] }),
  words: {
    de: {
      kinds: { cards: 'Ausgelegte Karten' },
      lines: german.KINDS,
      thing: (_kind, id) => german.nameOf(id as CardId),
    },
    en: {
      kinds: { cards: 'Cards laid out' },
      lines: english.KINDS,
      thing: (_kind, id) => english.nameOf(id as CardId),
    },
  },
};
