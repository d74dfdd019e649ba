// Kinds of points: lines of one name are added up.
import type { Words } from '../sentences.ts';

export const kinds: Words['kinds'] = {
  prestige: () => 'Prestige aus der Ausbeute',
  book: () => 'Bücher',
  artwork: () => 'Kunstwerke',
  gem: () => 'Juwelen',
  order: (f) => `Aufträge ${f('resource')}`,
};
