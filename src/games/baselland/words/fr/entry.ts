import { kitOf } from '../../../../text/kit.ts';
import type { EntryWords } from '../entry.ts';

const { number } = kitOf('fr');

export const entry: EntryWords = {
  box: 'Les tuiles de la boîte',
  boxHint: 'Touchez une tuile, puis une place qui brille. Touchez une tuile posée pour y mettre des partisans.',
  tiles: 'Tuiles posées',
  at: (name, x, y) => `${name} en (${number(x)}, ${number(y)})`,
  whose: 'À qui sont les partisans',
  score: 'Piste',
  scoreOf: (name) => `Points de ${name} sur la piste`,
  settings: 'Règles de la table',
  turn: 'Tourner',
  remove: 'Enlever',
  start: 'La tuile de départ reste en place.',
  takeHome: (name) => `${name} rentre`,
  done: 'Terminé',
};
