// What the lab looks at in a finished game: the cards that each has laid out. All play at once, so no seat begins.
import type { GameLab, LabWords } from '../../text/lab.ts';
import type { CardId } from './data/cards.ts';
import type { Happened, S } from './types.ts';
import * as german from './words/de/texts.ts';
import * as english from './words/en/texts.ts';

export const lab: GameLab<S, Happened> = {
  common: () => ({}),
  had: (s, seat) => ({ cards: s.open.rows[seat] }),
};

export const labWords: Readonly<Record<'de' | 'en', LabWords>> = {
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
};
