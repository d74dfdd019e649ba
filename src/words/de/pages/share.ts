import { kitOf } from '../../../text/kit.ts';
import type { share as en } from '../../en/pages/share.ts';

const { and, counted, plural } = kitOf('de');

export const share: typeof en = {
  invitation: (game) => `Komm und spiel mit: ${game}`,
  seatsFree: (n) =>
    n === 0 ? 'Alle Plätze sind besetzt; zusehen geht.' : `${counted(n, 'Platz ist', 'Plätze sind')} frei.`,
  seatFree: 'frei',
  playing: (names) => `${and(names)} ${plural(names.length, 'spielt', 'spielen')}`,
  stopped: 'Die Partie wurde abgebrochen',
  scores: (all) => all.join(' · '),
  score: (name, points) => `${name} ${points}`,
  pictureOf: (game) => `Der Tisch: ${game}`,
  daily: 'Die Partie des Tages',
  title: 'Teilen',
  position: 'Bild dieser Stellung',
  positionAbout: 'So, wie alle sie sehen dürfen: keine Handkarten, nichts Verdecktes.',
  ownEyes: 'So, wie du sie siehst: mit deiner eigenen Hand.',
  result: 'Ergebnis als Karte',
  save: 'Bild speichern',
  send: 'Bild teilen',
  copy: 'Bild kopieren',
  copied: 'Kopiert',
  drawing: 'Das Bild wird gezeichnet',
  failed: 'Dein Browser konnte kein Bild davon machen.',
  embed: 'Für eine Seite oder ein Blog',
  embedAbout: 'Zeigt die Partie; wer sie liest, kann zusehen, aber nicht eingreifen.',
  fileLink: 'Link zu diesem Schritt',
  fileLinkAbout: 'Die ganze Partie steckt in diesem Link: Nirgends wird etwas gespeichert.',
  fileLinkLong: 'Für einen Link ist diese Partie zu lang. Verschick stattdessen die Aufzeichnung.',
  step: (n, of) => `${n} von ${of}`,
  first: 'Zum Anfang',
  back: 'Zurück',
  on: 'Weiter',
  last: 'Zum Ende',
  open: 'In Kontor öffnen',
  gone: 'Diese Partie gibt es hier nicht.',
};
