import type { AboutWords } from '../../../../text/about.ts';

export const about: AboutWords = {
  title: 'The Great Split',
  line: 'Du teilst die Schätze, dein Nachbar wählt.',
  source: 'Regeln aus dem Spielheft; Karten, Leisten und Charaktere sind rekonstruiert.',
  daily: 'Die ersten zwei Runden',
};
