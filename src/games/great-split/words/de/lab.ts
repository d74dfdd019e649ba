import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords(names, {
  kinds: {
    characters: 'Charaktere',
    cards: 'Ausgespielte Karten',
    symbols: 'Ausgespielte Zeichen',
    uses: 'Wozu Karten dienten',
    scoringTiles: 'Wertungsplättchen',
    marketTiles: 'Marktplättchen',
  },
  lines: { prestige: 'Ansehen', book: 'Bücher', artwork: 'Kunstwerke', gem: 'Juwelen', order: 'Aufträge' },
  uses: { play: 'ausgespielt', sell: 'verkauft', split: 'Trennkarte' },
  after: (tile, round) => `${tile} nach Runde ${round}`,
});
