import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { effectNames } from './effect-names.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    plantations: 'Plantation at the start',
    opponents: 'Solo opponents',
    tiles: 'Tiles with a master of one’s own',
    mayors: 'Mayor cards',
    effects: 'Special actions by effect',
    cards: 'Special actions by card',
    uses: 'What cards were used for',
    tokens: 'Tokens for second places',
  },
  records: {
    masters: 'Most masters',
    neighbours: 'Most adjacent pairs of masters',
    tokens: 'Most tokens for second places',
    plantation: 'Most plantation rewards',
  },
  lines: {
    tiles: 'First places',
    tokens: 'Tokens for second places',
    plantation: 'Plantation',
    cards: 'Special actions',
    promo: 'Promo card',
    beadle: 'Beadle',
    mayor: 'Mayor cards',
    adjacent: 'Adjacent masters',
    opponent: 'Opponent',
  },
  uses: { recruit: 'recruit', move: 'move', special: 'special action' },
  effectNames,
  names,
});
