import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Baselland',
  line: 'Composez un pays de routes, de villes et de monastères, et placez vos gens aux bons endroits.',
  source:
    'Règles du livret, tuiles d’après des sources publiques ; le nombre de joueurs et de partisans est reconstitué.',
  daily: 'Les vingt premières tuiles',
};
