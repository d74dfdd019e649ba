import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Die Zünfte von London',
  line: 'Schicke deine Leute durch die Stadt und werde Meister der Zünfte.',
  source:
    'Solospiel und Promokarte aus dem Spielheft, Grundspiel nach öffentlichen Quellen; Plättchen und Karten sind rekonstruiert.',
  daily: 'Die ersten drei Runden',
};
