import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords(names, {
  kinds: {
    characters: 'Characters',
    cards: 'Cards played',
    symbols: 'Symbols played',
    uses: 'What cards were used for',
    scoringTiles: 'Scoring tiles',
    marketTiles: 'Market tiles',
  },
  records: {
    books: 'Furthest on the book track',
    artworks: 'Furthest on the artwork track',
    gems: 'Most valuable pair of gems',
    gold: 'Furthest on the gold track',
  },
  lines: { prestige: 'Prestige', book: 'Books', artwork: 'Artworks', gem: 'Gems', order: 'Orders' },
  uses: { play: 'played', sell: 'sold', split: 'split card' },
  after: (tile, round) => `${tile} after round ${round}`,
});
