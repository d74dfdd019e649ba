import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'Tybor der Baumeister',
  line: 'Bürger, Arbeiter oder Baumeister: jede Karte wäre gern alles zugleich.',
  source: 'Regeln aus dem Spielheft; die Werte der meisten Karten und die Geheimaufträge sind rekonstruiert.',
  daily: 'Der erste Durchgang',
};
