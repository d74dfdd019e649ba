// The pictures of the rulebook, as rows of cards, signs and tracks (`by-name.ts`).
import type { Plate } from '../../../draw/plate.ts';
import { CARDS } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { ZONES } from '../data/table.ts';
import { BANNERS, SPACES, SYMBOLS, TRACK_ROWS, type TrackId } from '../data/tracks.ts';

const ALL: readonly Plate[] = [
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

/** What is printed on the thing of this name. */
function printedOn(name: string): string {
  const [what, of] = name.split(' ');
  if (what === 'market') return JSON.stringify(ZONES);
  const track = of as TrackId;
  if (what === 'track') return JSON.stringify([TRACK_ROWS[track], SPACES[track], BANNERS[track], SYMBOLS[track]]);
  return JSON.stringify(CARDS[name] ?? null);
}
const printedOnAll = (): string[] => ALL.map(({ shows }) => shows.map(printedOn).join());
const usual = inPlay.with(inPlay.builtIn, printedOnAll);

/** What an edition prints differently, or does not have, is left out: the words beside a picture speak of what it shows. */
export let PLATES!: readonly Plate[];
inPlay.table(
  () => printedOnAll(),
  (now) => {
    PLATES = ALL.filter((_, i) => now[i] === usual[i]);
  },
);
