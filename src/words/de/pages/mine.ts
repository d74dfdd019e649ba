import { kitOf } from '../../../text/kit.ts';
import type { mine as en } from '../../en/pages/mine.ts';

const { and, counted } = kitOf('de');

export const mine: typeof en = {
  title: 'Meine Partien',
  about: 'Alle deine Partien, was auf dich wartet zuerst. Jedes Bild zeigt, was du von deinem Platz aus siehst.',
  all: 'Alle meine Partien',
  shelf: 'Welche Partien',
  shelves: { running: 'Laufende', over: 'Beendete', away: 'Weggeräumte' },
  empty: {
    running: 'Gerade läuft keine Partie. Auf der Startseite stehen fünf Spiele bereit.',
    over: 'Noch ist keine Partie zu Ende.',
    away: 'Nichts ist weggeräumt. Was zu Ende ist, kannst du hier wegräumen, damit die Liste kurz bleibt.',
  },
  none: 'Keine Partie passt dazu.',
  anyGame: 'Alle Spiele',
  game: 'Welches Spiel',
  person: 'Gespielt mit',
  with: (names) => `mit ${and(names)}`,
  more: 'Mehr zeigen',
  searchOn: 'Weiter zurück suchen',
  putAway: 'Wegräumen',
  putAwayOf: (title) => `${title}: wegräumen`,
  bringBack: 'Zurückholen',
  bringBackOf: (title) => `${title}: zurückholen`,
  isAway: 'Die Partie ist weggeräumt.',
  isBack: 'Die Partie steht wieder bei den beendeten.',
  review: 'Rückblick',
  here: 'auf diesem Gerät',
  won: (points) => `Gewonnen mit ${counted(points, 'Punkt', 'Punkten')}`,
  placed: (place, of, points) => `Platz ${place} von ${of} mit ${counted(points, 'Punkt', 'Punkten')}`,
  watched: (names) => (names.length === 1 ? `${names[0]} hat gewonnen` : `${and(names)} haben gewonnen`),
  failed: 'Deine Partien ließen sich nicht holen. Versuch es gleich noch einmal.',
  waits: (title) => `${title} wartet auf dich`,
  waitMany: (n) => `${n} Partien warten auf dich`,
};
