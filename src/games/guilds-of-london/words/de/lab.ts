import type { LabWords } from '../../../../text/lab.ts';
import { labWords } from '../lab.ts';
import { effectNames } from './effect-names.ts';
import { names } from './names.ts';

export const lab: LabWords = labWords({
  kinds: {
    plantations: 'Plantage zu Beginn',
    opponents: 'Gegner im Solospiel',
    tiles: 'Plättchen mit eigenem Meister',
    mayors: 'Belohnungskarten',
    effects: 'Sonderaktionen nach Wirkung',
    cards: 'Sonderaktionen nach Karte',
    uses: 'Wozu Karten dienten',
    tokens: 'Marker für zweite Plätze',
  },
  records: {
    masters: 'Meiste Meister',
    neighbours: 'Meiste benachbarte Meisterpaare',
    tokens: 'Meiste Marker für zweite Plätze',
    plantation: 'Meiste Belohnungen der Plantage',
  },
  lines: {
    tiles: 'Erste Plätze',
    tokens: 'Marker für zweite Plätze',
    plantation: 'Plantage',
    cards: 'Sonderaktionen',
    promo: 'Promokarte',
    beadle: 'Stadtamtmann',
    mayor: 'Belohnungskarten',
    adjacent: 'Benachbarte Meister',
    opponent: 'Gegner',
  },
  uses: { recruit: 'Anwerben', move: 'Bewegen', special: 'Sonderaktion' },
  effectNames,
  names,
});
