// The pictures of the rulebook, as rows of cards, signs and tracks (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';

export const PLATES: readonly Plate[] = [
  { id: 'parts', rule: 'R4.1', shows: ['GS-I-05', 'GS-I-13', 'split', 'GS-I-20', 'GS-I-25', 'GS-I-23'] },
  { id: 'steps', rule: 'R5.3', shows: ['GS-II-07', '→', 'track topaz 3'] },
  { id: 'diamond', rule: 'R5.5a', shows: ['seal_diamond', '→', 'book', 'artwork'] },
  { id: 'square', rule: 'R5.5b', shows: ['seal_square', '→', 'topaz', 'emerald', 'gold'] },
  { id: 'star', rule: 'R5.5c', shows: ['seal_star', '→', 'book', 'artwork', 'topaz', 'emerald', 'gold'] },
  { id: 'wild', rule: 'R5.6', shows: ['split', '→', '+1'] },
  { id: 'arrow', rule: 'R6.1', shows: ['track gold 3'] },
  { id: 'seal', rule: 'R6.3', shows: ['track gold_seal 1', '→', 'gold', '+1'] },
  { id: 'books', rule: 'R6.5', shows: ['track book 6'] },
  { id: 'sold', rule: 'R7.1', shows: ['GS-I-29', '→', 'back', '→', 'gold', 'prestige'] },
  { id: 'value', rule: 'R10.2', shows: ['track book 9', '=', '6'] },
  { id: 'market', rule: 'R10.3', shows: ['market 8'] },
  { id: 'gems', rule: 'R10.4', shows: ['topaz', '5', 'emerald', '3', '→', '×2', '=', '6'] },
  { id: 'orders', rule: 'R10.5', shows: ['order', 'order', '×', 'star', 'star', 'star', '=', '6'] },
];
