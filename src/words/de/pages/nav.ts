import type { nav as en } from '../../en/pages/nav.ts';

export const nav: typeof en = {
  home: 'Zur Startseite',
  skip: 'Zum Inhalt springen',
  settings: 'Einstellungen',
  language: 'Sprache',
  kept: 'Behalten',
  rules: 'Regeln',
  close: 'Schließen',
  more: 'Mehr',
  help: 'Hilfe',
  statistics: 'Statistik',
  replay: 'Partie noch einmal ansehen',
  about: 'Über Kontor',
};
