import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords(names, {
  kinds: {
    characters: 'Charaktere',
    cards: 'Gespielte Karten',
    symbols: 'Gespielte Symbole',
    uses: 'Wozu Karten dienten',
    scoringTiles: 'Wertungsplättchen',
    marketTiles: 'Marktplättchen',
  },
  records: {
    books: 'Am weitesten bei den Büchern',
    artworks: 'Am weitesten bei den Kunstwerken',
    gems: 'Wertvollstes Edelsteinpaar',
    gold: 'Am weitesten beim Gold',
  },
  lines: { prestige: 'Prestige', book: 'Bücher', artwork: 'Kunstwerke', gem: 'Juwelen', order: 'Aufträge' },
  uses: { play: 'gespielt', sell: 'verkauft', split: 'Trennkarte' },
  after: (tile, round) => `${tile} nach Runde ${round}`,
});
