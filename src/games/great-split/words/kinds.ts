// What kinds of points there are, for sums over several lines: lines of one name are added up.

import type { Language } from '../../../text/languages.ts';
import type { Fact } from '../../../text/table.ts';
import type { LineLabel } from './sentences.ts';

export const KINDS: Readonly<Record<Language, Readonly<Record<LineLabel, (fact: Fact) => string>>>> = {
  de: {
    prestige: () => 'Prestige aus der Ausbeute',
    book: () => 'Bücher',
    artwork: () => 'Kunstwerke',
    gem: () => 'Juwelen',
    order: (f) => `Aufträge ${f('resource')}`,
  },
  en: {
    prestige: () => 'Prestige from the harvests',
    book: () => 'Books',
    artwork: () => 'Artworks',
    gem: () => 'Gems',
    order: (f) => `Orders for ${f('resource')}`,
  },
};
