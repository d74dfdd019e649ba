// Kinds of points: lines of one name are added up.
import type { Words } from '../sentences.ts';

export const kinds: Words['kinds'] = {
  prestige: () => 'Prestige from the harvests',
  book: () => 'Books',
  artwork: () => 'Artworks',
  gem: () => 'Gems',
  order: (f) => `Orders for ${f('resource')}`,
};
