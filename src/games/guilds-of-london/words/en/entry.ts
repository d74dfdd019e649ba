import { kitOf } from '../../../../text/kit.ts';
import type { EntryWords } from '../entry.ts';

const { number } = kitOf('en');

export const entry: EntryWords = {
  mode: 'Played',
  together: 'with two players',
  alone: 'alone against Boris or Rik',
  hint: 'Tap a place, then the tile that lies there, and whose master stands on it.',
  fill: 'Fill up the rest',
  fillAbout: 'Lays resolved tiles without a master on all glowing places.',
  places: 'The places of the city',
  empty: (x, y) => `empty place (${number(x)}, ${number(y)})`,
  tile: 'Which tile lies here?',
  laid: 'already laid',
  master: 'Whose master stands here?',
  nobody: 'nobody',
  open: 'not resolved yet',
  remove: 'Take away',
  mayors: 'Mayor cards',
  amounts: { pairVp: 'Adjacent masters', streetMasters: 'Rows and columns' },
  forSoMany: (count) => `VP for ${count}`,
  counts: {
    vp: 'VP on the track',
    pawnsInGuildhall: 'Pawns in the Guildhall',
    neutrals: 'Neutrals',
    cardsInHand: 'Cards in hand',
    tokensReceived: 'Second-place tokens',
    plantationsWon: 'Plantations won',
  },
};
