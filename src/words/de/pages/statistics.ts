import { kitOf } from '../../../text/kit.ts';
import type { statistics as en } from '../../en/pages/statistics.ts';

const { counted, fixed } = kitOf('de');

export const statistics: typeof en = {
  title: 'Statistik',
  about: 'Deine beendeten Partien an den Tischen dieses Hauses. Niemand außer dir sieht diese Seite.',
  none: 'Hier steht noch nichts. Den Anfang macht die erste Partie, die du zu Ende spielst.',
  failed: 'Deine Partien ließen sich nicht holen. Versuche es gleich noch einmal.',
  totals: { played: 'Partien', wins: 'Gewonnen', time: 'Am Tisch', streak: 'Siege in Folge' },
  placings: 'Platzierungen',
  place: (n) => `${n}. Platz`,
  times: (n) => `${n}-mal`,
  points: 'Punkte von Partie zu Partie',
  curve: (n, average, low, high) =>
    n === 1
      ? `Eine Partie mit ${counted(high, 'Punkt', 'Punkten')}.`
      : `${n} Partien: im Schnitt ${fixed(average, 1)} Punkte, mindestens ${low}, höchstens ${high}.`,
  list: 'Alle als Tabelle',
  columns: { date: 'Datum', points: 'Punkte', place: 'Platz' },
  placed: (place, of) => `${place} von ${of}`,
  sources: 'Wofür es Punkte gab',
  aGame: (points) => `${fixed(points, 1)} je Partie`,
  favourites: 'Am liebsten',
  records: 'Bestmarken',
  mostPoints: 'Meiste Punkte',
  held: (name, date) => `${name}, ${date}`,
  counting:
    'Ein aufgegebener Platz zählt als letzter und sonst nirgends; Partien, die im Einvernehmen zurückgegangen sind, halten keine Bestmarke.',
  older: 'Zu sehen sind nur die letzten tausend Partien. In den Dateien stehen alle.',
  noneTogether: 'Zusammen wurde noch nichts gespielt.',
  circle: 'Punkte, Vorlieben und Bestmarken',
  files: 'Zum Mitnehmen',
  csv: 'Für Tabellenprogramme (CSV)',
  bgsplay: 'Für die App BG Stats',
};
