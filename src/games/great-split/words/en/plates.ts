// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  parts: 'A hand in two parts, with the split card between them.',
  steps: 'Three topazes in the centre: three steps on the topaz track.',
  diamond: 'The diamond seal moves on the seal track of books or artworks.',
  square: 'The square seal moves on the seal track of topazes, emeralds or gold.',
  star: 'The star seal moves on any seal track.',
  wild: 'The split card is a step on a track of your choice.',
  arrow: 'The gold cube has reached the first double arrow.',
  seal: 'A resource symbol on its seal track: the resource moves a step, too.',
  books: 'The book track with its values and orders.',
  sold: 'Sold face down, a card brings a step on gold or on prestige.',
  value: 'The cube is on a blank space: the last value reached counts.',
  market:
    'What each space of the artwork track is worth with the market slider on its eighth space; the brightest is the arrow.',
  gems: 'The weaker of the two gem tracks counts, twice.',
  orders: 'Two orders of a resource times three stars of its seal track.',
};
