// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  person: 'The same captain as a citizen and as a worker: what does not count there is faint.',
  sizes: 'One building, its small side and its large side.',
  symbols: 'Two farmers among the citizens and a building with the symbol: three farmer symbols.',
  ways: 'A picked card becomes a citizen, a worker, or the builder of one building.',
  cheaper: 'Three green symbols on citizens make a green building cheaper by three.',
  paying: 'Two workers pay for a large building in the first round; one too much is lost.',
  draws: 'The pair of cards on a building: draw two, keep one as a worker.',
  most: 'The sign for the most buildings of the colour shown.',
  set: 'A building in each of the four colours makes a set.',
  pairs: 'The sign for pairs: two buildings of the colour shown.',
  farmers: 'Three farmer symbols.',
  captains: 'One ship, and two ships.',
  soldiers: 'Four soldier symbols.',
};
