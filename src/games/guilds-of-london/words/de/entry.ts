import { kitOf } from '../../../../text/kit.ts';
import type { EntryWords } from '../entry.ts';

const { number } = kitOf('de');

export const entry: EntryWords = {
  mode: 'Gespielt',
  together: 'zu zweit',
  alone: 'allein gegen Boris oder Rik',
  hint: 'Tippe eine Stelle an, dann das Plättchen, das dort liegt, und wessen Meister darauf steht.',
  fill: 'Rest auffüllen',
  fillAbout: 'Legt auf alle leuchtenden Stellen gewertete Plättchen ohne Meister.',
  places: 'Die Stellen der Stadt',
  empty: (x, y) => `leere Stelle (${number(x)}, ${number(y)})`,
  tile: 'Welches Plättchen liegt hier?',
  laid: 'liegt schon',
  master: 'Wessen Meister steht hier?',
  nobody: 'keiner',
  open: 'noch nicht gewertet',
  remove: 'Wegnehmen',
  mayors: 'Belohnungskarten',
  amounts: { pairVp: 'Benachbarte Meister', streetMasters: 'Reihen und Spalten' },
  forSoMany: (count) => `SP für ${count}`,
  counts: {
    vp: 'Siegpunkte auf der Leiste',
    pawnsInGuildhall: 'Mitglieder in der Zunfthalle',
    neutrals: 'Neutrale',
    cardsInHand: 'Handkarten',
    tokensReceived: 'Belohnungsmarker',
    plantationsWon: 'Gewonnene Plantagen',
  },
};
