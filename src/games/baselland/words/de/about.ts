import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Baselland',
  line: 'Legt ein Land aus Straßen, Städten und Klöstern, und setzt eure Leute an die richtigen Orte.',
  source:
    'Regeln aus dem Spielheft, Plättchen nach öffentlichen Quellen; die Zahl der Mitspieler und Gefolgsleute ist rekonstruiert.',
  daily: 'Die ersten zwanzig Plättchen',
};
